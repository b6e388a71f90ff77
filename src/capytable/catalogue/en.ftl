### The house's words in English. Keys are kebab-case with the area first; a game's own words lie in its folder.
### $name is a person's or bot's name, never inflected; $who is "you" when the name is the reader's own.

## The house

app-name = capytable
app-tagline = Card games with capybaras, at your own table
app-unofficial = An unofficial fan project, not connected with the games' publishers.
app-language-en = English
app-language-pl = Polski
app-loading = The kettle is on.
app-close = Close
app-cancel = Cancel
app-back = Back
app-ok = All right
app-skip-to-content = Skip to the table
app-home = To the start page
app-licences = Licences
app-offline = The connection is gone. Trying again; your game is safe.

## Start page

start-title = Tea is ready
start-play = Play
start-play-about = A table with two bots, at once
start-set-up = Set up
start-later = coming later
start-learn = Learn in three minutes
start-running = My games
start-finished = Finished games
start-none = No games yet. The first one is a touch away.
start-continue = Continue
start-replay = Watch again
start-delete = Delete
start-delete-ask = Delete this game for good?
start-deleted = The game is deleted.
start-turn-yours = Your turn
start-turn-of = { $name } to move
start-abandoned = Abandoned
start-won = { $who ->
    [you] You won
   *[other] { $name } won
}
start-shared = { $names } share the win
start-lost = Lost
start-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
start-open-record = Open a saved record

## Setting up a game

setup-title = Set up a game
setup-variant = How to play
setup-players = Players
setup-seats = Seats
setup-seat = Seat { $number }
setup-kind = Who sits here
setup-kind-you = You
setup-kind-person = A person at this screen
setup-kind-bot = A bot
setup-level = Level
setup-level-usual = Usual
setup-level-seconds = Up to { $seconds } s a move
setup-name = Name
# A capybara's name, since it stands in sentences.
setup-name-you = Mochi
setup-name-person = Guest { $number }
setup-add = Add a seat
setup-remove-named = Remove { $name }
setup-start = Start the game
setup-seed = Seed
setup-seed-about = The same seed deals the same game. Leave it empty for a new one.
setup-deck = Deck file
setup-deck-about = Your own cards instead of ours. Where a rulebook does not print the cards, ours are a stand-in.
setup-options = More choices
setup-option-random = At random
setup-option-refused = “{ $option }” cannot be so with these players and cards.
setup-choice-not = { $choice } (not with { $players } { $players ->
    [one] player
   *[other] players
})
setup-curtain-about = With several people at one screen, a curtain hides the hands between turns.
setup-name-taken = Two seats have the same name.

## Bots. Their names are teas.

bot-random = Camomile
bot-random-about = Plays whatever comes to hand. Easy to beat.
bot-greedy = Earl Grey
bot-greedy-about = Takes what looks best right now. A fair match.
bot-search = Lapsang
bot-search-about = Thinks through many possible futures. Hard to beat.
bot-file-about = A bot from a file of your own.
bot-thinking = { $name } thinks.
bot-replaced = { $name } did not find a move, so a simple one was made instead.

## At the table

table-title = { $game }: { $names }
table-company = { $names } and { $count } more
table-undo = Take back
table-undo-can = This can be taken back.
table-undo-cannot = This cannot be taken back.
table-next-fair = Your next choice can be taken back.
table-next-final = Your next choice is final.
table-hint = A hint, please
table-advice = { $name } would do this:
table-result = The result
table-named-you = { $name } (you)
table-rules = Rules
table-settings = Settings
table-keys = Keys
table-log = What happened
table-log-show = Show the log
table-log-hide = Hide the log
table-log-again = Show again
table-log-missed = { $count ->
    [one] { $count } thing happened while you were away
   *[other] { $count } things happened while you were away
}
table-log-empty = Nothing has happened yet.
table-leave = Leave the table
table-leave-about = If you only leave the table, the game waits for you on the start page.
table-abandon = Abandon the game
table-abandon-ask = End this game for everybody? It counts for nobody.
table-save = Save the record
table-my-hand = Your hand
table-hand-of = { $name }'s hand
table-choose = Choose
table-region = Table
table-do-now = What you can do now
table-stand-in = Stand-in cards
table-stand-in-about = The rulebook does not say everything about these cards. What it leaves open is ours; a deck file can bring your own.

