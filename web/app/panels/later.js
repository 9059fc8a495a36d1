/**
 * The parts around the board that are not in the first picture: the list of turns, the tools, the result, offers. Also parts that
 * show nothing: the keeping of finished games, further workers and networks.
 *
 * @import { Catalogue, GameInfo } from "../../common/catalogue.js"
 * @import { Snapshot } from "../../common/snapshot.js"
 * @import { Board } from "../../board/board.js"
 * @import { Client } from "../../engine/client.js"
 * @import { Controller } from "../../play/controller.js"
 * @import { Durability } from "../game/kept_game.js"
 * @import { Takeover } from "../game/takeover.js"
 * @import { Gauntlet } from "../gauntlet/gauntlet.js"
 * @import { Profile } from "../profile/profile.js"
 * @import { Parts } from "../platform/parts.js"
 * @import { Storage } from "../platform/storage.js"
 * @import { PuzzleRoom } from "../puzzles/room.js"
 * @import { Settings } from "../settings/settings.js"
 * @import { Study } from "../study/study.js"
 * @import { Captions } from "../transfer/result_picture.js"
 * @import { GameView } from "./game_view.js"
 * @import { Tabs } from "./tabs.js"
 *
 * @typedef {(snapshot: Snapshot, info: GameInfo) => void} Panel  shows the present state
 */
import { lazy } from "../../common/promises.js";
import { guardMarkers } from "../../common/markers.js";
import { strings } from "../../common/strings/index.js";
import { later } from "../../common/strings/later/index.js";
import { createFurtherWorkers } from "../../engine/further_workers.js";
import { createCollector } from "../exercises/collect.js";
import { createExercises } from "../exercises/exercises.js";
import { createLadder, createOffer } from "../gauntlet/panels.js";
import { createAsides } from "../library/asides.js";
import { createFinishedGames } from "../library/finished.js";
import { savedGames } from "../library/saved_games.js";
import { createNotes } from "../notes/notes.js";
import { onNewDay } from "../platform/day.js";
import { createNetworks } from "../platform/networks.js";
import { readDevice, spareCores } from "../platform/spare_cores.js";
import { nextTask } from "../platform/window.js";
import { puzzleLink } from "../puzzles/links.js";
import { offerPuzzles } from "../puzzles/offer.js";
import { createCorrespondence } from "../transfer/correspondence.js";
import { createBoardRoom } from "./board_room.js";
import { createBringBack } from "./bring_back.js";
import { createBubble } from "./bubble.js";
import { createLegend } from "./legend.js";
import { createResult } from "./result.js";
import { createTools } from "./tools.js";
import { createTurnTools } from "./turn_tools.js";
import { createTurns } from "./turns.js";
import { createTypedTurn } from "./typed_turn.js";
import { createUnkept } from "./unkept.js";
import { createVariationTree } from "./variation_tree.js";

/**
 * @param {object} options
 * @param {Client} options.client
 * @param {Catalogue} options.catalogue
 * @param {Parts} options.parts
 * @param {Controller} options.controller
 * @param {Study} options.study
 * @param {Gauntlet} options.gauntlet
 * @param {Profile} options.profile
 * @param {Settings} options.settings
 * @param {Tabs} options.tabs
 * @param {Storage[]} options.storages  the tab's, then the browser's
 * @param {Board} options.board
 * @param {() => GameInfo} options.currentGame
 * @param {(snapshot: Snapshot) => Durability | null} options.durabilityOf
 * @param {(...texts: string[]) => void} options.say  to those who listen
 * @param {GameView} options.gameView
 * @param {(take: (cell: string) => boolean) => void} options.takePicks  whatever takes a chosen cell is asked before the game
 * @param {object} options.acts
 * @param {(info: GameInfo) => void} options.acts.goOnWith  its gauntlet
 * @param {() => void} options.acts.openKeys
 * @param {() => boolean} options.acts.isTakenOver  whether something else than the game has the board
 * @param {() => Takeover | null} options.acts.takeover
 * @param {(next: Takeover) => void} options.acts.takeOver
 * @param {(info: GameInfo) => void} options.acts.openLessons
 * @param {(info: GameInfo) => void} options.acts.openProfile
 * @param {() => void} options.acts.openNewGame
 * @param {() => void} options.acts.openShare
 * @param {(captions: Captions) => void} options.acts.sharePicture
 * @returns {Promise<Panel[]>} each has been shown once, in a separate task: all at once they would hold up the page
 */
