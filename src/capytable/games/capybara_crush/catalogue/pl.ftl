### Capybara Crush po polsku. Imię ($name) stoi zawsze w mianowniku; czas teraźniejszy nie zdradza płci.
### $who to "you", gdy mowa o osobie, która czyta.
### Karta to $critters (od góry, tak jak się je czyta), $background i $number; miejsca ($place, $to) liczy się od lewej.

cr-about = Układaj zwierzaki na kapibarach i buduj łańcuchy. Gra od 2 do 4 osób, w pojedynkę przeciw chytrej AI albo w większym gronie.
cr-option-first = Kto zaczyna
cr-option-drawing = Moc dobierania
cr-option-drawing-random = Losowo
cr-option-drawing-sweep = Zmiotka
cr-option-drawing-chance = Los
cr-option-drawing-hope = Nadzieja
cr-option-drawing-sprint = Sprint
cr-option-adjustment = Moc poprawek
cr-option-adjustment-random = Losowo
cr-option-adjustment-flip = Obrót
cr-option-adjustment-somersault = Fikołek
cr-option-adjustment-trade = Zamiana
cr-option-adjustment-release = Uwolnienie
cr-option-movement = Moc ruchu
cr-option-movement-random = Losowo
cr-option-movement-shift = Przesuw
cr-option-movement-leap = Skok
cr-option-movement-march = Marsz
cr-option-goals = Ulubieńcy
cr-option-goals-open = Jawni
cr-option-goals-hidden = Ukryci do końca
cr-option-capys = Najdłuższe stado
cr-option-capys-8 = 8 kapibar
cr-option-capys-higher = 12 kapibar na 2 osoby, 10 na 3

## Cards and counts

cr-critter = { $critter ->
    [goat] koza
    [monkey] małpka
    [turtle] żółw
    [bird] ptak
   *[yuzu] yuzu
}
cr-background = { $background ->
    [pink] różowy ogród
    [green] zielone źródła
   *[yellow] żółta plaża
}
cr-card = { $critters } { $background ->
    [pink] w różowym ogrodzie
    [green] u zielonych źródeł
   *[yellow] na żółtej plaży
}, numer { $number }
cr-stars = { $stars ->
    [one] { $stars } gwiazdka
    [few] { $stars } gwiazdki
   *[many] { $stars } gwiazdek
}
cr-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}

## Powers

cr-power = { $power ->
    [sweep] Zmiotka
    [chance] Los
    [hope] Nadzieja
    [sprint] Sprint
    [flip] Obrót
    [somersault] Fikołek
    [trade] Zamiana
    [release] Uwolnienie
    [shift] Przesuw
    [leap] Skok
   *[march] Marsz
}
cr-power-category = { $power ->
    [sweep] dobieranie
    [chance] dobieranie
    [hope] dobieranie
    [sprint] dobieranie
    [flip] poprawki
    [somersault] poprawki
    [trade] poprawki
    [release] poprawki
   *[other] ruch
}
cr-power-about = { $power ->
    [sweep] Cała rzeka trafia pod talię i wykłada się pięć nowych kart.
    [chance] Dobierz wierzchnią kartę talii, a potem odłóż kartę z ręki pod talię.
    [hope] Dobierz wierzchnią kartę talii i od razu zagraj ją jako zwierzaki.
    [sprint] Dobierz jeszcze jedną kartę, a potem zagraj jeszcze jedną.
    [flip] Obróć jedną ze swoich kart do góry nogami: zwierzaki z góry i z dołu zamienią się miejscami.
    [somersault] Obróć do góry nogami dowolnie wiele swoich kart.
    [trade] Dwie twoje karty zwierzaków zamieniają się kapibarami.
    [release] Odłóż jedną ze swoich kart zwierzaków pod talię, a potem zagraj kartę.
    [shift] Przesuń jedną ze swoich kart o rząd w górę albo w dół.
    [leap] Przestaw jedną kapibarę, z tym, co niesie, w dowolne inne miejsce szeregu.
   *[march] Przestaw dwie kapibary, jedną po drugiej, w dowolne inne miejsca szeregu.
}
cr-power-about-draft = { $power ->
    [sprint] Odłóż kartę z ręki do zapasu, a potem zagraj jeszcze jedną.
    [release] Weź jedną ze swoich kart zwierzaków z powrotem na rękę, a potem zagraj kartę.
   *[other] { cr-power-about }
}
cr-power-card = { cr-power-category }: { cr-power-about }
cr-favourite-card = Twój ulubieniec: { cr-critter }
cr-capy-card = Kapibara

