### Capybara Cookie Club in English.
### Arguments, the same everywhere: $animal (anteater, armadillo, capuchin, turtle, sloth, tapir, toucan, capybara),
### $value (1-5), $token (an animal or "cookies"), $pile (0 left, 1 right), $name and $other (seats), $who and $whom ("you"
### when $name or $other is the reader), $cookies and $count (numbers), $hostess (a seat).

cc-about = Get rid of your cards, keep your cookies. For 2 to 5 players.
cc-option-first = First player
cc-option-cookies = Cookies at the start
cc-option-hand = Cards at the start

## Cards and tokens

cc-animal = { $animal ->
    [anteater] anteater
    [armadillo] armadillo
    [capuchin] capuchin
    [turtle] turtle
    [sloth] sloth
    [tapir] tapir
    [toucan] toucan
   *[capybara] capybara
}
cc-title = { $animal ->
    [anteater] Anteater
    [armadillo] Armadillo
    [capuchin] Capuchin monkey
    [turtle] Olive turtle
    [sloth] Sloth
    [tapir] Tapir
    [toucan] Toucan
    [cookies] Cookies
   *[capybara] Capybara
}
cc-card = { $animal ->
    [capybara] capybara
   *[other] { cc-animal } { $value }
}
cc-card-a = { $animal ->
    [anteater] an anteater { $value }
    [armadillo] an armadillo { $value }
    [capuchin] a capuchin { $value }
    [turtle] a turtle { $value }
    [sloth] a sloth { $value }
    [tapir] a tapir { $value }
    [toucan] a toucan { $value }
   *[capybara] a capybara
}
cc-token = { $token ->
    [anteater] anteater token
    [armadillo] armadillo token
    [capuchin] capuchin token
    [turtle] turtle token
    [sloth] sloth token
    [tapir] tapir token
    [toucan] toucan token
   *[cookies] cookies token
}
cc-cookies = { $cookies ->
    [one] { $cookies } cookie
   *[other] { $cookies } cookies
}
cc-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
cc-pile = { $pile ->
    [0] left pile
   *[1] right pile
}
cc-tokens = The circle of tokens, clockwise
cc-others = The other players
cc-round = Round { $round }

## Hostesses. Their names are the same in every language.

cc-hostess = { $hostess ->
    [0] Herbaciary
    [1] Kociary
    [2] Rośliniary
    [3] Jesieniary
   *[4] Książkary
}
cc-hostess-about = { $hostess ->
    [0] lives for tea
    [1] lives with cats
    [2] talks to plants
    [3] waits for autumn
   *[4] reads until late
}

## What cards and tokens do

cc-effect-anteater = Choose someone: they give a cookie back. A last cookie is safe.
cc-effect-armadillo = Play another card at once. If none fits, draw one; then play or end your turn.
cc-effect-capuchin = The figure moves on by one token, and that token works for you.
cc-effect-turtle = Draw a card, then discard one from your hand, even a capybara.
cc-effect-sloth = Take the teapot, wherever it stands.
cc-effect-tapir = Pass a card from your hand, face down, to the player on your left.
cc-effect-toucan = The figure moves on by two tokens, and that token works for you.
cc-effect-capybara = Never fits on a pile. Pass it with a tapir or discard it with a turtle, or it costs you 7 cookies.
cc-token-effect-anteater = Everyone but you gives a cookie back. Last cookies are safe.
cc-token-effect-cookies = Turn over the top card and take cookies worth its value.
cc-effect-last = As your last card it ends the round instead of working.
cc-effect-wakes = Now that would be the { cc-token }.

## The things on the table

cc-thing-teapot = The teapot lets its owner refuse a card from a tapir, or refuse to give an anteater a cookie. Then it goes back to the middle.
cc-thing-pile = Play a card that is one higher than this top card. After 5 comes 1.
cc-thing-draw-pile = The draw pile: { cc-cards } left.
cc-thing-discard = The discard pile: { cc-cards }. All of it lies open.
cc-thing-bank = The bank holds { cc-cookies }.
cc-thing-hand = { $name }: { cc-cards } in hand.
cc-thing-cookies = { $name }: { cc-cookies }.
cc-known = You passed: { $cards }
cc-title-teapot = The teapot
cc-title-draw = Draw
cc-title-discard = Discard
cc-title-bank = Bank
cc-teapot-with = { $who ->
    [you] The teapot is yours until someone plays a sloth
   *[other] The teapot stands with { $name }
}
cc-teapot-middle = The teapot stands in the middle
cc-figure-on = The figure stands on the { cc-token }
cc-figure-here = the figure stands here
cc-turn-here = thinks

