/** The dialogs: each is a separate part that is fetched later. And the parts that take over the board. */

import type { Decorate } from "../../common/board_view.js";
import type { Catalogue, GameInfo } from "../../common/catalogue.js";
import type { Setup } from "../../common/setup.js";
import type { Snapshot } from "../../common/snapshot.js";
import type { Client } from "../../engine/client.js";
import type { Controller } from "../../play/controller.js";
import type { Takeover } from "../game/takeover.js";
import type { Gauntlet } from "../gauntlet/gauntlet.js";
import type { Parts } from "../platform/parts.js";
import type { Profile } from "../profile/profile.js";
import type { Storage } from "../platform/storage.js";
import type { Settings } from "../settings/settings.js";
import type { Captions } from "../transfer/result_picture.js";
import type { NewGameActs } from "./new_game.js";

export function createOpeners({
  parts: { part },
  catalogue,
  client,
  controller,
  gauntlet,
  profileOf,
  settings,
  storage,
  currentGame,
  decorate,
  newGameActs,
  mustWait,
}: {
  parts: Parts;
  catalogue: Catalogue;
  client: Client;
  controller: Controller;
  gauntlet: Gauntlet;
  profileOf: () => Promise<Profile>; // the player of this device
  settings: Settings;
  storage: Storage; // of the browser
  currentGame: () => GameInfo;
  decorate: Decorate; // overlays that pictures show, too
  newGameActs: NewGameActs;
  mustWait: () => boolean; // whether the page must not be reloaded now
}) {
  let takeover: Takeover | null = null;
  const isTakenOver = () => takeover?.isOpen() ?? false;

  const keys = part(async () => (await import("./keys.js")).createKeysDialog());
  const resigning = part(async () => {
    const { createConfirm, resignQuestion } = await import("./confirm.js");
    const confirm = createConfirm();
    return async () => {
      if (await confirm(resignQuestion(controller.snapshot(), currentGame()))) controller.resign();
    };
  });
  const newGame = part(async () => {
    const [{ createNewGameDialog }, profile] = await Promise.all([import("./new_game.js"), profileOf()]);
    return createNewGameDialog(catalogue, gauntlet, profile, newGameActs);
  });
  const profileDialog = part(async () => {
    const [{ createProfileDialog }, { createConfirm }, profile] = await Promise.all([
      import("../profile/dialog.js"),
      import("./confirm.js"),
      profileOf(),
    ]);
    return createProfileDialog({ catalogue, profile, progressOf: gauntlet.progress, confirm: createConfirm() });
  });
  const share = part(async () =>
    (await import("../transfer/share_dialog.js")).createShareDialog({ controller, client, currentGame, decorate }),
  );
  const picture = part(async () => (await import("../transfer/result_picture.js")).shareResultPicture);
  const settingsDialog = part(async () => (await import("../settings/dialog.js")).createSettingsDialog(settings, mustWait));
  const learn = part(async () =>
    (await import("../learn/panel.js")).createLearnPanel(client, storage, catalogue, settings, newGameActs.onStart),
  );

  return {
    /** @returns what had the board last, and may have it now; null where nothing ever had */
    takeover: (): Takeover | null => takeover,
    isTakenOver,
    /** @param next  it is opened now */
    takeOver(next: Takeover) {
      takeover = next;
    },

    askToResign: () => resigning((ask) => void ask()),
    openKeys: () => keys((open) => open()),
    /** @param setup  shown in it @param problem  with that one */
    openNewGame: (setup?: Setup, problem?: string) =>
      newGame((dialog) => dialog.open(setup ?? controller.snapshot().setup, problem)),
    openShare: () => share((dialog) => dialog.open()),
    sharePicture: (captions: Captions, snapshot: Snapshot) =>
      picture((shareIt) => void shareIt(snapshot, currentGame(), decorate, captions, controller)),
    /** @param info  whose results are shown first */
    openProfile: (info: GameInfo) => profileDialog((dialog) => dialog.open(info)),
    openSettings: () => settingsDialog((dialog) => dialog.open()),
    openLessons: (info: GameInfo) => learn((panel) => panel.open(info)),
  };
}
