/**
 * The parts around the board that are not in the first picture: the list of turns, the tools, the result, offers. Also parts that
 * show nothing: the keeping of finished games, further workers and networks.
 */
import { lazy } from "../../common/promises.js";
import { guardMarkers } from "../../common/markers.js";
import { strings } from "../../common/strings/index.js";
import { later } from "../../common/strings/later/index.js";
import { createFurtherWorkers } from "../../engine/further_workers.js";
import { createCollector } from "../exercises/collect.js";
import { createExercises } from "../exercises/exercises.js";
import { createVisitor } from "../game/visitor.js";
import { createLadder, createOffer } from "../gauntlet/panels.js";
import { createHome } from "../home/home.js";
import { createAsides } from "../library/asides.js";
import { createFinishedGames } from "../library/finished.js";
import { savedGames } from "../library/saved_games.js";
import { createNotes } from "../notes/notes.js";
import { onNewDay } from "../platform/day.js";
import { createImageMaking } from "../platform/engine_image.js";
import { createNetworks } from "../platform/networks.js";
import { readDevice, spareCores } from "../platform/spare_cores.js";
import { nextTask, onColumns } from "../platform/window.js";
import { puzzleLink } from "../puzzles/links.js";
import { offerPuzzles } from "../puzzles/offer.js";
import { createCorrespondence } from "../transfer/correspondence.js";
import { createBoardRoom } from "./board_room.js";
import { createBringBack } from "./bring_back.js";
import { createBubble } from "./bubble.js";
import { createLegend, createSigns } from "./legend.js";
import { createPace } from "./pace.js";
import { createResult } from "./result.js";
import { createTools } from "./tools.js";
import { createTurnTools } from "./turn_tools.js";
import { createCoach } from "../study/coach.js";
import { questionOf } from "../study/questions.js";
import { createOpenings } from "../study/openings.js";
import { createTurns } from "./turns.js";
import { createTypedTurn } from "./typed_turn.js";
import { createUnkept } from "./unkept.js";
import { createWhy } from "./why.js";
import { createVariationTree } from "./variation_tree.js";
import type { Catalogue, GameInfo } from "../../common/catalogue.js";
import type { Setup } from "../../common/setup.js";
import type { Snapshot } from "../../common/snapshot.js";
import type { Board } from "../../board/board.js";
import type { Client } from "../../engine/client.js";
import type { Controller } from "../../play/controller.js";
import type { Durability, KeptGame } from "../game/kept_game.js";
import type { Takeover } from "../game/takeover.js";
import type { Gauntlet } from "../gauntlet/gauntlet.js";
import type { Profile } from "../profile/profile.js";
import type { Parts } from "../platform/parts.js";
import type { Storage } from "../platform/storage.js";
import type { Daily } from "../puzzles/packs.js";
import type { PuzzleRoom } from "../puzzles/room.js";
import type { Settings } from "../settings/settings.js";
import type { Study } from "../study/study.js";
import type { Captions } from "../transfer/result_picture.js";
import type { GameView } from "./game_view.js";
import type { Tabs } from "./tabs.js";

/** Shows the present state. */
export type Panel = (snapshot: Snapshot, info: GameInfo) => void;

