### Capybara 'n' Capybara in English.
### Arguments, the same everywhere: $card (A to E), $letters (a pumpkin's letters one by one, "arrow" for a pumpkin of
### $steps), $points, $steps, $cards (numbers), $name and $who ("you" when $name is the reader), $bonus (pair, triplet,
### quadruplet, one-type, all-four).

cn-about = Walk a monkey over your capybaras and harvest pumpkins. For 2 to 4 players.
cn-option-first = First player
cn-option-bonus = Bonus card
cn-option-bonus-random = At random
cn-option-bonus-pair = Pair
cn-option-bonus-triplet = Triplet
cn-option-bonus-quadruplet = Quadruplet
cn-option-bonus-one-type = One type
cn-option-bonus-all-four = All four

## Cards

cn-card = capybara { $card }
cn-card-title = Capybara { $card }
cn-card-about = { $card ->
    [A] The one with yuzu on its head. There are 16.
    [B] The one in the bath. There are 16.
    [C] The one with the scarf. There are 16.
    [D] The one that sleeps. There are 16.
   *[E] The little one with the crown of leaves. It is rare: there are 6.
}
cn-cards = { $cards ->
    [one] { $cards } capybara
   *[other] { $cards } capybaras
}
cn-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
cn-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cn-pumpkins = { $pumpkins ->
    [one] { $pumpkins } pumpkin
   *[other] { $pumpkins } pumpkins
}
cn-pumpkin = { $letters ->
    [arrow] pumpkin of { cn-steps }
   *[other] pumpkin { $letters }
}
cn-pumpkin-title = { $letters ->
    [arrow] Pumpkin: { cn-steps }
   *[other] Pumpkin: { $letters }
}
cn-pumpkin-letters = Cross these capybaras, in any order. A letter can be forgone for three further cards.
cn-pumpkin-arrow = Walk exactly { cn-steps }. Nothing can be forgone.
cn-pumpkin-hand = Your secret pumpkin. Scoring it makes the monkey grow up; in hand at the end it is worth nothing.
cn-pumpkin-of-hand = in your hand

## The bonus card

cn-bonus = { $bonus ->
    [pair] Pair
    [triplet] Triplet
    [quadruplet] Quadruplet
    [one-type] One type
   *[all-four] All four
}
cn-bonus-about = { $bonus ->
    [pair] 1 point for every run of exactly 2 equal capybaras. A longer run gives nothing.
    [triplet] 2 points for every run of exactly 3 equal capybaras. A longer run gives nothing.
    [quadruplet] 3 points for every run of exactly 4 equal capybaras. A longer run gives nothing.
    [one-type] 1 point for every capybara of your most frequent letter from A to D.
   *[all-four] 2 points for every set of A, B, C and D, wherever they stand.
}
cn-bonus-short = { $bonus ->
    [pair] 1 for exactly 2 in a row
    [triplet] 2 for exactly 3 in a row
    [quadruplet] 3 for exactly 4 in a row
    [one-type] 1 for each of your best letter
   *[all-four] 2 for each set A B C D
}
cn-bonus-title = Bonus: { cn-bonus }
cn-bonus-now = Bonus now: { cn-points }. The cards that count are marked.
cn-bonus-becomes = Bonus: { $before }, then { $after }.

## The table

cn-others = The other players
cn-display = On offer
cn-capybaras = Capybaras
cn-pumpkins-open = Pumpkins
cn-deck = { $cards ->
    [one] { $cards } card in the deck
   *[other] { $cards } cards in the deck
}
cn-deck-about = In the deck: { $counts }.
cn-discards-about = Discarded: { $counts }. They are shuffled when the deck is empty.
cn-nothing = nothing
cn-line-of = { $name }: { $line }
cn-line = { $before }, monkey, { $after }
cn-line-taken = { $letters } taken, not yet in the line
cn-line-own = Your line
cn-line-front = front
cn-line-empty = no card
cn-monkey = The monkey
cn-monkey-at = { $steps ->
    [0] in its place
    [one] { $steps } step forward
   *[other] { $steps } steps forward
}
cn-monkey-brings = { cn-monkey-at }: up to { cn-cards }
cn-monkey-scores = scores { $pumpkins }
cn-monkey-grown = A grown monkey goes back 4 steps.
cn-monkey-young = A young monkey goes back 3 steps. It grows up with the pumpkin of the hand, or with the third one.
cn-block = The new capybaras
cn-block-at = { $left ->
    [front] at the front
   *[other] behind { $left }
}, { $right ->
    [end] at the end
   *[other] before { $right }
}
cn-block-slot = still to choose
cn-block-card = { $card }, number { $number } of the new ones
cn-seat-label = { $name }: { cn-points }, { cn-pumpkins } of 5, bonus { $bonus }
cn-seat-hand = In hand since the beginning: { cn-pumpkin }, { cn-points }.
cn-seat-scored = Scored: { $list }.
cn-turn-here = to move
cn-start-player = starts each round

