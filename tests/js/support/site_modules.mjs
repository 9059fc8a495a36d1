// Lets Node import the page's modules from web/ unchanged. The build adds a few files next to them; Node finds these
// where the build takes them from.
import { register } from "node:module";

register("./resolve_site_modules.mjs", import.meta.url);
