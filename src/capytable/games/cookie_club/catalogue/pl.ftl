### Kapibary Herbaciary po polsku. Argumenty jak w en.ftl.
### Imiona ($name, $other) stoją zawsze w mianowniku, a czas teraźniejszy nie zdradza płci.

cc-about = Pozbądź się kart, zachowaj ciasteczka. Dla 2–5 osób.
cc-option-first = Kto zaczyna
cc-option-cookies = Ciasteczka na start
cc-option-hand = Karty na start

## Cards and tokens

cc-animal = { $animal ->
    [anteater] mrówkojad
    [armadillo] pancernik
    [capuchin] kapucynka
    [turtle] żółw
    [sloth] leniwiec
    [tapir] tapir
    [toucan] tukan
   *[capybara] kapibara
}
cc-title = { $animal ->
    [anteater] Mrówkojad
    [armadillo] Pancernik
    [capuchin] Małpka kapucynka
    [turtle] Żółw oliwkowy
    [sloth] Leniwiec
    [tapir] Tapir
    [toucan] Tukan
    [cookies] Ciasteczka
   *[capybara] Kapibara
}
cc-card = { $animal ->
    [capybara] kapibara
   *[other] { cc-animal } { $value }
}
cc-card-a = { $animal ->
    [anteater] mrówkojada { $value }
    [armadillo] pancernika { $value }
    [capuchin] kapucynkę { $value }
    [turtle] żółwia { $value }
    [sloth] leniwca { $value }
    [tapir] tapira { $value }
    [toucan] tukana { $value }
   *[capybara] kapibarę
}
cc-token = { $token ->
    [anteater] żeton mrówkojada
    [armadillo] żeton pancernika
    [capuchin] żeton kapucynki
    [turtle] żeton żółwia
    [sloth] żeton leniwca
    [tapir] żeton tapira
    [toucan] żeton tukana
   *[cookies] żeton ciasteczek
}
cc-cookies = { $cookies ->
    [one] { $cookies } ciasteczko
    [few] { $cookies } ciasteczka
   *[many] { $cookies } ciasteczek
}
cc-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
cc-pile = { $pile ->
    [0] lewy stos
   *[1] prawy stos
}
cc-tokens = Krąg żetonów, zgodnie z ruchem wskazówek zegara
cc-others = Pozostałe osoby
cc-round = Runda { $round }

## Hostesses. Their names are the same in every language.

cc-hostess = { $hostess ->
    [0] Herbaciary
    [1] Kociary
    [2] Rośliniary
    [3] Jesieniary
   *[4] Książkary
}
cc-hostess-about = { $hostess ->
    [0] żyje herbatą
    [1] mieszka z kotami
    [2] rozmawia z roślinami
    [3] czeka na jesień
   *[4] czyta do późna
}

## What cards and tokens do

cc-effect-anteater = Wskaż kogoś: oddaje ciasteczko. Ostatnie ciasteczko jest bezpieczne.
cc-effect-armadillo = Od razu zagraj kolejną kartę. Jeśli żadna nie pasuje, dobierz jedną, a potem zagraj albo zakończ turę.
cc-effect-capuchin = Figurka idzie o jeden żeton dalej, a ten żeton działa dla ciebie.
cc-effect-turtle = Dobierz kartę, a potem odrzuć jedną z ręki, choćby kapibarę.
cc-effect-sloth = Weź imbryczek, gdziekolwiek stoi.
cc-effect-tapir = Podaj zakrytą kartę z ręki osobie po lewej.
cc-effect-toucan = Figurka idzie o dwa żetony dalej, a ten żeton działa dla ciebie.
cc-effect-capybara = Nigdy nie pasuje na stos. Podaj ją tapirem albo odrzuć żółwiem, inaczej kosztuje 7 ciasteczek.
cc-token-effect-anteater = Każdy oprócz ciebie oddaje ciasteczko. Ostatnie ciasteczka są bezpieczne.
cc-token-effect-cookies = Odkryj wierzchnią kartę i weź tyle ciasteczek, ile jest warta.
cc-effect-last = Jako twoja ostatnia karta nie działa, tylko kończy rundę.
cc-effect-wakes = Teraz byłby to { cc-token }.

## The things on the table

