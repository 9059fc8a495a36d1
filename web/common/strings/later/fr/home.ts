/** What the page says in French at home, to a visitor by a link, and at the end of the lessons. */
import { COLOUR } from "../../fr.js";

export const home: typeof import("../en/home.js").home = {
  homeTitle: "Accueil",
  homeLabel: (waiting) => (waiting.length === 0 ? " : accueil" : ` : accueil. En attente : ${waiting.join(", ")}`),
  lastVisit: "le jour de votre dernière visite",
  homeToday: "Aujourd’hui",
  homeGames: "Cinq jeux",
  waits: "en attente",
  gameInProgress: "Partie en cours",
  turnsPlayed: (turns) => (turns === 1 ? "1 coup" : `${turns} coups`),
  exercisesAbout: "Des positions de vos propres parties.",
  exercisesBegin: "S’exercer",
  exercisesOpen: "Ouvrir",
  homeRating: (elo) => `Classement ${elo}`,
  lastResult: (isWon, opponent) => `${isWon ? "Gagné" : "Perdu"} contre ${opponent}`,
  neverPlayed: "Pas encore joué",

  // A visitor by a link
  visitorTitle: (game) => `Voici ${game}`,
  visitorPlaysOn: (colour) => `C’est aux ${COLOUR[colour]} de jouer. Continuez à partir d’ici, avec les ${COLOUR[colour]} :`,
  visitorOver: "Cette partie est terminée. Jouez la vôtre :",
  againstComputer: "Contre l’ordinateur",

  // After the last lesson
  playFirstGame: "Jouer votre première partie",
};
