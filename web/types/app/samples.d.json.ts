/** Written when the site is built: of each game, by its id, a board as small as can be that shows what it is about. */
interface Sample {
  size: number;
  /** The cells of the first and of the second player, with spaces between. */
  stones: [string, string];
  holes: string;
  loop: string;
}
declare const samples: Record<string, Sample>;
export default samples;
