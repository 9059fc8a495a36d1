"""Opening books: the games they are counted from, and how they are written."""
