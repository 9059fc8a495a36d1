"""The build of the site: the engine's wheel, the Pyodide folder, and the folder that holds it all."""
