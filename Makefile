# Loxley: `make` lists what can be done here.

SHELL := bash
.SHELLFLAGS := -eu -o pipefail -c
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help

# The first of these that is new enough makes the environment: `make setup PYTHON=/opt/python/bin/python3`.
PYTHON ?= python3 python3.14 python3.13 python3.12 python3.11
JOBS ?= 2
UV := uv==0.13.7

BIN := .venv/bin
RUNTIME := .venv/.runtime
PACKAGES := .venv/.packages
LOXLEY := .venv/.loxley
SOURCES := $(sort $(shell find src -type f ! -name '*.pyc' ! -path '*.egg-info/*' ! -path 'src/loxley/page/*')) pyproject.toml setup.py

PAGE := src/loxley/page/index.html
PAGE_SOURCES := $(sort $(shell find web src/loxley/locales -type f ! -path '*/node_modules/*'))
NPM := npm --prefix web --no-fund --no-audit

# The engine that this machine should have: compiled wherever there is a C compiler.
ENGINE := $(if $(filter plain,$(LOXLEY_ENGINE)),plain,$(if $(shell $(CC) --version >/dev/null 2>&1 && echo found),compiled,plain))
ENGINE_TESTS := $(wildcard tests/core tests/bargain tests/games tests/conformance)
PYTEST := $(BIN)/pytest -n $(JOBS)

# Prints the name of a Python that will do.
FIND_PYTHON = for python in $(PYTHON); do \
		if $$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then echo $$python; exit; fi; \
	done; \
	echo "Loxley needs Python 3.11 or newer and found $$(python3 --version 2>&1). Name one: make PYTHON=..." >&2; exit 1

# Runs a command quietly; its words are kept in build/, and its last ones shown when it fails.
LOGGED = mkdir -p build; $(2) > build/$(1).log 2>&1 || { tail -n 40 build/$(1).log >&2; exit 1; }

# One lock for every platform; hashes instead of addresses.
COMPILE_LOCK = build/uv/bin/uv pip compile pyproject.toml --quiet --universal --python-version 3.11 \
	--generate-hashes --no-emit-index-url --custom-compile-command "make lock" $(LOCK_FLAGS)

# Our own checks: Python scripts that `make check` runs one after the other.
STATIC_CHECKS := tools/check_texts.py
# What makes files that are kept in the repository: with --check they fail when a file is stale.
GENERATORS := tools/make_wire_types.py tools/make_card_figures.py

.PHONY: help
help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-6s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: setup
setup: $(LOXLEY) ## make .venv with the locked packages and Loxley: the engine compiled, the page built

.PHONY: play
play: setup ## open a table in the browser, bots ready
	@$(BIN)/loxley play

.PHONY: test
test: setup $(PACKAGES) ## run all tests: on the installed engine, on its plain source, and of the page in a real browser
	LOXLEY_EXPECT=$(ENGINE) $(PYTEST) --ignore tests/web
ifeq ($(ENGINE),compiled)
	PYTHONPATH=src LOXLEY_EXPECT=plain $(PYTEST) $(ENGINE_TESTS)
endif
	$(NPM) test
	$(BIN)/python tools/weigh_page.py --check
	tools/install_chromium.sh
	$(PYTEST) tests/web

.PHONY: check
check: $(PACKAGES) web/node_modules/.package-lock.json ## check format, lint, types, imports and our own rules
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports --no-logo --cache-dir .cache/imports
	$(NPM) run check
	@for script in $(STATIC_CHECKS); do echo "$$script"; PYTHONPATH=src $(BIN)/python "$$script"; done
	@for script in $(GENERATORS); do echo "$$script --check"; PYTHONPATH=src $(BIN)/python "$$script" --check; done

.PHONY: bench
bench: setup ## measure the engine and the server, side by side with their peers
	@$(BIN)/loxley bench engine --peers
	@$(BIN)/loxley bench server --peers

.PHONY: bots
bots: setup ## measure the bots against each other and write the tables of docs/bots.md (hours; goes on where it was)
	@$(BIN)/python tools/measure_bots.py --jobs $(JOBS)

.PHONY: lock
lock: ## renew the lock files after a change in pyproject.toml (LOCK_FLAGS=--upgrade: newer packages too)
	@echo "Resolving what pyproject.toml asks for ..."
	@python=$$($(FIND_PYTHON)); $$python -m venv build/uv
	@build/uv/bin/pip install --quiet --quiet --disable-pip-version-check $(UV)
	@$(COMPILE_LOCK) --output-file requirements/runtime.txt --group build
	@$(COMPILE_LOCK) --output-file requirements/dev.txt --group dev --all-extras --constraints requirements/runtime.txt

.PHONY: clean
clean: ## remove everything that was made here
	rm -rf .venv .cache .hypothesis build src/loxley/page web/node_modules
	find src tests -name __pycache__ -prune -exec rm -rf {} +

# The environment: all is made anew when the lock changes, so that nothing unlocked stays behind.
$(RUNTIME): requirements/runtime.txt
	@python=$$($(FIND_PYTHON)); \
	echo "Making .venv with $$($$python --version) ..."; \
	rm -rf build; $$python -m venv --clear .venv
	@echo "Installing the locked packages ..."
	@$(call LOGGED,runtime,$(BIN)/pip install --no-deps --no-compile --require-hashes --requirement $<)
	@touch $@

# What tests and checks need beyond that.
$(PACKAGES): requirements/dev.txt $(RUNTIME)
	@echo "Installing the locked packages for tests and checks ..."
	@$(call LOGGED,packages,$(BIN)/pip install --no-deps --no-compile --require-hashes --requirement $<)
	@touch $@

# The page's packages, from its own lock.
web/node_modules/.package-lock.json: web/package.json web/package-lock.json
	@echo "Installing the page's locked packages ..."
	@command -v npm > /dev/null || { echo "The page is built with node 20.19 or newer and npm, and found no npm. Install node, or play in the terminal: .venv/bin/loxley play sheriff --terminal" >&2; exit 1; }
	@$(call LOGGED,page-packages,$(NPM) ci)
	@touch $@

# The page, built into the package.
$(PAGE): web/node_modules/.package-lock.json build/.page
	@echo "Building the page ..."
	@$(call LOGGED,page,$(NPM) run build)
	@touch $@

# Loxley itself: built under build/, so that no compiled module ever lies beside its source and hides it.
$(LOXLEY): build/.sources $(PAGE)
	@echo "Building and installing Loxley, engine: $(ENGINE) ..."
	@$(call LOGGED,loxley,$(BIN)/pip install --verbose --force-reinstall --no-deps --no-build-isolation .)
	@sed -n 's/^ *loxley: //p' build/loxley.log
	@$(call LOGGED,requirements,$(BIN)/pip check)
	@touch $@
	@echo "Ready: $(BIN)/loxley"

# These change when a source file does, comes or goes, or when another engine is wanted. Contents count, not dates, so
# that neither an edit during a build nor a change of branch is missed.
build/.sources: FORCE | $(RUNTIME)
	@mkdir -p build
	@{ echo $(ENGINE); cksum $(SOURCES); } > $@.new
	@cmp -s $@.new $@ || cp $@.new $@

build/.page: FORCE | $(RUNTIME)
	@mkdir -p build
	@cksum $(PAGE_SOURCES) > $@.new
	@cmp -s $@.new $@ || cp $@.new $@

.PHONY: FORCE
