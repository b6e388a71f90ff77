### Capybara 'n' Capybara po polsku. Imię ($name) stoi zawsze w mianowniku; czas teraźniejszy nie zdradza płci.
### $who to "you", gdy mowa o osobie, która czyta. $letters to litery dyni po kolei, "arrow" dla dyni ze strzałką.

cn-about = Małpka spaceruje po twoich kapibarach i zbiera dynie. Gra od 2 do 4 osób.
cn-option-first = Kto zaczyna
cn-option-bonus = Karta premii
cn-option-bonus-random = Losowo
cn-option-bonus-pair = Para
cn-option-bonus-triplet = Trójka
cn-option-bonus-quadruplet = Czwórka
cn-option-bonus-one-type = Jeden rodzaj
cn-option-bonus-all-four = Wszystkie cztery

## Cards

cn-card = kapibara { $card }
cn-card-title = Kapibara { $card }
cn-card-about = { $card ->
    [A] Ta z yuzu na głowie. Jest ich 16.
    [B] Ta w kąpieli. Jest ich 16.
    [C] Ta w szaliku. Jest ich 16.
    [D] Ta, która śpi. Jest ich 16.
   *[E] Ta mała, w wianku z liści. Rzadka: jest ich 6.
}
cn-cards = { $cards ->
    [one] { $cards } kapibara
    [few] { $cards } kapibary
   *[many] { $cards } kapibar
}
cn-steps = { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
}
cn-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
cn-pumpkins = { $pumpkins ->
    [one] { $pumpkins } dynia
    [few] { $pumpkins } dynie
   *[many] { $pumpkins } dyń
}
cn-pumpkin = { $letters ->
    [arrow] dynia za { cn-steps }
   *[other] dynia { $letters }
}
cn-pumpkin-title = { $letters ->
    [arrow] Dynia: { cn-steps }
   *[other] Dynia: { $letters }
}
cn-pumpkin-letters = Przejdź po tych kapibarach, w dowolnej kolejności. Z litery można zrezygnować za trzy dalsze karty.
cn-pumpkin-arrow = Trzeba przejść dokładnie { cn-steps }. Z niczego nie można zrezygnować.
cn-pumpkin-hand = Twoja tajna dynia. Gdy ją zdobędziesz, małpka dorośnie; na ręce na koniec nic nie daje.
cn-pumpkin-of-hand = na ręce

## The bonus card

cn-bonus = { $bonus ->
    [pair] Para
    [triplet] Trójka
    [quadruplet] Czwórka
    [one-type] Jeden rodzaj
   *[all-four] Wszystkie cztery
}
cn-bonus-about = { $bonus ->
    [pair] 1 punkt za każdy ciąg dokładnie 2 jednakowych kapibar. Dłuższy ciąg nic nie daje.
    [triplet] 2 punkty za każdy ciąg dokładnie 3 jednakowych kapibar. Dłuższy ciąg nic nie daje.
    [quadruplet] 3 punkty za każdy ciąg dokładnie 4 jednakowych kapibar. Dłuższy ciąg nic nie daje.
    [one-type] 1 punkt za każdą kapibarę z twojej najczęstszej litery od A do D.
   *[all-four] 2 punkty za każdy zestaw A, B, C i D, gdziekolwiek stoją.
}
cn-bonus-short = { $bonus ->
    [pair] 1 za równo 2 obok siebie
    [triplet] 2 za równo 3 obok siebie
    [quadruplet] 3 za równo 4 obok siebie
    [one-type] 1 za każdą najczęstszej litery
   *[all-four] 2 za każdy zestaw A B C D
}
cn-bonus-title = Premia: { cn-bonus }
cn-bonus-now = Premia teraz: { cn-points }. Karty, które się liczą, są zaznaczone.
cn-bonus-becomes = Premia: { $before }, potem { $after }.

## The table

