/** The sentences of boards in French, here and in other people's pages. Such a part imports nothing but its language. */
import { COLOUR, fr } from "../fr.js";
import { number } from "../later/fr/words.js";

export const boards: typeof import("./en.js").boards = {
  invitation: "Choisissez une case pour jouer.",
  invitationAgainst: (colour, opponent) => `Vous jouez contre ${opponent} avec les ${COLOUR[colour]} : choisissez une case.`,
  startAgainHere: "Du début",
  solveInvitation: (colour) => `Un problème : aux ${COLOUR[colour]} de jouer. Trouvez le coup qui gagne : choisissez une case.`,
  solveStart: "Résoudre",
  solveStop: "Arrêter",
  solveProving: "Preuve des coups gagnants…",
  solveFind: (colour, count) =>
    count === 1
      ? `Aux ${COLOUR[colour]} de jouer. Trouvez le seul coup qui gagne.`
      : `Aux ${COLOUR[colour]} de jouer. ${number(count)} coups gagnent : trouvez-en un.`,
  solveFindAny: (colour) => `Aux ${COLOUR[colour]} de jouer. Trouvez un coup qui gagne.`,
  solveNoneWins: "Ici aucun coup ne gagne : il n’y a rien à résoudre. Vous pouvez jouer les deux camps.",
  solveUnproven: "Le coup qui gagne ici n’a pas pu être prouvé. Vous pouvez jouer les deux camps.",
  solveJudging: (turn) => `${turn} est-il juste ?`,
  solveRight: (turn) => `Juste : ${turn} gagne.`,
  solveGoOn: (turn) => `Juste : ${turn} gagne. Voici la meilleure défense : gagnez malgré tout.`,
  solveWrong: (turn) => `${turn} ne gagne pas.`,
  solveUnsure: (turn) => `Il n’a pas pu être prouvé que ${turn} gagne.`,
  solveShowWhy: "Montrer pourquoi",
  solveTryAgain: "Réessayer",
  solveSolution: "Solution",
  solveWhy: (turn) => `Après ${turn}`,
  solveSolved: (how) => `Résolu. ${how}`,
  boardPageTitle: "Un plateau de Sunstones",
  openInSunstones: "Ouvrir dans Sunstones",
  showPosition: "Montrer la position",
  boardGameOver: "La partie est finie.",
  boardUnavailable: "Le plateau n’a pas pu être chargé.",
  boardEngineFailed: (reason) => `Le moteur n’a pas pu démarrer (${reason}).`,
  frameBlockedByPage: (origin) =>
    "Le moteur n’a pas pu démarrer : la politique de sécurité (CSP) de cette page le bloque. " +
    `L’auteur de la page peut l’autoriser : frame-src ${origin}`,
  frameBlockedByBrowser: (origin) =>
    `Le moteur n’a pas pu démarrer : le navigateur n’affiche pas son cadre de ${origin}. ` +
    "L’auteur de la page peut vérifier Cross-Origin-Embedder-Policy sur cette page, et X-Frame-Options ou " +
    "frame-ancestors sur l’autre site.",
  frameSandboxed:
    "Le cadre autour de ce plateau empêche le moteur de démarrer (sandbox sans allow-same-origin). Vous pouvez jouer ici :",
  playTakesText: (given) => `play() attend un coup sous forme de texte, par exemple "d4", et non une valeur de type ${given}.`,
  replayFirst: "Au premier coup",
  replayBack: "Un coup en arrière",
  replayForward: "Un coup en avant",
  replayLast: "Au dernier coup",
  replayCount: (step, turns) => `${step} sur ${turns}`,
  notInThisMode: (name, mode) =>
    `Un plateau ne connaît ${name}() que dans le mode « ${mode} », et une fois affiché (événement « painted »).`,
  attributeTooLong: (name, length) => `L’attribut ${name} est trop long (${length} caractères).`,
  noSuchGame: (game, games) => `Il n’y a pas de jeu « ${game} » ; les jeux sont ${games.join(", ")}.`,
  noSuchSize: (game, size, smallest, largest) => `${game} se joue sur les tailles ${smallest} à ${largest}, pas « ${size} ».`,
  playedWithoutHoles: (game, cells) => `${game} se joue sans trous, et non avec « ${cells} ».`,
  noSuchMode: (mode) => `Il n’y a pas de mode « ${mode} » ; les modes sont diagram, replay, play, puzzle.`,
  noSuchStep: (step, turns) => `L’étape « ${step} » n’est pas un nombre de 0 à ${turns}, le nombre des coups.`,
  noSuchOpponent: (game, opponent, opponents) =>
    `${game} n’a pas d’adversaire « ${opponent} » ; il y a ${opponents.join(", ")} et human.`,
  noSuchMover: (mover, ids) => `Le trait (mover) devrait être à ${ids.join(" ou ")}, et non à « ${mover} ».`,
  noSuchCell: (cell) => `Il n’y a pas de case « ${cell} » sur ce plateau.`,
  positionsOfOtherTurns: (changes, found, turns) =>
    `Les positions « ${changes} » sont celles de ${found} coups, et le plateau en a ${turns}.`,
  positionUnfit: (word, turn) => `« ${word} » dans les positions ne correspond pas au coup ${turn}.`,
  startUnreadable: (start) => `Le début « ${start} » devrait ressembler à d4 d5/c4/2.`,
  cellNamedTwice: (cell) => `La case « ${cell} » porte deux pierres.`,
  noSuchColour: (part, ids) => `« ${part} » devrait commencer par ${ids.join(" ou ")}, puis nommer des cases.`,

  // Marks, and what is said of turns
  turnText: (turn) => ({ pass: "passe", swap: "échange", stop: "finir le tour" })[turn] ?? turn,
  spokenTurn: (colour, turn) => {
    if (turn === "pass") return `Les ${COLOUR[colour]} ont passé.`;
    return turn === "swap" ? fr.coloursSwapped : `Les ${COLOUR[colour]} ont joué ${turn}.`;
  },
  stonesTaken: (count, colour, cells) =>
    `${count} ${count === 1 ? "pierre retirée" : "pierres retirées"} aux ${COLOUR[colour]} : ${cells}.`,
  stonesTurned: (count, cells) => `${count} ${count === 1 ? "pierre retournée" : "pierres retournées"} : ${cells}.`,
  gameLeft: "Votre dernière partie est encore là.",
  spokenStep: (step) => `${step}, et le tour continue.`,
  atTurn: (turn, text) => `Au coup ${turn} : ${boards.turnText(text)}.`,
  atStart: "Au début.",
  preview: {
    joined: (parts) => parts.join("\u00a0· "),
    wins: (colour) => `Les ${COLOUR[colour]} gagnent`,
    decides: (colour) => `Les ${COLOUR[colour]} sont alors sûrs de gagner`,
    loop: (colour, count, needed) => `Ferme une boucle pour les ${COLOUR[colour]} sur ${count} cases du bord (${needed} gagnent)`,
    removes: (stones) => `Retire ${stones} ${stones < 2 ? "pierre" : "pierres"}`,
    turns: (stones) => `Retourne ${stones} ${stones < 2 ? "pierre" : "pierres"}`,
    gives: (stones) => `Cède ${stones} ${stones < 2 ? "pierre" : "pierres"}`,
    parasols: (parasols) => `Gagne ${parasols} ${parasols < 2 ? "parasol" : "parasols"}`,
    group: (stones) => `Forme un groupe de ${stones}`,
    goesOn: (grows, captures, mayStop) => {
      const how = [grows && "s’étendre", captures && "capturer"].filter(Boolean).join(" ou ");
      return `Puis il ${mayStop ? "peut" : "doit"} ${how}`;
    },
    mayFlip: "Puis une pierre peut être retournée",
    mustGive: "Puis il faut céder des pierres",
    closes: (colour, cells) => `Interdit ${cells} ${cells < 2 ? "case" : "cases"} aux ${COLOUR[colour]}`,
    saves: (colour, stones) => `Protège ${stones} ${stones < 2 ? "pierre" : "pierres"} contre les ${COLOUR[colour]}`,
    passes: (colour) => `Les ${COLOUR[colour]} devront passer`,
    tapAgain: "Touchez encore pour jouer",
  },
  markNames: { circle: "avec un cercle", cross: "avec une croix", square: "avec un carré" },
  arrowTo: (cell) => `flèche vers ${cell}`,
  labelled: (text) => `marquée ${text}`,
  noSuchMark: (mark) => `« ${mark} » n’est pas une marque : écrivez d4, d4.x, d4.s, d4-e5, d4.A ou d4.7.`,
  noSuchNote: (line) => `« ${line} » n’est pas une note : elle devrait commencer comme dans « 3 d4 d4-e5 ».`,
};
