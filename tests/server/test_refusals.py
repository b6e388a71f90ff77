"""Every refusal has a sentence in the catalogues."""

from __future__ import annotations

from typing import get_args

import pytest

from capytable.catalogue import LANGUAGES, Words
from capytable.server import wire
from capytable.server.refusal import STATUS, RefusalError

CODES = get_args(wire.Code)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", CODES)
def test_every_code_has_its_words(code: wire.Code, language: str) -> None:
    problem = RefusalError(code, "where", n=3).problem()
    assert problem.text_key in Words(language)
    assert Words(language).text(problem.text_key) != problem.text_key
    assert problem.args == {"n": 3}


def test_statuses_belong_to_codes() -> None:
    assert set(STATUS) <= set(CODES)
