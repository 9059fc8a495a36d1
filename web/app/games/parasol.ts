/** The lessons of Parasol, with their texts in each language. */

import type { Lesson } from "../learn/lessons.js";

export const lessons: readonly Lesson[] = [
  {
    id: "hold",
    size: 2,
    turns: "a1 a2 b1 b3 c1 c2",
    goal: { kind: "win" },
    answer: "b2",
    texts: {
      en: {
        title: "The goal: hold parasols",
        text:
          "You win if you hold more parasols than your opponent when the board is full. A parasol is a cell with its six " +
          "neighbours, and this board is a single one. Red and Blue have three stones in it each, and one cell is left. A " +
          "player with four of the seven holds it. Win it for Red.",
        hint: "There is only b2 left, in the middle.",
        praise: "Four of seven: the parasol is yours, and with it the game.",
      },
      de: {
        title: "Das Ziel: Parasols halten",
        text:
          "Du gewinnst, wenn dir am Ende mehr Parasols gehören als deinem Gegner. Ein Parasol ist ein Feld mit seinen " +
          "sechs Nachbarn, und dieses Brett ist ein einziges. Rot und Blau haben darin je drei Steine, und ein Feld ist " +
          "noch frei. Das Parasol gehört, wem vier der sieben Steine gehören. Gewinne es für Rot.",
        hint: "Nur b2 ist noch frei, in der Mitte.",
        praise: "Vier von sieben: Das Parasol gehört dir, und mit ihm die Partie.",
      },
      fr: {
        title: "Le but : tenir des parasols",
        text:
          "Vous gagnez si vous tenez plus de parasols que l’adversaire quand le plateau est plein. Un parasol est une case " +
          "avec ses six voisines, et ce plateau n’en a qu’un. Les Rouges et les Bleus y ont trois pierres chacun, et il " +
          "reste une case. Qui a quatre des sept pierres tient le parasol. Gagnez-le pour les Rouges.",
        hint: "Il ne reste que b2, au milieu.",
        praise: "Quatre sur sept : le parasol est à vous, et la partie avec lui.",
      },
    },
  },
  {
    id: "place",
    size: 3,
    turns: "a1 e3",
    goal: { kind: "turns", turns: ["c3"] },
    answer: "c3",
    texts: {
      en: {
        title: "Where you may place",
        text:
          "A turn is one stone on any empty cell, and it stays there. On this board there are seven parasols, and the cell " +
          "in the middle, c3, lies in all of them. You are Red: take it.",
        hint: "Press c3, in the middle of the board.",
        praise: "One stone, and it counts in seven parasols.",
      },
      de: {
        title: "Wo du setzen darfst",
        text:
          "Ein Zug ist ein Stein auf ein beliebiges leeres Feld, und dort bleibt er. Auf diesem Brett gibt es sieben " +
          "Parasols, und das Feld in der Mitte, c3, liegt in allen. Du bist Rot: Nimm es dir.",
        hint: "Drücke auf c3, in der Mitte des Brettes.",
        praise: "Ein einziger Stein, und er zählt in sieben Parasols.",
      },
      fr: {
        title: "Où l’on peut poser",
        text:
          "Un tour est une pierre sur n’importe quelle case vide, et elle y reste. Ce plateau compte sept parasols, et la " +
          "case du milieu, c3, fait partie de tous. Vous jouez les Rouges : prenez-la.",
        hint: "Choisissez c3, au milieu du plateau.",
        praise: "Une seule pierre, et elle compte dans sept parasols.",
      },
    },
  },
  {
    id: "win",
    size: 3,
    turns: "c2 d1 e3 a1 e1 c3 e2 b2 d4 a2 b3 b1 c1 c5 b4 d3 d2 a3",
    goal: { kind: "win" },
    answer: "c4",
    texts: {
      en: {
        title: "Most of the parasols",
        text: "Seven parasols, and one cell to go. Fill it for Red and see who holds more of them.",
        hint: "The empty cell is c4.",
        praise: "The board is full, and most of the parasols are Red’s. Their number is odd: there is always a winner.",
      },
      de: {
        title: "Die meisten Parasols",
        text: "Sieben Parasols, und ein Feld ist noch frei. Fülle es für Rot und sieh, wem mehr davon gehören.",
        hint: "Das leere Feld ist c4.",
        praise:
          "Das Brett ist voll, und die meisten Parasols gehören Rot. Ihre Zahl ist ungerade: Irgendjemand gewinnt " + "immer.",
      },
      fr: {
        title: "La majorité des parasols",
        text: "Sept parasols, et une seule case à remplir. Remplissez-la pour les Rouges et voyez qui en tient le plus.",
        hint: "La case vide est c4.",
        praise:
          "Le plateau est plein, et la plupart des parasols sont aux Rouges. Leur nombre est impair : il y a " +
          "toujours un gagnant.",
      },
    },
  },
  {
    id: "swap",
    size: 3,
    turns: "c3",
    goal: { kind: "turns", turns: ["swap"] },
    answer: "swap",
    texts: {
      en: {
        title: "Swap",
        text:
          "Red’s first stone lies on the best cell of the board. You are second, and this once you may swap instead " +
          "of placing: the stone stays where it is, and its colour is yours.",
        hint: "Press “Swap colours” below the board.",
        praise:
          "Now you are Red, and your opponent goes on with Blue. The first player must fear this, and begins " + "modestly.",
      },
      de: {
        title: "Tausche",
        text:
          "Der erste Stein von Rot liegt auf dem besten Feld des Brettes. Du bist Zweiter und darfst " +
          "dieses eine Mal tauschen, statt zu setzen: Der Stein bleibt, wo er ist, und seine Farbe gehört dir.",
        hint: "Drücke „Farben tauschen“ unter dem Brett.",
        praise:
          "Jetzt bist du Rot, und dein Gegner spielt mit Blau weiter. Wer beginnt, muss damit rechnen und fängt " +
          "deshalb bescheiden an.",
      },
      fr: {
        title: "Échanger",
        text:
          "La première pierre des Rouges est sur la meilleure case du plateau. Vous jouez en second et, pour cette " +
          "fois, vous pouvez échanger au lieu de poser : la pierre reste où elle est, et sa couleur est à vous.",
        hint: "Choisissez « Échanger les couleurs » sous le plateau.",
        praise:
          "Vous avez maintenant les Rouges, et l’adversaire continue avec les Bleus. Qui commence doit s’y " +
          "attendre, et commence donc modestement.",
      },
    },
  },
];