## The countdown

cn-countdown = { $turns ->
    [one] The last turn of the game
   *[other] { $turns } turns to go
}
cn-countdown-mine = { $mine ->
    [0] You have no turn left.
    [one] You have one turn left.
   *[other] You have { $mine } turns left.
}
cn-countdown-about = The end has come. Play goes on to the last player of the round, then everybody has one more turn.

## What is asked now

cn-ask-draft-card = Take a capybara for your line.
cn-ask-draft-gap = Put it anywhere in your line: drag it, tap a gap, or use the arrow keys.
cn-ask-draft-pumpkin = Choose a pumpkin for your hand. You can score it later; left over, it is worth nothing.
cn-ask-turn = Walk the monkey forward: tap a gap, drag it, or use the arrow keys.
cn-ask-turn-back = The monkey stands at the front. Move it back.
cn-ask-turn-walk = { cn-steps }: what will it be?
cn-ask-stop = How far shall the monkey walk for the { cn-pumpkin }?
cn-ask-card = { $left ->
    [one] Choose { $left } capybara.
   *[other] Choose { $left } capybaras, in the order they shall stand.
}
cn-ask-gap = Put them into one gap behind the monkey: drag them, tap a gap, or use the arrow keys.
cn-wait-draft-card = { $name } chooses a capybara.
cn-wait-draft-gap = { $name } finds a place for it.
cn-wait-draft-pumpkin = { $name } chooses a pumpkin.
cn-wait-turn = { $name } is thinking.
cn-wait-stop = { $name } chooses how far to walk.
cn-wait-card = { $name } chooses capybaras.
cn-wait-gap = { $name } finds a place for them.

## What can be done

cn-do-refresh = Refresh the capybaras
cn-do-back = Move the monkey back
cn-do-back-steps = Back { cn-steps }
cn-do-pass = Pass
cn-do-gain = Walk { cn-steps } and gain { $gain ->
    [one] { $gain } capybara
   *[other] { $gain } capybaras
}
cn-do-gain-now = Gain { $gain }
cn-do-pumpkin = { $letters ->
    [arrow] The { cn-pumpkin }
   *[other] The { cn-pumpkin }
}
cn-do-score = Score { $letters ->
    [arrow] { cn-steps }
   *[other] { $letters }
}, { cn-points }
cn-do-score-forgo = Score { $letters }, { cn-points }, forgoing { $forgone ->
    [one] { $forgone } letter
   *[other] { $forgone } letters
}
cn-do-forgo = { $letters ->
    [0] Forgo nothing
    [one] Forgo { $letters } letter
   *[other] Forgo { $letters } letters
}
cn-do-forgo-steps = { $letters ->
    [0] Forgo nothing
    [one] Forgo { $letters } letter
   *[other] Forgo { $letters } letters
}: { cn-steps }
cn-do-take = Take { cn-card }
cn-do-gap = Put it into gap { $at }
cn-do-place = Put them here
cn-do-place-one = Put it here
cn-do-put-back = Put one back
cn-do-return = Monkey back to its place
cn-help-refresh = All open capybaras are discarded and new ones dealt. This cannot be taken back.
cn-help-back = The way back gives room for the next walk.
cn-help-gain = The capybaras go behind the monkey, together, in the order you like.
cn-help-forgo = Each letter forgone costs three further steps.

## Why something cannot be done

cn-why-not-yours = It is not your turn.
cn-why-first = First do what is asked.
cn-why-gain = { $gain ->
    [one] One capybara costs 1 step.
    [2] Two capybaras cost 3 steps.
   *[other] Three capybaras cost 5 steps.
}
cn-why-few = Not so many capybaras lie open.
cn-why-full = You have chosen enough. Put one back first.
cn-why-refreshed = You have refreshed already, or there is nothing to deal.
cn-why-back = The monkey stands at the end of the line.
cn-why-behind = The cards go behind the monkey.
cn-fate-here = { $forgone ->
    [0] Here you can score it.
    [one] Here you can score it, forgoing one letter.
   *[other] Here you can score it, forgoing { $forgone } letters.
}
cn-fate-elsewhere = You can score it with { $stops }.
cn-fate-stop = { cn-steps }
cn-fate-stop-forgone = { $forgone ->
    [one] { cn-steps } (one letter forgone)
   *[other] { cn-steps } ({ $forgone } letters forgone)
}
cn-fate-out = Not yet: it needs { cn-steps }, and { $have ->
    [0] no card is
    [one] one card is
   *[other] { $have } cards are
} ahead of the monkey.
cn-fate-missing = Ahead there is no { $missing } for it; each costs three steps instead.
cn-fate-short-here = score
cn-fate-short-out = not yet

