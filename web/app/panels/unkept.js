/**
 * What is said for as long as the game cannot be kept as usual, with ways to keep a copy of it.
 *
 * @import { Snapshot } from "../../common/snapshot.js"
 * @import { Client } from "../../engine/client.js"
 * @import { Durability } from "../game/kept_game.js"
 */
import { button, byId, element, setText } from "../../common/dom.js";
import { later } from "../../common/strings/later/index.js";
import { copyText, downloadGame, gameText } from "../transfer/outgoing.js";

/**
 * @param {object} options
 * @param {Client} options.client
 * @param {(snapshot: Snapshot) => Durability | null} options.durabilityOf  null where the game is kept as usual
 * @param {(text: string) => void} options.say                        to those who listen
 * @returns {(snapshot: Snapshot) => void}
 */
export function createUnkept({ client, durabilityOf, say }) {
  const root = byId("unkept");
  const text = element("p");
  const done = element("p", { role: "status" });
  const copied = element("textarea", { rows: "3", readonly: true, spellcheck: "false", "aria-label": later.shareText });
  const copy = button(later.copyGame, () => void copyGame(), "primary");
  const save = button(later.downloadGame, () => {
    if (downloadGame(latest)) setText(done, later.fileSaved);
  });
  for (const [name, control] of Object.entries({ copyGame: copy, downloadGame: save })) control.dataset["do"] = name;
  root.append(text, element("div", { class: "offer-buttons" }, copy, save), copied, done);
  /** @type {Snapshot} */
  let latest;

  async function copyGame() {
    // The engine's text is the shorter one, but an engine may be lost.
    const content = await client.request({ do: "record" }).then(
      (reply) => String(reply["text"]),
      () => (latest.record ? gameText(latest.record) : ""),
    );
    const isCopied = await copyText(content);
    copied.hidden = isCopied;
    if (!isCopied) {
      copied.value = content;
      copied.select();
    }
    setText(done, isCopied ? later.textCopied : later.notCopied);
  }

  return (snapshot) => {
    latest = snapshot;
    const { state } = snapshot;
    const hasTurns = state !== null && state.turns.length + state.steps.length + state.tree.nodes.length > 0;
    const durability = hasTurns ? durabilityOf(snapshot) : null;
    const sentence = durability ? later.gameUnkept(durability.forReload, durability.forLater) : "";
    if (sentence === text.textContent && root.hidden === (sentence === "")) return;
    root.hidden = sentence === "";
    copied.hidden = true;
    setText(text, sentence);
    setText(done, "");
    say(sentence);
  };
}
