import type { Catalogue } from "../common/catalogue.js";

/** The list of games, which the build writes. */
declare const listed: Catalogue;
export default listed;
