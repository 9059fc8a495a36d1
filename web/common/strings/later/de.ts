/** What the page says in German beyond its first picture. Each part imports nothing but its language. */
import { along } from "./de/along.js";
import { home } from "./de/home.js";
import { keeping } from "./de/keeping.js";
import { learning } from "./de/learning.js";
import { players } from "./de/players.js";
import { playing } from "./de/playing.js";

export const deLater: typeof import("./en.js").enLater = { ...players, ...playing, ...keeping, ...learning, ...home, ...along };
