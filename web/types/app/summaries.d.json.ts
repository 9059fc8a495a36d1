/** The rules of each game in a few sentences, by its id; the build writes it. */
declare const summaries: Record<string, string>;
export default summaries;
