/** What the page says in English beyond its first picture. Each part imports nothing but its language. */
import { along } from "./en/along.js";
import { home } from "./en/home.js";
import { keeping } from "./en/keeping.js";
import { learning } from "./en/learning.js";
import { players } from "./en/players.js";
import { playing } from "./en/playing.js";

export const enLater = { ...players, ...playing, ...keeping, ...learning, ...home, ...along };