## What is asked now

cr-ask-draw = Dobierz kartę: jedną z rzeki albo wierzchnią z talii.
cr-ask-draw-solo = Weź kartę z rzeki. Zaznaczone jest, co potem weźmie AI.
cr-ask-draw-again = Dobierz jeszcze jedną kartę, z rzeki albo z talii.
cr-ask-card = Zagraj kartę: { $where ->
    [on] na pustą kapibarę.
    [new] zakrytą, jako nową kapibarę.
   *[both] na pustą kapibarę albo zakrytą, jako nową kapibarę.
}
cr-ask-place = Połóż ją na pustej kapibarze albo zakrytą na końcu szeregu.
cr-ask-on = Połóż ją na pustej kapibarze.
cr-ask-discard = Odłóż kartę z ręki pod talię.
cr-ask-refill = Użyj mocy albo idź dalej: rzeka się uzupełni.
cr-ask-solo-on = Użyj mocy albo pozwól rzece się uzupełnić.
cr-ask-end = Użyj mocy albo zakończ turę.
cr-ask-pick = { $power ->
    [flip] Którą kartę obrócić do góry nogami?
    [somersault] { $marked ->
        [0] Które karty obrócić do góry nogami?
       *[other] Jeszcze jedną czy wystarczy?
    }
    [trade] Które karty mają się zamienić kapibarami? Wybierz pierwszą.
    [release] Którą kartę zdjąć?
    [shift] Którą kartę przesunąć o rząd?
    [march] { $moves ->
        [2] Którą kapibarę przestawić najpierw?
       *[other] Którą kapibarę przestawić teraz?
    }
   *[leap] Którą kapibarę przestawić?
}
cr-ask-second = Wybierz drugą kartę.
cr-ask-target = Na które miejsce?
cr-ask-rows = W górę czy w dół?
cr-ask-reserve = Odłóż kartę z ręki do zapasu.
cr-ask-reserved = Ta karta zostaje z tobą. Potwierdź, że to już.
cr-ask-draft = Zagraj kartę z ręki albo z zapasu.
cr-ask-ready = Potwierdź gotowość albo użyj jeszcze mocy.
cr-wait = { $name } się namyśla.
cr-wait-all = { $count ->
    [one] Czekamy jeszcze na jedną osobę.
    [few] Czekamy jeszcze na { $count } osoby.
   *[many] Czekamy jeszcze na { $count } osób.
}

## What can be done

cr-do-river = Weź kartę z rzeki, miejsce { $place }
cr-do-deck = Dobierz z talii
cr-do-play = Zagraj: { cr-card }
cr-do-on = Połóż na kapibarze { $place }
cr-do-capy = Połóż zakrytą: nowa kapibara na { $end ->
    [left] lewym
   *[right] prawym
} końcu
cr-do-power = Użyj mocy: { cr-power }
cr-do-pick = Wybierz kapibarę { $place }
cr-do-up = Rząd w górę
cr-do-down = Rząd w dół
cr-do-to = Przestaw na miejsce { $place }
cr-do-done = Wystarczy
cr-do-discard = Odłóż pod talię: { cr-card }
cr-do-play-reserved = Zagraj z zapasu: { cr-card }
cr-do-reserve = Odłóż do zapasu: { cr-card }
cr-do-refill = Dalej, do rzeki
cr-do-end-turn = Zakończ turę
cr-help-capy = Z nową kapibarą wraca zużyta gwiazdka.
cr-help-refill = Na razie bez mocy; rzeka się uzupełnia.
cr-help-letters = Karta to numer, zwierzaki od góry (G koza, M małpka, T żółw, B ptak, Y yuzu) i tło (p różowy ogród, g zielone źródła, y żółta plaża). Gwiazdki to *.
cr-help-end-turn = Zaczyna się tura następnej osoby.

