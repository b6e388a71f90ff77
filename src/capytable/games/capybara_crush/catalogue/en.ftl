### Capybara Crush in English.
### Arguments, the same everywhere: a card is $critters (from the top, as they are read), $background (pink, green, yellow)
### and $number; $critter (goat, monkey, turtle, bird, yuzu), $power (its name), $place and $to (places of the line or the
### river, from 1 at the left), $stars, $points, $cards, $round (numbers), $end (left, right), $way (up, down), $name and
### $who ("you" when $name is the reader).

cr-about = Stack critters on your capybaras and build chains. For 2 to 4 players, alone against a sly AI, or as a draft for many.
cr-option-first = First player
cr-option-drawing = Drawing power
cr-option-drawing-random = At random
cr-option-drawing-sweep = Sweep
cr-option-drawing-chance = Chance
cr-option-drawing-hope = Hope
cr-option-drawing-sprint = Sprint
cr-option-adjustment = Adjustment power
cr-option-adjustment-random = At random
cr-option-adjustment-flip = Flip
cr-option-adjustment-somersault = Somersault
cr-option-adjustment-trade = Trade
cr-option-adjustment-release = Release
cr-option-movement = Movement power
cr-option-movement-random = At random
cr-option-movement-shift = Shift
cr-option-movement-leap = Leap
cr-option-movement-march = March
cr-option-goals = Favourites
cr-option-goals-open = Open
cr-option-goals-hidden = Hidden until the end
cr-option-capys = Longest herd
cr-option-capys-8 = 8 capys
cr-option-capys-higher = 12 capys for 2 players, 10 for 3

## Cards and counts

cr-critter = { $critter ->
    [goat] goat
    [monkey] monkey
    [turtle] turtle
    [bird] bird
   *[yuzu] yuzu
}
cr-background = { $background ->
    [pink] pink garden
    [green] green springs
   *[yellow] yellow beach
}
cr-card = { $critters } { $background ->
    [pink] in the pink garden
    [green] at the green springs
   *[yellow] on the yellow beach
}, number { $number }
cr-stars = { $stars ->
    [0] no star
    [one] { $stars } star
   *[other] { $stars } stars
}
cr-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Powers

cr-power = { $power ->
    [sweep] Sweep
    [chance] Chance
    [hope] Hope
    [sprint] Sprint
    [flip] Flip
    [somersault] Somersault
    [trade] Trade
    [release] Release
    [shift] Shift
    [leap] Leap
   *[march] March
}
cr-power-category = { $power ->
    [sweep] drawing
    [chance] drawing
    [hope] drawing
    [sprint] drawing
    [flip] adjustment
    [somersault] adjustment
    [trade] adjustment
    [release] adjustment
   *[other] movement
}
cr-power-about = { $power ->
    [sweep] The whole river goes under the deck, and five new cards are dealt.
    [chance] Draw the top card of the deck, then put a card from your hand under the deck.
    [hope] Draw the top card of the deck and play it at once as critters.
    [sprint] Draw one more card, then play one more card.
    [flip] Turn one of your critter cards upside down: its top and bottom critters change places.
    [somersault] Turn as many of your critter cards upside down as you like.
    [trade] Two of your critter cards change capys.
    [release] Put one of your critter cards under the deck, then play a card.
    [shift] Slide one of your critter cards one row up or down.
    [leap] Move one of your capys, with all it carries, anywhere else in your line.
   *[march] Move two of your capys, one after the other, anywhere else in your line.
}
cr-power-about-draft = { $power ->
    [sprint] Put a card from your hand into your reserve, then play one more card.
    [release] Take one of your critter cards back into your hand, then play a card.
   *[other] { cr-power-about }
}
cr-power-card = { cr-power-category }: { cr-power-about }
cr-favourite-card = Favourite: { cr-critter }
cr-capy-card = Capy

## What is asked now

cr-ask-draw = Draw a card: one from the river, or the top of the deck.
cr-ask-draw-solo = Take a river card. What the AI takes then is marked.
cr-ask-draw-again = Draw one more card: from the river or the deck.
cr-ask-card = Play a card: { $where ->
    [on] on an empty capy.
    [new] face down, as a new capy.
   *[both] on an empty capy, or face down as a new capy.
}
cr-ask-place = Put it on an empty capy, or face down at an end of the line.
cr-ask-on = Put it on an empty capy.
cr-ask-discard = Put a card from your hand under the deck.
cr-ask-refill = Use a power, or go on: the river fills up.
cr-ask-solo-on = Use a power, or let the river fill up.
cr-ask-end = Use a power, or end your turn.
cr-ask-pick = { $power ->
    [flip] Which card shall turn upside down?
    [somersault] { $marked ->
        [0] Which cards shall turn upside down?
       *[other] Another one, or is that enough?
    }
    [trade] Which cards shall change capys? Choose the first.
    [release] Which card shall go?
    [shift] Which card shall slide by a row?
    [march] { $moves ->
        [2] Which capy shall move first?
       *[other] Which capy shall move next?
    }
   *[leap] Which capy shall move?
}
cr-ask-second = Choose the second card.
cr-ask-target = To which place?
cr-ask-rows = Up or down?
cr-ask-reserve = Put a card from your hand into your reserve.
cr-ask-reserved = That card stays with you. Say that you are ready.
cr-ask-draft = Play a card from your hand or your reserve.
cr-ask-ready = Say that you are ready, or use a power first.
cr-wait = { $name } is thinking.
cr-wait-all = Waiting for { $count ->
    [one] one player.
   *[other] { $count } players.
}

