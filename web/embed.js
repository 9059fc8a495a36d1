/**
 * Defines `<sunstones-board>`: boards of the five games for any page. One line brings it,
 *
 *     <script type="module" src="https://…/embed.js"></script>
 *
 * from the site itself or from a copy of its folder. `embed/options.js` explains every attribute, `embed/element.js` the
 * methods and events, and `rules/recipes.html` has examples to copy.
 */
import { defineBoards } from "./embed/element.js";

await defineBoards();
