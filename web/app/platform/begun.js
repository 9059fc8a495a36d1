/** Leaves word for rescue.js that the page's modules run, even while they wait for their language. To be imported first. */
document.documentElement.dataset["begun"] = "";
