import type { GameInfo } from "../../common/catalogue.js";

/** The list of games, which the build writes. */
declare const listed: GameInfo[];
export default listed;