cc-thing-teapot = Kto ma imbryczek, może nie przyjąć karty od tapira albo nie oddać ciasteczka mrówkojadowi. Potem imbryczek wraca na środek.
cc-thing-pile = Pasuje tu karta o jeden wyższa niż ta na wierzchu. Po 5 przychodzi 1.
cc-thing-draw-pile = Talia do dobierania: { cc-cards }.
cc-thing-discard = Karty odrzucone: { cc-cards }. Wszystkie leżą odkryte.
cc-thing-bank = W banku: { cc-cookies }.
cc-thing-hand = { $name } – na ręce: { cc-cards }.
cc-thing-cookies = { $name } – w zapasie: { cc-cookies }.
cc-known = Od ciebie: { $cards }
cc-title-teapot = Imbryczek
cc-title-draw = Talia
cc-title-discard = Odrzucone
cc-title-bank = Bank
cc-teapot-with = { $who ->
    [you] Imbryczek stoi u ciebie, póki ktoś nie zagra leniwca
   *[other] Imbryczek ma { $name }
}
cc-teapot-middle = Imbryczek stoi na środku
cc-figure-on = Tu stoi figurka: { cc-token }
cc-figure-here = tu stoi figurka
cc-turn-here = myśli

## What is asked now

cc-ask-play = Zagraj kartę, która pasuje, albo dobierz.
cc-ask-play-only = Zagraj kartę, która pasuje, albo zakończ turę: nie ma już czego dobrać.
cc-ask-play-draw = Nic nie pasuje. Dobierz kartę.
cc-ask-after-draw = Zagraj kartę albo zakończ turę.
cc-ask-after-draw-end = Nic nie pasuje. Zakończ turę.
cc-ask-armadillo = Pancernik każe zagrać kolejną kartę.
cc-ask-armadillo-draw = Po pancerniku nic nie pasuje. Dobierz kartę.
cc-ask-pass = Wybierz kartę do podania. Dostaje ją { $other }.
cc-ask-discard = Wybierz kartę do odrzucenia.
cc-ask-cookie = Kto oddaje ciasteczko?
cc-ask-teapot-card = { $other } podaje ci kartę. Użyć imbryczka i wysłać ją dalej bez patrzenia?
cc-ask-teapot-cookie = { $other } chce ciasteczko. Użyć imbryczka i je zatrzymać?
cc-ask-pile = Na który stos?
cc-wait-play = { $name } zastanawia się nad kartą.
cc-wait-after-draw = { $name } ma nową kartę i myśli.
cc-wait-armadillo = { $name } może zagrać kolejną kartę.
cc-wait-pass = { $name } wybiera kartę do podania.
cc-wait-discard = { $name } wybiera kartę do odrzucenia.
cc-wait-cookie = { $name } wybiera, kto oddaje ciasteczko.
cc-wait-teapot-card = { $name } może imbryczkiem odmówić przyjęcia karty.
cc-wait-teapot-cookie = { $name } może imbryczkiem obronić ciasteczko.

## What can be done

cc-do-play = Zagraj { cc-card-a } na { cc-pile }
cc-do-draw = Dobierz kartę
cc-do-end-turn = Zakończ turę
cc-do-pass = Podaj { cc-card-a }, dostaje { $other }
cc-do-discard = Odrzuć { cc-card-a }
cc-do-cookie = Ciasteczko oddaje { $other }
cc-do-refuse = Użyj imbryczka
cc-do-accept = Zatrzymaj imbryczek
cc-do-accept-card = Weź kartę, zatrzymaj imbryczek
cc-do-accept-cookie = Oddaj ciasteczko, zatrzymaj imbryczek

## Why something cannot be done