## What is asked now

cc-ask-play = Play a card that fits, or draw.
cc-ask-play-only = Play a card that fits, or end your turn: there is nothing left to draw.
cc-ask-play-draw = Nothing fits. Draw a card.
cc-ask-after-draw = Play a card, or end your turn.
cc-ask-after-draw-end = Nothing fits. End your turn.
cc-ask-armadillo = The armadillo lets you play another card.
cc-ask-armadillo-draw = No card fits after the armadillo. Draw one.
cc-ask-pass = Choose a card to pass to { $other }.
cc-ask-discard = Choose a card to discard.
cc-ask-cookie = Who gives a cookie back?
cc-ask-teapot-card = { $other } passes you a card. Use the teapot and send it on unseen?
cc-ask-teapot-cookie = { $other } wants a cookie. Use the teapot and keep it?
cc-ask-pile = On which pile?
cc-wait-play = { $name } is thinking about a card.
cc-wait-after-draw = { $name } has drawn and is thinking.
cc-wait-armadillo = { $name } may play another card.
cc-wait-pass = { $name } chooses a card to pass.
cc-wait-discard = { $name } chooses a card to discard.
cc-wait-cookie = { $name } chooses who gives a cookie.
cc-wait-teapot-card = { $name } may refuse the card with the teapot.
cc-wait-teapot-cookie = { $name } may keep the cookie with the teapot.

## What can be done

cc-do-play = Play { cc-card-a } on the { cc-pile }
cc-do-draw = Draw a card
cc-do-end-turn = End the turn
cc-do-pass = Pass { cc-card-a } to { $other }
cc-do-discard = Discard { cc-card-a }
cc-do-cookie = { $other } gives a cookie
cc-do-refuse = Use the teapot
cc-do-accept = Keep the teapot
cc-do-accept-card = Take the card, keep the teapot
cc-do-accept-cookie = Give the cookie, keep the teapot

## Why something cannot be done

cc-why-fits = A { $first } or a { $second } fits now.
cc-why-fits-one = Here a { $first } fits.
cc-fits-any = Both tops are equal: any card fits but the capybara.
cc-fits-on = fits on: { $where }
cc-fits-not = does not fit now
cc-here = here
cc-why-capybara = A capybara never fits on a pile. Pass it or discard it.
cc-why-not-yours = It is not your turn.
cc-why-armadillo = After an armadillo you play another card while one fits.
cc-why-drawn = You have drawn already. Play a card, or end your turn.
cc-why-draw-first = Draw a card first, then you may end your turn.
cc-why-no-draw = There is no card left to draw.
cc-why-pass = First choose a card to pass.
cc-why-discard = First choose a card to discard.
cc-why-cookie = First choose who gives a cookie.
cc-why-teapot = First decide about the teapot.
cc-why-last-cookie = { $other } has only one cookie left, and a last cookie is safe.
cc-why-self = You do not take cookies from yourself.

## The log