export async function createLaterPanels({
  client,
  catalogue,
  parts,
  controller,
  study,
  gauntlet,
  profile,
  settings,
  tabs,
  storages,
  board,
  currentGame,
  durabilityOf,
  say: sayNow,
  gameView,
  takePicks,
  acts,
}) {
  guardMarkers();
  /** Their first announcements, which are made together at the end. @type {string[] | null} */
  let waiting = [];
  const say = (/** @type {string[]} */ ...texts) => void (waiting ? waiting.push(...texts) : sayNow(...texts));

  const workers = createFurtherWorkers({
    client,
    most: async () => (settings.get("helpers") ? spareCores(await readDevice()) : 0),
  });
  settings.onChange((key) => {
    if (key === "helpers") workers.update();
  });

  const notes = createNotes({
    controller,
    decorateBy: gameView.decorateBy,
    onChange: gameView.changed,
    takePicks,
    cellUnder: board.cellUnder,
    say,
    isSettingUp: acts.isTakenOver,
  });

  /** @param {Takeover} next  has the board from now on */
  function takeOver(next) {
    const before = acts.takeover();
    if (before !== next && before?.isOpen()) before.leave();
    acts.takeOver(next);
  }

  const library = parts.part(async () => {
    const [{ createLibraryDialog }, { createIncoming, listenForGames }, { createGameChoice }] = await Promise.all([
      import("../library/dialog.js"),
      import("../transfer/incoming.js"),
      import("../transfer/game_choice.js"),
    ]);
    const incoming = createIncoming(client, controller, createGameChoice(catalogue));
    listenForGames(controller, incoming, () => !acts.isTakenOver() && !document.querySelector("dialog[open]"));
    return createLibraryDialog({ controller, catalogue, incoming, storages });
  });
  const editor = parts.part(async () => {
    const { createPositionEditor } = await import("../editor/editor.js");
    return createPositionEditor({ catalogue, client, controller, onChange: gameView.changed });
  });
  /** @type {PuzzleRoom | null} */
  let puzzleRoom = null;
  const puzzles = parts.part(async () => {
    const { createPuzzleRoom } = await import("../puzzles/room.js");
    puzzleRoom = createPuzzleRoom({
      catalogue,
      client,
      controller,
      settings,
      storage: /** @type {Storage} */ (storages[1]),
      onChange: gameView.changed,
      say,
      focusBoard: board.focus,
      learn: acts.openLessons,
      takeOver,
    });
    return puzzleRoom;
  });
  const openings = {
    openLibrary: () => library((dialog) => dialog.open()),
    openEditor: () =>
      editor((opened) => {
        takeOver(opened);
        opened.open();
      }),
    openPuzzles: () => puzzles((room) => room.openList()),
    openDaily: () => puzzles((room) => room.openDaily()),
  };
  // It opens them itself.
  if (puzzleLink(location.hash)) puzzles();
  const exercises = createExercises(/** @type {Storage} */ (storages[1]), gameView.changed);
  // A new day changes the number of exercises due and the puzzle of the day.
  onNewDay(gameView.changed);
  const exercisesDialog = lazy(async () => {
    const { createExercisesDialog } = await import("../exercises/dialog.js");
    return createExercisesDialog({ client, catalogue, exercises });
  });
  async function openExercises() {
    try {
      (await exercisesDialog()).open();
    } catch {
      controller.setNote({ kind: "problem", text: strings.partMissing });
    }
  }
  offerPuzzles(openings);
  const panels = [
    createResult(profile, {
      review() {
        tabs.choose("study");
        void study.lookOver();
      },
      rematch: () => profile.rematch(currentGame()),
      playAgainst: controller.playAgainst,
      sharePicture: acts.sharePicture,
      newGame: acts.openNewGame,
      openProfile: acts.openProfile,
    }),
    createLadder(gauntlet, say),
    createTurns(controller, study, gameView.pointAt),
    createVariationTree(controller, study),
    notes.render,
    createTurnTools(controller, study, notes.panel),
    createTypedTurn(controller, say),
    createBoardRoom(),
    createLegend(gameView.of),
    createBubble(board.centreOf),
    createBringBack(controller),
    createOffer(gauntlet, say, acts.goOnWith),
    createTools(settings, notes.numbering, exercises, { ...acts, ...openings, openExercises: () => void openExercises() }),
    createCorrespondence(controller),
    createUnkept({ client, durabilityOf, say }),
    () => puzzleRoom?.render(),
    createAsides(storages),
    createCollector({ study, exercises, savedGames }),
    createFinishedGames({ controller, savedGames, storage: /** @type {Storage} */ (storages[1]) }),
    createNetworks({
      client,
      isStudied: () => study.status().isOn,
      onMissed: () => controller.setNote({ kind: "news", text: later.networkMissed }),
    }),
  ];
  for (const showPanel of panels) {
    await nextTask();
    showPanel(controller.snapshot(), currentGame());
  }
  sayNow(...waiting);
  waiting = null;
  return panels;
}
