"""What every test may use."""

import pytest
from flask import Flask
from flask.testing import FlaskClient
from hypothesis import settings

from dealerapi.api.app import create_app

# How long one example takes says more of the machine and its load than of the code.
settings.register_profile("patient", deadline=None)
# For spoilt rules, by --hypothesis-profile: few examples, and the same for each.
settings.register_profile(
    "mutants", deadline=None, max_examples=15, derandomize=True, database=None
)
settings.load_profile("patient")


@pytest.fixture(scope="session")
def app() -> Flask:
    """Return the service, as it is when served."""
    app = create_app()
    app.testing = True
    return app


@pytest.fixture
def client(app: Flask) -> FlaskClient:
    """Return a client that speaks to the service without a network."""
    return app.test_client()
