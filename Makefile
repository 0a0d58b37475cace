# Dealer Assist. Needs make and Python 3.11 or newer; everything else goes into .venv.
#
#   make serve PORT=9000          another port
#   make serve HOST=127.0.0.1     this computer only
#   make test PYTHON=python3.12   another Python

PORT ?= 8000
# Not ?=, since some shells and tools export a HOST of their own.
HOST = 0.0.0.0

VENV := .venv
BIN := $(VENV)/bin

# The first Python that starts, is new enough and can make environments.
USABLE := import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))
PYTHON ?= $(shell for p in python3.13 python3.12 python3.11 python3.14 python3 python; do \
	$$p -c '$(USABLE)' >/dev/null 2>&1 && { echo $$p; break; }; done)

PIP_INSTALL := $(BIN)/python -m pip --disable-pip-version-check install -qq --require-hashes

# The libraries measured beside the service stay out of its own environment.
BENCH_VENV := .venv-bench

# atheris has no build for every machine, and watches what it is loaded with.
TORTURE_VENV := .venv-torture

# The lock is made with the oldest Python served, whose needs include those of newer ones,
# and from the public registry alone, so that this machine's own settings don't leak into it.
LOCK_VENV := .venv-lock
LOCK_PYTHON ?= python3.11
PIP_TOOLS := pip-tools==7.6.2
PIP_COMPILE := PIP_CONFIG_FILE=/dev/null PIP_FIND_LINKS= PIP_EXTRA_INDEX_URL= \
	$(LOCK_VENV)/bin/pip-compile --quiet --upgrade --generate-hashes --allow-unsafe \
	--strip-extras --no-header --no-emit-options --no-emit-index-url \
	--no-emit-find-links --no-emit-trusted-host

# It has an environment of its own: what looks for faults in others need not be among them.
AUDIT_VENV := .venv-audit
PIP_AUDIT := pip-audit==2.10.1

# The tests of the floors below HTTP, and those that send whole games of a house.
RULES_TESTS := tests/cards tests/ranking tests/ranking_blocks tests/games tests/blocks tests/table \
	tests/bulk tests/language tests/http/test_house_games*.py

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help serve test lint format proof coverage mutants bench openapi messages readme screenshots lock clean audit torture

help: ## List these commands
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 20

serve: $(VENV)/.run-ready ## Start the service on port 8000 and print its address
	@exec $(BIN)/gunicorn --config gunicorn.conf.py --bind $(HOST):$(PORT)

# The tests of the page wait for a browser most of the time, so they run beside the others.
test: lint ## Lint, then run all tests but the long proofs
	@$(BIN)/python -m pytest tests/page >$(VENV)/page-tests.log 2>&1 & page=$$!; \
	$(BIN)/python -m pytest --ignore=tests/page; rest=$$?; \
	wait $$page; shown=$$?; cat $(VENV)/page-tests.log; exit $$((rest | shown))

lint: $(VENV)/.dev-ready ## Check style, formatting and types
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --quiet --check || { echo "Run 'make format'." >&2; exit 1; }
	@$(BIN)/mypy

format: $(VENV)/.dev-ready ## Format the code and mend what ruff can mend
	@$(BIN)/ruff check --quiet --fix-only
	@$(BIN)/ruff format

# pytest leaves with 5 when it finds no test.
proof: $(VENV)/.dev-ready ## Run the proofs that take minutes
	@status=0; $(BIN)/python -m pytest -m proof || status=$$?; \
	if [ $$status -eq 5 ]; then echo "There is no proof yet."; exit 0; fi; exit $$status

coverage: $(VENV)/.dev-ready ## Tell what of the rules no test reaches; fail below 98 %
	@$(BIN)/coverage run -m pytest -q $(RULES_TESTS)
	@$(BIN)/coverage report

# EACH=0 takes every mutant, of MODULES="ranking/high.py table/division.py" or of all; SEED=2 draws others. See docs/mutants.md.
EACH ?= 25
SEED ?= 1
mutants: $(VENV)/.dev-ready ## Spoil the rules in many places and tell what no test notices
	@$(BIN)/python tools/mutants.py --each $(EACH) --seed $(SEED) $(MODULES)

# ONLY=one_request measures that alone and keeps the other tables.
bench: $(BENCH_VENV)/.ready ## Measure speed and size beside other libraries, into docs/
	@$(BENCH_VENV)/bin/python -m bench $(ONLY)
	@$(BENCH_VENV)/bin/python tools/scale.py

# ONLY="load slow" does some parts alone; DEALS=1000000 settles so many, however long it takes.
torture: $(VENV)/.dev-ready $(TORTURE_VENV)/.ready ## Ill-treat the service for a quarter of an hour, into docs/
	@$(BIN)/python -m torture $(if $(DEALS),--deals $(DEALS)) $(ONLY)

