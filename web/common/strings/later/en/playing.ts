/**
 * What the page says in English of the game on the board:
 * turns, clock, opponents and results, a new game, and what is sent to others.
 */
import { COLOUR } from "../../en.js";
import { number, percent } from "./words.js";
import type { Colour } from "../../../../engine/wire.js";

export const playing = {
  // Turns, as they are shown and spoken

  // Hints, and giving up
  hintSays: (step: string, chances: string) => `Hint: ${step} (${chances}).`,
  hintPlace: (cell: string) => `a stone on ${cell}`,
  hintGrow: (cell: string) => `let the group grow to ${cell}`,
  hintCapture: (cell: string) => `capture on ${cell}`,
  hintFlip: (cell: string) => `flip the stone on ${cell}`,
  hintGive: (cell: string) => `give away the stones at ${cell}`,
  hintStop: "finish the turn here",
  hintSwap: "swap colours",
  hintPass: "pass, the only turn there is",
  chancesOf: (colour: Colour, share: number) => `${COLOUR[colour]} ${percent(share)}`,
  resignTitle: "Resign this match?",
  resignText: (first: string) => `It counts as a loss. The gauntlet starts again at ${first}.`,
  resignGameTitle: "Resign this game?",
  resignGameText: (colour: Colour) => `${COLOUR[colour]} wins the game.`,

  // The marks on the board
  legendTitle: "Marks on the board",
  legendEmpty: "No marks on the board.",
  dashes: "A dash: that colour can no longer play there",
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
    group: "Size of this group.",
    closedLoop: "A closed loop, in the colour of the player it counts for.",
    held: "Holds this parasol for good.",
    leading: "Leads in this parasol.",
    neither: "Neither player can still gain here.",
    closed: "When you look at a cell: players of these colours could no longer go here.",
    wouldGo: "When you look at a cell: this stone would be taken off.",
    wouldTurn: "When you look at a cell: this stone would change its colour.",
    named: "Outlined: what the reason is about.",
    hint: "The hint.",
    verdict: "What the review says of this turn.",
    better: "A better turn, according to the review.",
    proven: "✓ wins for sure, ✗ does not.",
    badge: "Chances to win with this step, in per cent; the best is golden.",
    ghost: "How the best line goes on, turn by turn.",
    owner: "Who will probably end up with this cell.",
  },

  // The title of the game
  howItIsPlayed: "How it is played",

  // The result
  sharePicture: "Share picture",
  friendName: "Your friend",
  sideAs: (name: string, colour: Colour) => `${name} (${COLOUR[colour]})`,
  rematch: "Rematch",
  resultPlayers: (winner: string, loser: string, turns: number) =>
    `${winner} – ${loser} · ${turns} ${turns === 1 ? "turn" : "turns"}`,

  // Buttons
  toolGroups: { game: "This game", practice: "Practice", board: "Board" },
  showLegal: "Show legal cells",

  playOn: "Play on",

  // Two computers
  paceLabel: "Pace",
  ownTime: "at their own pace",
  paceTime: (seconds: number) => (seconds === 1 ? "a turn every second" : `a turn every ${seconds} seconds`),

  // Turns
  turnsHeading: "Turns",
  noTurns: "No turns yet",
  toStart: "Go to the start",
  turnBack: "Previous turn",
  turnOn: "Next turn",
  toEnd: "Go to the end",
  promoteVariation: "Make main line",
  promoteWhy: "This variation becomes the game, and what was played becomes a variation.",
  deleteVariation: "Delete variation",
  deleteWhy: "Delete this variation, with all that follows.",
  restoreVariation: "Restore",
  resultAtEnd: "The result is shown at the end of the game.",
  turnOfAll: (turn: number, all: number) => (turn === 0 ? `Start of ${all} turns` : `Turn ${turn} of ${all}`),
  turnCost: (turn: string, share: number, better: string | null) =>
    `${turn} cost ${percent(share)}${better === null ? "" : `, better ${better}`}`,
  goodFind: (turn: string) => `${turn} was a good find`,
  mistakeBack: "Previous mistake",
  mistakeOn: "Next mistake",
  why: "Why?",
  whyWaiting: "Looking…",
  whyShow: "Show it",
  whyBack: "Back",
  coachSilent: "No single reason is sure: the search finds the other turn better.",
  coachSilentOfHint: "No single reason is sure: the search finds this turn the best.",
  coachSilentOfTurn: "Nothing sure can be said of this turn.",
  coachSilentOfPuzzle: "No single reason is sure: it does not win, that is all.",

  // Typed turns
  typedLabel: "Type a turn",
  typedHint: "A turn in the game’s notation, such as d4. End it with … to take one step of a longer turn.",
  playTyped: "Play",

  // Clock
  clockLabel: "Clock",
  incrementLabel: "Increment",
  noClock: "none",
  clockTime: (minutes: number) => (minutes === 1 ? "1 minute a side" : `${minutes} minutes a side`),
  incrementTime: (seconds: number) => (seconds === 1 ? "1 second" : `${seconds} seconds`),
  clockHint: "starts with the first turn; pauses while this tab is hidden",

  // Keys
  keysTitle: "Keyboard shortcuts",
  /** As on the keyboard. */
  keyNames: {
    enter: "Enter",
    pageUp: "Page Up",
    pageDown: "Page Down",
    home: "Home",
    end: "End",
    shift: "Shift",
    control: "Ctrl",
  } as Record<"enter" | "pageUp" | "pageDown" | "home" | "end" | "shift" | "control", string>,
  keysOfBoard: {
    arrows: "on the board: from cell to cell",
    pick: "on the board: pick the cell",
    pages: "on the board: previous or next turn",
    turns: "elsewhere: previous or next turn",
    list: "in the list of turns: from turn to turn, variations too",
    steps: "with these keys: one step instead of a turn",
    ends: "elsewhere: to the start or the end",
    undo: "undo, redo",
    hint: "hint, or hide it",
    analysis: "analysis: open it, then switch it on or off",
    rotate: "rotate the board",
    newGame: "new game",
    help: "this list",
  },

  // Share links
  linkNotCopied: (link: string) => `Your browser does not allow copying. Here is the link: ${link}`,

  // Opponents, and your own results
  bringBackGame: "Return to my game",
  networkMissed: "Part of what the computer knows of this game could not be fetched. Until then it plays a little weaker.",
  opponentLegend: "Opponent",
  /** @param rung  from 1 */
  strength: (rung: number, rungs: number) => `Strength ${rung} of ${rungs}`,
  /** @param rung  from 1 */
  temper: (rung: number, rungs: number, elo: number, temper: string) => `Strength ${rung} of ${rungs}, rated ${elo}. ${temper}`,
  tally: (won: number, played: number) => `${won} of ${played} won`,
  personHere: "Two players, one screen",
  aboutPersonHere: "Two people play at this screen, in turns.",
  friendByLink: "Friend, by link",
  aboutFriend: "You send each other the game as a link, turn by turn.",
  watch: "Two computers",
  aboutWatch: "You watch. Choose who plays whom.",
  aboutEven: (elo: number, margin: number | null): string =>
    margin === null
      ? `As strong as you are. Until you have a rating, it plays at ${elo}.`
      : `As strong as you are: your rating is ${elo}, give or take ${margin}. It follows your results.`,
  seatLegend: "You play",
  seats: { first: "first", second: "second", either: "random" },
  resultsOf: (game: string) => `your results in ${game}`,
  ratingNow: (elo: number, change: number | null): string => {
    if (change === null) return `Your first rating: ${elo}.`;
    return `Your rating: ${elo} (${change < 0 ? "−" : "+"}${Math.abs(change)}).`;
  },
  notRated: (why: "hint" | "analysis" | "help" | "board" | "pace" | "start" | "replaced" | "unknown"): string =>
    `Not rated: ${
      {
        hint: "you used a hint",
        analysis: "you used the analysis",
        help: "you had help",
        board: "the board is not the usual one",
        pace: "the opponent did not have its own pace",
        start: "the game began from a set-up position",
        replaced: "you replaced a turn",
        unknown: "the opponent has no rating",
      }[why]
    }.`,
  profileTitle: "Your results",
  noResults: "No finished game against the computer yet. Each one you play to its end will be counted here.",
  ratingMeans:
    "Your rating, on the scale on which the opponents were measured. With 95% confidence your strength lies in this range.",
  unrated: "No game has counted for your rating yet.",
  streak: (now: number, best: number): string =>
    best < 2 ? "" : now === best ? `${now} in a row: your best streak.` : `In a row: ${now}, at best ${best}.`,
  recordHeading: "Against each opponent",
  aboutProof: "Plays from a proof and never errs. Available on solved boards; the rules have their maps.",
  evenMatches: "Even matches",
  neverMet: "not met yet",
  noTrophies: "None beaten yet.",
  latestGames: "Latest games",
  latestColumns: ["Date", "Opponent", "Result", "Rating"],
  won: "won",
  lost: "lost",
  profileLocal: "Kept on this device only.",
  forgetResults: (game: string) => `Delete the results in ${game}`,
  forgetTitle: "Delete your results?",
  forgetText: (game: string) => `Your rating, record and history in ${game} are deleted for good. Saved games stay.`,
  forgetYes: "Delete",

  // Gauntlet
  gauntlet: "Gauntlet",
  singleGame: "Single game",
  gauntletRules: (game: string) =>
    `Face the five opponents of ${game} one after the other, on its usual board. You begin the ` +
    "first match, then the colours alternate. A loss or a resignation starts it again at the first. " +
    "There is no undo, and there are no hints.",
  gauntletTerms: "No undo and no hints: a finished turn stands.",
  startGauntlet: "Start the gauntlet",
  goOnAgainst: (name: string) => `Continue against ${name}`,
  matchNumber: (match: number, matches: number) => `Match ${match} of ${matches}`,
  rungStates: { won: "beaten", now: "now", next: "next", lost: "lost", ahead: "to come" },
  bestSoFar: (best: number, opponents: number, completions: number) => {
    if (completions > 1) return `You have beaten all ${opponents} in ${completions} runs.`;
    if (completions === 1) return `You have beaten all ${opponents} once.`;
    return best === 0 ? "" : `Best so far: ${best} of ${opponents} beaten.`;
  },
  gauntletLeft: (game: string, opponent: string, isInMatch: boolean) =>
    `Your gauntlet of ${game} is in progress: ${isInMatch ? "a match against" : "next is"} ${opponent}.`,
  goOn: "Continue",
  playedElsewhere: "This match continues in another tab. It no longer counts here.",

  // New game dialog
  modeLegend: "How to play",
  dialogTitle: "New game",
  sizeLabel: "Board size",
  sizeHint: { hex: "cells along one side", square: "squares along one side" },
  holesLabel: "Holes",
  holesHint: "placed at random; with “Set up” you place them yourself",
  noHoles: "none",
  thinkLabel: "Computer thinks",
  thinkTime: (seconds: number) => (seconds === 1 ? "1 second a turn" : `${number(seconds)} seconds a turn`),
  ownPace: "at its own pace",
  thinkHint: "a time of your choice also changes how strong it is",
  start: "Start",
  cancel: "Cancel",
  sideField: (colour: Colour, first: boolean) => `${COLOUR[colour]} (${first ? "first" : "second"})`,
  closeDialog: "Close",

  // Sharing
  shareTitle: "Share",
  shareLink: "Link to this game",
  shareWhat: "What to share",
  shareWhole: (turn: number, all: number) => `The whole game, opened at turn ${turn} of ${all}`,
  shareThis: "This position",
  copyAs: "Copy",
  copyPicture: "Picture",
  copyDescription: "Text",
  showQr: "QR code",
  qrHint: "Another device opens the game with its camera.",
  qrTooLong: "This game is too long for a QR code. Share the link.",
  pictureSaved: "The picture was saved.",
  pictureNotCopied: "Your browser does not allow copying pictures.",
  shareText: "Turns as text",
  shareFiles: "Files",
  shareCode: "Code for your own page",
  saveFile: "Game file",
  saveText: "Turns (text)",
  savePng: "Picture (PNG)",
  saveSvg: "Drawing (SVG)",
  saveGif: "Animation (GIF)",
  forumTitle: "For BoardGameGeek and rule sheets",
  forumHint: "The post has the board in letters and a link. Upload a figure with it: nothing else of a page is shown there.",
  figureColours: "Colours of the figure",
  figurePalettes: { colour: "As on the board by day", grey: "Greys, for print", outline: "Black on white" },
  copyPost: "Copy the post",
  figurePng: "Figure for print (PNG)",
  figureSvg: "Figure (SVG)",
  makingGif: "Making the animation…",
  gifGivenUp: "The animation was cancelled.",
  copy: "Copy",
  copyOf: (what: string) => `Copy: ${what}`,
  textCopied: "Copied.",
  notCopied: "Your browser does not allow copying. The text is selected for you.",
  fileSaved: "The file is ready.",
  pictureTitle: (game: string, turns: number) => `${game} after ${turns} ${turns === 1 ? "turn" : "turns"}`,

  // With a friend, by link
  withAFriend: "With a friend, by link",
  withAFriendHint: "Send your turn as a link. Your friend plays and sends one back.",
  playByLink: "Continue by link",
  sendLink: "Send the link",
  correspondenceOpened: (colour: Colour) => `Your friend has played. It is your turn, with ${COLOUR[colour]}.`,
  correspondenceEnds: "Your friend has played. The game is over.",
  gameGone: "The game that was here is no longer there. The one on the board goes on.",
  correspondenceDue: "You have played. Send the link: your friend opens it, plays and sends one back.",
  correspondenceAtTheEnd: "That was the last turn. Send the link so that your friend sees it.",
  correspondenceMessage: "It is your turn!",
  correspondenceSent: "The link is on its way.",
  correspondenceCopied: "Link copied. Paste it into a message to your friend.",

  // What picking a cell would do: short statements, one after the other

  // Links, and what can be put off
  useNewVersion: "Update now",
  linkUnreadable: (reason: string) => `The link could not be opened: ${reason}`,
  notNow: "Not now",
  newVersion: "A new version of Sunstones is ready. Your game is unchanged.",
};
