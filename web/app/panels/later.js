/**
 * What stands round the board and is not in the first picture: the list of turns, the tools, the result, offers. And what
 * keeps games that are over, which shows nothing.
 *
 * @import { GameInfo } from "../../common/catalogue.js"
 * @import { Snapshot } from "../../common/snapshot.js"
 * @import { Point } from "../../board/geometry.js"
 * @import { Client } from "../../engine/client.js"
 * @import { Flow } from "../game/flow.js"
 * @import { Durability } from "../game/kept_game.js"
 * @import { Gauntlet } from "../gauntlet/gauntlet.js"
 * @import { Storage } from "../platform/storage.js"
 * @import { Settings } from "../settings/settings.js"
 * @import { Study } from "../study/study.js"
 * @import { Captions } from "../transfer/result_picture.js"
 * @import { Tabs } from "./tabs.js"
 *
 * @typedef {(snapshot: Snapshot, info: GameInfo) => void} Panel  shows anew what is known
 */
import { createLadder, createOffer } from "../gauntlet/panels.js";
import { createAsides } from "../library/asides.js";
import { createFinishedGames } from "../library/finished.js";
import { savedGames } from "../library/saved_games.js";
import { createCorrespondence } from "../transfer/correspondence.js";
import { createBoardRoom } from "./board_room.js";
import { createBubble } from "./bubble.js";
import { createResult } from "./result.js";
import { createTools } from "./tools.js";
import { createTurnTools } from "./turn_tools.js";
import { createTurns } from "./turns.js";
import { createTypedTurn } from "./typed_turn.js";
import { createUnkept } from "./unkept.js";

/**
 * @param {object} options
 * @param {Client} options.client
 * @param {Flow} options.flow
 * @param {Study} options.study
 * @param {Gauntlet} options.gauntlet
 * @param {Settings} options.settings
 * @param {Tabs} options.tabs
 * @param {Storage[]} options.storages  the tab's, then the browser's
 * @param {(cell: string) => Point | null} options.centreOf  in CSS pixels of the viewport
 * @param {(snapshot: Snapshot) => Durability | null} options.durabilityOf
 * @param {(text: string) => void} options.say  to those who listen
 * @param {(cells: readonly string[]) => void} options.pointAt  lights cells of the board; none where the list is empty
 * @param {object} options.acts
 * @param {(info: GameInfo) => void} options.acts.goOnWith  its gauntlet
 * @param {() => void} options.acts.openKeys
 * @param {() => void} options.acts.openLibrary
 * @param {() => void} options.acts.openEditor
 * @param {() => void} options.acts.openNewGame
 * @param {() => void} options.acts.openShare
 * @param {(captions: Captions) => void} options.acts.sharePicture
 * @returns {Panel[]}
 */
export function createLaterPanels({
  client,
  flow,
  study,
  gauntlet,
  settings,
  tabs,
  storages,
  centreOf,
  durabilityOf,
  say,
  pointAt,
  acts,
}) {
  return [
    createResult({
      review() {
        tabs.choose("study");
        void study.lookOver();
      },
      rematch: flow.rematch,
      playAgainst: flow.playAgainst,
      sharePicture: acts.sharePicture,
      newGame: acts.openNewGame,
    }),
    createLadder(gauntlet, say),
    createTurns(flow, study, pointAt),
    createTurnTools(flow, study),
    createTypedTurn(flow, say),
    createBoardRoom(),
    createBubble(centreOf),
    createOffer(gauntlet, say, acts.goOnWith),
    createTools(settings, acts),
    createCorrespondence(flow),
    createUnkept({ client, durabilityOf, say }),
    createAsides(storages),
    createFinishedGames({ flow, savedGames, storage: /** @type {Storage} */ (storages[1]) }),
  ];
}
