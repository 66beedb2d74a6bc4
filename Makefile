# make play | build | test | bench | format      needs Python >= 3.11, Node >= 20, make, git
.DELETE_ON_ERROR:
.SHELLFLAGS := -eu -o pipefail -c
SHELL := bash

PYTHON ?= python3
BIN := .venv/bin
say = @printf '\n=== %s\n'

.PHONY: play build test bench format
play: build
	$(BIN)/python -m tools.serve

build: .venv/build.stamp node_modules/.stamp
	$(say) 'build the site'
	$(BIN)/python -m tools.build

.venv/bin/python:
	$(say) 'make a virtual environment'
	$(PYTHON) -m venv .venv

.venv/build.stamp: pyproject.toml tools/constraints.txt | .venv/bin/python
	$(say) 'install what the build needs'
	$(BIN)/pip install -q -c tools/constraints.txt -e '.[build]'
	@touch $@

node_modules/.stamp: package.json package-lock.json
	$(say) 'install Pyodide and PyScript'
	npm ci --ignore-scripts --no-audit --no-fund
	@touch $@
