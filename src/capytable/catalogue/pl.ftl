### Słowa domu po polsku. Imię ($name) stoi zawsze w mianowniku; czas teraźniejszy nie zdradza płci.
### $who to "you", gdy mowa o osobie, która czyta.

## The house

app-name = capytable
app-tagline = Gry karciane z kapibarami przy twoim stole
app-unofficial = Nieoficjalny projekt miłośników, niezwiązany z wydawcami gier.
app-language-en = English
app-language-pl = Polski
app-loading = Woda się gotuje.
app-close = Zamknij
app-cancel = Anuluj
app-back = Wróć
app-ok = Dobrze
app-skip-to-content = Przejdź do stołu
app-home = Na stronę główną
app-licences = Licencje
app-offline = Nie ma połączenia. Próbujemy dalej; gra jest bezpieczna.

## Start page

start-title = Herbata gotowa
start-play = Graj
start-play-about = Od razu, z dwoma botami
start-set-up = Przygotuj
start-later = pojawi się później
start-learn = Naucz się w trzy minuty
start-running = Moje gry
start-finished = Zakończone gry
start-none = Nie ma jeszcze żadnej gry. Pierwsza zaczyna się jednym dotknięciem.
start-continue = Graj dalej
start-replay = Obejrzyj
start-delete = Usuń
start-delete-ask = Usunąć tę grę na zawsze?
start-deleted = Gra usunięta.
start-turn-yours = Twoja kolej
start-turn-of = Teraz { $name }
start-abandoned = Przerwana
start-won = { $who ->
    [you] Twoja wygrana
   *[other] Wygrywa { $name }
}
start-shared = Wygrywają razem: { $names }
start-lost = Przegrana
start-players = { $count ->
    [one] { $count } osoba
    [few] { $count } osoby
   *[many] { $count } osób
}
start-open-record = Otwórz zapis gry

## Setting up a game

setup-title = Przygotuj grę
setup-variant = Sposób gry
setup-players = Liczba osób
setup-seats = Miejsca
setup-seat = Miejsce { $number }
setup-kind = Kto tu siedzi
setup-kind-you = Ty
setup-kind-person = Ktoś przy tym ekranie
setup-kind-bot = Bot
setup-level = Poziom
setup-level-usual = Zwykły
setup-level-seconds = Do { $seconds } s na ruch
setup-name = Imię
# A capybara's name, since it stands in sentences.
setup-name-you = Mochi
setup-name-person = Gość { $number }
setup-add = Dodaj miejsce
setup-remove-named = Usuń: { $name }
setup-start = Zacznij grę
setup-seed = Ziarno
setup-seed-about = To samo ziarno daje to samo rozdanie. Puste pole to nowa gra.
setup-deck = Plik talii
setup-deck-about = Twoje karty zamiast naszych. Gdzie instrukcja nie podaje kart, nasze są zastępcze.
setup-options = Więcej ustawień
setup-option-random = Losowo
setup-option-refused = „{ $option }”: to ustawienie jest niemożliwe przy tych osobach i kartach.
setup-choice-not = { $choice } (nie przy { $players } { $players ->
    [one] osobie
    [few] osobach
    [many] osobach
   *[other] osoby
})
setup-curtain-about = Gdy kilka osób gra przy jednym ekranie, kurtyna zasłania karty między turami.
setup-name-taken = Dwa miejsca mają to samo imię.

## Bots. Their names are teas.

bot-random = Rumianek
bot-random-about = Gra tym, co wpadnie w łapki. Łatwo wygrać.
bot-greedy = Earl Grey
bot-greedy-about = Bierze to, co teraz wygląda najlepiej. W sam raz.
bot-search = Lapsang
bot-search-about = Rozważa wiele możliwych przyszłości. Trudno wygrać.
bot-file-about = Bot z twojego pliku.
bot-thinking = { $name } myśli.
bot-replaced = { $name } nie znajduje ruchu, więc zamiast niego pada prosty.

## At the table

table-title = { $game }: { $names }
table-company = { $names } i jeszcze { $count }
table-undo = Cofnij
table-undo-can = To można cofnąć.
table-undo-cannot = Tego nie da się cofnąć.
table-next-fair = Następny wybór można cofnąć.
table-next-final = Następny wybór jest ostateczny.
table-hint = Poproś o podpowiedź
table-advice = { $name } na twoim miejscu:
table-result = Wynik
table-named-you = { $name } (ty)
table-rules = Zasady
table-settings = Ustawienia
table-keys = Klawisze
table-log = Co się działo
table-log-show = Pokaż dziennik
table-log-hide = Ukryj dziennik
table-log-again = Powtórz
table-log-missed = Bez ciebie: { $count ->
    [one] { $count } zdarzenie
    [few] { $count } zdarzenia
   *[many] { $count } zdarzeń
}
table-log-empty = Jeszcze nic się nie wydarzyło.
table-leave = Odejdź od stołu
table-leave-about = Jeśli tylko odejdziesz od stołu, gra poczeka na stronie głównej.
table-abandon = Przerwij grę
table-abandon-ask = Zakończyć tę grę dla wszystkich? Nikt jej nie wygra.
table-save = Zapisz przebieg
table-my-hand = Twoje karty
table-hand-of = Karty na ręce: { $name }
table-choose = Wybierz
table-region = Stół
table-do-now = Co możesz teraz zrobić
table-stand-in = Karty zastępcze
table-stand-in-about = Instrukcja nie mówi o tych kartach wszystkiego. Resztę dodaliśmy sami; własne karty można wczytać z pliku talii.