## Curtain between turns at one screen

curtain-title = { $name }, it is your turn
curtain-about = The hands are hidden. Pass the screen, then lift the curtain.
curtain-open = I am { $name }

## Settings

settings-title = Settings
settings-language = Language
settings-speed = Speed
settings-speed-slow = Slow
settings-speed-normal = Unhurried
settings-speed-fast = Quick
settings-speed-instant = No motion
settings-theme = Light
settings-theme-auto = As the device
settings-theme-light = Day
settings-theme-dark = Night
settings-sound = Sound
settings-motion-reduced = Your device asks for less motion, so things fade instead of moving.
settings-hints = Explain cards on hover
settings-confirm = Ask before a choice that cannot be taken back
settings-letters = Use single letters as keys

## End of a game

end-title = The game is over
end-winner = { $who ->
    [you] You win
   *[other] { $name } wins
}
end-shared = { $names } share the win
end-nobody = Nobody wins
end-rematch = Play again
end-replay = Watch the replay

## Watching a game again

replay-title = Replay
replay-first = To the beginning
replay-back = One step back
replay-next = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-step = Step { $step } of { $steps }
replay-open = Open a record file

## Keys

keys-title = Keys
keys-help = Show this list
keys-move = From card to card
keys-choose = Choose
keys-card = A card of the hand
keys-pile = To the left or right pile, once a card is chosen
keys-teapot = Use the teapot, or keep it
keys-hint = A hint
keys-again = Show again what the others did
keys-close = Close, or put back
keys-undo = Take back
keys-log = Open the log
keys-draw = Draw a card
keys-end-turn = End the turn

## Guided first game

guide-title = Your first round
guide-next = Next
guide-back = Back
guide-skip = Skip the guide
guide-done = Play on alone
guide-step = { $step } of { $steps }

## Refusals. The keys are the wire's codes. Nothing has changed when one of these is shown.

error-title = That did not work
error-nothing-changed = Nothing has changed.
error-abandoned = This game was abandoned.
error-bad-bot = This bot cannot sit down.
error-bad-deck = This deck cannot be played.
error-bad-message = The message could not be read.
error-bad-options = One of the choices is not possible.
error-bad-players = This game is for another number of players.
error-bad-record = This record cannot be read.
error-covered = Lift the curtain first.
error-forbidden = This table needs the key from its link. Open the whole link that was printed at the start.
error-illegal = That is not possible now.
error-internal = Something broke on our side. Your game is safe.
error-key-reused = This was sent twice. Look at the table and choose anew.
error-no-hint = There is no advice just now.
error-no-human = At least one seat needs a person.
error-no-undo = There is nothing that can fairly be taken back.
error-not-found = This table is not here any more.
error-not-movers = It is not your turn.
error-old-rules = This game was begun with other rules than this version plays. It is kept, but cannot go on.
error-over = This game is over.
error-running = This game is still running. Finish or abandon it first.
error-stale = The table has moved on. Look again and choose anew.
error-too-large = That is too large.
error-too-many = That was a little fast. Try again in a moment.
error-unknown-game = There is no such game.
error-wrong-wire = The page is older than the table. It loads again.
error-stopping = The table is being closed. It will be back in a moment.
error-deleted = This game has been deleted.
error-unreachable = The table cannot be reached. Is capytable still running?

## The terminal

cli-you = You
cli-seat = Seat { $seat }
cli-thinking = { $name } is thinking
cli-curtain = { $name }, take the keyboard. Press Enter when nobody else is looking.
cli-choose = { $name }, what do you do? (number, ? help, h hint, u undo, q stop)
cli-help = Type a number from the list, or the short text behind it. u takes the last choice back where that is fair, h asks for advice, q stops. The rules: { $rules }
cli-hint = A sensible choice: { $action }
cli-won = { $count ->
    [0] Nobody wins.
    [one] { $winners } wins.
   *[other] { $winners } share the win.
}
cli-saved = The record is saved in { $file }.
cli-unfinished = The record ends here: the game was not finished.
cli-stand-in = Stand-in: the real cards are not printed in the rulebook.