cn-others = Pozostałe osoby
cn-display = Do wzięcia
cn-capybaras = Kapibary
cn-pumpkins-open = Dynie
cn-deck = { $cards ->
    [one] { $cards } karta w talii
    [few] { $cards } karty w talii
   *[many] { $cards } kart w talii
}
cn-deck-about = W talii: { $counts }.
cn-discards-about = Odrzucone: { $counts }. Gdy talia się skończy, będą potasowane.
cn-nothing = nic
cn-line-of = { $name }: { $line }
cn-line = { $before }, małpka, { $after }
cn-line-taken = wzięte, jeszcze poza szeregiem: { $letters }
cn-line-own = Twój szereg
cn-line-front = przód
cn-line-empty = brak kart
cn-monkey = Małpka
cn-monkey-at = { $steps ->
    [0] na swoim miejscu
    [one] { $steps } krok naprzód
    [few] { $steps } kroki naprzód
   *[many] { $steps } kroków naprzód
}
cn-monkey-brings = { cn-monkey-at }: najwyżej { cn-cards }
cn-monkey-scores = zdobywa: { $pumpkins }
cn-monkey-grown = Dorosła małpka cofa się o 4 kroki.
cn-monkey-young = Mała małpka cofa się o 3 kroki. Dorośnie, gdy zdobędziesz dynię z ręki albo trzecią dynię.
cn-block = Nowe kapibary
cn-block-at = { $left ->
    [front] na samym przodzie
   *[other] za { $left }
}, { $right ->
    [end] na samym końcu
   *[other] przed { $right }
}
cn-block-slot = jeszcze do wyboru
cn-block-card = { $card }, wśród nowych numer { $number }
cn-seat-label = { $name }: { cn-points }, { cn-pumpkins } z 5, premia { $bonus }
cn-seat-hand = Na ręce od początku: { cn-pumpkin }, { cn-points }.
cn-seat-scored = Zdobyte: { $list }.
cn-turn-here = teraz gra
cn-start-player = zaczyna każdą rundę

## The countdown

cn-countdown = { $turns ->
    [one] Ostatnia tura gry
    [few] Jeszcze { $turns } tury
   *[many] Jeszcze { $turns } tur
}
cn-countdown-mine = { $mine ->
    [0] Nie masz już tury.
    [one] Masz jeszcze jedną turę.
    [few] Masz jeszcze { $mine } tury.
   *[many] Masz jeszcze { $mine } tur.
}
cn-countdown-about = Nadszedł koniec. Gra toczy się do ostatniej osoby w rundzie, a potem każdy ma jeszcze jedną turę.

## What is asked now

cn-ask-draft-card = Weź kapibarę do swojego szeregu.
cn-ask-draft-gap = Postaw ją w dowolnym miejscu: przeciągnij, dotknij przerwy albo użyj strzałek.
cn-ask-draft-pumpkin = Wybierz dynię na rękę. Możesz ją później zdobyć; na ręce na koniec nic nie daje.
cn-ask-turn = Poprowadź małpkę naprzód: dotknij przerwy, przeciągnij ją albo użyj strzałek.
cn-ask-turn-back = Małpka stoi na samym przodzie. Cofnij ją.
cn-ask-turn-walk = { cn-steps }: co wybierasz?
cn-ask-stop = Jak daleko ma pójść małpka? Chodzi o to: { cn-pumpkin }.
cn-ask-card = { $left ->
    [one] Wybierz { $left } kapibarę.
    [few] Wybierz { $left } kapibary w kolejności, w jakiej mają stać.
   *[many] Wybierz { $left } kapibar w kolejności, w jakiej mają stać.
}
cn-ask-gap = Postaw je w jednej przerwie za małpką: przeciągnij, dotknij przerwy albo użyj strzałek.
cn-wait-draft-card = { $name } wybiera kapibarę.
cn-wait-draft-gap = { $name } szuka jej miejsca.
cn-wait-draft-pumpkin = { $name } wybiera dynię.
cn-wait-turn = { $name } się namyśla.
cn-wait-stop = { $name } wybiera, jak daleko iść.
cn-wait-card = { $name } wybiera kapibary.
cn-wait-gap = { $name } szuka im miejsca.

## What can be done