## Curtain between turns at one screen

curtain-title = { $name }, twoja kolej
curtain-about = Karty są zasłonięte. Podaj ekran dalej, a potem podnieś kurtynę.
curtain-open = To ja, { $name }

## Settings

settings-title = Ustawienia
settings-language = Język
settings-speed = Tempo
settings-speed-slow = Powolne
settings-speed-normal = Spokojne
settings-speed-fast = Szybkie
settings-speed-instant = Bez ruchu
settings-theme = Światło
settings-theme-auto = Jak w urządzeniu
settings-theme-light = Dzień
settings-theme-dark = Noc
settings-sound = Dźwięk
settings-motion-reduced = Urządzenie prosi o mniej ruchu, więc rzeczy znikają i pojawiają się w miejscu.
settings-hints = Objaśniaj karty pod kursorem
settings-confirm = Pytaj przed wyborem, którego nie da się cofnąć
settings-letters = Pojedyncze litery jako skróty

## End of a game

end-title = Koniec gry
end-winner = { $who ->
    [you] Wygrywasz
   *[other] Wygrywa { $name }
}
end-shared = Wygrywają razem: { $names }
end-nobody = Nikt nie wygrywa
end-rematch = Zagraj jeszcze raz
end-replay = Obejrzyj powtórkę

## Watching a game again

replay-title = Powtórka
replay-first = Na początek
replay-back = Krok wstecz
replay-next = Krok naprzód
replay-last = Na koniec
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-step = Krok { $step } z { $steps }
replay-open = Otwórz plik z zapisem

## Keys

keys-title = Klawisze
keys-help = Pokaż tę listę
keys-move = Od karty do karty
keys-choose = Wybierz
keys-card = Karta z ręki
keys-pile = Na lewy albo prawy stos, gdy karta jest wybrana
keys-teapot = Użyj imbryczka albo go zachowaj
keys-hint = Podpowiedź
keys-again = Pokaż jeszcze raz, co zrobili inni
keys-close = Zamknij albo odłóż
keys-undo = Cofnij
keys-log = Otwórz dziennik
keys-draw = Dobierz kartę
keys-end-turn = Zakończ turę

## Guided first game

guide-title = Twoja pierwsza runda
guide-next = Dalej
guide-back = Wstecz
guide-skip = Pomiń przewodnik
guide-done = Gram dalej bez pomocy
guide-step = { $step } z { $steps }

## Refusals. The keys are the wire's codes. Nothing has changed when one of these is shown.

error-title = To się nie udało
error-nothing-changed = Nic się nie zmienia.
error-abandoned = Ta gra została przerwana.
error-bad-bot = Ten bot nie może tu usiąść.
error-bad-deck = Tą talią nie da się grać.
error-bad-message = Nie da się odczytać tej wiadomości.
error-bad-options = Jedno z ustawień jest niemożliwe.
error-bad-players = Ta gra jest dla innej liczby osób.
error-bad-record = Tego zapisu nie da się odczytać.
error-covered = Najpierw podnieś kurtynę.
error-forbidden = Ten stół wymaga klucza z odnośnika. Otwórz cały odnośnik wypisany przy starcie.
error-illegal = Teraz to niemożliwe.
error-internal = Coś się u nas zepsuło. Twoja gra jest bezpieczna.
error-key-reused = To przyszło dwa razy. Spójrz na stół i wybierz ponownie.
error-no-hint = Teraz nie ma dobrej rady.
error-no-human = Przynajmniej na jednym miejscu musi siedzieć człowiek.
error-no-undo = Nie ma niczego, co można uczciwie cofnąć.
error-not-found = Tego stołu już tu nie ma.
error-not-movers = Teraz nie twoja kolej.
error-old-rules = Tę grę zaczęto według innych zasad niż te. Jest zachowana, ale nie da się jej grać dalej.
error-over = Ta gra jest skończona.
error-running = Ta gra jeszcze trwa. Najpierw ją dokończ albo przerwij.
error-stale = Gra poszła już dalej. Spójrz na stół i wybierz ponownie.
error-too-large = To jest za duże.
error-too-many = Trochę za szybko. Spróbuj za chwilę.
error-unknown-game = Nie ma takiej gry.
error-wrong-wire = Strona jest starsza niż stół. Wczytuje się ponownie.
error-stopping = Stół się zamyka. Za chwilę wróci.
error-deleted = Ta gra została usunięta.
error-unreachable = Nie można połączyć się ze stołem. Czy capytable jeszcze działa?

## The terminal

cli-you = Ty
cli-seat = Miejsce { $seat }
cli-thinking = { $name } myśli
cli-curtain = { $name }, klawiatura jest twoja. Naciśnij Enter, gdy nikt inny nie patrzy.
cli-choose = { $name }, co robisz? (numer, ? pomoc, h rada, u cofnij, q koniec)
cli-help = Wpisz numer z listy albo krótki tekst obok niego. u cofa ostatni wybór, jeśli to uczciwe, h prosi o radę, q kończy. Zasady: { $rules }
cli-hint = Rozsądny wybór: { $action }
cli-won = { $count ->
    [0] Nikt nie wygrywa.
    [one] Wygrywa { $winners }.
    [few] Wygraną dzielą się { $winners }.
    [many] Wygraną dzielą się { $winners }.
   *[other] Wygraną dzielą się { $winners }.
}
cli-saved = Zapis gry jest w pliku { $file }.
cli-unfinished = Zapis kończy się tutaj: gra nie została dokończona.
cli-stand-in = Zastępstwo: instrukcja nie podaje prawdziwych kart.