## Why something cannot be done

cr-why-not-yours = To nie twoja kolej.
cr-why-first = Najpierw odpowiedz na pytanie.
cr-why-river-only = W pojedynkę bierze się kartę z rzeki.
cr-why-empty = Nie leży tam żadna karta.
cr-why-drawn = Karta jest już dobrana.
cr-why-draw-first = Najpierw dobierz kartę.
cr-why-most = W szeregu nie ma miejsca na kolejną kapibarę.
cr-why-taken = Ta kapibara niesie już kartę.
cr-why-choose-card = Najpierw wybierz kartę z ręki.
cr-why-after-ai = Najpierw karty bierze AI.
cr-why-stars = Koszt: { $stars ->
    [one] { $stars } gwiazdka
    [few] { $stars } gwiazdki
   *[many] { $stars } gwiazdek
}; { $have ->
    [0] nie masz żadnej.
    [one] masz jedną.
    [few] masz { $have }.
   *[many] masz { $have }.
}
cr-why-needs-deck = Potrzebna jest karta w talii i coś, co można z nią zrobić.
cr-why-needs-room = Potrzebna jest karta do dobrania i miejsce w szeregu.
cr-why-needs-critters = Potrzebna jest karta na kapibarze.
cr-why-needs-two = Potrzebne są karty na dwóch kapibarach.
cr-why-needs-card = Potrzebna jest karta na kapibarze i karta na ręce, którą potem zagrasz.
cr-why-needs-capys = Potrzebne są dwie kapibary.

## The same in a word or two, on a power
cr-not-not-yours = Nie twoja kolej
cr-not-first = Nie teraz
cr-not-after-ai = Po ruchu AI
cr-not-stars = Za mało gwiazdek
cr-not-needs-deck = Brak karty
cr-not-needs-room = Brak karty lub miejsca
cr-not-needs-critters = Trzeba zagranej karty
cr-not-needs-two = Trzeba dwóch kart
cr-not-needs-card = Za mało kart
cr-not-needs-capys = Trzeba dwóch kapibar

## A place of the line, as it is read

cr-capy = kapibara { $place }
cr-capy-empty = pusta
cr-flipped = do góry nogami
cr-shifted = o rząd { $way ->
    [up] wyżej
   *[down] niżej
}
cr-would = tutaj { cr-points }

## The log

