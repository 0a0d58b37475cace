"""Measurements of the service beside its peers: ``make bench``."""
