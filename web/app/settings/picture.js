/** A small board that shows what a choice would look like. */
import { emptyView } from "../../board/view.js";
import { element } from "../../common/dom.js";
import { keepPainted } from "../picture.js";

const VIEW = {
  ...emptyView("hex", 2),
  stones: /** @type {const} */ ({ a1: "red", b1: "blue", b3: "black", c2: "white" }),
  showCoordinates: false,
};

/**
 * @param {string} key    of a setting that the board's style sheets answer to, as `data-` attribute
 * @param {string} value
 */
export function settingPicture(key, value) {
  const picture = element("canvas", { class: "setting-picture board-colours", [`data-${key}`]: value, "aria-hidden": "true" });
  keepPainted(picture, VIEW);
  return picture;
}
