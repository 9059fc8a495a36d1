/** The notice while the game cannot be kept as usual, with ways to keep a copy of it. */
import { buttonPart } from "../../common/controls.js";
import { byId } from "../../common/dom.js";
import { html, render } from "../../common/html.js";
import { later } from "../../common/strings/later/index.js";
import { copyText, downloadGame, gameText } from "../transfer/outgoing.js";
import type { Snapshot } from "../../common/snapshot.js";
import type { Client } from "../../engine/client.js";
import type { Durability } from "../game/kept_game.js";

export function createUnkept({
  client,
  durabilityOf,
  say,
}: {
  client: Client;
  durabilityOf: (snapshot: Snapshot) => Durability | null; // null where the game is kept as usual
  say: (text: string) => void; // to those who listen
}): (snapshot: Snapshot) => void {
  const root = byId("unkept");
  let latest: Snapshot;
  let shown = "";
  /** The result of a press. */
  let done = "";
  /** The game, where it can only be copied by hand. */
  let byHand: string | null = null;

  function show() {
    root.hidden = shown === "";
    render(
      html`
        <p>${shown}</p>
        <div class="offer-buttons">
          ${buttonPart("copyGame", later.copyGame, () => void copyGame(), { kind: "primary" })}
          ${buttonPart("downloadGame", later.downloadGame, saveGame)}
        </div>
        <textarea
          rows="3"
          readonly
          spellcheck="false"
          aria-label=${later.shareText}
          ?hidden=${byHand === null}
          .value=${byHand ?? ""}
        ></textarea>
        <p role="status">${done}</p>
      `,
      root,
    );
  }

  async function copyGame() {
    // The engine's text is the shorter one, but an engine may be lost.
    const content = await client.request({ do: "record" }).then(
      (reply) => reply.text,
      () => (latest.record ? gameText(latest.record) : ""),
    );
    const isCopied = await copyText(content);
    byHand = isCopied ? null : content;
    done = isCopied ? later.textCopied : later.notCopied;
    show();
    if (!isCopied) root.querySelector("textarea")?.select();
  }

  function saveGame() {
    if (downloadGame(latest)) done = later.fileSaved;
    show();
  }

  return (snapshot) => {
    latest = snapshot;
    const { state } = snapshot;
    const hasTurns = state !== null && state.turns.length + state.steps.length + state.tree.nodes.length > 0;
    const durability = hasTurns ? durabilityOf(snapshot) : null;
    const sentence = durability ? later.gameUnkept(durability.forReload, durability.forLater) : "";
    if (sentence === shown) return;
    shown = sentence;
    done = "";
    byHand = null;
    show();
    say(sentence);
  };
}
