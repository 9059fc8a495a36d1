/** The texts of board.css and embed.css, of which the build makes this module. */
export const STYLES: string[];
