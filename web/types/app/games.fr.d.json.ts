/** What the list of games says in this language, by its English text; the build writes it. */
declare const words: Record<string, string>;
export default words;
