/**
 * What the page says in English beyond its first picture: in dialogs and lessons, of turns and analyses, on other people's
 * pages.
 *
 * @import { Colour } from "../../../engine/protocol.js"
 *
 * @typedef {{ name: string, hint?: string, values?: Record<string, string> }} SettingWords
 */
import { COLOUR, orFewer } from "../en.js";

/** @param {number} value */
const number = (value) => value.toLocaleString("en");
/** @param {number} share  0 to 1 */
const percent = (share) => share.toLocaleString("en", { style: "percent" });
/** @param {number} time  in milliseconds since 1970 */
const date = (time) => new Date(time).toLocaleDateString("en", { dateStyle: "medium" });
/** @param {number} count @param {string[]} names  the first of them @returns {string} */
const listed = (count, names) => names.join(", ") + (count > names.length ? ", …" : "");

export const enLater = {
  // Hints, and giving up
  /** @param {string} step @param {string} chances */
  hintSays: (step, chances) => `Hint: ${step} (${chances}).`,
  /** @param {string} cell */
  hintPlace: (cell) => `a stone on ${cell}`,
  /** @param {string} cell */
  hintGrow: (cell) => `let the group grow to ${cell}`,
  /** @param {string} cell */
  hintCapture: (cell) => `capture on ${cell}`,
  /** @param {string} cell */
  hintFlip: (cell) => `flip the stone on ${cell}`,
  /** @param {string} cell */
  hintGive: (cell) => `give away the stones at ${cell}`,
  hintStop: "finish the turn here",
  hintSwap: "swap colours",
  hintPass: "pass, the only turn there is",
  /** @param {Colour} colour @param {number} share */
  chancesOf: (colour, share) => `${COLOUR[colour]} ${percent(share)}`,
  resignTitle: "Resign this match?",
  /** @param {string} first */
  resignText: (first) => `It counts as a loss. The gauntlet starts again at ${first}.`,
  resignGameTitle: "Resign this game?",
  /** @param {Colour} colour */
  resignGameText: (colour) => `${COLOUR[colour]} wins the game.`,

  // The marks on the board
  legendTitle: "Marks on the board",
  legendEmpty: "No marks are to be seen now.",
  legend: {
    last: "Placed in the last turn.",
    flipped: "Changed its colour in the last turn.",
    removed: "A stone was taken off here in the last turn.",
    loop: "The winning loop.",
    place: "You can place a stone here.",
    grow: "The group can grow here.",
    capture: "This stone can be captured.",
    flip: "This stone can be flipped.",
    give: "These stones can be given to the opponent.",
    threat: "In danger: it may be lost next.",
    calm: "Does not see the edge.",
    group: "So many stones are in the group.",
    closedLoop: "A closed loop, in the colour of the player it counts for.",
    held: "Holds this parasol for good.",
    leading: "Leads in this parasol.",
    neither: "Neither player can gain here any more.",
    closed: "When you look at a cell: players of these colours could no longer go here.",
    wouldGo: "When you look at a cell: this stone would be taken off.",
    wouldTurn: "When you look at a cell: this stone would change its colour.",
    hint: "The hint.",
    badge: "Chances to win with this step, in per cent; the best is golden.",
    ghost: "How the best line goes on, turn by turn.",
    owner: "Who is likely to have this cell in the end.",
  },

  // The title of the game
  howItIsPlayed: "How it is played",

  // The result
  sharePicture: "Share picture",
  friendName: "Your friend",
  /** @param {string} name @param {Colour} colour */
  sideAs: (name, colour) => `${name} (${COLOUR[colour]})`,
  /** @param {string} winner @param {string} loser @param {number} turns */
  resultPlayers: (winner, loser, turns) => `${winner} – ${loser} · ${turns} ${turns === 1 ? "turn" : "turns"}`,

  // Buttons
  showLegal: "Show legal cells",

  // Turns
  turnsHeading: "Turns",
  noTurns: "No turns yet",
  toStart: "Go to the start",
  turnBack: "Previous turn",
  turnOn: "Next turn",
  toEnd: "Go to the end",
  promoteVariation: "Move up",
  promoteWhy: "This variation takes the place of the line it branches off.",
  deleteVariation: "Delete",
  deleteWhy: "Delete this variation from here on.",
  restoreVariation: "Restore",
  mistakeBack: "Previous mistake",
  mistakeOn: "Next mistake",

  // Typed turns
  typedLabel: "Type a turn",
  typedHint: "A turn in the game’s notation, such as d4. End it with … to take one step of a longer turn.",
  playTyped: "Play",

  // Clock
  clockLabel: "Clock",
  incrementLabel: "Increment",
  noClock: "none",
  /** @param {number} minutes */
  clockTime: (minutes) => (minutes === 1 ? "1 minute a side" : `${minutes} minutes a side`),
  /** @param {number} seconds */
  incrementTime: (seconds) => (seconds === 1 ? "1 second" : `${seconds} seconds`),
  clockHint: "starts with the first turn; pauses while this tab is hidden",

  // Keys
  keysTitle: "Keyboard shortcuts",
  /** @type {Record<"enter" | "pageUp" | "pageDown" | "home" | "end" | "shift" | "control", string>} as on the keyboard */
  keyNames: {
    enter: "Enter",
    pageUp: "Page Up",
    pageDown: "Page Down",
    home: "Home",
    end: "End",
    shift: "Shift",
    control: "Ctrl",
  },
  keysOfBoard: {
    arrows: "on the board: from cell to cell",
    pick: "on the board: pick the cell",
    pages: "on the board: previous or next turn",
    turns: "elsewhere: previous or next turn",
    list: "in the list of turns: from turn to turn, variations too",
    steps: "with these keys: one step instead of a turn",
    ends: "elsewhere: to the start or the end",
    undo: "undo, redo",
    help: "this list",
  },

  // Share links
  /** @param {string} link */
  linkNotCopied: (link) => `Your browser does not allow copying. Here is the link: ${link}`,

  // Opponents, and your own results
  opponentLegend: "Opponent",
  /** @param {number} rung from 1 @param {number} rungs */
  strength: (rung, rungs) => `Strength ${rung} of ${rungs}`,
  /** @param {number} rung from 1 @param {number} rungs @param {number} elo @param {string} temper */
  temper: (rung, rungs, elo, temper) => `Strength ${rung} of ${rungs}, rated ${elo}. ${temper}`,
  /** @param {number} won @param {number} played */
  tally: (won, played) => `${won} of ${played} won`,
  personHere: "Person beside you",
  aboutPersonHere: "Two people play at this screen, in turns.",
  friendByLink: "Friend, by link",
  aboutFriend: "You send each other the game as a link, turn by turn.",
  watch: "Two computers",
  aboutWatch: "You watch. Choose who plays whom.",
  /** @param {number} elo @param {number | null} margin @returns {string} */
  aboutEven: (elo, margin) =>
    margin === null
      ? `As strong as you are. Until your first game counts you are taken to be at ${elo}.`
      : `As strong as you are: your rating is ${elo}, give or take ${margin}. It follows your results.`,
  seatLegend: "You play",
  seats: { first: "first", second: "second", either: "either" },
  /** @param {string} game */
  resultsOf: (game) => `your results in ${game}`,
  /** @param {number} elo @param {number | null} change @returns {string} */
  ratingNow: (elo, change) => {
    if (change === null) return `Your first rating: ${elo}.`;
    return `Your rating: ${elo} (${change < 0 ? "−" : "+"}${Math.abs(change)}).`;
  },
  notRated:
    "It counts in your record, but not for your rating: that takes the usual board, the opponent’s own pace, no help, " +
    "and no turn replaced.",
  profileTitle: "Your results",
  noResults: "No finished game against the computer yet. Each one you play to its end will be counted here.",
  ratingMeans:
    "Your rating, on the scale on which the opponents were measured. With 95 % confidence your strength lies in this range.",
  unrated: "No game has counted for your rating yet.",
  /** @param {number} now @param {number} best @returns {string} */
  streak: (now, best) =>
    best < 2 ? "" : now === best ? `${now} in a row: your best streak.` : `In a row: ${now}, at best ${best}.`,
  recordHeading: "Against each opponent",
  aboutProof: "Plays from a proof and never errs. It is there on the boards that are solved; the rules have their maps.",
  evenMatches: "Even matches",
  neverMet: "not met yet",
  noTrophies: "None beaten yet.",
  latestGames: "Latest games",
  latestColumns: ["Date", "Opponent", "Result", "Rating"],
  won: "won",
  lost: "lost",
  profileLocal: "Kept on this device only.",
  /** @param {string} game */
  forgetResults: (game) => `Delete the results in ${game}`,
  forgetTitle: "Delete your results?",
  /** @param {string} game */
  forgetText: (game) => `Your rating, record and history in ${game} are deleted for good. Saved games stay.`,
  forgetYes: "Delete",

  // Gauntlet
  gauntlet: "Gauntlet",
  singleGame: "Single game",
  /** @param {string} game */
  gauntletRules: (game) =>
    `Face the five opponents of ${game} one after the other, on its usual board. You begin the ` +
    "first match, then the colours alternate. A loss or a resignation starts it again at the first. " +
    "There is no undo, and there are no hints.",
  gauntletTerms: "No undo and no hints: a finished turn stands.",
  startGauntlet: "Start the gauntlet",
  /** @param {string} name */
  goOnAgainst: (name) => `Continue against ${name}`,
  /** @param {number} match @param {number} matches */
  matchNumber: (match, matches) => `Match ${match} of ${matches}`,
  rungStates: { won: "beaten", now: "now", next: "next", lost: "lost", ahead: "ahead" },
  /** @param {number} best @param {number} opponents @param {number} completions */
  bestSoFar: (best, opponents, completions) => {
    if (completions > 1) return `You have beaten all ${opponents} in ${completions} runs.`;
    if (completions === 1) return `You have beaten all ${opponents} once.`;
    return best === 0 ? "" : `Best so far: ${best} of ${opponents} beaten.`;
  },
  /** @param {string} game @param {string} opponent @param {boolean} isInMatch */
  gauntletLeft: (game, opponent, isInMatch) =>
    `Your gauntlet of ${game} is in progress: ${isInMatch ? "a match against" : "next is"} ${opponent}.`,
  goOn: "Continue",
  playedElsewhere: "This match continues in another tab. Here it no longer counts.",

  // What is kept
  gameForThePageOnly:
    "This browser blocks storage or has no room left. The game stays in the list only until you close this page.",

  // Where the browser stores nothing
  /** @param {boolean} forReload @param {boolean} forLater @returns {string} */
  gameUnkept: (forReload, forLater) => {
    const cause = "This browser blocks storage or has no room left";
    if (forLater) return `${cause}. Your game is kept in a spare place for now; save a copy to be safe.`;
    if (forReload) return `${cause}. Your game survives a reload, but not closing this tab. Save a copy of it.`;
    return `${cause}. Your game is lost when you leave this page. Save a copy of it.`;
  },
  copyGame: "Copy game as text",
  downloadGame: "Download game",
  unreadableKept: "The unreadable data is not lost.",
  downloadUnreadable: "Download the unreadable data",

  // Settings: for each key of app/settings/schema.js its name, perhaps a hint, and the names of its values
  aboutLink: "About Sunstones and its licences",
  settingsForThePageOnly:
    "This browser blocks storage or has no room left. Settings hold only until you close this page, " +
    "and the language cannot be changed.",
  languageWaits: "The language changes once you have finished setting up the position.",
  settingGroups: { look: "Look", board: "On the board", play: "Play", senses: "Motion and sound" },
  settings: settingWords({
    language: { name: "Language", values: { system: "As the browser", en: "English", de: "Deutsch", fr: "Français" } },
    theme: { name: "Theme", values: { system: "As the device", light: "Light", dark: "Dark" } },
    board: { name: "Board", values: { wood: "Wood", paper: "Paper", slate: "Slate", walnut: "Walnut" } },
    stones: { name: "Stones", values: { usual: "Classic", safe: "Colour-blind safe" } },
    stoneSigns: { name: "Clear marks on stones", hint: "A dot or a ring tells the two sides apart without their colours." },
    legal: { name: "Legal cells", hint: "A mark on every cell that can be played." },
    last: { name: "Last turn", hint: "A ring round the stone played last." },
    threats: {
      name: "Threats",
      hint: "Stones in danger, group sizes, parasols, and loops with their counts.",
    },
    preview: { name: "Preview", hint: "Shows what a stone would do before you place it." },
    turned: { name: "Rotate" },
    mirrored: { name: "Mirror" },
    tapTwice: { name: "Tap twice to play", hint: "On a touch screen the first tap previews, the second one plays." },
    motion: { name: "Animations", hint: "Stones that appear, vanish and flip. Off if your device asks for less motion." },
    sounds: { name: "Sounds", hint: "Soft sounds when stones are placed, removed or flipped, and when a game is won." },
    hintSeconds: {
      name: "Hint after",
      hint: "How long the computer looks for a hint.",
      values: { 1: "1 s", 2: "2 s", 5: "5 s", 10: "10 s" },
    },
    helpers: {
      name: "Use more of this device’s processors",
      hint: "Faster strong opponents, a deeper analysis. Not where the device saves power or data, or has little memory.",
    },
  }),

  // New game dialog
  modeLegend: "How to play",
  dialogTitle: "New game",
  sizeLabel: "Board size",
  sizeHint: { hex: "cells along one side", square: "squares along one side" },
  holesLabel: "Holes",
  holesHint: "placed at random; with “Set up” you place them yourself",
  noHoles: "none",
  thinkLabel: "Computer thinks",
  /** @param {number} seconds */
  thinkTime: (seconds) => (seconds === 1 ? "1 second a turn" : `${number(seconds)} seconds a turn`),
  ownPace: "at its own pace",
  thinkHint: "a time of your choice also changes how strong it is",
  start: "Start",
  cancel: "Cancel",
  /** @param {Colour} colour @param {boolean} first */
  sideField: (colour, first) => `${COLOUR[colour]} (${first ? "first" : "second"})`,
  closeDialog: "Close",

  // Lessons and rules
  lessonList: "Lessons",
  lessonDone: " done",
  lessonHint: "Hint",
  lessonAgain: "Try again",
  lessonNext: "Next lesson",
  /** @param {string} hint */
  lessonMissed: (hint) => `Not quite. ${hint} Press “Try again”.`,
  lessonsUnavailable: "The lessons could not be fetched. Check your connection and open them again.",
  lessonProgress: "your progress in the lessons",
  rulesPage: "Open as a page",
  rulesUnavailable: "The rules could not be fetched.",

  // The player's own mistakes, to be done better
  exercisesTitle: "Your mistakes",
  exercisesKept: "your exercises",
  /** @param {number} count */
  exercisesDue: (count) => `${number(count)} due`,
  /** @param {string} game @param {number} turn */
  exerciseHeading: (game, turn) => `${game}, turn ${turn}`,
  /** @param {string} played @param {number} cost */
  exerciseTask: (played, cost) => `In your game you played ${played}, which cost ${percent(cost)}. Find the better turn.`,
  /** @param {string} row */
  exerciseHint: (row) => `It begins in row ${row}.`,
  /** @param {string} turn */
  exerciseRight: (turn) => `Right: ${turn} is better.`,
  /** @param {string} turn */
  exerciseWrong: (turn) => `${turn} is not it.`,
  /** @param {string} turn */
  exerciseSame: (turn) => `${turn} is what you played then.`,
  /** @param {string} turn */
  exerciseBetter: (turn) => `Better: ${turn}.`,
  /** @param {number} turns */
  exerciseWins: (turns) => `It wins in ${orFewer(turns)}.`,
  /** @param {string} day */
  exerciseComesAgain: (day) => `It comes again on ${day}.`,
  exerciseNext: "Next",
  exerciseForget: "Forget this one",
  exercisePractise: "Practise all the same",
  /** @param {number} due @param {number} all */
  exercisesCount: (due, all) => `${number(due)} of ${number(all)} due. They stay on this device.`,
  exercisesNoneTitle: "Nothing to do better yet",
  exercisesNone: "Review a game that you have played. Each of your blunders in it comes here, and you find the better turn.",
  exercisesDoneTitle: "All done",
  /** @param {string} day */
  exercisesDone: (day) => `The next one is due on ${day}.`,
  exercisesSeen: "You have seen them all.",

  // Boards in other people's pages
  invitation: "Press a cell to play.",
  /** @param {Colour} colour @param {string} opponent */
  invitationAgainst: (colour, opponent) => `You play ${COLOUR[colour]} against ${opponent}: press a cell.`,
  startAgainHere: "Start over",
  /** @param {Colour} colour */
  solveInvitation: (colour) => `A puzzle: ${COLOUR[colour]} to move. Find the turn that wins: press a cell.`,
  solveStart: "Solve",
  solveStop: "Stop",
  solveProving: "Proving which turns win…",
  /** @param {Colour} colour @param {number} count of the turns that win */
  solveFind: (colour, count) =>
    count === 1
      ? `${COLOUR[colour]} to move. Find the only winning turn.`
      : `${COLOUR[colour]} to move. ${number(count)} turns win: find one of them.`,
  /** @param {Colour} colour */
  solveFindAny: (colour) => `${COLOUR[colour]} to move. Find a winning turn.`,
  solveNoneWins: "No turn wins here, so there is nothing to solve. You can play both sides.",
  solveUnproven: "Which turn wins here could not be proven. You can play both sides.",
  /** @param {string} turn */
  solveJudging: (turn) => `Is ${turn} right?`,
  /** @param {string} turn */
  solveRight: (turn) => `Right: ${turn} wins.`,
  /** @param {string} turn */
  solveGoOn: (turn) => `Right: ${turn} wins. This is the best defence: win all the same.`,
  /** @param {string} turn */
  solveWrong: (turn) => `${turn} does not win.`,
  /** @param {string} turn */
  solveUnsure: (turn) => `Whether ${turn} wins could not be proven.`,
  solveShowWhy: "Show why",
  solveTryAgain: "Try again",
  solveSolution: "Solution",
  /** @param {string} turn */
  solveWhy: (turn) => `After ${turn}`,
  /** @param {string} how */
  solveSolved: (how) => `Solved. ${how}`,
  boardPageTitle: "A board of Sunstones",
  openInSunstones: "Open in Sunstones",
  showPosition: "Show the position",
  boardGameOver: "The game is over.",
  boardUnavailable: "The board could not be fetched.",
  /** @param {string} reason */
  boardEngineFailed: (reason) => `The engine could not start (${reason}).`,
  /** @param {string} origin */
  frameBlockedByPage: (origin) =>
    "The engine could not start, because this page’s content security policy blocks it. " +
    `The page’s author can allow it: frame-src ${origin}`,
  /** @param {string} origin */
  frameBlockedByBrowser: (origin) =>
    `The engine could not start: the browser did not show its frame from ${origin}. ` +
    "The page’s author can look for Cross-Origin-Embedder-Policy on this page, and for X-Frame-Options or " +
    "frame-ancestors on that site.",
  /** @param {string} given */
  playTakesText: (given) => `play() takes a turn as a text, such as "d4", not a value of type ${given}.`,
  replayFirst: "Go to the first turn",
  replayBack: "Previous turn",
  replayForward: "Next turn",
  replayLast: "Go to the last turn",
  /** @param {number} step @param {number} turns */
  replayCount: (step, turns) => `${step} of ${turns}`,
  /** @param {string} name @param {string} mode */
  notInThisMode: (name, mode) => `${name}() works in mode "${mode}" only, once the board has been painted (event "painted").`,
  /** @param {string} name @param {number} length */
  attributeTooLong: (name, length) => `The attribute ${name} is too long (${length} characters).`,
  /** @param {string} game @param {string[]} games */
  noSuchGame: (game, games) => `There is no game “${game}”; the games are ${games.join(", ")}.`,
  /** @param {string} game @param {string} size @param {number} smallest @param {number} largest */
  noSuchSize: (game, size, smallest, largest) => `${game} is played on sizes ${smallest} to ${largest}, not “${size}”.`,
  /** @param {string} game @param {string} cells */
  playedWithoutHoles: (game, cells) => `${game} is played without holes, not with “${cells}”.`,
  /** @param {string} mode */
  noSuchMode: (mode) => `There is no mode “${mode}”; the modes are diagram, replay, play, puzzle.`,
  /** @param {string} step @param {number} turns */
  noSuchStep: (step, turns) => `The step “${step}” is not a number from 0 to ${turns}, the number of turns.`,
  /** @param {string} game @param {string} opponent @param {string[]} opponents */
  noSuchOpponent: (game, opponent, opponents) =>
    `${game} has no opponent “${opponent}”; there are ${opponents.join(", ")}, and human.`,
  /** @param {string} mover @param {string[]} ids of the game's colours */
  noSuchMover: (mover, ids) => `The mover “${mover}” should be ${ids.join(" or ")}.`,
  /** @param {string} cell */
  noSuchCell: (cell) => `There is no cell “${cell}” on this board.`,
  /** @param {string} start */
  startUnreadable: (start) => `The start “${start}” should read like d4 d5/c4/2.`,
  /** @param {string} cell */
  cellNamedTwice: (cell) => `The cell “${cell}” holds two stones.`,
  /** @param {string} part @param {string[]} ids of the game's colours */
  noSuchColour: (part, ids) => `“${part}” should begin with ${ids.join(" or ")}, and then name cells.`,

  // Saved games
  /** @param {number} time milliseconds since 1970 @returns {string} */
  date: (time) => date(time),
  libraryTitle: "Saved games",
  saveAs: "Save this game as",
  save: "Save",
  savedHeading: "Saved in this browser",
  nothingSaved: "Nothing is saved yet.",
  /** @param {string} game @param {number} turns */
  savedName: (game, turns) => {
    if (turns === 0) return `${game}, a board`;
    return `${game}, ${turns} ${turns === 1 ? "turn" : "turns"}`;
  },
  /** @param {string} game @param {number} size @param {number} turns @param {string} day @returns {string} */
  savedAbout: (game, size, turns, day) => `${game}, size ${size} · ${turns === 1 ? "1 turn" : `${turns} turns`} · ${day}`,
  /** @param {string} name */
  gameSaved: (name) => `“${name}” saved.`,
  /** @param {string} name */
  savedOpened: (name) => `“${name}” is on the board.`,
  /** @param {string} name @param {string} reason */
  savedUnusable: (name, reason) => `“${name}” could not be opened: ${reason}`,
  /** @param {number} count */
  savedLost: (count) =>
    count === 1
      ? "1 entry could not be read. It is left as it is."
      : `${count} entries could not be read. They are left as they are.`,
  savedByNewerPage: "A newer version of Sunstones has saved the games here. They are safe. Reload this page to get that version.",
  unreadableEntry: "Unreadable",
  downloadEntry: "Download",
  downloadUnreadableEntry: "Download the unreadable entry",
  deleteUnreadableEntry: "Delete the unreadable entry",
  /** @param {string} name */
  deleted: (name) => `“${name}” deleted.`,
  /** @param {string} name */
  notDeleted: (name) => `“${name}” could not be deleted.`,
  undoDelete: "Restore",
  /** @param {string} name */
  renameOf: (name) => `Rename “${name}”`,
  /** @param {string} name */
  newNameOf: (name) => `New name of “${name}”`,
  /** @param {string} name */
  deleteOf: (name) => `Delete “${name}”`,

  // Saved games: finished ones are kept by themselves
  /** @param {string} name */
  gameAgainst: (name) => `Game against ${name}`,
  gameAgainstFriend: "Game against your friend",
  gameOfTwo: "Game for two",
  /** @param {string} first @param {string} second */
  gameOfSides: (first, second) => `${first} – ${second}`,
  outcomes: { won: "Won", lost: "Lost" },
  /** @param {string} who @param {string} how */
  resultBecause: (who, how) => `${who}. ${how}`,
  /** @param {Colour} colour */
  endResigned: (colour) => `${COLOUR[colour]} has resigned.`,
  /** @param {Colour} colour */
  endTime: (colour) => `${COLOUR[colour]} has lost on time.`,
  /** @param {Colour} colour */
  endDecided: (colour) => `${COLOUR[colour]} was sure to win.`,
  finishedGames: "your finished games",
  keptByThemselves: "Games that you finish are kept here by themselves.",
  /** @param {number} count */
  oldestRemoved: (count) =>
    count === 1
      ? "The storage is full, so the oldest unnamed game was deleted (1)."
      : `The storage is full, so the oldest unnamed games were deleted (${count}).`,
  /** @param {number} most @param {number} count */
  mostUnnamed: (most, count) =>
    `The list keeps your last ${most} unnamed games; older ones were deleted (${count}). Name a game to keep it for good.`,
  searchGames: "Search",
  searchHint: "Name, game or opponent",
  filterGame: "Game",
  filterOutcome: "Result",
  outcomeFilters: { won: "Won", lost: "Lost", other: "Other" },
  filterNamed: "Name",
  namedFilters: { named: "Named", unnamed: "Unnamed" },
  /** @param {number} shown @param {number} all */
  shownCount: (shown, all) => (shown === all ? `${all} ${all === 1 ? "game" : "games"}` : `${shown} of ${all} games`),
  noneFits: "No game fits. Search for something else, or show all.",
  showAll: "Show all",
  showMore: "Show more",
  deleteUnnamed: "Delete all unnamed",
  /** @param {number} count */
  unnamedDeleted: (count) => (count === 1 ? "1 unnamed game deleted." : `${count} unnamed games deleted.`),

  // Everything on this device
  deviceHeading: "Everything on this device",
  deviceHint: "Games, settings and progress in one file: a safe copy, or the way to another device.",
  exportAll: "Export",
  importAll: "Import…",
  deleteAll: "Delete everything…",
  /** @param {number} count */
  allExported: (count) => `The file is ready. It has ${count} saved ${count === 1 ? "game" : "games"}.`,
  importDamaged: "This file is damaged or not from Sunstones. Nothing was changed.",
  importNewer: "This file is from a newer version of Sunstones. Reload this page to get that version. Nothing was changed.",
  importTitle: "Import this file?",
  /** @param {number} count @param {string} day */
  importText: (count, day) =>
    `It has ${count} saved ${count === 1 ? "game" : "games"} and is from ${day}. ` +
    "Games that are new here are added, and none is deleted. " +
    "You may also replace your settings, your progress and the game on the board by those of the file.",
  importGames: "Add games",
  importEverything: "Add games and replace the rest",
  /** @param {number} added @param {number} known */
  gamesImported: (added, known) => `${added} ${added === 1 ? "game" : "games"} added. Already here: ${known}.`,
  /** @param {number} count */
  importLost: (count) => `Could not be read, and left out: ${count}.`,
  importNoRoom: "There is no room for this in the browser’s storage. Nothing was replaced.",
  deleteTitle: "Delete everything?",
  /** @param {number} count */
  deleteText: (count) =>
    `All ${count} saved games, your settings, your progress in the gauntlets and lessons, and the game on the board ` +
    "are deleted from this device. This cannot be undone. Export a file first if you may want them back.",
  deleteEverything: "Delete everything",

  // Games from elsewhere
  openFromElsewhere: "Open a game from elsewhere",
  pasteHint: "Paste a link, a list of turns, a record, or a game from AbstractPlay",
  chooseFile: "Choose a file…",
  open: "Open",
  opened: "The game is on the board.",
  nothingToOpen: "Paste a game first.",
  tooLongToOpen: "This is too long to be a game.",
  /** @param {string} name */
  fileUnreadable: (name) => `The file “${name}” cannot be read.`,

  // Sharing
  shareTitle: "Share",
  shareLink: "Link to this game",
  shareText: "Turns as text",
  shareFiles: "Files",
  shareCode: "Code for your own page",
  saveFile: "Game file",
  saveText: "Turns (text)",
  savePng: "Picture (PNG)",
  saveSvg: "Drawing (SVG)",
  saveGif: "Animation (GIF)",
  makingGif: "Making the animation…",
  gifGivenUp: "The animation was cancelled.",
  copy: "Copy",
  /** @param {string} what */
  copyOf: (what) => `Copy: ${what}`,
  textCopied: "Copied.",
  notCopied: "Your browser does not allow copying. The text is selected for you.",
  fileSaved: "The file is ready.",
  /** @param {string} game @param {number} turns */
  pictureTitle: (game, turns) => `${game} after ${turns} ${turns === 1 ? "turn" : "turns"}`,

  // With a friend, by link
  withAFriend: "With a friend, by link",
  withAFriendHint: "Send your turn as a link. Your friend plays and sends one back.",
  playByLink: "Continue by link",
  sendLink: "Send the link",
  /** @param {Colour} colour */
  correspondenceOpened: (colour) => `Your friend has played. It is your turn, with ${COLOUR[colour]}.`,
  correspondenceEnds: "Your friend has played. The game is over.",
  correspondenceDue: "You have played. Send the link: your friend opens it, plays and sends one back.",
  correspondenceAtTheEnd: "That was the last turn. Send the link so that your friend sees it.",
  correspondenceMessage: "It is your turn!",
  correspondenceSent: "The link is on its way.",
  correspondenceCopied: "Link copied. Paste it into a message to your friend.",

  // Setting up a position
  setUp: "Set up",
  editorTitle: "Set up a position",
  toolsLegend: "Tool",
  /** @param {Colour} colour */
  stoneTool: (colour) => `${COLOUR[colour]} stone`,
  removeTool: "Remove",
  holeTool: "Hole",
  moverLegend: "To move",
  symmetryLabel: "Symmetry",
  symmetries: { none: "none", turn: "half a turn", diagonal: "across the diagonal" },
  holeCountLabel: "Number",
  scatter: "Scatter",
  clearHoles: "No holes",
  /** @param {number} count */
  freeSquares: (count) =>
    count % 2 === 1
      ? `${count} free ${count === 1 ? "square" : "squares"}: odd, as it must be.`
      : `${count} free squares: even. Add or remove a hole.`,
  noSuchSymmetry: "That number of holes does not fit this symmetry.",
  clearBoard: "Clear board",
  saveBoard: "Save board",
  boardName: "Name of the board",
  playFromHere: "Play from here",
  positionPossible: "This position can be played.",
  makePuzzle: "Make a puzzle",
  /** @param {string} turn @param {number} turns */
  oneTurnWins: (turn, turns) => `Exactly one turn wins: ${turn}, in ${orFewer(turns)}. This is a puzzle.`,
  /** @param {number} count @param {string[]} turns */
  turnsWin: (count, turns) => `${number(count)} turns win: ${listed(count, turns)}. A puzzle has exactly one.`,
  /** @param {number} count @param {string[]} turns */
  turnsWinAtLeast: (count, turns) => `At least ${number(count)} turns win: ${listed(count, turns)}. A puzzle has exactly one.`,
  noTurnWins: "No turn wins here.",
  turnsNotProven: "Which turn wins could not be proven. Try a smaller or fuller board.",
  provingStopped: "Stopped before anything was proven.",
  puzzleLink: "Link to this puzzle",
  /** @param {string} name @param {Colour} colour */
  puzzlePictureTitle: (name, colour) => `A puzzle of ${name}: ${COLOUR[colour]} to move`,

  // Comments and marks
  notesTitle: "Comment and marks",
  commentLabel: "Comment on this position",
  marksLegend: "Marks on the board",
  markTools: {
    circle: "Circle",
    cross: "Cross",
    square: "Square",
    arrow: "Arrow",
    letter: "Letter",
    number: "Number",
    erase: "Erase marks",
  },
  clearMarks: "Clear marks",
  markHint: "Choose cells on the board. Press the button again to play on.",
  arrowHint: "Choose where the arrow begins, then where it ends. Press the button again to play on.",
  pointerHint: "Also with the right mouse button, or a finger that rests: a circle, or an arrow if you move to another cell.",
  markNames: { circle: "circled", cross: "crossed", square: "with a square" },
  /** @param {string} cell */
  arrowTo: (cell) => `arrow to ${cell}`,
  /** @param {string} text */
  labelled: (text) => `marked ${text}`,
  /** @param {string} cell @param {string} what */
  markMade: (cell, what) => `${cell}: ${what}.`,
  /** @param {string} cell @param {string} what */
  markGone: (cell, what) => `${cell}: no longer ${what}.`,
  /** @param {string} cell */
  marksGone: (cell) => `${cell}: no marks.`,
  allMarksGone: "No marks on this position.",
  /** @param {string} cell */
  arrowBegins: (cell) => `The arrow begins on ${cell}. Where does it end?`,
  hasComment: "comment",
  hasMarks: "marks",
  treeLabel: "Tree of variations. The arrow keys lead from turn to turn.",
  /** @param {string} mark */
  noSuchMark: (mark) => `“${mark}” is no mark: write d4, d4.x, d4.s, d4-e5, d4.A or d4.7.`,
  /** @param {string} line */
  noSuchNote: (line) => `“${line}” is no note: it should begin as in “3 d4 d4-e5”.`,

  // Numbers on stones
  numbersLabel: "Turn numbers on stones",
  numbersOff: "Off",
  numbersAll: "All",
  /** @param {number} turn */
  numbersFrom: (turn) => `From turn ${turn}`,

  // Puzzles
  puzzlesTitle: "Puzzles",
  puzzleProgress: "your puzzles",
  puzzleOfDay: "Puzzle of the day",
  puzzlesHint: "One turn wins, every other loses. The engine has proven both.",
  solvePuzzle: "Solve",
  solvePuzzleAgain: "Look again",
  puzzleOfGame: "Puzzle",
  /** @param {number} solved @param {number} all */
  puzzlesSolved: (solved, all) => `${solved} of ${all} solved`,
  /** @param {number} elo */
  puzzleRating: (elo) => `Your puzzle rating: ${elo}`,
  /** @param {number} elo @param {number} change */
  puzzleRatingNow: (elo, change) => `Your puzzle rating: ${elo} (${change < 0 ? "−" : "+"}${Math.abs(change)})`,
  /** @param {number} streak @param {number} best */
  puzzleStreak: (streak, best) => `First tries in a row: ${streak} (best: ${best})`,
  /** @param {number} days */
  dailyStreak: (days) => `${days} ${days === 1 ? "day" : "days"} in a row`,
  puzzleLevel: "Difficulty",
  puzzleLevels: { easy: "Easy", medium: "Medium", hard: "Hard", hardest: "Very hard" },
  puzzleTheme: "Theme",
  puzzleThemes: {
    c: "Capture",
    f: "Flip",
    l: "Loop",
    r: "Race",
    z: "Quiet turn",
    n: "Count",
    d: "Defence",
    s: "Sacrifice",
  },
  puzzleState: "Progress",
  puzzleStates: { open: "Unsolved", solved: "Solved" },
  puzzlesNoneFits: "No puzzle fits. Choose something else.",
  /** @param {number} place @param {string} level */
  puzzleName: (place, level) => `Puzzle ${place}, ${level}`,
  puzzleFitting: "Solve the next one",
  nextPuzzle: "Next puzzle",
  allPuzzles: "All puzzles",
  puzzleTask: "Find the only winning turn.",
  puzzleGoOn: "You are still winning. Find the next turn.",
  puzzleProving: "Checking the position…",
  puzzleProvingWhy: "The engine proves which turns win.",
  puzzleJudging: "Checking your turn…",
  puzzleRight: "Right!",
  /** @param {Colour} colour */
  puzzleAnswer: (colour) => `${COLOUR[colour]} answers.`,
  puzzleWrong: "Not this one",
  /** @param {string} turn @param {Colour} colour @param {number} turns */
  puzzleLoses: (turn, colour, turns) => `After ${turn}, ${COLOUR[colour]} wins in ${orFewer(turns)}.`,
  /** @param {string} turn */
  puzzleUnclear: (turn) => `${turn} is not the turn of this puzzle. Whether it wins, too, the engine cannot tell.`,
  showWhy: "Show why",
  showSolution: "Show solution",
  puzzleWhy: "This is why",
  puzzleSolution: "The solution",
  /** @param {number} turn @param {number} all */
  puzzleStep: (turn, all) => `${turn} of ${all}:`,
  puzzleSolved: "Solved!",
  puzzleResults: {
    first: "solved at once",
    hint: "solved with a hint",
    later: "solved after a mistake",
    missed: "not solved yet",
  },
  /** @param {string} theme */
  puzzleHintTheme: (theme) => `Hint: it is about this – ${theme}.`,
  puzzleHintNoTheme: "Hint: look for a turn that you would not play at first.",
  /** @param {string} cell */
  puzzleHintCell: (cell) => `Hint: begin on ${cell}.`,
  /** @param {string} themes */
  puzzleAbout: (themes) => `Theme: ${themes}`,
  puzzleUnrated: "This position is in no collection, so it does not count for your rating.",
  /** @param {string} key */
  sharedPuzzle: (key) => ["Sunstones puzzle", key].filter(Boolean).join(" "),
  /** @param {string} day */
  sharedDaily: (day) => `Sunstones puzzle of the day ${day}`,
  puzzleBroken: "No puzzle",
  /** @param {string} reason */
  puzzleRefused: (reason) => `This puzzle cannot be opened: ${reason}`,
  puzzleNoWin: "This is no puzzle: no turn wins here.",
  /** @param {string} turn @param {string} other */
  puzzleManyWins: (turn, other) => `This is no puzzle: more than one turn wins here, such as ${turn} and ${other}.`,
  puzzleOver: "This is no puzzle: the game is over here.",
  puzzleUnproven: "The engine cannot prove which turns win here, so this is no puzzle for this page.",
  /** @param {string} name */
  noPuzzlesOf: (name) => `There are no puzzles of “${name}”.`,
  /** @param {string} game */
  packUnreachable: (game) => `The puzzles of ${game} could not be fetched. Check your connection and try again.`,
  /** @param {string} game */
  packInParts: (game) => `Some puzzles of ${game} are damaged and left out. The others can be solved.`,
  /** @param {string} game */
  packUnreadable: (game) => `The puzzles of ${game} are damaged. Load the page again while you are online.`,

  // Study
  analysisSwitch: "Analysis",
  analysisLooking: "Analysing the position…",
  analysisWaits: "Analysis resumes when the computer has played.",
  analysisOver: "The game is over. Go back a turn to analyse it.",
  /** @param {number} turns */
  provenWin: (turns) => `wins in ${turns} or fewer`,
  /** @param {number} turns */
  provenLoss: (turns) => `loses in ${turns} or fewer`,
  candidatesHeading: "Best steps",
  bestLine: "Best line",
  /** @param {Colour} colour */
  graphHeading: (colour) => `${COLOUR[colour]}’s chances`,
  /** @param {Colour} colour @param {number} known @param {number} all */
  graphSummary: (colour, known, all) =>
    `${COLOUR[colour]}’s chances in ${known} of ${all} positions. The table below the graph has the numbers.`,
  graphTable: "As a table",
  tableTurn: "Turn",
  tableChances: "Chances",
  tableRemark: "Remark",
  graphStart: "Start",
  /** @param {number} turns */
  goToTurn: (turns) => (turns === 0 ? "Go to the start" : `Go to turn ${turns}`),
  lookOver: "Review game",
  /** @param {number} done @param {number} all */
  lookingOver: (done, all) => `Reviewing position ${done} of ${all}`,
  stopLooking: "Stop review",
  nothingMarked: "No mistakes found. Well played.",
  mistakeNames: { inaccuracy: "inaccuracy", mistake: "mistake", blunder: "blunder", good: "good find" },
  accuracyLabel: "Accuracy",
  accuracyMeans: "100: no turn lost any chances",
  /** @param {string} name @param {number} share */
  mistakeCost: (name, share) => `${name}, costs ${percent(share)}`,
  /** @param {string} turn */
  betterTurn: (turn) => `better: ${turn}`,
  /** @param {number} turns */
  missedWin: (turns) => `it wins in ${orFewer(turns)}`,
};

/**
 * Every setting's words have the same type, whether they have a hint and values or not.
 * @template {string} Key @param {Record<Key, SettingWords>} words
 */
function settingWords(words) {
  return words;
}
