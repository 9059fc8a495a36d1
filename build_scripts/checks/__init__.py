"""The steps of the checks, and how the engine's tests are run inside Pyodide."""
