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
cr-card = { $critters }, { cr-background }, number { $number }
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
cr-power-card = { cr-power } ({ cr-power-category }). { cr-power-about }
cr-favourite-card = Favourite: { cr-critter }
cr-capy-card = Capy

## What is asked now

cr-ask-draw = Draw a card: one from the river, or the top of the deck.
cr-ask-draw-solo = Take a river card. What the AI takes then is marked.
cr-ask-draw-again = Draw one more card: from the river or the deck.
cr-ask-card = Play a card from your hand.
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
cr-do-refill = Go on to the river
cr-do-end-turn = End the turn
cr-help-capy = A spent star comes back with a new capy.
cr-help-refill = No more powers for now; the river is filled up.
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
cr-why-after-ai = Powers come after the AI has taken its cards.
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
cr-log-shown = Round { $round }: everything is turned over.
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
