// Lets Node import the page's modules from web/ as they stand: the build puts a few files beside them, which are found
// where the build takes them from.
import { register } from "node:module";

register("./resolve_site_modules.mjs", import.meta.url);
