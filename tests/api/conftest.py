"""The application over stand-ins, for tests of HTTP itself."""

from __future__ import annotations

import pytest
from stand_ins import stand_in

from dealerapi.api.app import create_app


@pytest.fixture(scope="session")
def app():
    """The application over the service of stand-ins."""
    return create_app(stand_in())


@pytest.fixture
def client(app):
    """A client of the application."""
    return app.test_client()


@pytest.fixture
def errors(client):
    """Posts a body, or asks by GET with a query, and gives the errors of the 422 it must get."""

    def ask(path, body=None, query=None):
        if query is None:
            response = client.post(path, json=body)
        else:
            response = client.get(path, query_string=query)
        assert response.status_code == 422, response.text
        return response.json["errors"]

    return ask
