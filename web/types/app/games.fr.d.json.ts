/** The texts of the list of games in this language, by their English text; the build writes it. */
declare const words: Record<string, string>;
export default words;
