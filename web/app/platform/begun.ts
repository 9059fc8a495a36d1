/** Leaves word for rescue.ts that the page's modules run. Imported before any that waits for something, as for the language. */
document.documentElement.dataset["begun"] = "";
