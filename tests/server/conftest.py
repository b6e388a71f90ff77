from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.server.harness import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("data"))
    yield running
    assert running.stop() == 0, running.output
    assert not [line for line in running.output if "Traceback" in line], running.output