## What can be done

cr-do-river = Take river card { $place }
cr-do-deck = Draw from the deck
cr-do-play = Play { cr-card }
cr-do-on = Put it on capy { $place }
cr-do-capy = Put it face down, a new capy at the { $end ->
    [left] left
   *[right] right
} end
cr-do-power = Use { cr-power }
cr-do-pick = Choose capy { $place }
cr-do-up = One row up
cr-do-down = One row down
cr-do-to = Move it to place { $place }
cr-do-done = That is enough
cr-do-discard = Put { cr-card } under the deck
cr-do-play-reserved = Play from the reserve: { cr-card }
cr-do-reserve = Reserve { cr-card }
cr-do-refill = Go on to the river
cr-do-end-turn = End the turn
cr-help-capy = A spent star comes back with a new capy.
cr-help-refill = No more powers for now; the river is filled up.
cr-help-letters = A card is its number, its critters from the top (G goat, M monkey, T turtle, B bird, Y yuzu) and its background (p pink garden, g green springs, y yellow beach). Stars are *.
cr-help-end-turn = The next player's turn begins.

## Why something cannot be done

cr-why-not-yours = It is not your turn.
cr-why-first = First do what is asked.
cr-why-river-only = In solo you take your card from the river.
cr-why-empty = No card lies there.
cr-why-drawn = You have drawn already.
cr-why-draw-first = First draw a card.
cr-why-most = The line has no room for another capy.
cr-why-taken = This capy carries a card already.
cr-why-choose-card = First choose a card from your hand.
cr-why-after-ai = First the AI takes its cards.
cr-why-stars = It costs { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}, and you have { $have ->
    [0] none.
    [one] one.
   *[other] { $have }.
}
cr-why-needs-deck = It needs a card in the deck and something to do with it.
cr-why-needs-room = It needs a card to draw and room in your line.
cr-why-needs-critters = It needs a card on a capy.
cr-why-needs-two = It needs cards on two capys.
cr-why-needs-card = It needs a card on a capy, and a card in hand to play afterwards.
cr-why-needs-capys = It needs two capys.

## The same in a word or two, on a power
cr-not-not-yours = Not your turn
cr-not-first = Not now
cr-not-after-ai = After the AI
cr-not-stars = Too few stars
cr-not-needs-deck = No card for it
cr-not-needs-room = No card or no room
cr-not-needs-critters = Needs a played card
cr-not-needs-two = Needs two cards
cr-not-needs-card = Too few cards
cr-not-needs-capys = Needs two capys

## A place of the line, as it is read

cr-capy = capy { $place }
cr-capy-empty = empty
cr-flipped = upside down
cr-shifted = one row { $way ->
    [up] up
   *[down] down
}
cr-would = here { cr-points }

## The log

