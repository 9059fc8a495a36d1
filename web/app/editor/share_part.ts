/** Link, code and picture of the position that is set up: of any, for rule sheets; with a warning where no game can begin. */
import { boardPng } from "../../board/images/png.js";
import { boardSvg } from "../../board/images/svg.js";
import { readPalette } from "../../board/palette.js";
import { emptyView } from "../../board/view.js";
import { buttonPart } from "../../common/controls.js";
import { byId, element } from "../../common/dom.js";
import { html, nothing, render } from "../../common/html.js";
import { addressOf, linkText } from "../../common/share_link.js";
import { later } from "../../common/strings/later/index.js";
import { copyPart } from "../transfer/copy_part.js";
import { diagramAddress, diagramCode } from "../transfer/embed_code.js";
import { pictureWithLink } from "../transfer/figures.js";
import { download } from "../transfer/outgoing.js";
import { startText, type Draft } from "./draft.js";
import type { GameInfo } from "../../common/catalogue.js";

interface Shared {
  draft: Draft;
  info: GameInfo;
  canBegin: boolean; // whether a game can
}

export function createSharePart() {
  const node = element("details", { class: "editor-share" });
  let shared: Shared | null = null;
  let done = "";

  function paint() {
    if (shared) render(part(shared), node);
  }

  const part = ({ draft, info, canBegin }: Shared) => {
    const site = location.origin + location.pathname;
    const position = { ...draft, colours: info.colours };
    const { game, size } = draft;
    const start = startText(draft, info);
    const link = canBegin
      ? addressOf(linkText({ game, size, holes: [...draft.holes], start, turns: [] }))
      : diagramAddress(position, site);
    const unscripted = pictureWithLink({ view: viewOf(draft, info), info, title: later.positionPictureTitle(info.name) }, link);
    return html`
      <summary>${later.sharePosition}</summary>
      ${canBegin ? nothing : html`<p class="hint is-wrong" id="share-warning">${later.noGameFromHere}</p>`}
      ${copyPart("position-link", later.positionLink, 1, link, say)}
      ${copyPart("position-code", later.shareCode, 3, diagramCode(position, site, unscripted), say)}
      <div class="editor-row">
        ${buttonPart("savePositionPng", later.savePng, () => void savePng(draft, info, "position").then(saved))}
        ${buttonPart("savePositionSvg", later.saveSvg, () => {
          saveSvg(draft, info, "position", later.positionPictureTitle(info.name));
          saved();
        })}
      </div>
      <p class="hint" role="status">${done}</p>
    `;
  };

  function say(text: string) {
    done = text;
    paint();
  }

  const saved = () => say(later.fileSaved);

  return {
    node,
    show(draft: Draft, info: GameInfo, canBegin: boolean) {
      shared = { draft, info, canBegin };
      done = "";
      paint();
    },
  };
}

const viewOf = (draft: Draft, info: GameInfo) => ({ ...emptyView(info.shape, draft.size, draft.holes), stones: draft.stones });

/** @param kind  of what the file shows, for its name */
const nameOf = ({ game }: Draft, kind: string, ending: string) => `sunstones-${game}-${kind}.${ending}`;

export async function savePng(draft: Draft, info: GameInfo, kind: string) {
  download(nameOf(draft, kind, "png"), await boardPng(viewOf(draft, info), readPalette(byId("board"))));
}

export function saveSvg(draft: Draft, info: GameInfo, kind: string, title: string) {
  const text = boardSvg(viewOf(draft, info), readPalette(byId("board")), title);
  download(nameOf(draft, kind, "svg"), new Blob([text], { type: "image/svg+xml" }));
}
