"""The WSGI entry point: ``gunicorn wsgi:app``."""

from dealerapi.api.app import create_app

app = create_app()