## The log

cn-log-dealt = The capybaras line up. Everybody takes a capybara and a pumpkin; then { $who ->
    [you] you start.
   *[other] { $name } starts.
}
cn-log-took-pumpkin = { $who ->
    [you] You take
   *[other] { $name } takes
} the { cn-pumpkin } into the hand.
cn-log-refreshed = { $who ->
    [you] You refresh
   *[other] { $name } refreshes
} the capybaras.
cn-log-walked = { $who ->
    [you] Your monkey walks { cn-steps }.
   *[other] { $name }'s monkey walks { cn-steps }.
}
cn-log-took = { $who ->
    [you] You take
   *[other] { $name } takes
} { cn-card }.
cn-log-inserted = { $who ->
    [you] You put { cn-cards } into your line
   *[other] { $name } puts { cn-cards } into the line
}, { $at ->
    [0] at the front.
    [one] behind the first card.
   *[other] behind { $at } cards.
}
cn-log-scored = { $who ->
    [you] You score
   *[other] { $name } scores
} the { cn-pumpkin }: { cn-points }.
cn-log-forgone = { $who ->
    [you] You forgo
   *[other] { $name } forgoes
} { $letters ->
    [one] one letter.
   *[other] { $letters } letters.
}
cn-log-grew = { $who ->
    [you] Your monkey grows up.
   *[other] { $name }'s monkey grows up.
}
cn-log-back = { $who ->
    [you] Your monkey goes back { cn-steps }.
   *[other] { $name }'s monkey goes back { cn-steps }.
}
cn-log-passed = { $who ->
    [you] You pass.
   *[other] { $name } passes.
}
cn-log-reshuffled = The discards are shuffled into a new deck of { cn-cards }.
cn-log-last-round = { $who ->
    [you] You bring the end.
   *[other] { $name } brings the end.
} { $turns ->
    [one] One more turn.
   *[other] { $turns } more turns.
}
cn-log-game-over = The monkeys rest.

## The end

cn-reason-running = The game goes on.
cn-reason-pumpkins = Five pumpkins were scored.
cn-reason-no-capybaras = There were no capybaras left.
cn-chart-title = Points over the rounds
cn-chart-round = Round
cn-chart-start = Start
cn-end-tie = Equal points: the fewest cards behind the monkey decide.
cn-end-behind = { $cards ->
    [one] { $cards } card behind the monkey
   *[other] { $cards } cards behind the monkey
}
cn-end-hand = Left in hand, worth nothing: { cn-pumpkin }
cn-end-none = No pumpkin scored
cn-end-sum = { $pumpkins } from pumpkins and { $bonus } from the bonus

## Keys

cn-keys-walk = Walk the monkey, or move the new capybaras
cn-keys-gain = Gain so many capybaras
cn-keys-take = Take a capybara or a pumpkin on offer, by its place
cn-keys-pumpkin = To the next pumpkin that can be scored
cn-keys-enter = Score the pumpkin, or put the capybaras here
cn-keys-order = Change the order of the new capybaras, one of them having the focus
cn-keys-put-back = Put the last one back
cn-keys-back = Move the monkey back
cn-keys-refresh = Refresh the capybaras
cn-keys-others = To the lines of the others

## The guided first game

cn-guide-goal = Your capybaras stand in a line, and a monkey walks over their backs. Whoever has the most points at the end wins.
cn-guide-draft = First everybody takes one capybara and one pumpkin, beginning with the last player. Put the capybara where you like; equal ones side by side may pay for the bonus.
cn-guide-line = This is your line. Cards left of the monkey are ahead of it; forward is to the left. Tap a gap or drag the monkey to see what a walk would bring.
cn-guide-gain = 1, 3 or 5 steps bring 1, 2 or 3 capybaras. Take them here; they go into the line behind the monkey.
cn-guide-pumpkins = A pumpkin asks for letters: cross those capybaras and it is yours. A letter that is missing costs three further steps. An arrow asks for an exact number of steps.
cn-guide-play = Your turn. Try a walk, then choose what it brings.
cn-guide-back = At the front there is no way forward. Move back 3 steps; a grown monkey goes back 4.
cn-guide-bonus = The bonus card counts for everybody at the end. The cards that count are underlined.
cn-guide-others = Here you see the lines of the others, their pumpkins and their points.
cn-guide-end = The end comes when somebody has five pumpkins, or the capybaras run out. Enjoy the walk.
