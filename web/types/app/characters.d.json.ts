/** Written when the site is built: of each game, by its id, what else there is to say of its opponents, rung by rung. */
declare const characters: Record<string, { id: string; temper: string; rating: { elo: number; error: number } }[]>;
export default characters;
