/**
 * What the page says in German of the game on the board:
 * turns, clock, opponents and results, a new game, and what is sent to others.
 */
import { COLOUR } from "../../de.js";
import { number, percent } from "./words.js";

export const playing: typeof import("../en/playing.js").playing = {
  // Turns, as they are shown and spoken

  // Hints, and giving up
  hintSays: (step, chances) => `Tipp: ${step} (${chances}).`,
  hintPlace: (cell) => `ein Stein auf ${cell}`,
  hintGrow: (cell) => `die Gruppe nach ${cell} wachsen lassen`,
  hintCapture: (cell) => `auf ${cell} schlagen`,
  hintFlip: (cell) => `den Stein auf ${cell} umdrehen`,
  hintGive: (cell) => `die Steine bei ${cell} abgeben`,
  hintStop: "den Zug hier beenden",
  hintSwap: "die Farben tauschen",
  hintPass: "es bleibt nur Passen",
  chancesOf: (colour, share) => `${COLOUR[colour]} ${percent(share)}`,
  resignTitle: "Diese Partie aufgeben?",
  resignText: (first) => `Sie zählt dann als verloren, und der Fünfkampf beginnt wieder bei ${first}.`,
  resignGameTitle: "Diese Partie aufgeben?",
  resignGameText: (colour) => `Die Partie geht an ${COLOUR[colour]}.`,

  // The marks on the board
  legendTitle: "Zeichen auf dem Brett",
  legendEmpty: "Keine Zeichen auf dem Brett.",
  dashes: "Ein Strich: Diese Farbe kann dort nicht mehr spielen",
  legend: {
    last: "Im letzten Zug gesetzt.",
    flipped: "Hat im letzten Zug die Farbe gewechselt.",
    removed: "Hier wurde im letzten Zug ein Stein vom Brett genommen.",
    loop: "Der Ring, der gewonnen hat.",
    place: "Hier kannst du einen Stein setzen.",
    grow: "Hierhin kann die Gruppe wachsen.",
    capture: "Dieser Stein kann geschlagen werden.",
    flip: "Dieser Stein kann umgedreht werden.",
    give: "Diese Steine können dem Gegner gegeben werden.",
    threat: "In Gefahr: Er kann als Nächstes verloren gehen.",
    calm: "Sieht den Rand nicht.",
    group: "Größe dieser Gruppe.",
    closedLoop: "Ein geschlossener Ring, in der Farbe dessen, für den er zählt.",
    held: "Hält dieses Parasol endgültig.",
    leading: "Führt in diesem Parasol.",
    neither: "Hier kann keiner der beiden mehr etwas gewinnen.",
    closed: "Wenn du ein Feld ansiehst: Spieler dieser Farben könnten hier nicht mehr setzen.",
    wouldGo: "Wenn du ein Feld ansiehst: Dieser Stein käme vom Brett.",
    wouldTurn: "Wenn du ein Feld ansiehst: Dieser Stein würde die Farbe wechseln.",
    named: "Umrandet: Davon handelt die Begründung.",
    hint: "Der Tipp.",
    verdict: "Was die Durchsicht zu diesem Zug sagt.",
    better: "Ein besserer Zug, nach der Durchsicht.",
    proven: "✓ gewinnt sicher, ✗ nicht.",
    badge: "Gewinnchancen mit diesem Schritt in Prozent; der beste ist golden.",
    ghost: "Wie die beste Fortsetzung weitergeht, Zug um Zug.",
    owner: "Wer dieses Feld am Ende wahrscheinlich hat.",
  },

  // The title of the game
  howItIsPlayed: "So wird gespielt",

  // The result
  sharePicture: "Bild teilen",
  friendName: "Dein Freund",
  sideAs: (name, colour) => `${name} (${COLOUR[colour]})`,
  rematch: "Revanche",
  resultPlayers: (winner, loser, turns) => `${winner} – ${loser} · ${turns} ${turns === 1 ? "Zug" : "Züge"}`,

  // Buttons
  toolGroups: { game: "Diese Partie", practice: "Üben", board: "Brett" },
  showLegal: "Erlaubte Felder",

  playOn: "Weiterspielen",

  // Two computers
  paceLabel: "Tempo",
  ownTime: "so schnell sie denken",
  paceTime: (seconds) => (seconds === 1 ? "ein Zug je Sekunde" : `ein Zug alle ${seconds} Sekunden`),

  // Turns
  turnsHeading: "Züge",
  noTurns: "Noch keine Züge",
  toStart: "Zum Anfang",
  turnBack: "Einen Zug zurück",
  turnOn: "Einen Zug weiter",
  toEnd: "Zum Ende",
  promoteVariation: "Zur Hauptvariante machen",
  promoteWhy: "Diese Variante wird die Partie, und was gespielt wurde, wird eine Variante.",
  deleteVariation: "Variante löschen",
  deleteWhy: "Diese Variante mit allem löschen, was folgt.",
  restoreVariation: "Zurückholen",
  resultAtEnd: "Das Ergebnis steht am Ende der Partie.",
  turnOfAll: (turn, all) => (turn === 0 ? `Anfang von ${all} Zügen` : `Zug ${turn} von ${all}`),
  turnCost: (turn, share, better) => `${turn} kostete ${percent(share)}${better === null ? "" : `, besser ${better}`}`,
  goodFind: (turn) => `${turn} war ein guter Fund`,
  mistakeBack: "Voriger Fehler",
  mistakeOn: "Nächster Fehler",
  why: "Warum?",
  whyWaiting: "Einen Moment …",
  whyShow: "Zeigen",
  whyBack: "Zurück",
  coachSilent: "Kein einzelner Grund ist sicher: Die Suche findet den anderen Zug besser.",
  coachSilentOfHint: "Kein einzelner Grund ist sicher: Die Suche findet diesen Zug am besten.",
  coachSilentOfTurn: "Über diesen Zug lässt sich nichts Sicheres sagen.",
  coachSilentOfPuzzle: "Kein einzelner Grund ist sicher: Er gewinnt nicht, mehr ist nicht bekannt.",

  // Typed turns
  typedLabel: "Zug eintippen",
  typedHint: "Ein Zug in der Schreibweise des Spiels, etwa d4; mit … am Ende ist es ein Schritt, und der Zug geht weiter.",
  playTyped: "Spielen",

  // Clock
  clockLabel: "Uhr",
  incrementLabel: "Zugabe je Zug",
  noClock: "keine",
  clockTime: (minutes) => (minutes === 1 ? "1 Minute je Seite" : `${minutes} Minuten je Seite`),
  incrementTime: (seconds) => (seconds === 1 ? "1 Sekunde" : `${seconds} Sekunden`),
  clockHint: "beginnt mit dem ersten Zug; hält an, solange dieser Tab verdeckt ist",

  // Keys
  keysTitle: "Tastenkürzel",
  keyNames: {
    enter: "Eingabe",
    pageUp: "Bild ↑",
    pageDown: "Bild ↓",
    home: "Pos1",
    end: "Ende",
    shift: "Umschalt",
    control: "Strg",
  },
  keysOfBoard: {
    arrows: "auf dem Brett: von Feld zu Feld",
    pick: "auf dem Brett: das Feld wählen",
    pages: "auf dem Brett: einen Zug zurück oder weiter",
    turns: "sonst: einen Zug zurück oder weiter",
    list: "in der Liste der Züge: von Zug zu Zug, auch zu Varianten",
    steps: "mit den Tasten für Züge: ein Schritt statt eines Zuges",
    ends: "sonst: zum Anfang oder zum Ende",
    undo: "rückgängig, wiederholen",
    hint: "Tipp zeigen oder verbergen",
    analysis: "Analyse: öffnen, dann ein- oder ausschalten",
    rotate: "das Brett drehen",
    newGame: "neue Partie",
    help: "diese Liste",
  },

  // Share links
  linkNotCopied: (link) => `Der Browser lässt den Link nicht kopieren; hier ist er: ${link}`,

  // Gegner und deine Ergebnisse
  bringBackGame: "Zurück zu meiner Partie",
  networkMissed:
    "Ein Teil dessen, was der Computer von diesem Spiel weiß, konnte nicht geholt werden. Bis dahin spielt er etwas schwächer.",
  opponentLegend: "Gegner",
  strength: (rung, rungs) => `Stärke ${rung} von ${rungs}`,
  temper: (rung, rungs, elo, temper) => `Stärke ${rung} von ${rungs}, Wertung ${elo}. ${temper}`,
  tally: (won, played) => `${won} von ${played} gewonnen`,
  personHere: "Zu zweit an einem Gerät",
  aboutPersonHere: "Ihr spielt abwechselnd an diesem Bildschirm.",
  friendByLink: "Zu zweit, per Link",
  aboutFriend: "Ihr schickt euch die Partie Zug für Zug als Link.",
  watch: "Zwei Computer",
  aboutWatch: "Du schaust zu. Wähle, wer gegen wen spielt.",
  aboutEven: (elo, margin) =>
    margin === null
      ? `So stark wie du. Bis du eine Wertung hast, wirst du mit ${elo} eingestuft.`
      : `So stark wie du: Deine Wertung ist ${elo}, plus oder minus ${margin}. Sie folgt deinen Ergebnissen.`,
  seatLegend: "Du spielst",
  seats: { first: "als Erster", second: "als Zweiter", either: "zufällig" },
  resultsOf: (game) => `deine Ergebnisse in ${game}`,
  ratingNow: (elo, change) => {
    if (change === null) return `Deine erste Wertung: ${elo}.`;
    return `Deine Wertung: ${elo} (${change < 0 ? "−" : "+"}${Math.abs(change)}).`;
  },
  notRated: (why) =>
    `Nicht gewertet: ${
      {
        hint: "du hast einen Tipp benutzt",
        analysis: "du hast die Analyse benutzt",
        help: "du hattest Hilfe",
        board: "das Brett ist nicht das übliche",
        pace: "der Gegner hatte nicht sein eigenes Tempo",
        start: "die Partie begann mit einer aufgebauten Stellung",
        replaced: "du hast einen Zug ersetzt",
        unknown: "der Gegner hat keine Wertung",
      }[why]
    }.`,
  profileTitle: "Deine Ergebnisse",
  noResults: "Noch keine beendete Partie gegen den Computer. Jede, die du zu Ende spielst, wird hier gezählt.",
  ratingMeans:
    "Deine Wertung, auf der Skala, auf der die Gegner gemessen wurden. Mit 95 % Sicherheit liegt deine Stärke in diesem Bereich.",
  unrated: "Noch keine Partie hat für deine Wertung gezählt.",
  streak: (now, best) =>
    best < 2 ? "" : now === best ? `${now} in Folge: deine beste Serie.` : `In Folge: ${now}, Bestwert ${best}.`,
  recordHeading: "Gegen jeden Gegner",
  aboutProof:
    "Spielt nach einem Beweis und macht nie einen Fehler. Verfügbar auf gelösten Brettern; Karten davon stehen bei den Regeln.",
  evenMatches: "Ebenbürtige",
  neverMet: "noch nie getroffen",
  noTrophies: "Noch keiner besiegt.",
  latestGames: "Letzte Partien",
  latestColumns: ["Datum", "Gegner", "Ergebnis", "Wertung"],
  won: "gewonnen",
  lost: "verloren",
  profileLocal: "Nur auf diesem Gerät gespeichert.",
  forgetResults: (game) => `Ergebnisse in ${game} löschen`,
  forgetTitle: "Deine Ergebnisse löschen?",
  forgetText: (game) => `Wertung, Bilanz und Verlauf in ${game} werden endgültig gelöscht. Gespeicherte Partien bleiben.`,
  forgetYes: "Löschen",

  // Gauntlet
  gauntlet: "Fünfkampf",
  singleGame: "Einzelpartie",
  gauntletRules: (game) =>
    `Tritt nacheinander gegen die fünf Gegner von ${game} an, auf dem üblichen Brett. In der ersten ` +
    "Partie beginnst du, danach wechseln die Farben. Wer verliert oder aufgibt, fängt wieder beim ersten an. " +
    "Züge lassen sich nicht zurücknehmen, und es gibt keine Tipps.",
  gauntletTerms: "Ohne Rückgängig und ohne Tipps: Ein fertiger Zug gilt.",
  startGauntlet: "Zum Fünfkampf",
  goOnAgainst: (name) => `Weiter gegen ${name}`,
  matchNumber: (match, matches) => `Partie ${match} von ${matches}`,
  rungStates: { won: "besiegt", now: "jetzt", next: "als Nächstes", lost: "verloren", ahead: "kommt noch" },
  bestSoFar: (best, opponents, completions) => {
    if (completions > 1) return `Du hast alle ${opponents} in ${completions} Anläufen besiegt.`;
    if (completions === 1) return `Du hast alle ${opponents} einmal besiegt.`;
    return best === 0 ? "" : `Bisher am weitesten: ${best} von ${opponents} besiegt.`;
  },
  gauntletLeft: (game, opponent, isInMatch) =>
    `Dein Fünfkampf in ${game} ist im Gange: ${isInMatch ? "eine Partie gegen" : "als Nächstes kommt"} ${opponent}.`,
  goOn: "Weiter",
  playedElsewhere: "Diese Partie geht in einem anderen Tab weiter; hier zählt sie nicht mehr.",

  // New game dialog
  modeLegend: "Wie du spielst",
  dialogTitle: "Neue Partie",
  sizeLabel: "Brettgröße",
  sizeHint: { hex: "Felder an einer Seite", square: "Felder an einer Seite" },
  holesLabel: "Löcher",
  holesHint: "zufällig verteilt; mit „Aufbauen“ wählst du sie selbst",
  noHoles: "keine",
  thinkLabel: "Bedenkzeit des Computers",
  thinkTime: (seconds) => (seconds === 1 ? "1 Sekunde je Zug" : `${number(seconds)} Sekunden je Zug`),
  ownPace: "nach eigenem Ermessen",
  thinkHint: "eine eigene Zeit ändert auch die Stärke",
  start: "Los",
  cancel: "Abbrechen",
  sideField: (colour, first) => `${COLOUR[colour]} (${first ? "als Erster" : "als Zweiter"})`,
  closeDialog: "Schließen",

  // Sharing
  shareTitle: "Teilen",
  shareLink: "Link zu dieser Partie",
  shareWhat: "Was du teilst",
  shareWhole: (turn, all) => `Die ganze Partie, geöffnet bei Zug ${turn} von ${all}`,
  shareThis: "Diese Stellung",
  copyAs: "Kopieren",
  copyPicture: "Bild",
  copyDescription: "Text",
  showQr: "QR-Code",
  qrHint: "Ein anderes Gerät öffnet die Partie mit der Kamera.",
  qrTooLong: "Diese Partie ist zu lang für einen QR-Code. Teile den Link.",
  pictureSaved: "Das Bild ist gespeichert.",
  pictureNotCopied: "Dein Browser erlaubt nicht, Bilder zu kopieren.",
  shareText: "Züge als Text",
  shareFiles: "Dateien",
  shareCode: "Code für deine eigene Seite",
  saveFile: "Partiedatei",
  saveText: "Züge (Text)",
  savePng: "Bild (PNG)",
  saveSvg: "Zeichnung (SVG)",
  saveGif: "Animation (GIF)",
  forumTitle: "Für BoardGameGeek und Regelblätter",
  forumHint:
    "Der Beitrag enthält das Brett in Buchstaben und einen Link. Lade eine Abbildung dazu hoch: Anderes zeigt das Forum nicht.",
  figureColours: "Farben der Abbildung",
  figurePalettes: { colour: "Wie auf dem Brett bei Tag", grey: "Grautöne, für den Druck", outline: "Schwarz auf Weiß" },
  copyPost: "Beitrag kopieren",
  figurePng: "Abbildung für den Druck (PNG)",
  figureSvg: "Abbildung (SVG)",
  makingGif: "Die Animation entsteht…",
  gifGivenUp: "Die Animation wurde abgebrochen.",
  copy: "Kopieren",
  copyOf: (what) => `Kopieren: ${what}`,
  textCopied: "Kopiert.",
  notCopied: "Der Browser lässt es nicht kopieren; es ist für dich markiert.",
  fileSaved: "Die Datei ist fertig.",
  pictureTitle: (game, turns) => `${game} nach ${turns} ${turns === 1 ? "Zug" : "Zügen"}`,

  // With a friend, by link
  withAFriend: "Zu zweit, per Link",
  withAFriendHint: "Schicke deinen Zug als Link; die andere Seite zieht und schickt ihn zurück.",
  playByLink: "Per Link weiterspielen",
  sendLink: "Link schicken",
  correspondenceOpened: (colour) => `Die andere Seite hat gezogen. Du spielst ${COLOUR[colour]} und bist am Zug.`,
  correspondenceEnds: "Die andere Seite hat gezogen, und die Partie ist vorbei.",
  gameGone: "Die Partie, die hier war, ist nicht mehr da. Die auf dem Brett geht weiter.",
  correspondenceDue: "Du hast gezogen. Im Link steckt das Brett: Die andere Seite zieht dort und schickt ihn zurück.",
  correspondenceAtTheEnd: "Das war der letzte Zug. Schicke den Link, damit auch die andere Seite ihn sieht.",
  correspondenceMessage: "Du bist am Zug!",
  correspondenceSent: "Der Link ist unterwegs.",
  correspondenceCopied: "Der Link ist kopiert: Füge ihn in eine Nachricht ein.",

  // Was ein Feld bewirken würde: kurze Aussagen, aneinandergereiht

  // Links, und was Zeit hat
  useNewVersion: "Jetzt aktualisieren",
  linkUnreadable: (reason) => `Der Link war nicht zu öffnen: ${reason}`,
  notNow: "Nicht jetzt",
  newVersion: "Eine neue Fassung von Sunstones ist da. Deine Partie bleibt unverändert.",
};
