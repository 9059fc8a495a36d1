/** An attribute says something that cannot be shown; the message is a sentence for the page's author. */
export class BadAttribute extends Error {}
