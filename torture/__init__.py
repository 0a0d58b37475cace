"""What is done to the service so that it would break: ``python -m torture``."""
