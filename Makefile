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
BUILD := .venv/.build
PACKAGES := .venv/.packages
LOXLEY := .venv/.loxley
SOURCES := $(sort $(shell find src -type f ! -name '*.pyc' ! -path '*.egg-info/*' ! -path 'src/loxley/page/*')) pyproject.toml setup.py $(wildcard building/*.py)

# Where the machine has no node that will do, it comes from the Python registry, into .venv.
HAS_NODE := $(shell node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null && npm --version >/dev/null 2>&1 && echo yes)
ifeq ($(HAS_NODE),)
NODE := .venv/.node
export PATH := $(CURDIR)/$(BIN):$(PATH)
endif
NPM := npm --prefix web --no-fund --no-audit

# The engine that this machine should have: compiled wherever there is a C compiler. Playing needs only the plain one.
BEST_ENGINE := $(if $(filter plain,$(LOXLEY_ENGINE)),plain,$(if $(shell $(CC) --version >/dev/null 2>&1 && echo found),compiled,plain))
ENGINE ?= plain
ENGINE_TESTS := $(wildcard tests/core tests/bargain tests/games tests/conformance)
# What shares something costly stays together in one process (tests/conftest.py). There is one process more than cores, since
# servers and browsers are waited for.
PYTEST := $(BIN)/pytest -n $(shell expr $(JOBS) + 1)

# Prints the name of a Python that will do.
FIND_PYTHON = for python in $(PYTHON); do \
		if $$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then echo $$python; exit; fi; \
	done; \
	echo "Loxley needs Python 3.11 or newer and found $$(python3 --version 2>&1). Name one: make PYTHON=..." >&2; exit 1

# Runs a command quietly; its words are kept in build/, and its last ones shown when it fails.
LOGGED = mkdir -p build; $(2) > build/$(1).log 2>&1 || { tail -n 40 build/$(1).log >&2; exit 1; }

# One lock for every platform; hashes instead of addresses.
COMPILE_LOCK = build/uv/bin/uv pip compile --quiet --universal --python-version 3.11 \
	--generate-hashes --no-emit-index-url --custom-compile-command "make lock" $(LOCK_FLAGS)

# All extras but `learn`: PyTorch's builds are large and differ from machine to machine (docs/decisions/0002-dependencies.md).
LOCKED_EXTRAS := $(addprefix --extra ,mcp openspiel postgres push ray research)

# Our own checks: Python scripts that `make check` runs one after the other.
STATIC_CHECKS := tools/check_texts.py
# What makes files that are kept in the repository: with --check they fail when a file is stale.
GENERATORS := make_view_patches make_wire_types make_catalogue make_card_figures make_score_figures make_man_pages make_playthroughs make_page_samples make_page_rulings

.PHONY: help
help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-6s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: play
play: ## open a table in the browser, bots ready (ENGINE=compiled: on the fast engine)
ifeq ($(ENGINE),compiled)
	@$(MAKE) --no-print-directory setup
	@$(BIN)/loxley play
else
	@$(MAKE) --no-print-directory -j 2 $(RUNTIME) page
	@PYTHONPATH=src $(BIN)/python -m loxley play
endif

.PHONY: setup
setup: $(LOXLEY) ## make .venv with the locked packages and Loxley: the engine compiled, the page built

.PHONY: page
page: $(NODE) ## build the page, if its sources have changed
	@python=$$($(FIND_PYTHON)); $$python building/page.py

.PHONY: test
test: ## run all tests: on the installed engine, on its plain source, and of the page in a real browser
	@CHROMIUM=$(CHROMIUM) tools/install_chromium.sh
	@$(MAKE) --no-print-directory tests
	@tools/install_chromium.sh --after

# The tests themselves, without a look for the browser. Bytecode is kept in .cache even where the machine asks to write none: every
# worker and every program that a test starts would compile all its modules anew.
.PHONY: tests
tests: export PYTHONDONTWRITEBYTECODE :=
tests: export PYTHONPYCACHEPREFIX := $(CURDIR)/.cache/python
tests: web-packages setup $(PACKAGES)
	LOXLEY_EXPECT=$(BEST_ENGINE) $(PYTEST) --ignore tests/web
	@if tools/install_chromium.sh --found; then \
		echo "The plain engine and the page's parts are tested meanwhile, with what the browser leaves of the machine."; \
		nice -n 19 $(MAKE) --no-print-directory tests-beside > build/tests-beside.log 2>&1 & beside=$$!; \
		trap "kill $$beside 2> /dev/null || true" EXIT; \
		passed=yes; \
		(set -x; $(PYTEST) tests/web) || passed=no; \
		wait $$beside || passed=no; \
		cat build/tests-beside.log; \
		[ $$passed = yes ]; \
	else \
		$(MAKE) --no-print-directory tests-beside; \
	fi

# What a browser's run leaves room for: it waits for pages and bots a good part of its time.
.PHONY: tests-beside
tests-beside:
ifeq ($(BEST_ENGINE),compiled)
	PYTHONPATH=src LOXLEY_EXPECT=plain HYPOTHESIS_PROFILE=$(or $(HYPOTHESIS_PROFILE),again) $(PYTEST) $(ENGINE_TESTS)
endif
	$(NPM) test
	$(BIN)/python tools/weigh_page.py --check

.PHONY: check
check: $(PACKAGES) web-packages ## check format, lint, types, imports and our own rules
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports --no-logo --cache-dir .cache/imports
	$(NPM) run check
	$(NPM) run lint
	@for script in $(STATIC_CHECKS); do echo "$$script"; PYTHONPATH=src $(BIN)/python "$$script"; done
	@for module in $(GENERATORS); do echo "tools/$$module.py --check"; PYTHONPATH=src $(BIN)/python -m "tools.$$module" --check; done

.PHONY: fix
fix: $(PACKAGES) web-packages ## format everything, and repair what the linters can repair
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(NPM) run fix

.PHONY: generate
generate: $(PACKAGES) ## make anew what is generated and kept in the repository
	@for module in $(GENERATORS); do echo "tools/$$module.py"; PYTHONPATH=src $(BIN)/python -m "tools.$$module"; done

.PHONY: docs
docs: $(PACKAGES) ## build the documentation site into build/docs; a broken link fails
	$(BIN)/sphinx-build --fail-on-warning --keep-going --quiet --doctree-dir .cache/doctrees docs build/docs
	@echo "The documentation is in build/docs/index.html"

.PHONY: bench
bench: setup $(PACKAGES) ## measure the engine, the server and the environments, side by side with their peers
	@$(BIN)/loxley bench engine --peers
	@$(BIN)/loxley bench server --peers
	@$(BIN)/loxley bench research --peers

.PHONY: bots
bots: setup ## measure the bots against each other and write the tables of docs/bots.md (hours; goes on where it was)
	@$(BIN)/python tools/measure_bots.py --jobs $(JOBS)
	@$(BIN)/loxley arena sheriff --best-response robin --budget 2000 --games 1000 --seed 7 --jobs $(JOBS)

.PHONY: lock
lock: ## renew the lock files after a change in pyproject.toml (LOCK_FLAGS=--upgrade: newer packages too)
	@echo "Resolving what pyproject.toml asks for ..."
	@python=$$($(FIND_PYTHON)); $$python -m venv build/uv
	@build/uv/bin/pip install --quiet --quiet --disable-pip-version-check $(UV)
	@$(COMPILE_LOCK) pyproject.toml --output-file requirements/runtime.txt
	@$(COMPILE_LOCK) --output-file requirements/build.txt --group build --constraints requirements/runtime.txt
	@$(COMPILE_LOCK) --output-file requirements/node.txt --group node
	@$(COMPILE_LOCK) pyproject.toml --output-file requirements/dev.txt --group dev $(LOCKED_EXTRAS) --constraints requirements/runtime.txt --constraints requirements/build.txt

.PHONY: clean
clean: ## remove everything that was made here
	rm -rf .venv .cache .hypothesis build src/loxley/page web/node_modules
	find src tests -name __pycache__ -prune -exec rm -rf {} +

# The environment: all is made anew when the lock changes, so that nothing unlocked stays behind.
$(RUNTIME): requirements/runtime.txt
	@python=$$($(FIND_PYTHON)); \
	echo "Making .venv with $$($$python --version) ..."; \
	$$python -m venv --clear .venv
	@echo "Installing the locked packages ..."
	@$(call LOGGED,runtime,$(BIN)/pip install --no-deps --no-compile --require-hashes --requirement $<)
	@touch $@

# What compiles the engine and builds the package.
$(BUILD): requirements/build.txt $(RUNTIME)
	@$(call LOGGED,build-packages,$(BIN)/pip install --no-deps --no-compile --require-hashes --requirement $<)
	@touch $@

# What tests and checks need beyond that.
$(PACKAGES): requirements/dev.txt $(BUILD)
	@echo "Installing the locked packages for tests and checks ..."
	@$(call LOGGED,packages,$(BIN)/pip install --no-deps --no-compile --require-hashes --requirement $<)
	@touch $@

.venv/.node: requirements/node.txt $(RUNTIME)
	@echo "Installing node from the Python registry: this machine has none that will do ..."
	@$(call LOGGED,node,$(BIN)/pip install --no-deps --no-compile --require-hashes --requirement $<)
	@touch $@

# What the page's tests and checks need beyond its build.
.PHONY: web-packages
web-packages: $(NODE)
	@python=$$($(FIND_PYTHON)); $$python building/page.py --packages

# Loxley itself: built under build/, so that no compiled module ever lies beside its source and hides it.
$(LOXLEY): build/.sources $(BUILD)
	@echo "Building and installing Loxley, engine: $(BEST_ENGINE) ..."
	@$(call LOGGED,loxley,$(BIN)/pip install --verbose --force-reinstall --no-deps --no-build-isolation .)
	@sed -n 's/^ *loxley: //p' build/loxley.log
	@$(call LOGGED,requirements,$(BIN)/pip check)
	@touch $@
	@echo "Ready: $(BIN)/loxley"

# It changes when a source file or the page does, comes or goes, or when another engine is wanted. Contents count, not dates, so
# that neither an edit during a build nor a change of branch is missed.
build/.sources: page | $(RUNTIME)
	@mkdir -p build
	@{ echo $(BEST_ENGINE); cksum $(SOURCES) src/loxley/page/made-from.txt; } > $@.new
	@cmp -s $@.new $@ || cp $@.new $@
