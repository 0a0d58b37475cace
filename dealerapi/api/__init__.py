"""The service over HTTP: reading questions, giving answers, describing both."""