cn-do-refresh = Odśwież kapibary
cn-do-back = Cofnij małpkę
cn-do-back-steps = Cofnij o { cn-steps }
cn-do-pass = Pasuj
cn-do-gain = Przejdź { cn-steps } i weź { $gain ->
    [one] { $gain } kapibarę
    [few] { $gain } kapibary
   *[many] { $gain } kapibar
}
cn-do-gain-now = Weź { $gain }
cn-do-pumpkin = { $letters ->
    [arrow] Zdobądź to: { cn-pumpkin }
   *[other] Zdobądź to: { cn-pumpkin }
}
cn-do-score = Zdobądź { $letters ->
    [arrow] { cn-steps }
   *[other] { $letters }
}, { cn-points }
cn-do-score-forgo = Zdobądź { $letters }, { cn-points }, rezygnując z { $forgone ->
    [one] { $forgone } litery
    [few] { $forgone } liter
   *[many] { $forgone } liter
}
cn-do-forgo = { $letters ->
    [0] Nie rezygnuj z niczego
    [one] Zrezygnuj z { $letters } litery
    [few] Zrezygnuj z { $letters } liter
   *[many] Zrezygnuj z { $letters } liter
}
cn-do-forgo-steps = { $letters ->
    [0] Nie rezygnuj z niczego
    [one] Zrezygnuj z { $letters } litery
    [few] Zrezygnuj z { $letters } liter
   *[many] Zrezygnuj z { $letters } liter
}: { cn-steps }
cn-do-take = Weź: { cn-card }
cn-do-gap = Postaw w przerwie { $at }
cn-do-place = Postaw je tutaj
cn-do-place-one = Postaw ją tutaj
cn-do-put-back = Odłóż jedną
cn-do-return = Małpka na swoje miejsce
cn-help-refresh = Wszystkie odkryte kapibary się odrzuca i wykłada nowe. Tego nie można cofnąć.
cn-help-back = Powrót robi miejsce na następny spacer.
cn-help-gain = Kapibary stają za małpką, razem, w dowolnej kolejności.
cn-help-forgo = Każda litera, z której rezygnujesz, kosztuje trzy dalsze kroki.

## Why something cannot be done

cn-why-not-yours = To nie twoja kolej.
cn-why-first = Najpierw odpowiedz na pytanie.
cn-why-gain = { $gain ->
    [one] Jedna kapibara kosztuje 1 krok.
    [2] Dwie kapibary kosztują 3 kroki.
    [few] Trzy kapibary kosztują 5 kroków.
   *[many] Trzy kapibary kosztują 5 kroków.
}
cn-why-few = Nie leży tyle odkrytych kapibar.
cn-why-full = Wystarczy. Najpierw odłóż jedną.
cn-why-refreshed = Odświeżenie już było albo nie ma czego wyłożyć.
cn-why-back = Małpka stoi na końcu szeregu.
cn-why-behind = Karty stają za małpką.
cn-fate-here = { $forgone ->
    [0] Tutaj możesz ją zdobyć.
    [one] Tutaj możesz ją zdobyć, rezygnując z jednej litery.
    [few] Tutaj możesz ją zdobyć, rezygnując z { $forgone } liter.
   *[many] Tutaj możesz ją zdobyć, rezygnując z { $forgone } liter.
}
cn-fate-elsewhere = Możesz ją zdobyć za { $stops }.
cn-fate-stop = { cn-steps }
cn-fate-stop-forgone = { $forgone ->
    [one] { cn-steps } (bez jednej litery)
    [few] { cn-steps } (bez { $forgone } liter)
   *[many] { cn-steps } (bez { $forgone } liter)
}
cn-fate-out = Jeszcze nie: trzeba przejść { cn-steps }, a przed małpką { $have ->
    [0] nie ma kart.
    [one] jest jedna karta.
    [few] są { $have } karty.
   *[many] jest { $have } kart.
}
cn-fate-missing = Przed małpką brakuje: { $missing }; zamiast każdej trzy kroki.
cn-fate-short-here = zdobądź
cn-fate-short-out = jeszcze nie

## The log

