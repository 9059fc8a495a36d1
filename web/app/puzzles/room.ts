/**
 * Puzzles on the page: the list of them, the one that is solved, and the links that open them. While one is solved it has the
 * board; the game that was there waits behind it, and is kept as ever.
 *
 * The address says which puzzle is on the board, so a reload goes on with it.
 */
import { gameOf, type Catalogue, type GameInfo } from "../../common/catalogue.js";
import { createPrefetch } from "../../common/preview/prefetch.js";
import { messageOf, startProblem } from "../../common/problems.js";
import { sharedText } from "../../common/share_link.js";
import { isPersonsChoice } from "../../common/snapshot.js";
import { strings } from "../../common/strings/index.js";
import { later } from "../../common/strings/later/index.js";
import { cellsNamed } from "../../common/turn_text.js";
import { colourOf } from "../../common/colours.js";
import { createSounds } from "../platform/sounds.js";
import { forgetLink } from "../platform/window.js";
import { createAttempt, type Attempt, type Facts } from "./attempt.js";
import { createListDialog } from "./dialog.js";
import { puzzleAddress, puzzleLink, positionText, DAILY, EASY } from "./links.js";
import { boardCode, type Puzzle } from "./pack.js";
import { createPacks } from "./packs.js";
import { createPanel, type CreateSigns } from "./panel.js";
import { createProgress, type Result } from "./progress.js";
import { shareLink } from "./sharing.js";
import { puzzleView } from "./view.js";
import { createVoice } from "./voice.js";
import { createPuzzleCoach } from "./why.js";
import { resultOf, shareText, type Start } from "./words.js";
import type { View } from "../../board/view.js";
import type { Client } from "../../engine/client.js";
import type { Controller } from "../../play/controller.js";
import type { Takeover } from "../game/takeover.js";
import type { Storage } from "../platform/storage.js";
import type { Settings } from "../settings/settings.js";

