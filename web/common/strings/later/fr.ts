/** What the page says in French beyond its first picture. Each part imports nothing but its language. */
import { along } from "./fr/along.js";
import { home } from "./fr/home.js";
import { keeping } from "./fr/keeping.js";
import { learning } from "./fr/learning.js";
import { players } from "./fr/players.js";
import { playing } from "./fr/playing.js";

export const frLater: typeof import("./en.js").enLater = { ...players, ...playing, ...keeping, ...learning, ...home, ...along };
