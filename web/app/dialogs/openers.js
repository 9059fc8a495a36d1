/**
 * The dialogs: each is a separate part that is fetched later. And the parts that take over the board.
 *
 * @import { Decorate } from "../../common/board_view.js"
 * @import { Catalogue, GameInfo } from "../../common/catalogue.js"
 * @import { Setup } from "../../common/setup.js"
 * @import { Client } from "../../engine/client.js"
 * @import { Controller } from "../../play/controller.js"
 * @import { Takeover } from "../game/takeover.js"
 * @import { Gauntlet } from "../gauntlet/gauntlet.js"
 * @import { Parts } from "../platform/parts.js"
 * @import { Profile } from "../profile/profile.js"
 * @import { Storage } from "../platform/storage.js"
 * @import { Settings } from "../settings/settings.js"
 * @import { Captions } from "../transfer/result_picture.js"
 * @import { NewGameActs } from "./new_game.js"
 */
/**
 * @param {object} options
 * @param {Parts} options.parts
 * @param {Catalogue} options.catalogue
 * @param {Client} options.client
 * @param {Controller} options.controller
 * @param {Gauntlet} options.gauntlet
 * @param {() => Promise<Profile>} options.profileOf  the player of this device
 * @param {Settings} options.settings
 * @param {Storage} options.storage       of the browser
 * @param {() => GameInfo} options.currentGame
 * @param {Decorate} options.decorate     overlays that pictures show, too
 * @param {NewGameActs} options.newGameActs
 * @param {() => boolean} options.mustWait  whether the page must not be reloaded now
 */
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
}) {
  /** @type {Takeover | null} */
  let takeover = null;
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
  const learn = part(async () => (await import("../learn/panel.js")).createLearnPanel(client, storage, catalogue));

  return {
    /** @returns {Takeover | null} what had the board last, and may have it now; null where nothing ever had */
    takeover: () => takeover,
    isTakenOver,
    /** @param {Takeover} next  it is opened now */
    takeOver(next) {
      takeover = next;
    },

    askToResign: () => resigning((ask) => void ask()),
    openKeys: () => keys((open) => open()),
    /** @param {Setup} [setup] shown in it @param {string} [problem] with that one */
    openNewGame: (setup, problem) => newGame((dialog) => dialog.open(setup ?? controller.snapshot().setup, problem)),
    openShare: () => share((dialog) => dialog.open()),
    /** @param {Captions} captions */
    sharePicture: (captions) => picture((shareIt) => void shareIt(controller.snapshot(), currentGame(), decorate, captions)),
    /** @param {GameInfo} info  whose results are shown first */
    openProfile: (info) => profileDialog((dialog) => dialog.open(info)),
    openSettings: () => settingsDialog((dialog) => dialog.open()),
    /** @param {GameInfo} info */
    openLessons: (info) => learn((panel) => panel.open(info)),
  };
}

/** @typedef {ReturnType<typeof createOpeners>} Openers */