/** @returns each has been shown once, in a separate task: all at once they would hold up the page */
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
  opened: { kept, isByLink },
  board,
  currentGame,
  durabilityOf,
  say: sayNow,
  gameView,
  takePicks,
  acts,
}: {
  client: Client;
  catalogue: Catalogue;
  parts: Parts;
  controller: Controller;
  study: Study;
  gauntlet: Gauntlet;
  profile: Profile;
  settings: Settings;
  tabs: Tabs;
  storages: Storage[]; // the tab's, then the browser's
  opened: { kept: KeptGame | null; isByLink: boolean }; // with a game of an earlier visit, or what the address named
  board: Board;
  currentGame: () => GameInfo;
  durabilityOf: (snapshot: Snapshot) => Durability | null;
  say: (...texts: string[]) => void; // to those who listen
  gameView: GameView;
  takePicks: (take: (cell: string) => boolean) => void; // whatever takes a chosen cell is asked before the game
  acts: {
    begin: (setup: Setup) => Promise<boolean>;
    goOnWith: (info: GameInfo) => void; // its gauntlet
    openKeys: () => void;
    isTakenOver: () => boolean; // whether something else than the game has the board
    takeover: () => Takeover | null;
    takeOver: (next: Takeover) => void;
    openLessons: (info: GameInfo) => void;
    openProfile: (info: GameInfo) => void;
    openShare: () => void;
    sharePicture: (captions: Captions, snapshot: Snapshot) => void;
  };
}): Promise<Panel[]> {
  guardMarkers();
  /** Their first announcements, which are made together at the end. */
  let waiting: string[] | null = [];
  const say = (...texts: string[]) => void (waiting ? waiting.push(...texts) : sayNow(...texts));

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

  const coach = createCoach({
    question: () => questionOf(client, controller.snapshot(), study),
    tell: controller.setNote,
    onChange() {
      drawLast();
      gameView.changed();
    },
  });
  // After all others, whose place the drawn line takes.
  const drawLast = lazy(() => gameView.decorateBy(coach.draw));

  /** @param next  has the board from now on */
  function takeOver(next: Takeover) {
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
  let puzzleRoom: PuzzleRoom | null = null;
  const puzzles = parts.part(async () => {
    const { createPuzzleRoom } = await import("../puzzles/room.js");
    puzzleRoom = createPuzzleRoom({
      catalogue,
      client,
      controller,
      settings,
      storage: storages[1] as Storage,
      onChange: gameView.changed,
      say,
      focusBoard: board.focus,
      learn: acts.openLessons,
      takeOver,
      createSigns,
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
    openEasy: () => puzzles((room) => room.openEasy()),
  };
  // It opens them itself.
  if (puzzleLink(location.hash)) puzzles();
  const exercises = createExercises(storages[1] as Storage, gameView.changed);
  // A new day changes the number of exercises due and the puzzle of the day.
  onNewDay(gameView.changed);
  onColumns(() => gameView.changed());
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
  const along = parts.part(async () => {
    const { createAlongDialog } = await import("../along/dialog.js");
    return createAlongDialog({ client, catalogue, storage: storages[1] as Storage, controller });
  });
  offerPuzzles(openings);
  const panels: Panel[] = [
    createResult(profile, {
      review() {
        tabs.choose("study");
        void study.lookOver();
      },
      rematch: () => profile.rematch(currentGame()),
      playAgainst: controller.playAgainst,
      sharePicture: acts.sharePicture,
      openProfile: acts.openProfile,
      helpNow() {
        const { hint, isOn } = study.status();
        if (hint === "thinking") return "hint";
        return isOn ? "analysis" : null;
      },
    }),
    createLadder(gauntlet, say),
    createTurns(controller, study, gameView.pointAt),
    createVariationTree(controller, study),
    notes.render,
    createTurnTools(controller, study, notes.panel, coach),
    // It knows then whether the button is there.
    createWhy(coach),
    createOpenings({ client, controller, study, decorateBy: gameView.decorateBy, onChange: gameView.changed }),
    createTypedTurn(controller, say),
    createPace(controller),
    createBoardRoom(),
    createLegend(gameView.of),
    createBubble(),
    createBringBack(controller),
    createOffer(gauntlet, say, acts.goOnWith),
    createTools(settings, notes.numbering, exercises, {
      ...acts,
      ...openings,
      openAlong: () => along((opened) => opened.open()),
      openExercises: () => void openExercises(),
    }),
    createCorrespondence(controller),
    createUnkept({ client, durabilityOf, say }),
    createHome({
      parts,
      isByLink,
      catalogue,
      controller,
      kept,
      profile,
      gauntlet,
      exercises,
      storage: storages[1] as Storage,
      fetchDaily: () => new Promise<Daily | null>((resolve) => puzzles((room) => resolve(room.fetchDaily()))),
      takeover: acts.takeover,
      focusBoard: board.focus,
      acts: { ...acts, ...openings, openExercises: () => void openExercises() },
    }),
    () => puzzleRoom?.render(),
    createAsides(storages),
    createCollector({ study, exercises, savedGames }),
    createFinishedGames({ controller, savedGames, storage: storages[1] as Storage }),
    createNetworks({
      client,
      isStudied: () => study.status().isOn,
      onMissed: () => controller.setNote({ kind: "news", text: later.networkMissed }),
    }),
    createImageMaking(client, () => parts.busy() || controller.busy() || study.status().isOn),
  ];
  // One who has played here knows the games.
  if (isByLink && kept === null) {
    const { begin, openLessons: learn } = acts;
    panels.push(createVisitor({ controller, begin, learn, focusBoard: board.focus, onChange: gameView.changed, say }));
  }
  for (const showPanel of panels) {
    await nextTask();
    showPanel(controller.snapshot(), currentGame());
  }
  sayNow(...waiting);
  waiting = null;
  return panels;
}
