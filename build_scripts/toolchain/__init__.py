"""The pinned tools: Python packages in a virtual environment, Node and npm packages, the browser."""