cn-log-dealt = Kapibary stają w szeregach. Wszyscy biorą po kapibarze i dyni, a potem { $who ->
    [you] zaczynasz.
   *[other] zaczyna { $name }.
}
cn-log-took-pumpkin = { $who ->
    [you] Na twoją rękę trafia
   *[other] { $name }: na rękę trafia
} { cn-pumpkin }.
cn-log-refreshed = { $who ->
    [you] Odświeżasz
   *[other] { $name } odświeża
} kapibary.
cn-log-walked = { $who ->
    [you] Twoja małpka robi { cn-steps }.
   *[other] { $name }: małpka robi { cn-steps }.
}
cn-log-took = { $who ->
    [you] Bierzesz
   *[other] { $name } bierze
} kapibarę { $card }.
cn-log-inserted = { $who ->
    [you] W twoim szeregu
   *[other] { $name }: w szeregu
} { $cards ->
    [one] staje { $cards } kapibara
    [few] stają { $cards } kapibary
   *[many] staje { $cards } kapibar
}, { $at ->
    [0] na samym przodzie.
    [one] za pierwszą kartą.
    [few] za { $at } kartami.
   *[many] za { $at } kartami.
}
cn-log-scored = { $who ->
    [you] Zdobywasz:
   *[other] { $name } zdobywa:
} { cn-pumpkin }, { cn-points }.
cn-log-forgone = { $who ->
    [you] Rezygnujesz
   *[other] { $name } rezygnuje
} z { $letters ->
    [one] jednej litery.
    [few] { $letters } liter.
   *[many] { $letters } liter.
}
cn-log-grew = { $who ->
    [you] Twoja małpka dorasta.
   *[other] { $name }: małpka dorasta.
}
cn-log-back = { $who ->
    [you] Twoja małpka cofa się o { cn-steps }.
   *[other] { $name }: małpka cofa się o { cn-steps }.
}
cn-log-passed = { $who ->
    [you] Pasujesz.
   *[other] { $name } pasuje.
}
cn-log-reshuffled = Odrzucone karty tworzą nową talię: { cn-cards }.
cn-log-last-round = { $who ->
    [you] To twoja tura sprowadza koniec.
   *[other] { $name } sprowadza koniec.
} { $turns ->
    [one] Jeszcze jedna tura.
    [few] Jeszcze { $turns } tury.
   *[many] Jeszcze { $turns } tur.
}
cn-log-game-over = Małpki odpoczywają.

## The end

cn-reason-running = Gra trwa.
cn-reason-pumpkins = Ktoś ma pięć dyń.
cn-reason-no-capybaras = Zabrakło kapibar.
cn-chart-title = Punkty w kolejnych rundach
cn-chart-round = Runda
cn-chart-start = Start
cn-end-tie = Punktów jest po równo: decyduje najmniej kart za małpką.
cn-end-behind = { $cards ->
    [one] { $cards } karta za małpką
    [few] { $cards } karty za małpką
   *[many] { $cards } kart za małpką
}
cn-end-hand = Została na ręce i nic nie daje: { cn-pumpkin }
cn-end-none = Ani jednej dyni
cn-end-sum = { $pumpkins } za dynie i { $bonus } za premię

## Keys

cn-keys-walk = Spacer małpki albo miejsce nowych kapibar
cn-keys-gain = Weź tyle kapibar
cn-keys-take = Weź kapibarę albo dynię, która leży na tym miejscu
cn-keys-pumpkin = Do następnej dyni, którą można zdobyć
cn-keys-enter = Zdobądź dynię albo postaw kapibary tutaj
cn-keys-order = Zmień kolejność nowych kapibar, gdy jedna z nich jest zaznaczona
cn-keys-put-back = Odłóż ostatnią
cn-keys-back = Cofnij małpkę
cn-keys-refresh = Odśwież kapibary
cn-keys-others = Do szeregów innych osób

## The guided first game

cn-guide-goal = Twoje kapibary stoją w szeregu, a po ich grzbietach spaceruje małpka. Wygrywa osoba z największą liczbą punktów.
cn-guide-draft = Najpierw każdy bierze jedną kapibarę i jedną dynię, a zaczyna ostatnia osoba. Postaw kapibarę, gdzie chcesz; jednakowe obok siebie mogą dać premię.
cn-guide-line = To twój szereg. Karty na lewo od małpki są przed nią; naprzód znaczy w lewo. Dotknij przerwy albo przeciągnij małpkę, a zobaczysz, co daje taki spacer.
cn-guide-gain = 1, 3 albo 5 kroków daje 1, 2 albo 3 kapibary. Bierze się je stąd, a stają w szeregu za małpką.
cn-guide-pumpkins = Dynia żąda liter: przejdź po tych kapibarach i jest twoja. Litera, której brakuje, kosztuje trzy dalsze kroki. Strzałka żąda dokładnej liczby kroków.
cn-guide-play = Twoja tura. Spróbuj spaceru, a potem wybierz, co ma dać.
cn-guide-back = Z samego przodu nie ma dokąd iść. Cofnij małpkę o 3 kroki; dorosła cofa się o 4.
cn-guide-bonus = Karta premii liczy się na koniec dla wszystkich. Karty, które się liczą, są podkreślone.
cn-guide-others = Tu widać szeregi innych osób, ich dynie i punkty.
cn-guide-end = Koniec nadchodzi, gdy ktoś ma pięć dyń albo gdy zabraknie kapibar. Przyjemnego spaceru.
