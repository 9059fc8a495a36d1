/**
 * The game of a link in the address. It is opened once: the link is taken out of the address then, so that a reload finds the
 * game as it went on.
 */
import { gameOf, type Catalogue, type GameInfo } from "../../common/catalogue.js";
import { attempt } from "../../common/problems.js";
import { sharedText } from "../../common/share_link.js";
import { strings } from "../../common/strings/index.js";
import { later } from "../../common/strings/later/index.js";
import { forgetLink } from "../platform/window.js";
import { noteLinked } from "./linked.js";
import { openLink } from "./open_link.js";
import { createTabHistory } from "./tab_history.js";
import { untilAnswered, type Trial } from "./trial.js";
import type { Setup } from "../../common/setup.js";
import type { Controller } from "../../play/controller.js";
import type { GameKeeper } from "./kept_game.js";

/** @returns opens the link that is in the address */
export function createLinkedGame({
  catalogue,
  controller,
  gauntlet,
  keeper,
  trialOf,
  opening: { info, setup },
}: {
  catalogue: Catalogue;
  controller: Controller;
  gauntlet: { play: (info: GameInfo) => Promise<boolean> };
  keeper: GameKeeper;
  trialOf: (text: string) => Trial; // of the game with this text
  opening: { info: GameInfo; setup: Setup }; // to begin with where nothing is on the board
}): () => Promise<void> {
  const tabHistory = createTabHistory(controller, (game) => gauntlet.play(gameOf(catalogue, game) ?? info));

  return async () => {
    const link = sharedText(location.hash);
    if (link === null) return;
    const before = controller.snapshot();
    const opening = trialOf(link).run(() => openLink(controller, link));
    let isAnswered = true;
    let problem = await attempt(
      opening.then((answered) => {
        isAnswered = answered;
      }),
      later.linkUnreadable,
    );
    if (!isAnswered) {
      keeper.putTextAside("link", link);
      problem = later.linkUnreadable(strings.noAnswer);
    }
    forgetLink();
    tabHistory.settle(before, problem === null ? link : null);
    if (problem === null) return noteLinked(controller.snapshot(), link);
    if (!controller.snapshot().state) await untilAnswered(() => controller.begin(setup));
    controller.setNote({ kind: "problem", text: problem });
  };
}