cr-log-dealt = Rzeka się wypełnia. { $who ->
    [you] Zaczynasz.
   *[other] Zaczyna { $name }.
}
cr-log-dealt-alone = Kapibary stają w szeregu, a AI zaciera ręce.
cr-log-took = { $who ->
    [you] Bierzesz
   *[other] { $name } bierze
} z rzeki: { cr-card }.
cr-log-drew = { $who ->
    [you] Dobierasz
   *[other] { $name } dobiera
} kartę z talii.
cr-log-drew-seen = { $who ->
    [you] Dobierasz
   *[other] { $name } dobiera
} z talii: { cr-card }.
cr-log-capy = { $who ->
    [you] Zagrywasz
   *[other] { $name } zagrywa
} zakrytą kartę: to nowa kapibara.
cr-log-capy-seen = { $who ->
    [you] Zagrywasz
   *[other] { $name } zagrywa
} zakrytą kartę jako nową kapibarę: { cr-card }.
cr-log-critters = { $who ->
    [you] Zagrywasz
   *[other] { $name } zagrywa
} na kapibarę { $place }: { cr-card }.
cr-log-star-back = { $who ->
    [you] Wraca do ciebie gwiazdka.
   *[other] { $name }: wraca gwiazdka.
}
cr-log-power = { $who ->
    [you] Używasz mocy
   *[other] { $name } używa mocy
} { cr-power }, koszt: { cr-stars }.
cr-log-flipped = { $who ->
    [you] Obracasz
   *[other] { $name } obraca
} do góry nogami kartę { $place }.
cr-log-shifted = { $who ->
    [you] Przesuwasz
   *[other] { $name } przesuwa
} kartę { $place } o rząd { $way ->
    [up] w górę.
   *[down] w dół.
}
cr-log-moved = { $who ->
    [you] Przestawiasz
   *[other] { $name } przestawia
} kapibarę { $place } na miejsce { $to }.
cr-log-traded = { $who ->
    [you] Zamieniasz
   *[other] { $name } zamienia
} miejscami karty { $place } i { $to }.
cr-log-removed = { $who ->
    [you] Zdejmujesz
   *[other] { $name } zdejmuje
} z kapibary: { cr-card }.
cr-log-discarded = { $who ->
    [you] Odkładasz
   *[other] { $name } odkłada
} kartę pod talię.
cr-log-discarded-seen = { $who ->
    [you] Odkładasz
   *[other] { $name } odkłada
} pod talię: { cr-card }.
cr-log-swept = Rzeka trafia pod talię.
cr-log-ai-took = AI bierze, { cr-points }: { cr-card }.
cr-log-scored = Liczenie { $scoring } z 3: twoje łańcuchy dają { cr-points }.
cr-log-game-over = Stada odpoczywają.
cr-log-shown = { $round ->
    [0] Zapasy leżą odkryte.
   *[other] Runda { $round }: wszystko się odkrywa.
}
cr-log-reserved = { $who ->
    [you] Odkładasz
   *[other] { $name } odkłada
} kartę do zapasu.
cr-log-reserved-seen = { $who ->
    [you] Odkładasz
   *[other] { $name } odkłada
} do zapasu: { cr-card }.
cr-log-from-reserve = { $who ->
    [you] Zagrywasz
   *[other] { $name } zagrywa
} kartę z zapasu.
cr-log-from-reserve-seen = { $who ->
    [you] Zagrywasz
   *[other] { $name } zagrywa
} z zapasu: { cr-card }.

## The end

cr-reason-running = Gra trwa.
cr-reason-herd-full = Czyjeś stado jest pełne.
cr-reason-cards-gone = Zabrakło kart.
cr-reason-saved = Zwierzaki są uratowane.
cr-reason-lost = AI ma więcej punktów albo tyle samo.

## The table

cr-others = Pozostałe osoby
cr-others-rest = Osoby siedzące dalej
cr-turn-here = teraz gra
cr-ready = gotowe
cr-gets = dostaje twoją rękę
cr-gives = daje ci rękę
cr-gets-short = od ciebie
cr-gives-short = do ciebie
cr-river = Rzeka
cr-river-card = Rzeka, { $place }: { $card }
cr-deck = { $cards ->
    [one] { $cards } karta w talii
    [few] { $cards } karty w talii
    [many] { $cards } kart w talii
   *[other] { $cards } karty w talii
}
cr-deck-about = Stąd dobiera się to, czego nikt nie zna.
cr-deck-about-solo = Z talii dobierają tylko moce. Pod nią trafia to, co bierze AI.
cr-under = Pod spodem leżą, od najbliższej: { $cards }.
cr-unknown = nieznana karta
cr-number = numer { $number }
cr-card-title = Karta { $number }
cr-powers = Moce
cr-power-now = Można teraz
cr-power-using = W użyciu
cr-cost = { $stars ->
    [one] kosztuje { $stars } gwiazdkę
    [few] kosztuje { $stars } gwiazdki
    [many] kosztuje { $stars } gwiazdek
   *[other] kosztuje { $stars } gwiazdki
}
cr-line-own = Twoje stado
cr-end = { $side ->
    [left] Nowa kapibara na lewym końcu
   *[right] Nowa kapibara na prawym końcu
}
cr-end-about = Karta zagrana zakryta to nowa kapibara. Wraz z nią wraca wydana gwiazdka.
cr-capy-below = Znasz kartę pod spodem.
cr-below = Zakryta pod spodem: { $card }
cr-capy-empty-about = Pusta kapibara: czeka na zwierzaki.
cr-reserve = Zapas
cr-reserve-empty = Zapas jest pusty
cr-hand-empty = Brak kart na ręce
cr-hand-size = { $cards ->
    [0] brak kart na ręce
    [one] { $cards } karta na ręce
    [few] { $cards } karty na ręce
    [many] { $cards } kart na ręce
   *[other] { $cards } karty na ręce
}
cr-favourite = Ulubieniec: { cr-critter }
cr-favourite-hidden = Ulubieniec jest tajny do końca
cr-known = Znane na ręce: { $cards }
cr-known-title = Karty, które znasz na tej ręce
cr-herd-of = { $name }: stado
cr-seat-label = { $name }: { cr-points }, kapibary ze zwierzakami: { $filled } z { $capys }
cr-round = Runda { $round }

