/**
 * For a visitor by a shared link: which game it is, how it is won, and the ways to play on from there. It goes with the first
 * thing that changes who plays or what was played, or as soon as something else is pressed.
 */
import { colourOf } from "../../common/colours.js";
import { buttonPart } from "../../common/controls.js";
import { byId } from "../../common/dom.js";
import { html, render } from "../../common/html.js";
import { usualSetup, type Setup } from "../../common/setup.js";
import { FRIEND, HUMAN } from "../../common/sides.js";
import { isOver, type Snapshot } from "../../common/snapshot.js";
import { strings } from "../../common/strings/index.js";
import { later } from "../../common/strings/later/index.js";
import { forgetLinked, isLinked, onLinked } from "./linked.js";
import type { GameInfo } from "../../common/catalogue.js";
import type { Controller } from "../../play/controller.js";

/** @returns shows it */
export function createVisitor({
  controller,
  begin,
  learn,
  focusBoard,
  onChange,
  say,
}: {
  controller: Pick<Controller, "setSide">;
  begin: (setup: Setup) => unknown;
  learn: (info: GameInfo) => void;
  focusBoard: () => void;
  onChange: () => void; // a link was opened, or something was chosen
  say: (text: string) => void; // to those who listen
}): (snapshot: Snapshot, info: GameInfo) => void {
  const root = byId("visitor");
  onLinked(onChange);
  let said = "";
  // Someone who presses something else has begun to look around.
  document.addEventListener("click", ({ target }) => {
    if (root.hidden || !(target instanceof Element) || root.contains(target)) return;
    if (target.closest("button, summary, select, input")) forgetLinked();
  });
  // Once the page is scrolled, the card no longer covers what is below it.
  document.addEventListener("scroll", () => root.classList.add("is-in-place"), { once: true });

  /** @param act  after which nothing is offered any more */
  const choosing = (act: () => unknown) => () => {
    void act();
    forgetLinked();
    focusBoard();
  };

  return (snapshot, info) => {
    const { state, setup } = snapshot;
    if (!isLinked(snapshot) || !state || setup.sides.some((side) => side !== HUMAN)) {
      root.hidden = true;
      said = "";
      return;
    }
    root.hidden = false;
    const usual = usualSetup(info);
    const [, opponent] = usual.sides;
    const other = state.to_move === 0 ? 1 : 0;
    const over = isOver(snapshot);
    const title = later.visitorTitle(info.name);
    const text = over ? later.visitorOver : later.visitorPlaysOn(colourOf(state, state.to_move));
    render(
      html`
        <h2>${title}</h2>
        <p>${info.goal}</p>
        <p class="hint">${text}</p>
        <div class="offer-buttons">
          ${
            over
              ? buttonPart(
                  "visitorNew",
                  strings.playGame(info.name),
                  choosing(() => begin(usual)),
                  { kind: "primary" },
                )
              : [
                  buttonPart(
                    "visitorComputer",
                    later.againstComputer,
                    choosing(() => controller.setSide(other, opponent)),
                    {
                      kind: "primary",
                    },
                  ),
                  buttonPart(
                    "visitorFriend",
                    later.friendByLink,
                    choosing(() => controller.setSide(other, FRIEND)),
                  ),
                  buttonPart(
                    "visitorHere",
                    later.personHere,
                    choosing(() => {}),
                  ),
                ]
          }
          ${buttonPart("visitorLearn", strings.learn, () => learn(info))}
        </div>
      `,
      root,
    );
    if (title !== said) say([title, info.goal, text].join(" "));
    said = title;
  };
}
