"""What a report says."""

from __future__ import annotations

import pytest

from capytable.checks import CheckError, Fault, Report


def test_a_sound_report_says_how_much_was_looked_at() -> None:
    report = Report("pond", games=2, decisions=40, longest=25)
    assert report.require("legal", True, "never said")
    assert report.ok
    assert report.raise_if_faulty() is report
    assert str(report) == "pond: 2 games, 40 decisions (longest game 25), 1 checks of 1 kinds: all well"


def test_faults_are_kept_up_to_a_number_and_all_counted() -> None:
    report = Report("pond", keep=2)
    for n in range(5):
        assert not report.require("legal", False, f"wrong {n}", "decision 3")
    report.add("view", "leaks")
    assert not report.ok
    assert report.found == {"legal": 5, "view": 1}
    assert report.faults == [
        Fault("legal", "wrong 0", "decision 3"),
        Fault("legal", "wrong 1", "decision 3"),
        Fault("view", "leaks"),
    ]
    lines = str(report).splitlines()
    assert lines[0].endswith("6 faults")
    assert lines[1:] == [
        "  legal: wrong 0 (decision 3)",
        "  legal: wrong 1 (decision 3)",
        "  view: leaks",
        "  … and 3 more of the same kinds",
    ]
    with pytest.raises(CheckError, match="wrong 1"):
        report.raise_if_faulty()
