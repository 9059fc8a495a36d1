/**
 * What the page says in English of the game on the board:
 * turns, clock, opponents and results, a new game, and what is sent to others.
 *
 * @import { Colour } from "../../../../engine/wire.js"
 */
import { COLOUR, en } from "../../en.js";
import { number, percent } from "./words.js";

export const playing = {
  // Turns, as they are shown and spoken
  /** @param {string} turn or step, in the game's notation, which has English words @returns {string} as it is shown */
  turnText: (turn) => (turn === "stop" ? "finish turn" : turn),
  /** @param {Colour} colour @param {string} turn */
  spokenTurn: (colour, turn) => {
    if (turn === "pass") return `${COLOUR[colour]} passed.`;
    return turn === "swap" ? en.coloursSwapped : `${COLOUR[colour]} played ${turn}.`;
  },
  /** @param {number} count @param {Colour} colour @param {string} cells */
  stonesTaken: (count, colour, cells) =>
    `${count} ${COLOUR[colour].toLowerCase()} ${count === 1 ? "stone" : "stones"} removed: ${cells}.`,
  /** @param {number} count @param {string} cells */
  stonesTurned: (count, cells) => `${count} ${count === 1 ? "stone" : "stones"} flipped: ${cells}.`,
  gameLeft: "Your last game is still here.",
  /** @param {string} step */
  spokenStep: (step) => `${step}, and the turn goes on.`,
  /** @param {number} turn @param {string} text */
  atTurn: (turn, text) => `At turn ${turn}: ${text}.`,
  atStart: "At the start.",

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
    verdict: "What the review says of this turn.",
    better: "A better turn, according to the review.",
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
  bringBackGame: "Return to my game",
  networkMissed: "Part of what the computer knows of this game could not be fetched. Until then it plays a little weaker.",
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
    "Your rating, on the scale on which the opponents were measured. With 95% confidence your strength lies in this range.",
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
  gameGone: "The game that was here is no longer there. The one on the board goes on.",
  correspondenceDue: "You have played. Send the link: your friend opens it, plays and sends one back.",
  correspondenceAtTheEnd: "That was the last turn. Send the link so that your friend sees it.",
  correspondenceMessage: "It is your turn!",
  correspondenceSent: "The link is on its way.",
  correspondenceCopied: "Link copied. Paste it into a message to your friend.",

  // What picking a cell would do: short statements, one after the other
  preview: {
    /** @param {string[]} parts */
    joined: (parts) => parts.join("\u00a0· "),
    /** @param {Colour} colour */
    wins: (colour) => `${COLOUR[colour]} wins`,
    /** @param {Colour} colour */
    decides: (colour) => `${COLOUR[colour]} is then sure to win`,
    /** @param {Colour} colour @param {number} count @param {number} needed */
    loop: (colour, count, needed) => `Closes a loop for ${COLOUR[colour]} on ${count} edge cells (${needed} win)`,
    /** @param {number} stones */
    removes: (stones) => `Removes ${stones} ${stones === 1 ? "stone" : "stones"}`,
    /** @param {number} stones */
    turns: (stones) => `Flips ${stones} ${stones === 1 ? "stone" : "stones"}`,
    /** @param {number} stones */
    gives: (stones) => `Gives ${stones} ${stones === 1 ? "stone" : "stones"} away`,
    /** @param {number} parasols */
    parasols: (parasols) => `Wins ${parasols} ${parasols === 1 ? "parasol" : "parasols"}`,
    /** @param {number} stones */
    group: (stones) => `Makes a group of ${stones}`,
    /** @param {boolean} grows @param {boolean} captures @param {boolean} mayStop */
    goesOn: (grows, captures, mayStop) => {
      const how = [grows && "grow", captures && "capture"].filter(Boolean).join(" or ");
      return `Then it ${mayStop ? "may" : "must"} ${how}`;
    },
    mayFlip: "Then a stone may be flipped",
    mustGive: "Then stones must be given away",
    /** @param {Colour} colour @param {number} cells */
    closes: (colour, cells) => `${COLOUR[colour]} can no longer play ${cells} ${cells === 1 ? "cell" : "cells"}`,
    /** @param {Colour} colour @param {number} stones */
    saves: (colour, stones) => `Saves ${stones} ${stones === 1 ? "stone" : "stones"} from ${COLOUR[colour]}`,
    /** @param {Colour} colour */
    passes: (colour) => `${COLOUR[colour]} must pass next`,
    tapAgain: "Tap again to play",
  },

  // Links, and what can be put off
  useNewVersion: "Update now",
  /** @param {string} reason */
  linkUnreadable: (reason) => `The link could not be opened: ${reason}`,
  notNow: "Not now",
  newVersion: "A new version of Sunstones is ready. Your game is unchanged.",
};
