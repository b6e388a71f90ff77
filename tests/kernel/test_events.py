"""Events are heard when somebody listens, and cost nothing else."""

from __future__ import annotations

from types import SimpleNamespace

from capytable.kernel.events import ALL, SEAL, emit, heard, seal


def test_a_listener_hears_events_and_seals() -> None:
    s = SimpleNamespace(log=[])
    emit(s, 3, ALL, 7, 1, 2)
    seal(s)
    assert heard(s)
    assert s.log == [(3, ALL, 7, 1, 2), (SEAL, 0, 0, 0, 0)]


def test_nobody_listens() -> None:
    s = SimpleNamespace(log=None)
    emit(s, 3, ALL, 7, 1, 2)
    seal(s)
    assert not heard(s)
    assert s.log is None