cc-log-dealt = Round { $round }: 7 cards for everyone. { $who ->
    [you] You start.
   *[other] { $name } starts.
}
cc-log-turn = { $who ->
    [you] It is your turn.
   *[other] It is { $name }'s turn.
}
cc-log-played = { $who ->
    [you] You play
   *[other] { $name } plays
} { cc-card-a } on the { cc-pile }.
cc-log-drew = { $who ->
    [you] You draw
   *[other] { $name } draws
} a card.
cc-log-drew-seen = { $who ->
    [you] You draw
   *[other] { $name } draws
} { cc-card-a }.
cc-log-ended-turn = { $who ->
    [you] You end your turn.
   *[other] { $name } ends the turn.
}
cc-log-ended-turn-dry = { $who ->
    [you] You end your turn: there is nothing to draw.
   *[other] { $name } ends the turn: there is nothing to draw.
}
cc-log-reshuffled = The open cards are shuffled into a new draw pile of { cc-cards }.
cc-log-moved = The figure moves to the { cc-token }.
cc-log-offered = { $who ->
    [you] You pass
   *[other] { $name } passes
} a card face down to { $whom ->
    [you] you
   *[other] { $other }
}.
cc-log-offered-seen = { $who ->
    [you] You pass
   *[other] { $name } passes
} { cc-card-a } face down to { $whom ->
    [you] you
   *[other] { $other }
}.
cc-log-refused-card = { $who ->
    [you] You refuse the card with the teapot.
   *[other] { $name } refuses the card with the teapot.
} It goes on to { $whom ->
    [you] you
   *[other] { $other }
}.
cc-log-took = { $who ->
    [you] You take
   *[other] { $name } takes
} the card.
cc-log-took-seen = { $who ->
    [you] You take
   *[other] { $name } takes
} the card: { cc-card-a }.
cc-log-discarded = { $who ->
    [you] You discard
   *[other] { $name } discards
} { cc-card-a }.
cc-log-teapot = { $who ->
    [you] You take the teapot.
   *[other] { $name } takes the teapot.
}
cc-log-teapot-back = The teapot goes back to the middle.
cc-log-gave-back = { $who ->
    [you] You give
   *[other] { $name } gives
} { cc-cookies } back.
cc-log-refused-cookie = { $who ->
    [you] You use the teapot and keep the cookie.
   *[other] { $name } uses the teapot and keeps the cookie.
}
cc-log-revealed = { $who ->
    [you] You turn over
   *[other] { $name } turns over
} { cc-card-a } and { $who ->
    [you] take
   *[other] takes
} { cc-cookies }.
cc-log-round-ended = { $who ->
    [you] You have no cards left. Round { $round } ends.
   *[other] { $name } has no cards left. Round { $round } ends.
}
cc-log-round-ended-nobody = Nobody can go on. Round { $round } ends, and everyone pays.
cc-log-counted = { $who ->
    [you] You hold { cc-card-a }: that costs { cc-cookies }.
   *[other] { $name } holds { cc-card-a }: that costs { cc-cookies }.
}
cc-log-left-over = { $who ->
    [you] You hold { cc-card-a }: it costs nothing more.
   *[other] { $name } holds { cc-card-a }: it costs nothing more.
}
cc-log-paid = { $who ->
    [you] You pay
   *[other] { $name } pays
} { cc-cookies }.
cc-log-nobody = The anteater finds nobody who could give a cookie.
cc-log-game-over = The party is over.

## The end of a round and of the game

cc-round-title = Round { $round } is over
cc-round-ended-by = { $who ->
    [you] You are out of cards
   *[other] { $name } is out of cards
}
cc-round-ended-by-nobody = Nobody is out of cards, so everyone pays
cc-round-gains = { $who ->
    [you] You turn over { cc-card-a } and gain { cc-cookies }.
   *[other] { $name } turns over { cc-card-a } and gains { cc-cookies }.
}
cc-round-pays = { $who ->
    [you] You pay { cc-cookies }
   *[other] { $name } pays { cc-cookies }
}
cc-round-pays-all = { $who ->
    [you] You owe { $due } and pay all you have: { cc-cookies }
   *[other] { $name } owes { $due } and pays everything: { cc-cookies }
}
cc-round-why = Of each animal only the dearest card counts.
cc-round-why-capybara = Capybaras cost 7 once, however many there are.
cc-round-counts = costs { $value }
cc-round-free = costs nothing
cc-round-next = { $who ->
    [you] You have the fewest cookies and start the next round.
   *[other] { $name } has the fewest cookies and starts the next round.
}
cc-round-go-on = To the next round
cc-reason-cookies-gone = Somebody has no cookies left.
cc-reason-turn-limit = The game has reached its longest length.
cc-chart-title = Cookies over the rounds
cc-chart-round = Round
cc-chart-start = Start

## A guided first game

cc-guide-goal = You are a capybara with guests. Be the first without cards: whoever still holds cards pays for them in cookies. The game ends when somebody has no cookies left, and the fullest jar wins.
cc-guide-piles = Look at the two open piles. A card fits when it is exactly one higher than a top card, and after 5 comes 1. When both tops are equal, any card fits but the capybara.
cc-guide-hand = These are your cards. The ones that stand up can be played now. Touch one that lies low and it tells you why not.
cc-guide-play = Play a card that stands up.
cc-guide-draw = When nothing fits, or you would rather wait, draw a card. Then you may play one or end your turn.
cc-guide-effect = Every card does something at once. Touch and hold a card, or rest the pointer on it, to read what.
cc-guide-circle = A capuchin moves the figure on by one token, a toucan by two. The token it stops on works for whoever moved it.
cc-guide-teapot = The sloth brings you the teapot. With it you can send a tapir's card on, or keep a cookie from an anteater, once.
cc-guide-capybara = The capybara is worth 7 and never fits. Pass it with a tapir or discard it with a turtle before the round ends.
cc-guide-others = Now the others play. The log tells what they do, and you can have it shown again.
cc-guide-end = When you are out of cards the round ends at once, and you turn over a card for cookies. That is all. Enjoy your tea.
