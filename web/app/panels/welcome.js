/**
 * What a newcomer sees first: the five games, each with a small board, its designer and how it is won. One is on the board
 * already and can be played at once; a press on another puts that one there. It goes for good with the first stone, or with
 * the first game that was chosen in the dialog.
 *
 * @import { Catalogue, GameInfo } from "../../common/catalogue.js"
 * @import { Snapshot } from "../../common/snapshot.js"
 * @import { KeptGame } from "../game/kept_game.js"
 */
import { keepPainted } from "../../board/diagram.js";
import { button, byId, element } from "../../common/dom.js";
import { sharedText } from "../../common/share_link.js";
import { sampleView } from "../../common/sample.js";
import { strings } from "../../common/strings/index.js";
import { designerCredit } from "./title.js";

/**
 * @param {Catalogue} catalogue
 * @param {KeptGame | null} kept  the game of an earlier visit
 * @param {(info: GameInfo) => void} onChoose
 * @returns {{ render: (snapshot: Snapshot, info: GameInfo) => void, end: () => void }}  it also ends when told so
 */
export function createWelcome(catalogue, kept, onChoose) {
  const section = byId("welcome");
  let isOver = hasPlayed(kept) || sharedText(location.hash) !== null;
  if (isOver) return { render() {}, end() {} };

  const rows = catalogue.games.map((info) => row(info, () => onChoose(info)));
  section.setAttribute("aria-label", strings.gameLegend);
  section.replaceChildren(...rows.map(({ root }) => root));
  addEventListener("hashchange", end);

  function end() {
    isOver = true;
    removeEventListener("hashchange", end);
    section.hidden = true;
    section.replaceChildren();
    for (const { stopPainting } of rows) stopPainting();
  }

  return {
    render({ state, setup }, shown) {
      if (isOver) return;
      section.hidden = false;
      for (const { info, choose } of rows) choose.setAttribute("aria-pressed", String(info === shown));
      if (setup.gauntlet || (state && state.turns.length + state.steps.length > 0)) end();
    },
    end,
  };
}

/** @param {KeptGame | null} kept whether anything was played in it; a match of a gauntlet is kept without its turns */
function hasPlayed(kept) {
  const turns = kept?.record?.["turns"];
  return kept !== null && !(Array.isArray(turns) && turns.length === 0);
}

/** @param {GameInfo} info @param {() => void} onChoose */
function row(info, onChoose) {
  const choose = button(info.name, onChoose);
  const picture = element("canvas", { class: "welcome-picture board-colours", "aria-hidden": "true" });
  const stopPainting = keepPainted(picture, sampleView(info));
  choose.dataset["game"] = info.id;
  choose.setAttribute("aria-describedby", `welcome-${info.id}`);
  const root = element(
    "div",
    { class: "welcome-game" },
    picture,
    choose,
    element("span", { class: "welcome-credit" }, designerCredit(info)),
    element("span", { class: "welcome-goal", id: `welcome-${info.id}` }, info.goal),
  );
  return { info, choose, root, stopPainting };
}