export function createPuzzleRoom({
  catalogue,
  client,
  controller,
  settings,
  storage,
  onChange,
  say,
  focusBoard,
  learn,
  takeOver,
  createSigns,
}: {
  catalogue: Catalogue;
  client: Client;
  controller: Controller; // of the game that waits
  settings: Settings;
  storage: Storage; // of the browser
  onChange: () => void; // the view has changed
  say: (...texts: string[]) => void; // to those who listen
  focusBoard: () => void;
  learn: (info: GameInfo) => void;
  takeOver: (takeover: Takeover) => void; // lets puzzles have the board from now on, whenever one is open
  createSigns: CreateSigns;
}) {
  const packs = createPacks(catalogue);
  const progress = createProgress(storage);
  /** Null while no puzzle is on the board. */
  let attempt: Attempt | null = null;
  /** Of the game that waits, and whether that is the first, which is still to begin. */
  let gameNumber = 0;
  let isEarly = false;
  let note = "";
  /** What the puzzle on the board has changed, in a sentence. */
  let rating = "";
  /** The day whose puzzle it was when it came on the board: it counts for that one, also after midnight. */
  let day: string | null = null;
  /** The previews of cells that are known already. */
  let previews: ReturnType<typeof createPrefetch> | null = null;
  let voice = createVoice(say);
  const sound = createSounds(settings, () => true);
  const coach = createPuzzleCoach(() => attempt, say, onChange);

  const list = createListDialog({
    catalogue,
    packs,
    progress,
    onSolve: (puzzle, info) => solve(puzzle, info),
    onNext: (info) => void next(info),
    onDaily: () => void openDaily(),
    onEasy: () => void openDaily(EASY),
  });
  const panel = createPanel(createSigns, {
    learn,
    hint: () => attempt?.hint(),
    undoStep: () => attempt?.controller.undoStep(),
    choose: (choice) => attempt?.controller.choose(choice),
    showWhy: () => attempt?.showWhy(),
    showSolution: () => attempt?.showSolution(),
    tryAgain: () => void attempt?.tryAgain(),
    next: () => void next(attempt?.now().info ?? null),
    share: () => void share(),
    list: () => openList(attempt?.now().info ?? null),
    leave,
    retry: () => void client.start(),
    toStart: () => attempt?.toStart(),
    turnBack: () => attempt?.turnBack(),
    turnOn: () => attempt?.turnOn(),
    toEnd: () => attempt?.toEnd(),
  });

  /** Something of the puzzle has changed. */
  function changed() {
    if (attempt) {
      const snapshot = attempt.controller.snapshot();
      sound(snapshot);
      voice.hear(snapshot, attempt.now(), startNow());
      const { state } = snapshot;
      const asks = settings.get("preview") && attempt.now().phase === "yours" && state && isPersonsChoice(snapshot.setup, state);
      previews?.lookAt(asks ? state : null, snapshot.revision);
    }
    onChange();
  }

  /** @returns how the engine's start goes on; null once it is there */
  function startNow(): Start | null {
    const { stage, problem } = controller.snapshot();
    if (stage === "ready") return null;
    const hasFailed = stage === "failed";
    return {
      title: strings.stages[stage],
      detail: hasFailed ? startProblem(problem ?? "", strings.bootFailed) : later.puzzleTask,
      hasFailed,
    };
  }

  function solve(puzzle: Puzzle, info: GameInfo) {
    takeOver(takeover);
    list.close();
    note = rating = "";
    day = null;
    if (!attempt) {
      ({ gameNumber } = controller.snapshot());
      isEarly = controller.snapshot().state === null;
      controller.hold(true);
      panel.toggle(true);
    }
    attempt?.close();
    const begun = createAttempt({ client, puzzle, info, onChange: changed, onMistake: noteMistake, onSolved: noteSolved });
    attempt = begun;
    previews = createPrefetch({ client: begun.session, hidesWins: true, onArrival: onChange });
    voice = createVoice(say);
    history.replaceState(history.state, "", `#${positionText(puzzle.position, info)}`);
    void begun.begin();
    focusBoard();
    // It may be the one of the day, wherever it was found.
    void packs.fetchDaily().then((daily) => {
      if (puzzle.key === null || attempt?.now().puzzle.key !== puzzle.key) return;
      day = daily && [daily.puzzle, daily.easy].some((one) => one?.key === puzzle.key) ? daily.day : null;
      onChange();
    });
  }

  const noteMistake = ({ puzzle, info }: Facts) => noteResult(puzzle, info, "missed");

  const noteSolved = (facts: Facts) => noteResult(facts.puzzle, facts.info, resultOf(facts));

  function noteResult(puzzle: Puzzle, info: GameInfo, result: Result) {
    const { key } = puzzle;
    if (key === null) {
      rating = later.puzzleUnrated;
      return;
    }
    const before = progress.now();
    progress.note({ ...puzzle, key }, result, day);
    const after = progress.now();
    const [from, to] = [before, after].map(({ ratings }) => ratings[info.id]?.elo ?? null);
    // The first try counts, and it stays said for as long as the puzzle is there.
    if (to === null || to === undefined || to === from) return;
    const change = from === null || from === undefined ? null : Math.round(to) - Math.round(from);
    rating = change === null ? later.puzzleRating(Math.round(to)) : later.puzzleRatingNow(Math.round(to), change);
  }

  /** @param info  the next puzzle of this game, or of the day's */
  async function next(info: GameInfo | null) {
    const game = info ?? (await packs.fetchDaily())?.info ?? null;
    if (!game) return;
    await packs.fetchPack(game);
    const puzzle = list.nextOf(game, attempt?.now().puzzle ?? null);
    if (puzzle) solve(puzzle, game);
    else openList(game);
  }

  function openList(info: GameInfo | null, problem: string = "") {
    void list.open(info ?? gameOf(catalogue, controller.snapshot().setup.game) ?? null, problem);
  }

  /** @param which  of the day's puzzles; without an easy one it is the other */
  async function openDaily(which: string = DAILY) {
    const daily = await packs.fetchDaily();
    const puzzle = (which === EASY && daily?.easy) || daily?.puzzle;
    if (daily && puzzle) solve(puzzle, daily.info);
    else openList(daily?.info ?? null);
  }

  /** @param link  to a position */
  async function openPosition(link: string) {
    const session = client.openSession();
    try {
      const { state } = await session.request({ do: "load", record: link }, { again: false });
      const info = gameOf(catalogue, state.game);
      if (!info) throw new Error(later.noPuzzlesOf(state.game));
      if (state.over) return openList(null, later.puzzleOver);
      const mover = colourOf(state, state.to_move) === info.colours[0] ? 0 : 1;
      const stones = Object.fromEntries(
        Object.entries(state.board).flatMap(([cell, colour]) => (colour ? [[cell, colour]] : [])),
      );
      const position = { game: info.id, size: state.size, holes: state.holes, stones, mover: mover as 0 | 1 };
      const code = boardCode(position, info);
      const { puzzles } = await packs.fetchPack(info);
      const known = puzzles.find((puzzle) => puzzle.position.size === position.size && boardCode(puzzle.position, info) === code);
      solve(known ?? { key: null, position, rating: null, themes: [], line: [] }, info);
    } catch (problem) {
      forgetLink();
      openList(null, later.puzzleRefused(messageOf(problem)));
    } finally {
      session.close();
    }
  }

  /** @returns whether the address opens puzzles */
  function openAddress(): boolean {
    const link = puzzleLink(location.hash);
    if (!link) return false;
    if ("position" in link) void openPosition(link.position);
    else {
      forgetLink();
      const info = gameOf(catalogue, link.of) ?? null;
      if (link.of === DAILY || link.of === EASY) void openDaily(link.of);
      else openList(info, info || link.of === "" ? "" : later.noPuzzlesOf(link.of));
    }
    return true;
  }

  async function share() {
    if (!attempt) return;
    const { puzzle, info } = attempt.now();
    const text = shareText(puzzle, info.name, day, resultNow());
    const url = puzzleAddress(puzzle.position, info);
    const said = await shareLink(text, url);
    if (said === null) return;
    note = said;
    say(note);
    onChange();
  }

  /** @returns of the puzzle on the board: as it is kept, or as it was solved just now */
  function resultNow(): Result | undefined {
    if (!attempt) return undefined;
    const { puzzle, info, phase } = attempt.now();
    const kept = puzzle.key === null ? undefined : progress.now().results[info.id]?.[puzzle.key];
    return kept ?? (phase === "solved" ? resultOf(attempt.now()) : undefined);
  }

  function close() {
    attempt?.close();
    attempt = previews = null;
    forgetLink();
    panel.toggle(false);
  }

  /** Goes back to the game, which goes on where it was. */
  function leave() {
    close();
    controller.hold(false);
    focusBoard();
  }

  /** @returns the cell with which the turn to be found begins */
  function hintCell(): string | null {
    const [cell] = cellsNamed(attempt?.wanted() ?? "");
    return cell ?? null;
  }

  addEventListener("hashchange", () => {
    // Back from a puzzle leads to the game; a game's link opens that.
    if (!openAddress() && attempt && sharedText(location.hash) === null) leave();
  });
  document.addEventListener("keydown", (event) => {
    const isElsewhere = event.target instanceof Element && event.target.closest("input, select, textarea, .board, [role=tab]");
    if (!attempt || event.defaultPrevented || isElsewhere || document.querySelector("dialog[open]")) return;
    const act = { ArrowLeft: attempt.turnBack, ArrowRight: attempt.turnOn, Home: attempt.toStart, End: attempt.toEnd }[event.key];
    if (!act || attempt.now().phase !== "shown") return;
    event.preventDefault();
    act();
  });

  const viewNow = ({ now, controller: own }: Attempt): View =>
    coach.draw(puzzleView(now(), own.snapshot(), settings, previews?.known() ?? {}, hintCell()));

  const takeover: Takeover = {
    isOpen: () => attempt !== null,
    observe(snapshot) {
      if (!attempt || snapshot.gameNumber === gameNumber) return;
      if (!isEarly) return close();
      // The page's first game has begun behind the puzzle.
      isEarly = false;
      ({ gameNumber } = snapshot);
      queueMicrotask(() => controller.hold(true));
    },
    view() {
      return attempt && viewNow(attempt);
    },
    pick(cell) {
      if (!attempt) return false;
      attempt.pick(cell);
      return true;
    },
    undo: () => attempt?.controller.undoStep(),
    leave,
  };
  openAddress();

  return {
    openList: () => openList(null),
    openDaily: () => void openDaily(),
    openEasy: () => void openDaily(EASY),
    fetchDaily: packs.fetchDaily,

    /** Shows the puzzle as it is now. */
    render() {
      if (!attempt) return;
      panel.render({
        solving: attempt.now(),
        snapshot: attempt.controller.snapshot(),
        // What is seen only where one points comes and goes.
        view: { ...viewNow(attempt), previews: {} },
        isFirst: attempt.now().puzzle === packs.puzzlesOf(attempt.now().info)[0],
        start: startNow(),
        day,
        hintCell: hintCell(),
        rating,
        coach,
        note: note || coach.said(),
      });
    },
  };
}

export type PuzzleRoom = ReturnType<typeof createPuzzleRoom>;