## The score

cr-category = { $category ->
    [goat] Kozy
    [monkey] Małpki
    [turtle] Żółwie
    [bird] Ptaki
    [yuzu] Yuzu
    [pink] Różowy ogród
    [green] Zielone źródła
    [yellow] Żółta plaża
    [favourite] Ulubieniec
   *[stars] Gwiazdki
}
cr-score-of = Punkty: { $name }
cr-score = { cr-category }: { $short ->
    [0] { cr-points }
   *[other] łańcuch { $short }, za krótki, by się liczyć
}
cr-chain = Najdłuższy łańcuch teraz: { $length }. Każda jego karta to punkt.
cr-chain-of = { cr-category } { $length }
cr-chain-solo = W pojedynkę łańcuchy z jednej lub dwóch kart nic nie dają.
cr-category-about-favourite = Punkt za każdą kartę z ulubieńcem.
cr-category-about-stars = Punkt za każdą niewydaną gwiazdkę.
cr-grown = { cr-category }: łańcuch { $length }
cr-becomes = { cr-category } { $before } → { $after }

## Solo

cr-ai = AI
cr-ai-name = AI
cr-ai-about = Bierze dwie karty obok luki, którą zostawiasz, albo te na końcach, i dostaje punkt za każdego ulubieńca na nich.
cr-ai-likes = lubi: { $critters }
cr-ai-would = AI bierze { $cards }: { cr-points }
cr-scorings = Trzy liczenia
cr-scoring = Liczenie { $scoring }:
cr-dangers = Niebezpieczeństwa
cr-danger = { $danger ->
    [caiman] kajmany
    [hippo] hipopotamy
    [pelican] pelikany
   *[shark] rekiny
}
cr-danger-passed = za nami
cr-danger-ahead = za nami przy: { cr-points }
cr-do-go-on = Do następnej tury
cr-help-go-on = Rzeka się uzupełnia. Przy pięciu kartach na kapibarach łańcuchy są liczone.
cr-do-ready = Gotowe

## The end of the game

cr-end-saved = Wszystkie wracają do domu
cr-end-lost = Tym razem górą jest AI
cr-end-winners = Wygrywają: { $names }
cr-end-solo = { $points } do { $ai }
cr-end-passed = za nami
cr-end-missed = trzymają się z daleka
cr-end-struck = zbyt blisko
cr-end-tie = Równo punktów: decyduje najwyższy numer karty w stadzie.
cr-story-all = Obok kajmanów, obok hipopotamów, obok pelikanów, obok rekinów: całe stado paruje w gorącym źródle, a pośrodku pływa yuzu.
cr-story-saved = AI gubi się w rachunkach, a stado wymyka się bokiem. Gdzieś dalej zostały { $dangers }, ale nikomu ich nie brakuje.
cr-story-lost = AI lepiej zna drogę. Zbyt blisko są { $dangers }, więc stado zawraca na herbatę. Jutro będzie nowa rzeka.
cr-chart-title = Punkty w ciągu gry
cr-chart-turn = Tura
cr-chart-round = Runda
cr-chart-scoring = Liczenie
cr-chart-start = Start

## Keys

cr-keys-river = Weź kartę z rzeki
cr-keys-deck = Dobierz z talii
cr-keys-hand = Do następnej karty na ręce
cr-keys-line = Do stada i wzdłuż niego
cr-keys-ends = Zagraj jako nową kapibarę na lewym lub prawym końcu
cr-keys-rows = Przesuń kartę w górę lub w dół; na karcie podświetl jej łańcuchy
cr-keys-powers = Użyj pierwszej, drugiej lub trzeciej mocy
cr-keys-next = Dalej: uzupełnij, zakończ turę, gotowe
cr-keys-score = Do twoich punktów
cr-keys-others = Do pozostałych osób

