/** What the page says in French of the players of a game: a name, or null for the person at this screen. */
import { COLOUR } from "../../fr.js";
import { inTurns, percent } from "./words.js";

export const players: typeof import("../en/players.js").players = {
  you: "Vous",
  turnOf: (name) => (name === null ? "À vous de jouer" : `${name} doit jouer`),
  timeOf: (name, time) => `${name === null ? "Votre temps" : `Temps de ${name}`} : ${time}`,
  isThinking: (name) => `${name} réfléchit`,
  hasPlayed: (name, turn) => `${name === null ? "Vous avez" : `${name} a`} joué ${turn}.`,
  yourChances: (share) => `vos chances : ${percent(share)}`,
  isSure: (name) => `${name === null ? "Vous gagnez" : `${name} gagne`} à coup sûr. Vous pouvez finir la partie ou continuer.`,
  provenWinner: (colour, turns) =>
    turns === 0
      ? `Les ${COLOUR[colour]} ont un gain forcé`
      : `Les ${COLOUR[colour]} ont un gain forcé (en ${turns} ${turns === 1 ? "coup" : "coups"} au plus)`,
  forcedWin: (name, turns) => {
    const who = name === null ? "Vous avez un gain forcé" : `${name} a un gain forcé`;
    return turns === 0 ? who : `${who} (en ${inTurns(turns)})`;
  },

  // Le résultat
  hasWon: (name) => (name === null ? "Vous avez gagné" : `${name} a gagné`),
  wasSure: (name) => `${name === null ? "Vous gagniez" : `${name} gagnait`} à coup sûr. Vous pouvez continuer.`,
  ranOut: (name) => `${name === null ? "Vous avez" : `${name} a`} perdu au temps. Vous pouvez continuer sans la pendule.`,
  gaveUp: (name) => `${name === null ? "Vous avez" : `${name} a`} abandonné. Vous pouvez continuer.`,
  outcome: (name, isWon, how, count) => {
    const by = {
      plain: "",
      resigned: " par abandon",
      time: " au temps",
      stones: ` de ${count} ${count < 2 ? "pierre" : "pierres"}`,
      parasols: ` de ${count} ${count < 2 ? "parasol" : "parasols"}`,
    };
    return `${name === null ? "Vous avez" : `${name} a`} ${isWon ? "gagné" : "perdu"}${by[how]}`;
  },
  resignGameTo: (name) => `${name} gagne la partie.`,

  // Deux personnes devant un écran
  nameField: (colour) => `Nom des ${COLOUR[colour]}`,
  nameHint: "facultatif",

  // Une partie du défi
  beaten: (name) => `Vous avez battu ${name}`,
  lostTo: (name) => `${name} l’emporte sur vous`,
  resigned: "Vous avez abandonné",
  wonByResignation: (name) => `${name} remporte la partie.`,
  triumph: (game) => `Les cinq sont battus : le défi de ${game} est à vous !`,

  // Par les couleurs
  isSureToWin: (colour) => `Les ${COLOUR[colour]} sont sûrs de gagner. Vous pouvez finir la partie ou continuer.`,
  wasDecided: (colour) => `Les ${COLOUR[colour]} étaient sûrs de gagner. Vous pouvez continuer.`,
  lostOnTime: (colour) => `Les ${COLOUR[colour]} ont perdu au temps. Vous pouvez continuer sans la pendule.`,
  hasResigned: (colour) => `Les ${COLOUR[colour]} ont abandonné. Vous pouvez continuer.`,
  hasSwapped: (opponent, colour) =>
    `${opponent} a fait l’échange et repris votre pierre : vous jouez maintenant les ${COLOUR[colour]}.`,
};