cc-why-fits = Teraz pasuje { $first } albo { $second }.
cc-why-fits-one = Tu pasuje { $first }.
cc-fits-any = Oba stosy mają tę samą wartość: pasuje każda karta oprócz kapibary.
cc-fits-on = pasuje na: { $where }
cc-fits-not = teraz nie pasuje
cc-here = tutaj
cc-why-capybara = Kapibara nigdy nie pasuje na stos. Podaj ją albo odrzuć.
cc-why-not-yours = Teraz nie twoja kolej.
cc-why-armadillo = Po pancerniku grasz kolejną kartę, póki jakaś pasuje.
cc-why-drawn = Karta jest już dobrana. Zagraj albo zakończ turę.
cc-why-draw-first = Najpierw dobierz kartę, potem możesz zakończyć turę.
cc-why-no-draw = Nie ma już czego dobrać.
cc-why-pass = Najpierw wybierz kartę do podania.
cc-why-discard = Najpierw wybierz kartę do odrzucenia.
cc-why-cookie = Najpierw wybierz, kto oddaje ciasteczko.
cc-why-teapot = Najpierw zdecyduj o imbryczku.
cc-why-last-cookie = { $other } ma tylko jedno ciasteczko, a ostatnie jest bezpieczne.
cc-why-self = Nie bierzesz ciasteczek z własnego zapasu.

## The log

cc-log-dealt = Runda { $round }: każdy dostaje 7 kart. { $who ->
    [you] Zaczynasz.
   *[other] Zaczyna { $name }.
}
cc-log-turn = { $who ->
    [you] Twoja kolej.
   *[other] Teraz gra { $name }.
}
cc-log-played = { $who ->
    [you] Zagrywasz
   *[other] { $name } zagrywa
} { cc-card-a } na { cc-pile }.
cc-log-drew = { $who ->
    [you] Dobierasz
   *[other] { $name } dobiera
} kartę.
cc-log-drew-seen = { $who ->
    [you] Dobierasz
   *[other] { $name } dobiera
} { cc-card-a }.
cc-log-ended-turn = { $who ->
    [you] Kończysz turę.
   *[other] { $name } kończy turę.
}
cc-log-ended-turn-dry = { $who ->
    [you] Kończysz turę, bo nie ma czego dobrać.
   *[other] { $name } kończy turę, bo nie ma czego dobrać.
}
cc-log-reshuffled = Odkryte karty po tasowaniu tworzą nowy stos do dobierania: { cc-cards }.
cc-log-moved = Figurka idzie na { cc-token }.
cc-log-offered = { $who ->
    [you] Podajesz
   *[other] { $name } podaje
} zakrytą kartę. { $whom ->
    [you] Trafia do ciebie.
   *[other] Dostaje ją { $other }.
}
cc-log-offered-seen = { $who ->
    [you] Podajesz
   *[other] { $name } podaje
} zakrytą kartę: { cc-card }. { $whom ->
    [you] Trafia do ciebie.
   *[other] Dostaje ją { $other }.
}
cc-log-refused-card = { $who ->
    [you] Imbryczkiem odmawiasz przyjęcia karty.
   *[other] { $name } imbryczkiem odmawia przyjęcia karty.
} { $whom ->
    [you] Karta trafia do ciebie.
   *[other] Kartę dostaje { $other }.
}
cc-log-took = { $who ->
    [you] Bierzesz
   *[other] { $name } bierze
} podaną kartę.
cc-log-took-seen = { $who ->
    [you] Bierzesz
   *[other] { $name } bierze
} { cc-card-a }.
cc-log-discarded = { $who ->
    [you] Odrzucasz
   *[other] { $name } odrzuca
} { cc-card-a }.
cc-log-teapot = { $who ->
    [you] Bierzesz imbryczek.
   *[other] { $name } bierze imbryczek.
}
cc-log-teapot-back = Imbryczek wraca na środek.
cc-log-gave-back = { $who ->
    [you] Oddajesz
   *[other] { $name } oddaje
} { cc-cookies }.
cc-log-refused-cookie = { $who ->
    [you] Używasz imbryczka i zatrzymujesz ciasteczko.
   *[other] { $name } używa imbryczka i zatrzymuje ciasteczko.
}
cc-log-revealed = { $who ->
    [you] Odkrywasz
   *[other] { $name } odkrywa
} { cc-card-a } i { $who ->
    [you] bierzesz
   *[other] bierze
} { cc-cookies }.
cc-log-round-ended = { $who ->
    [you] Nie masz już kart. Runda { $round } się kończy.
   *[other] { $name } nie ma już kart. Runda { $round } się kończy.
}
cc-log-round-ended-nobody = Nikt nie może grać dalej. Runda { $round } się kończy i wszyscy płacą.
cc-log-counted = { $who ->
    [you] Masz { cc-card-a }. Koszt: { cc-cookies }.
   *[other] { $name } ma { cc-card-a }. Koszt: { cc-cookies }.
}
cc-log-left-over = { $who ->
    [you] Masz { cc-card-a }, ale bez dalszych kosztów.
   *[other] { $name } ma { cc-card-a }, ale bez dalszych kosztów.
}
cc-log-paid = { $who ->
    [you] Płacisz
   *[other] { $name } płaci
} { cc-cookies }.
cc-log-nobody = Mrówkojad nie znajduje nikogo, kto może oddać ciasteczko.
cc-log-game-over = Koniec przyjęcia.