## The guided first game

cr-guide-goal = To twoje kapibary. Układaj na nich zwierzaki: u sąsiadek ten sam zwierzak, najwyżej o rząd wyżej lub niżej, tworzy łańcuch.
cr-guide-chains = Najdłuższy łańcuch każdego zwierzaka i każdego tła daje punkt za kartę. Wskaż zwierzaka albo tło, a łańcuch się zaświeci.
cr-guide-draw = Tura ma dwa kroki. Najpierw dobierz kartę: z odkrytej rzeki albo z wierzchu talii.
cr-guide-play = Teraz zagraj kartę: na pustą kapibarę jako zwierzaki. Liczba mówi, ile tam przyniesie.
cr-guide-capys = Albo zakrytą na końcu stada: to nowa kapibara, miejsce na kolejne zwierzaki, i wraca wydana gwiazdka.
cr-guide-powers = Moce kosztują gwiazdki i pomagają w każdej chwili tury. Każda mówi, czy jest teraz możliwa.
cr-guide-favourite = Każda karta z ulubieńcem to jeszcze jeden punkt.
cr-guide-others = Tu są pozostałe osoby. Dotknij jednej z nich, a zobaczysz jej stado z bliska i punkty z podziałem.
cr-guide-end = Gdy ktoś zaczyna turę z 8 kapibarami, wszystkimi ze zwierzakami, gra się kończy. Niewydane gwiazdki też są punktami.
cr-guide-solo-goal = Grasz w pojedynkę przeciw AI. Tutaj widać, których trzech zwierzaków pragnie.
cr-guide-solo-river = Weź kartę z rzeki. AI bierze potem dwie obok luki; liczba mówi, ile na nich zyska.
cr-guide-solo-chains = Przy pięciu kartach na kapibarach łańcuchy są liczone, ale tylko te z trzech i więcej. Trzy liczenia to cała gra.
cr-guide-solo-powers = Gdy AI weźmie swoje karty, możesz użyć mocy. Wydane gwiazdki nie wracają.
cr-guide-solo-end = Zdobądź więcej punktów niż AI. Przy 15, 30, 45 i 60 punktach stado mija niebezpieczeństwo.
cr-guide-draft-reserve = Wszyscy wybierają naraz. Najpierw odłóż jedną kartę z ręki do zapasu: zostaje z tobą.
cr-guide-draft-play = Teraz zagraj jedną kartę, z ręki lub z zapasu: na kapibarę jako zwierzaki albo zakrytą na końcu jako nową kapibarę.
cr-guide-draft-ready = Gdy wszyscy są gotowi, wszystko odkrywa się naraz, a każda ręka idzie w lewo.
cr-guide-draft-powers = Moce kosztują gwiazdki i należą do twojego wyboru w rundzie.
cr-guide-draft-end = Gra kończy się po rundzie, w której ktoś ma 8 kart zwierzaków.

## In the box

cr-variant-standard = Gra przy stole
cr-variant-solo = Solo
cr-variant-draft = Draftybara
cr-variant-about-solo = Spokojna łamigłówka przeciw AI, którego wybory można przewidzieć. Trzy liczenia, cztery niebezpieczeństwa.
cr-variant-about-draft = Wszyscy wybierają naraz i oddają rękę w lewo. Od 2 do 16 osób.
cr-day-play = Rozdanie dnia, { $day }
cr-day-done = Dziś: { $points } do { $ai }, { $won ->
    [yes] wygrana
   *[no] przegrana
}.
cr-deal-new = Nowe rozdanie
cr-deal-again = Spróbuj tego samego rozdania
cr-deal-next = Zagraj nowe rozdanie
cr-difficulty = Tyle wygrywają boty (rozdań: { $deals }):
cr-days = Moje dni: wygrane { $won } z { $days }
cr-days-day = Dzień
cr-days-won = wygrana
cr-draft-play = Draft z trzema botami
cr-learn-solo = Poznaj solo
cr-learn-draft = Poznaj draft
