"""A table in play: one task owns the match; screens and bots hand in what they want, one thing at a time.

What changes the match is on disk before anybody hears of it.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

from capytable.bots import Seat
from capytable.kernel.errors import CapytableError
from capytable.match.match import Match
from capytable.match.outlet import SPECTATOR
from capytable.server import tables, wire
from capytable.server.refusal import RefusalError, from_error
from capytable.server.screen import Screen
from capytable.server.store import Change, Done, Row, Store, StoreError
from capytable.server.thinking import Answer, Thinking, advisor

log = logging.getLogger("capytable.server")

LEAP = 1_000
"""How far a room opened in the middle of sealed choices counts on, so that no number told before comes again."""


@dataclass(frozen=True)
class Thought:
    """A bot's decisions for the table as it was at number ``n``."""

    n: int
    seat: int
    answer: Answer


@dataclass(frozen=True)
class Advised:
    """A hint, asked for at number ``n``."""

    n: int
    seat: int
    bot: str
    answer: Answer


FromScreen = wire.FromClient | Advised
Item = tuple[Screen, FromScreen] | Thought | None
"""What waits in a room's inbox: something from a screen, a bot's decision, or the end."""


class Room:
    """``row`` as stored, ``match`` with all its decisions, ``moves`` seat and action of each, ``keys`` as stored."""

    def __init__(
        self,
        row: Row,
        match: Match,
        moves: list[tuple[int, int]],
        keys: dict[str, Done],
        store: Store,
        thinking: Thinking,
    ) -> None:
        self.row, self.match = row, match
        self.screens: list[Screen] = []
        self.broken = False
        """Memory may be ahead of the disk: the room is closed and must be made anew."""
        self._moves, self._keys, self._store, self._thinking = moves, keys, store, thinking
        self._humans = [seat.seat for seat in row.start.seats if seat.kind == "human"]
        self._changed: dict[int, int] = {}
        """For every seat the table's number since which nothing has changed for it; without, since the room opened."""
        self._unseen: dict[int, int] = {}
        """For every seat how many of its changes nobody else was told of: only for itself do they count."""
        self._listed: dict[int, tuple[object, list[wire.ActionInfo]]] = {}
        self._sealed, self._movers = match.sealed, match.movers
        self._together = len(match.movers) > 1 or any(
            made.seat not in match.movers for made in match.decisions[match.sealed :]
        )
        """Whether several seats may act, or might when what cannot be taken back ended: they choose at once."""
        if self._together and row.n:
            self.row = replace(row, n=row.n + LEAP)
        self._opened_at = self.row.n
        self._undone: list[tuple[dict[int, int], int]] = []
        """For every undo that was seen: the table's number after it by viewer, and how many events are the same."""
        self._thinker: int | None = None
        self._errands: set[asyncio.Task[None]] = set()
        self._inbox: asyncio.Queue[Item] = asyncio.Queue()
        self._actor = asyncio.create_task(self._run(), name=f"table {row.id}")

    # --- from outside ------------------------------------------------------------------------------------------------

    def enter(self, screen: Screen, first: wire.Enter) -> None:
        """Let a screen in; it is greeted and told the state."""
        if len(self._humans) == 1:
            screen.viewer = self._humans[0]
        self.screens.append(screen)
        self.post(screen, first)

    def post(self, screen: Screen, frame: FromScreen) -> None:
        """Hand in what a screen sent."""
        self._inbox.put_nowait((screen, frame))

    async def stop(self) -> None:
        """End the table's task after what was handed in before."""
        self._inbox.put_nowait(None)
        await self._actor
        for errand in self._errands:
            errand.cancel()

    def dismiss(self, reason: wire.Parting, code: int) -> None:
        """Say goodbye to all screens."""
        for screen in self.screens:
            screen.send(wire.Gone(reason=reason))
            screen.close(code)

    def uncovered(self) -> set[int]:
        """The persons' seats that somebody looks from; the only person of a table always may."""
        alone = self._humans if len(self._humans) == 1 else []
        return {screen.viewer for screen in self.screens if screen.viewer != SPECTATOR} | set(alone)

    # --- the actor ---------------------------------------------------------------------------------------------------

    async def _run(self) -> None:
        try:
            while (item := await self._inbox.get()) is not None:
                if isinstance(item, Thought):
                    await self._decided(item)
                else:
                    await self._serve(*item)
        except Exception:
            log.exception("table %s is closed and will be read again from the database", self.row.id)
            self.broken = True
            self.dismiss("stopping", wire.CLOSE_AGAIN)

    async def _serve(self, screen: Screen, item: FromScreen) -> None:
        try:
            await self._handle(screen, item)
        except (RefusalError, CapytableError) as error:
            refusal = error if isinstance(error, RefusalError) else from_error(error)
            screen.send(refusal.frame(getattr(item, "key", None)))
        except StoreError:
            refusal = RefusalError("internal", "the change could not be stored; the disk may be full")
            screen.send(refusal.frame(getattr(item, "key", None)))
            raise

    async def _handle(self, screen: Screen, item: FromScreen) -> None:
        match item:
            case wire.Ping():
                screen.send(wire.Pong())
            case wire.Enter():
                await self._greet(screen, item)
            case wire.Act():
                await self._act(screen, item)
            case wire.Undo():
                await self._undo(screen, item)
            case wire.Abandon():
                await self._abandon(screen, item)
            case wire.Uncover():
                self._uncover(screen, item.seat)
            case wire.Cover():
                screen.viewer = SPECTATOR
                self._tell(screen)
            case wire.Hint():
                self._seek_advice(screen, item)
            case Advised():
                self._advise(screen, item)

    # --- what screens ask for ----------------------------------------------------------------------------------------

    async def _greet(self, screen: Screen, first: wire.Enter) -> None:
        screen.send(wire.Welcome(wire=wire.WIRE, software=tables.SOFTWARE, table=tables.describe(self.row)))
        screen.told[screen.viewer] = self._still_true(first.since, first.n, screen.viewer)
        before = self.match.turn
        if forced := self._play_forced():
            await self._commit(before, forced)
        else:
            self._think()
            self._tell(screen)
        if any(seat.kind == "bot" for seat in self.row.start.seats):
            self._thinking.prepare(self.match)

    def _uncover(self, screen: Screen, seat: int) -> None:
        if seat not in self._humans:
            raise RefusalError("covered", f"seat {seat} is not a person's")
        screen.viewer = seat
        self._tell(screen)

    async def _act(self, screen: Screen, frame: wire.Act) -> None:
        request = f"act {frame.n} {frame.seat} {frame.action}"
        if self._repeated(screen, frame.key, request):
            return
        self._check(screen, frame.n, frame.seat)
        before = self.match.turn
        self.match.play(frame.action, frame.seat)
        moves = [(frame.seat, frame.action), *self._play_forced()]
        await self._commit(before, moves, screen=screen, key=frame.key, request=request)

    async def _undo(self, screen: Screen, frame: wire.Undo) -> None:
        request = f"undo {frame.n} {frame.seat}"
        if self._repeated(screen, frame.key, request):
            return
        self._check(screen, frame.n, frame.seat, mover=False)
        kept, left = self._take_back(frame.seat)
        while self._is_forced(frame.seat) and self.match.can_undo(frame.seat):  # or it would be the same again at once
            kept, left = min((kept, left), self._take_back(frame.seat))
        if not self._is_unseen():
            viewers = (SPECTATOR, *range(self.match.players))
            self._undone.append(({viewer: self._number(viewer) + 1 for viewer in viewers}, left))
            for other in self.screens:
                other.told = {viewer: min(told, left) for viewer, told in other.told.items()}
        again = self._moves[kept:]
        del self._moves[kept:]
        await self._commit(kept, again, undone_by=frame.seat, screen=screen, key=frame.key, request=request)

    def _take_back(self, seat: int) -> tuple[int, int]:
        """Undo the seat's last decision; later ones of others are kept.  Returns its number and its first event's."""
        before = self.match.decisions
        self.match.undo(seat)
        number = max(i for i, made in enumerate(before) if made.seat == seat)
        del self._moves[number]
        return number, before[number].event

    async def _abandon(self, screen: Screen, frame: wire.Abandon) -> None:
        if self._repeated(screen, frame.key, "abandon"):
            return
        self._check_running()
        seat = None if screen.viewer == SPECTATOR else screen.viewer
        self.match.abandon(seat)
        await self._commit(self.match.turn, [], abandoned_by=seat, screen=screen, key=frame.key, request="abandon")

    def _seek_advice(self, screen: Screen, frame: wire.Hint) -> None:
        self._check(screen, frame.n, frame.seat)
        if screen.asking:
            raise RefusalError("too-many", "a hint is already on its way")
        screen.asking = True
        self._spawn(self._consult(screen, frame, self._knowledge(frame.seat)))

    async def _consult(self, screen: Screen, frame: wire.Hint, seat: Seat) -> None:
        bot = advisor()
        answer = await self._thinking.decide(seat, bot)
        self.post(screen, Advised(frame.n, frame.seat, bot, answer))

    def _advise(self, screen: Screen, advised: Advised) -> None:
        screen.asking = False
        if not self._holds(advised.n, advised.seat) or screen.viewer != advised.seat:
            raise RefusalError("no-hint", "the table has changed meanwhile")
        action = next(a for a in self._legal(advised.seat) if a.id == advised.answer.action)
        screen.send(wire.Advice(n=advised.n, seat=advised.seat, action=action, bot=advised.bot))

    # --- checks ------------------------------------------------------------------------------------------------------

    def _repeated(self, screen: Screen, key: str, request: str) -> bool:
        """Whether the same was asked with this key before: then the same answer is given again."""
        done = self._keys.get(key)
        if done is None:
            return False
        if done.request != request:
            raise RefusalError("key-reused", "this key was used for something else")
        screen.send(wire.Ack(key=key, n=done.n))
        return True

    def _check_running(self) -> None:
        if self.row.status != "running":
            raise RefusalError("over" if self.row.status == "finished" else "abandoned", "the game is over")

    def _check(self, screen: Screen, n: int, seat: int, mover: bool = True) -> None:
        self._check_running()
        if seat not in self._humans or screen.viewer != seat:
            raise RefusalError("covered", f"seat {seat} does not look at this screen")
        if not self._holds(n, seat):
            now = self._number(seat)
            raise RefusalError("stale", f"the table is at {now}, not at {n}", n=now)
        if mover and seat not in self.match.movers:
            raise RefusalError("not-movers", f"it is not the turn of seat {seat}")

    def _holds(self, n: int, seat: int) -> bool:
        """Whether for this seat the table still is as it was at number ``n``: only others have chosen, and unseen."""
        return self._changed.get(seat, self._opened_at) <= n <= self._number(seat)

    def _number(self, viewer: int) -> int:
        """The table's number as a viewer is told it: what others do unseen does not count."""
        return self.row.n + self._unseen.get(viewer, 0)

    def _still_true(self, since: int, n: int, viewer: int) -> int:
        """How many of the events that a client had at number ``n`` it may keep."""
        if n < self._opened_at:
            return 0  # what was undone before the room was opened is not remembered
        return min([since, len(self.match.events()), *(left for at, left in self._undone if at[viewer] > n)])

    # --- changes -----------------------------------------------------------------------------------------------------

    def _is_unseen(self) -> bool:
        """Whether what the match has just done is sealed: several decide at once, and nobody has come to an end."""
        match = self.match
        return self._together and match.sealed == self._sealed and match.movers == self._movers and not match.over

    def _note_change(self, by: set[int]) -> None:
        """Note for whom the table is another now: who did something, who may act no more or may now, or everybody."""
        movers, sealed = self.match.movers, self.match.sealed
        for seat in range(self.match.players):
            if sealed != self._sealed or self.match.over or seat in by or (seat in movers) != (seat in self._movers):
                self._changed[seat] = self._number(seat)
        self._together = len(movers) > 1 or (self._together and sealed == self._sealed)
        self._sealed, self._movers = sealed, movers

    def _is_forced(self, seat: int) -> bool:
        """Whether the table takes the next decision for a person."""
        return self.row.start.play_forced and seat in self._humans and len(self.match.legal_actions(seat)) == 1

    def _play_forced(self) -> list[tuple[int, int]]:
        made = []
        while (seat := next((seat for seat in self.match.movers if self._is_forced(seat)), None)) is not None:
            action = self.match.legal_actions(seat)[0].id
            self.match.play(action, seat)
            made.append((seat, action))
        return made

    async def _commit(
        self,
        number: int,
        moves: list[tuple[int, int]],
        *,
        undone_by: int | None = None,
        abandoned_by: int | None = None,
        screen: Screen | None = None,
        key: str | None = None,
        request: str = "",
    ) -> None:
        """Store what the match did, then tell all who may notice; ``moves`` follow its first ``number`` decisions."""
        by = {seat for seat, _ in moves} if undone_by is None else {undone_by}
        unseen = self._is_unseen()
        result = tables.result(self.match)
        status: wire.Status = "running" if result is None else "finished"
        if request == "abandon":
            status = "abandoned"
        change = Change(
            number=number, moves=moves, replace=undone_by is not None, n=self.row.n + (not unseen), status=status,
            movers=list(self.match.movers), result=result, abandoned_by=abandoned_by, key=key, request=request,
            answer=None if screen is None else self._number(screen.viewer) + 1, unseen=unseen,
        )  # fmt: skip
        changed = await self._store.change(self.row.id, change)
        self._moves += moves
        self.row = replace(
            self.row,
            n=change.n,
            status=status,
            movers=change.movers,
            result=result,
            abandoned_by=abandoned_by,
            changed=self.row.changed if unseen else changed,
        )
        if unseen:
            self._unseen |= {seat: self._unseen.get(seat, 0) + 1 for seat in by}
        self._note_change(by)
        if key is not None:
            self._keys[key] = Done(request, change.told)
            if screen is not None:
                screen.send(wire.Ack(key=key, n=change.told))
        appointed = self._appoint()
        told = [other for other in self.screens if not unseen or other.viewer in by]
        for other in told if not unseen else ():
            self._draw_curtain(other)
        for other in sorted(told, key=lambda other: other is not screen):  # who waits for an answer first
            self._tell(other)
            await asyncio.sleep(0)
        self._begin(appointed)  # what a bot is given takes a while to make: people hear first

    # --- bots --------------------------------------------------------------------------------------------------------

    def _think(self) -> None:
        """Let the next bot think, if one is to move and anybody is here."""
        self._begin(self._appoint())

    def _appoint(self) -> int | None:
        """The bot that thinks from now on; None where none is to move, or one thinks already."""
        if self._thinker is not None or not self.screens or self.row.status != "running":
            return None
        self._thinker = next((seat for seat in self.match.movers if seat not in self._humans), None)
        return self._thinker

    def _begin(self, seat: int | None) -> None:
        if seat is not None:
            bots = len(self.row.start.seats) - len(self._humans)
            self._spawn(self._let_think(self._knowledge(seat), self._number(seat), bots if self._together else 0))

    def _knowledge(self, seat: int) -> Seat:
        """All that a bot gets: a copy that holds only what the seat knows."""
        return Seat(self.match, seat, secrets.randbits(64))

    async def _let_think(self, seat: Seat, n: int, among: int) -> None:
        info = self.row.start.seats[seat.seat]
        answer = await self._thinking.decide(seat, tables.spec(info), among)
        self._inbox.put_nowait(Thought(n, seat.seat, answer))

    async def _decided(self, thought: Thought) -> None:
        self._thinker = None
        if not self._holds(thought.n, thought.seat) or self.row.status != "running":
            self._think()
            return
        before = self.match.turn
        for action in thought.answer.actions:
            self.match.play(action, thought.seat)
        moves = [(thought.seat, action) for action in thought.answer.actions]
        await self._commit(before, [*moves, *self._play_forced()])
        if thought.answer.trouble:
            name = self.row.start.seats[thought.seat].name
            notice = wire.Notice(n=self.row.n, seat=thought.seat, text_key="bot-replaced", args={"name": name})
            for screen in self.screens:
                screen.send(notice)

    def _spawn(self, errand: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    # --- what screens are told ---------------------------------------------------------------------------------------

    def _waited_for(self) -> list[int]:
        """The persons who are to move."""
        return [seat for seat in self.match.movers if seat in self._humans]

    def _draw_curtain(self, screen: Screen) -> None:
        """Hide the hand when another person who has no screen of their own is to move."""
        waited = self._waited_for()
        elsewhere = {other.viewer for other in self.screens if other is not screen}
        if screen.viewer not in waited and any(seat not in elsewhere for seat in waited):
            screen.viewer = SPECTATOR

    def _legal(self, seat: int) -> list[wire.ActionInfo]:
        """What the seat may do; found anew only when it, or who else may act, has changed."""
        since = (self._changed.get(seat), self.match.movers)
        if seat not in self._listed or self._listed[seat][0] != since:
            found = self.match.legal_actions(seat)
            told = [wire.ActionInfo(id=a.id, text=a.text, parts=a.parts, undoable=a.undoable) for a in found]
            self._listed[seat] = (since, told)
        return self._listed[seat][1]

    def _tell(self, screen: Screen) -> None:
        """Send the state as the screen may see it, with the events that it has not been told."""
        viewer = None if screen.viewer == SPECTATOR else screen.viewer
        since = screen.told.get(screen.viewer, 0)
        events = self.match.events(viewer, since)
        screen.told[screen.viewer] = since + len(events)
        running = self.row.status == "running"
        screen.send(
            wire.State(
                n=self._number(screen.viewer),
                viewer=screen.viewer,
                view=self.match.view(viewer),
                legal=[] if viewer is None else self._legal(viewer),
                movers=list(self.match.movers),
                thinking=self._thinker,
                can_undo=running and viewer is not None and self.match.can_undo(viewer),
                events=events,
                since=since,
                next_since=since + len(events),
                status=self.row.status,
                over=self.match.over,
                result=self.row.result,
                covered=running and viewer is None and bool(self._humans),
                next_seat=next((seat for seat in self._waited_for() if seat != viewer), None),
                seats=self.row.start.seats,
            )
        )