## The end of a round and of the game

cc-round-title = Koniec rundy { $round }
cc-round-ended-by = { $who ->
    [you] Nie masz już kart
   *[other] { $name } nie ma już kart
}
cc-round-ended-by-nobody = Każdy ma jeszcze karty, więc każdy płaci
cc-round-gains = { $who ->
    [you] Odkrywasz { cc-card-a } i zyskujesz { cc-cookies }.
   *[other] { $name } odkrywa { cc-card-a } i zyskuje { cc-cookies }.
}
cc-round-pays = { $who ->
    [you] Płacisz { cc-cookies }
   *[other] { $name } płaci { cc-cookies }
}
cc-round-pays-all = { $who ->
    [you] Do zapłaty masz { $due }, więc oddajesz wszystko: { cc-cookies }
   *[other] { $name } ma do zapłaty { $due }, więc oddaje wszystko: { cc-cookies }
}
cc-round-why = Z każdego zwierzęcia liczy się tylko najdroższa karta.
cc-round-why-capybara = Kapibary kosztują 7 tylko raz, bez względu na to, ile ich jest.
cc-round-counts = kosztuje { $value }
cc-round-free = nic nie kosztuje
cc-round-next = { $who ->
    [you] Masz najmniej ciasteczek i zaczynasz następną rundę.
   *[other] { $name } ma najmniej ciasteczek i zaczyna następną rundę.
}
cc-round-go-on = Do następnej rundy
cc-reason-cookies-gone = Ktoś nie ma już ciasteczek.
cc-reason-turn-limit = Gra doszła do swojej największej długości.
cc-chart-title = Ciasteczka w kolejnych rundach
cc-chart-round = Runda
cc-chart-start = Start

## A guided first game

cc-guide-goal = Jesteś kapibarą i przyjmujesz gości. Pozbądź się kart przed innymi: kto jeszcze je trzyma, płaci za nie ciasteczkami. Gra kończy się, gdy ktoś nie ma już ciasteczek, a wygrywa najpełniejszy słoik.
cc-guide-piles = Spójrz na dwa odkryte stosy. Karta pasuje, gdy jest dokładnie o jeden wyższa niż ta na wierzchu, a po 5 przychodzi 1. Gdy na obu stosach leży ta sama wartość, pasuje każda karta oprócz kapibary.
cc-guide-hand = To twoje karty. Te, które wystają, można teraz zagrać. Dotknij takiej, która leży niżej, a powie, dlaczego nie.
cc-guide-play = Zagraj kartę, która wystaje.
cc-guide-draw = Gdy nic nie pasuje albo wolisz poczekać, dobierz kartę. Potem możesz zagrać albo zakończyć turę.
cc-guide-effect = Każda karta od razu coś robi. Przytrzymaj ją palcem albo najedź na nią, żeby przeczytać co.
cc-guide-circle = Kapucynka przesuwa figurkę o jeden żeton, tukan o dwa. Żeton, na którym figurka staje, działa dla osoby, która ją przesuwa.
cc-guide-teapot = Leniwiec przynosi ci imbryczek. Możesz nim raz odesłać kartę od tapira albo obronić ciasteczko przed mrówkojadem.
cc-guide-capybara = Kapibara jest warta 7 i nigdy nie pasuje. Podaj ją tapirem albo odrzuć żółwiem, zanim runda się skończy.
cc-guide-others = Teraz grają inni. Dziennik mówi, co robią, i możesz to obejrzeć jeszcze raz.
cc-guide-end = Gdy nie masz już kart, runda od razu się kończy, a ty odkrywasz kartę za ciasteczka. To wszystko. Smacznej herbaty.
