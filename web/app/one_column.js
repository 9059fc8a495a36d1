/** Windows in which the board is as wide as the window; as in layout.css. */
const ONE_COLUMN = "(max-width: 35.99rem), (max-width: 55.99rem) and (orientation: portrait)";

/** @returns {boolean} whether the board has the width of the window now, and the panel's parts stand around it */
export const isOneColumn = () => matchMedia(ONE_COLUMN).matches;