cr-log-dealt = The river fills up. { $who ->
    [you] You start.
   *[other] { $name } starts.
}
cr-log-dealt-alone = The capys line up, and the AI rubs its hands.
cr-log-took = { $who ->
    [you] You take
   *[other] { $name } takes
} from the river: { cr-card }.
cr-log-drew = { $who ->
    [you] You draw
   *[other] { $name } draws
} from the deck.
cr-log-drew-seen = { $who ->
    [you] You draw
   *[other] { $name } draws
} from the deck: { cr-card }.
cr-log-capy = { $who ->
    [you] You play
   *[other] { $name } plays
} a card face down, a new capy.
cr-log-capy-seen = { $who ->
    [you] You play
   *[other] { $name } plays
} a card face down, a new capy: { cr-card }.
cr-log-critters = { $who ->
    [you] You play
   *[other] { $name } plays
} on capy { $place }: { cr-card }.
cr-log-star-back = { $who ->
    [you] A star comes back to you.
   *[other] A star comes back to { $name }.
}
cr-log-power = { $who ->
    [you] You use
   *[other] { $name } uses
} { cr-power } for { cr-stars }.
cr-log-flipped = { $who ->
    [you] You turn
   *[other] { $name } turns
} card { $place } upside down.
cr-log-shifted = { $who ->
    [you] You slide
   *[other] { $name } slides
} card { $place } one row { $way ->
    [up] up.
   *[down] down.
}
cr-log-moved = { $who ->
    [you] You move
   *[other] { $name } moves
} capy { $place } to place { $to }.
cr-log-traded = { $who ->
    [you] You swap
   *[other] { $name } swaps
} cards { $place } and { $to }.
cr-log-removed = { $who ->
    [you] You take
   *[other] { $name } takes
} off a capy: { cr-card }.
cr-log-discarded = { $who ->
    [you] You put
   *[other] { $name } puts
} a card under the deck.
cr-log-discarded-seen = { $who ->
    [you] You put
   *[other] { $name } puts
} under the deck: { cr-card }.
cr-log-swept = The river goes under the deck.
cr-log-ai-took = The AI takes, for { cr-points }: { cr-card }.
cr-log-scored = Scoring { $scoring } of 3: your chains bring { cr-points }.
cr-log-game-over = The herds come to rest.
cr-log-shown = { $round ->
    [0] The reserves lie open.
   *[other] Round { $round }: everything is turned over.
}
cr-log-reserved = { $who ->
    [you] You reserve
   *[other] { $name } reserves
} a card.
cr-log-reserved-seen = { $who ->
    [you] You reserve
   *[other] { $name } reserves
}: { cr-card }.
cr-log-from-reserve = { $who ->
    [you] You play
   *[other] { $name } plays
} from the reserve.
cr-log-from-reserve-seen = { $who ->
    [you] You play
   *[other] { $name } plays
} from the reserve: { cr-card }.

## The end

cr-reason-running = The game goes on.
cr-reason-herd-full = A herd is full.
cr-reason-cards-gone = There are no cards left.
cr-reason-saved = You have saved the critters.
cr-reason-lost = The AI has more points, or as many.

## The table

cr-others = The other players
cr-others-rest = Players further away
cr-turn-here = to move
cr-ready = ready
cr-gets = gets your hand
cr-gives = gives you a hand
cr-gets-short = from you
cr-gives-short = to you
cr-river = The river
cr-river-card = River, { $place }: { $card }
cr-deck = { $cards ->
    [one] { $cards } card in the deck
   *[other] { $cards } cards in the deck
}
cr-deck-about = Draw from here what nobody knows.
cr-deck-about-solo = Only powers draw from the deck. What the AI takes goes under it.
cr-under = Known to lie under it, next one first: { $cards }.
cr-unknown = an unknown card
cr-number = number { $number }
cr-card-title = Card { $number }
cr-powers = Powers
cr-power-now = Possible now
cr-power-using = Being used
cr-cost = { $stars ->
    [one] costs { $stars } star
   *[other] costs { $stars } stars
}
cr-line-own = Your herd line
cr-end = { $side ->
    [left] A new capy at the left end
   *[right] A new capy at the right end
}
cr-end-about = A card played face down is a new capy. A spent star comes back with it.
cr-capy-below = You know the face below.
cr-below = Face down below it: { $card }
cr-capy-empty-about = An empty capy: it waits for critters.
cr-reserve = Reserve
cr-reserve-empty = Nothing reserved
cr-hand-empty = No card in hand
cr-hand-size = { $cards ->
    [0] no card in hand
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}
cr-favourite = Favourite: { cr-critter }
cr-favourite-hidden = The favourite is secret until the end
cr-known = Known in hand: { $cards }
cr-known-title = Cards you know in this hand
cr-herd-of = { $name }: herd line
cr-seat-label = { $name }: { cr-points }, { $filled } of { $capys } capys with critters
cr-round = Round { $round }

## The score

cr-category = { $category ->
    [goat] Goats
    [monkey] Monkeys
    [turtle] Turtles
    [bird] Birds
    [yuzu] Yuzu
    [pink] Pink garden
    [green] Green springs
    [yellow] Yellow beach
    [favourite] Favourite
   *[stars] Stars
}
cr-score-of = Points of { $name }
cr-score = { cr-category }: { $short ->
    [0] { cr-points }
   *[other] a chain of { $short }, too short to count
}
cr-chain = The longest chain now: { $length }. It counts a point for each card.
cr-chain-of = { cr-category } { $length }
cr-chain-solo = Alone, chains of one or two count nothing.
cr-category-about-favourite = One point for every card that shows the favourite.
cr-category-about-stars = One point for every star that is left.
cr-grown = { cr-category }: a chain of { $length }
cr-becomes = { cr-category } { $before } → { $after }

## Solo

