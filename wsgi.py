"""The WSGI entry point: ``gunicorn wsgi:app``."""

from dealerapi.api.answers import SERVICE
from dealerapi.api.app import create_app

app = create_app(SERVICE)

# The tables are filled here, before workers fork, so that they share them and answer at once.
SERVICE.ready()
