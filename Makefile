# Every target is tools/dev.py's; `python3 tools/dev.py TARGET` does the same where there is no make.
PYTHON ?= $(shell command -v python3 || { command -v uv >/dev/null && echo uv run --no-project python; } || echo python3)
TARGETS := play test quick check setup web lock docs bench soak clean

.PHONY: help $(TARGETS)
help:
	@$(PYTHON) tools/dev.py help
$(TARGETS):
	@$(PYTHON) tools/dev.py $@