# By way of a temporary file, so that a failure leaves the published document alone.
openapi: $(VENV)/.run-ready ## Write openapi.yaml from the code
	@$(BIN)/python -m dealerapi.api.openapi >openapi.yaml.new && mv openapi.yaml.new openapi.yaml \
	|| { rm -f openapi.yaml.new; exit 1; }

readme: $(VENV)/.run-ready ## Ask the questions of the README anew and list the games
	@PYTHONPATH=. $(BIN)/python tests/http/readme.py

screenshots: $(VENV)/.dev-ready ## Take the pictures of the dealer's page in docs/screenshots
	PYTHONPATH=. $(BIN)/python tests/page/screenshots.py docs/screenshots

messages: $(VENV)/.dev-ready ## Bring the catalogues up to date and name what is not translated
	@$(BIN)/python tools/messages.py

lock: $(LOCK_VENV)/.ready ## Pin the newest allowed dependencies, with hashes
	@$(PIP_COMPILE) --output-file requirements.lock setup.cfg
	@$(PIP_COMPILE) --output-file requirements-dev.lock --extra dev \
		--constraint requirements.lock setup.cfg
	@$(PIP_COMPILE) --output-file requirements-bench.lock \
		--constraint requirements.lock bench/peers.in
	@$(PIP_COMPILE) --output-file requirements-torture.lock \
		--constraint requirements.lock torture/fuzz.in

# Strict: what could not be looked up counts as a failure, too.
audit: $(AUDIT_VENV)/.ready ## Ask PyPI for known vulnerabilities of all that is pinned
	@$(AUDIT_VENV)/bin/pip-audit --strict --disable-pip --require-hashes --progress-spinner off \
		--requirement requirements.lock --requirement requirements-dev.lock

clean: ## Remove the environments and everything generated
	@rm -rf $(VENV) $(LOCK_VENV) $(AUDIT_VENV) $(BENCH_VENV) $(TORTURE_VENV) .mypy_cache .pytest_cache \
		.ruff_cache .hypothesis .coverage mutants build dist *.egg-info openapi.yaml.new
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

# Made afresh when a lock changes, so that nothing outside the lock stays behind.
$(VENV)/.run-ready: requirements.lock
	@test -n '$(PYTHON)' || { echo "No Python 3.11 or newer with venv was found" \
		"(on Debian and Ubuntu: apt install python3-venv)." >&2; exit 1; }
	@echo "Making $(VENV) with $$($(PYTHON) --version)"
	@$(PYTHON) -m venv --clear $(VENV)
	@$(PIP_INSTALL) -r requirements.lock
	@touch $@

$(VENV)/.dev-ready: requirements-dev.lock $(VENV)/.run-ready
	@echo "Adding the tools for development"
	@$(PIP_INSTALL) -r requirements-dev.lock
	@touch $@

# Node is wanted for one library alone, so the others are measured without it.
$(BENCH_VENV)/.ready: requirements.lock requirements-bench.lock bench/node/package-lock.json
	@test -n '$(PYTHON)' || { echo "No Python 3.11 or newer with venv was found" \
		"(on Debian and Ubuntu: apt install python3-venv)." >&2; exit 1; }
	@echo "Making $(BENCH_VENV) with $$($(PYTHON) --version)"
	@$(PYTHON) -m venv --clear $(BENCH_VENV)
	@$(BENCH_VENV)/bin/python -m pip --disable-pip-version-check install -qq --require-hashes \
		-r requirements.lock -r requirements-bench.lock
	@mkdir $(BENCH_VENV)/node && cp bench/node/package*.json $(BENCH_VENV)/node
	@if command -v npm >/dev/null; then npm ci --silent --prefix $(BENCH_VENV)/node; fi
	@touch $@

$(TORTURE_VENV)/.ready: requirements.lock requirements-torture.lock
	@echo "Making $(TORTURE_VENV) with $$($(PYTHON) --version)"
	@$(PYTHON) -m venv --clear $(TORTURE_VENV)
	@$(TORTURE_VENV)/bin/python -m pip --disable-pip-version-check install -qq --require-hashes \
		-r requirements.lock -r requirements-torture.lock
	@touch $@

$(LOCK_VENV)/.ready: Makefile
	@$(LOCK_PYTHON) -m venv --clear $(LOCK_VENV)
	@$(LOCK_VENV)/bin/python -m pip --disable-pip-version-check install -qq '$(PIP_TOOLS)'
	@touch $@

$(AUDIT_VENV)/.ready: Makefile
	@$(LOCK_PYTHON) -m venv --clear $(AUDIT_VENV)
	@$(AUDIT_VENV)/bin/python -m pip --disable-pip-version-check install -qq '$(PIP_AUDIT)'
	@touch $@
