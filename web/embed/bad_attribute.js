/** An attribute says something that cannot be shown; the message is a sentence for the page's author. */
export class BadAttribute extends Error {}

/** Long enough to be recognised, short enough for a sentence (characters). */
const LONGEST_EXCERPT = 60;

/** @param {string} text  that a message quotes */
export const excerpt = (text) => (text.length > LONGEST_EXCERPT ? `${text.slice(0, LONGEST_EXCERPT - 1)}…` : text);
