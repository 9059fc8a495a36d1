"""How the site is made: the engine's wheel, the Pyodide folder, and the folder that holds it all."""