cr-ai = AI
cr-ai-name = The AI
cr-ai-about = It takes the two cards beside the gap you leave, or those at the ends, and scores a point for every favourite on them.
cr-ai-likes = likes { $critters }
cr-ai-would = The AI takes { $cards }: { cr-points }
cr-scorings = The three scorings
cr-scoring = Scoring { $scoring }:
cr-dangers = Dangers
cr-danger = { $danger ->
    [caiman] caimans
    [hippo] hippos
    [pelican] pelicans
   *[shark] sharks
}
cr-danger-passed = passed
cr-danger-ahead = passed with { cr-points }
cr-do-go-on = On to the next turn
cr-help-go-on = The river fills up. With five cards on your capys the chains are scored.
cr-do-ready = I am ready

## The end of the game

cr-end-saved = You bring them all home
cr-end-lost = The AI is ahead this time
cr-end-winners = { $names } win
cr-end-solo = { $points } to { $ai }
cr-end-passed = passed
cr-end-missed = kept away
cr-end-struck = too close
cr-end-tie = Equal points: the highest card number in the herd decides.
cr-story-all = Past the caimans, past the hippos, past the pelicans, past the sharks: the whole herd steams in the hot spring, and the yuzu floats in the middle.
cr-story-saved = The AI lost count, and the herd slipped away. It never came near the { $dangers }, and nobody minds.
cr-story-lost = The AI knew the way better. The { $dangers } were too close, so the herd turned back for tea. Tomorrow is another river.
cr-chart-title = Points over the game
cr-chart-turn = Turn
cr-chart-round = Round
cr-chart-scoring = Scoring
cr-chart-start = Start

## Keys

cr-keys-river = Take a card from the river
cr-keys-deck = Draw from the deck
cr-keys-hand = To the next card in hand
cr-keys-line = To your line, and along it
cr-keys-ends = Play as a new capy at the left or right end
cr-keys-rows = Slide a card up or down; on a card, light its chains
cr-keys-powers = Use the first, second or third power
cr-keys-next = Go on: refill, end the turn, ready
cr-keys-score = To your score
cr-keys-others = To the other players

## The guided first game

cr-guide-goal = These are your capybaras. Stack critters on them: neighbours that show the same critter, at most one row apart, make a chain.
cr-guide-chains = The longest chain of each critter and each background counts a point for each card. Point at one to see it light up.
cr-guide-draw = Your turn has two steps. First draw a card: from the open river, or the deck's top.
cr-guide-play = Now play a card: on an empty capy as critters. The number says what it would bring there.
cr-guide-capys = Or play it face down at an end of the line: a new capy, with room for more critters, and a spent star comes back.
cr-guide-powers = Powers cost stars and help at any time of your turn. Each card says whether it is possible now.
cr-guide-favourite = Every card that shows your favourite is one more point.
cr-guide-others = Here are the others. Touch one to see the herd large, and the score in its parts.
cr-guide-end = When somebody begins a turn with 8 capys and critters on all of them, the game ends. Unused stars are points too.
cr-guide-solo-goal = You play alone against the AI. Here you see the three critters it is after.
cr-guide-solo-river = Take a river card. The AI then takes the two beside the gap; the number says what they bring it.
cr-guide-solo-chains = With five cards on the capys the chains are scored, but only those of three and more. Three scorings make the game.
cr-guide-solo-powers = After the AI has taken its cards you may use powers. Spent stars do not come back.
cr-guide-solo-end = Get more points than the AI. At 15, 30, 45 and 60 points your herd passes a danger.
cr-guide-draft-reserve = Everybody chooses at once. First put one card from your hand into your reserve: it stays with you.
cr-guide-draft-play = Now play one card, from your hand or your reserve: on a capy as critters, or face down at an end as a new capy.
cr-guide-draft-ready = When all are ready everything is shown at once, and each hand goes to the left.
cr-guide-draft-powers = Powers cost stars and are part of your choice for the round.
cr-guide-draft-end = The game ends after the round in which somebody has 8 critter cards.

## In the box

cr-variant-standard = Table game
cr-variant-solo = Solo
cr-variant-draft = Draftybara
cr-variant-about-solo = A calm puzzle against an AI whose choices you can foresee. Three scorings, four dangers.
cr-variant-about-draft = Everybody chooses at once and passes the hand to the left. For 2 to 16.
cr-day-play = Today's deal, { $day }
cr-day-done = Today: { $points } to { $ai }, { $won ->
    [yes] won
   *[no] lost
}.
cr-deal-new = A new deal
cr-deal-again = Try this deal again
cr-deal-next = Play another deal
cr-difficulty = Of { $deals } deals the bots win:
cr-days = My days: { $won } of { $days } won
cr-days-day = Day
cr-days-won = won
cr-draft-play = Draft with three bots
cr-learn-solo = Learn solo
cr-learn-draft = Learn the draft
