# Everything here works in .venv of this checkout; only Python 3.11 or newer and make are needed.
#   PYTHON=/path/to/python   another interpreter (before the first run, or after `make clean`)
#   HOLDFAST_COMPILE=0 | 1   never compile the engine | stop if it can't be compiled
#   HOLDFAST_PAGE=0 | 1      never build the page | stop if it can't be built
#   ARGS="..."               more arguments for play, test and bench

.DEFAULT_GOAL := help
.PHONY: help play test soak fuzz mutants lint format bench strength docs schemas compile page constraints clean
SHELL := /bin/sh
MAKEFLAGS += --no-print-directory

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --quiet --disable-pip-version-check --constraint constraints.txt
# A copied or moved checkout must not go on using the sources of the first one, so its path is in the name.
HERE := $(shell printf '%s' '$(CURDIR)' | cksum | cut -d ' ' -f 1)
BASE := $(VENV)/.base-$(HERE)
DEV := $(VENV)/.dev-$(HERE)
DOCS := $(VENV)/.docs-$(HERE)
CHECKED := $(wildcard src tests bench docs/sample tools/*.py hatch_build.py)

help: ## this list
	@echo 'make <what>, with'
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/\1|\2/p' $(MAKEFILE_LIST) | while IFS='|' read -r name text; do printf '  %-12s %s\n' "$$name" "$$text"; done

play: compile page ## set everything up and open the table in the browser (ARGS=--terminal: in this terminal)
	@$(BIN)/holdfast play $(ARGS)

test: $(DEV) compile page ## set everything up and run every test
	@$(BIN)/python tools/page_checks.py
	@$(BIN)/python -m pytest -n auto --dist worksteal $(ARGS)

soak: $(DEV) compile ## kill the server a thousand times under load, and compare every table
	@HOLDFAST_KILLS=1000 $(BIN)/python -m pytest tests/server/test_kill.py $(ARGS)

fuzz: $(DEV) compile ## a million damaged saves, packs and actions, 100,000 messages of nonsense, the whole API and thousands of matches at length
	@HOLDFAST_INPUTS=1000000 $(BIN)/python -m pytest -n auto tests/core/test_fuzz.py $(ARGS)
	@HOLDFAST_FUZZ=100000 HOLDFAST_MATCHES=100 HOLDFAST_EXAMPLES=300 $(BIN)/python -m pytest -n auto tests/server/test_nonsense.py tests/server/test_secrets.py tests/server/test_api.py $(ARGS)
	@HOLDFAST_LOOKS=100 $(BIN)/python -m pytest -n auto tests/agents/test_looks.py $(ARGS)

mutants: $(DEV) ## break the rules of GAME=paris, outlive or warofmine one by one and see whether a test notices (half an hour or more)
	@$(PIP) 'mutmut>=3.8,<4'
	@$(BIN)/python tools/mutants.py $(GAME) $(ARGS)

lint: $(DEV) ## types, style and layers
	@echo 'types'; $(BIN)/python -m mypy $(CHECKED)
	@echo 'style'; $(BIN)/python -m ruff check .
	@echo 'format'; $(BIN)/python -m ruff format --check .
	@echo 'layers'; $(BIN)/python -c 'from importlinter.cli import lint_imports_command as run; run()'

format: $(DEV) ## bring the sources into shape
	@$(BIN)/python -m ruff check --fix-only --quiet .
	@$(BIN)/python -m ruff format .

bench: $(DEV) compile ## measure the engine, compiled and not
	@$(BIN)/python bench/engine.py $(ARGS)

strength: $(DEV) compile ## play the tournaments of docs/opponents.md and write its table (hours)
	@$(BIN)/python tools/strength.py $(ARGS)

docs: $(DOCS) ## build the documentation into site/
	@$(BIN)/python tools/rule_pages.py
	@$(BIN)/python -m zensical build

schemas: $(BASE) ## write what the server speaks to docs/schemas/
	@$(BIN)/python tools/schemas.py

compile: $(BASE) ## compile the engine again if its sources have changed
	@$(BIN)/python hatch_build.py

page: $(BASE) ## build the page again if its sources have changed
	@$(BIN)/python hatch_build.py page

constraints: ## resolve all dependencies anew, into constraints.txt
	@tools/constraints

clean: ## remove the environment, all libraries and everything built
	rm -rf $(VENV) build dist site web/node_modules src/holdfast/server/page .mypy_cache .ruff_cache .pytest_cache .import_linter_cache
	find src \( -name '*.so' -o -name '*.pyd' -o -name _compiled.txt \) -exec rm -f {} +
	find src tests bench tools -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

$(BIN)/python:
	@tools/venv $(VENV)

# The package itself needs no compiling here: `compile` does that with less waiting.
$(BASE): pyproject.toml constraints.txt | $(BIN)/python
	@echo 'Installing what Holdfast needs into $(VENV) (a minute, the first time) ...'
	@$(PIP) hatchling
	@$(PIP) mypy setuptools || echo 'The compiler mypyc is not available here; the engine will run from source.'
	@HOLDFAST_COMPILE=0 HOLDFAST_PAGE=0 $(PIP) --no-build-isolation --editable .
	@touch $@

$(DEV): $(BASE)
	@echo 'Installing what the tests need ...'
	@HOLDFAST_COMPILE=0 HOLDFAST_PAGE=0 $(PIP) --no-build-isolation --editable '.[dev]'
	@touch $@

$(DOCS): $(BASE)
	@echo 'Installing what the documentation needs ...'
	@HOLDFAST_COMPILE=0 HOLDFAST_PAGE=0 $(PIP) --no-build-isolation --editable '.[docs]'
	@touch $@
