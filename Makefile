# make play | dev | build | onefile | release | test | test-full | bench | format      needs Python >= 3.11, Node >= 20.19, make, git
SHELL := bash
.SHELLFLAGS := -eu -o pipefail -c
.DELETE_ON_ERROR:
MAKEFLAGS += --no-print-directory

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/pip install --quiet --disable-pip-version-check
PINNED := $(PIP) --require-hashes --only-binary :all: --no-deps
PURE := --platform any --implementation py --abi none --python-version 3.14
step = @printf '\n=== %s\n'

.PHONY: play dev build onefile release test test-full bench format
play: build
	$(step) 'serve it'
	@$(BIN)/python -m tools.serve

dev: .venv/build.stamp node_modules/.stamp
	$(step) 'serve the sources'
	@$(BIN)/python -m tools.dev $(if $(HOST),--host $(HOST)) # HOST=192.168.1.20 for a phone

build: .venv/build.stamp node_modules/.stamp
	$(step) 'build the site'
	@$(BIN)/python -m tools.build
	@$(BIN)/python -m tools.docs

onefile: build
	$(step) 'pack it into one file'
	@$(BIN)/python -m tools.onefile

release: onefile
	$(step) 'pack what a release consists of'
	@$(BIN)/python -m tools.release $(if $(TAG),--tag "$$TAG") # TAG=v0.1.0

# a quarter of an hour on two cores; two steps run at the same time, the output of each is printed in one piece
test: .venv/test.stamp .venv/pyodide.stamp node_modules/.stamp
	$(step) 'find a browser'
	@$(BIN)/python -m tools.browser chromium
	@$(MAKE) --jobs 2 --output-sync=target test-python test-pyodide
	@$(MAKE) test-browser # alone, because pages crash where memory or time is short

# whatever `make test` leaves out, until UNTIL (seconds since 1970) if that is given
test-full: .venv/test.stamp .venv/peers.stamp .venv/pyodide.stamp build
	$(step) 'find all browsers'
	@$(BIN)/python -m tools.browser
	@$(BIN)/python -m tools.build --pseudo --dist build/pseudo
	$(step) 'the tests that make test leaves out'
	@$(BIN)/python -m tools.full_tests $(if $(UNTIL),--until $(UNTIL))

bench: .venv/test.stamp build
	$(step) 'measure'
	@$(BIN)/python -m tools.bench $(TABLES) $(if $(GAMES),--games $(GAMES)) $(if $(MINUTES),--minutes $(MINUTES))$(if $(ATTACKS), --attacks $(ATTACKS))$(if $(KILLS), --kills $(KILLS))$(if $(SEED), --seed $(SEED)) # TABLES=links GAMES=20

format: .venv/test.stamp
	@$(BIN)/ruff check --fix-only --quiet
	@$(BIN)/ruff format

# ---- the checks of `make test`, in the order in which they fail soonest

.PHONY: test-lint test-types test-imports test-catalogues test-js test-python test-pyodide test-browser
test-lint:
	$(step) 'format and lint: ruff'
	@$(BIN)/ruff format --check
	@$(BIN)/ruff check

test-types: test-lint
	$(step) 'types: mypy'
	@$(BIN)/mypy

test-imports: test-types
	$(step) 'who may import whom: import-linter'
	@$(BIN)/lint-imports

test-catalogues: test-imports
	$(step) 'catalogues'
	@$(BIN)/python -m tools.catalogues check

test-js: node_modules/.stamp
	$(step) 'JavaScript: types, lint, tests without a browser'
	@node_modules/.bin/tsc --project .
	@node_modules/.bin/tsc --project static/workers
	@node_modules/.bin/tsc --project tools
	@node_modules/.bin/eslint --max-warnings 0
	@node --test --test-reporter=spec tests/js/*.test.js

test-python: test-catalogues
	$(step) 'tests in CPython'
	@$(BIN)/python -m pytest -m 'not full' --numprocesses 2 --dist loadfile

test-pyodide: test-js build
	$(step) 'in Pyodide: what two Pythons could do differently'
	@node tools/pyodide/run.mjs tools/pyodide/run_pytest.py /project=. /site=.venv/pyodide

test-browser:
	$(step) 'tests in the browser'
	@$(BIN)/python -m pytest e2e/smoke -rs

# ---- what the steps need; installed again only when the pinned versions have changed

.venv/bin/python:
	$(step) 'make a virtual environment'
	@$(PYTHON) -m venv .venv

# wheels alone, with the digests in tools/pins: nothing foreign is run to install it, and our own needs nothing more
.venv/build.stamp: pyproject.toml setup.py tools/library.py tools/pins/build.txt | .venv/bin/python
	$(step) 'install what the build needs'
	@$(PINNED) -r tools/pins/build.txt
	@$(PIP) --no-deps --no-build-isolation -e .
	@touch $@

.venv/test.stamp: .venv/build.stamp tools/pins/test.txt
	$(step) 'install what the tests need'
	@$(PINNED) -r tools/pins/test.txt
	@touch $@

.venv/peers.stamp: .venv/test.stamp tools/pins/peers.txt
	$(step) 'install PettingZoo and OpenSpiel, for their own tests of our games, and Dask'
	@$(PINNED) -r tools/pins/peers.txt
	@touch $@

.venv/pyodide.stamp: tools/pins/pyodide.txt | .venv/bin/python
	$(step) 'install what the tests need inside Pyodide'
	@rm -rf .venv/pyodide
	@$(PINNED) --no-compile --target .venv/pyodide $(PURE) -r tools/pins/pyodide.txt
	@touch $@

node_modules/.stamp: package.json package-lock.json
	$(step) 'install Pyodide, PyScript and what builds and checks the page'
	@npm ci --ignore-scripts --no-audit --no-fund
	@touch $@
