/** The lessons of Surmount, with their texts in each language. */

import type { Lesson } from "../learn/lessons.js";

export const lessons: readonly Lesson[] = [
  {
    id: "goal",
    size: 4,
    turns: "c2 d3",
    goal: { kind: "win" },
    answer: "xd3",
    texts: {
      en: {
        title: "The goal: no enemy stone left",
        text:
          "You win when your opponent has no stone on the board. You are Black, and White has a single one, on d3. Take " +
          "its place: with c2 you make a group of two, and that is larger.",
        hint: "Press the white stone on d3.",
        praise: "Not a white stone is left: you have won.",
      },
      de: {
        title: "Das Ziel: kein gegnerischer Stein mehr",
        text:
          "Du gewinnst, wenn dein Gegner keinen Stein mehr auf dem Brett hat. Du bist Schwarz, und Weiß hat nur einen, auf " +
          "d3. Setze dich an seine Stelle: Mit c2 bildest du eine Gruppe aus zwei Steinen, und die ist größer.",
        hint: "Drücke auf den weißen Stein auf d3.",
        praise: "Kein weißer Stein ist mehr da: Du hast gewonnen.",
      },
      fr: {
        title: "Le but : plus de pierre adverse",
        text:
          "Vous gagnez quand l’adversaire n’a plus de pierre sur le plateau. Vous jouez les Noirs, et les Blancs n’en ont " +
          "qu’une, en d3. Prenez sa place : avec c2, vous formez un groupe de deux, et il est plus grand.",
        hint: "Choisissez la pierre blanche en d3.",
        praise: "Il ne reste pas une pierre blanche : vous avez gagné.",
      },
    },
  },
  {
    id: "replace",
    size: 4,
    turns: "c3 b4 e4 b5 b2 b3 c2",
    goal: { kind: "capture", least: 3 },
    answer: "xb2",
    texts: {
      en: {
        title: "Where you may place",
        text:
          "You may place on any empty cell. You may also put a stone in place of an enemy stone, if its group is smaller " +
          "than the group you make. You are White, with three stones in a row beside three black ones. Take them.",
        hint: "On b2 your stone joins three others: four against three.",
        praise: "The whole black group is gone. Sizes are everything here.",
      },
      de: {
        title: "Wo du setzen darfst",
        text:
          "Du darfst auf jedes leere Feld setzen. Du darfst einen Stein auch an die Stelle eines gegnerischen setzen, wenn " +
          "dessen Gruppe kleiner ist als die, die du bildest. Du bist Weiß und hast drei Steine in einer Reihe neben drei " +
          "schwarzen. Schlage sie.",
        hint: "Auf b2 kommt dein Stein zu drei anderen: vier gegen drei.",
        praise: "Die ganze schwarze Gruppe ist weg. Auf die Größe kommt hier alles an.",
      },
      fr: {
        title: "Où l’on peut poser",
        text:
          "Vous pouvez poser sur n’importe quelle case vide. Vous pouvez aussi poser une pierre à la place d’une pierre " +
          "adverse, si le groupe de celle-ci est plus petit que celui que vous formez. Vous jouez les Blancs, avec trois " +
          "pierres alignées à côté de trois noires. Capturez-les.",
        hint: "En b2, votre pierre en rejoint trois autres : quatre contre trois.",
        praise: "Tout le groupe noir est parti. Ici, la taille fait tout.",
      },
    },
  },
  {
    id: "grow",
    size: 4,
    turns: "g1 e5 d5 e3 d4 c3 d6",
    goal: { kind: "capture", least: 3 },
    answer: "b3,a2(xd4)",
    texts: {
      en: {
        title: "Grow and surmount",
        text:
          "If your stone joins a group of yours that touches a larger enemy group, you may go on in the same turn: " +
          "grow until you are exactly as large, then take it. You are White. Begin at b3, beside your stone on c3.",
        hint: "b3, then a2: three stones. Now press d4 to take the black three.",
        praise: "Three against three: equal is enough for a group that has been joined and grown.",
      },
      de: {
        title: "Wachse und schlage",
        text:
          "Schließt sich dein Stein einer eigenen Gruppe an, die eine größere gegnerische berührt, darfst du im " +
          "selben Zug weitermachen: Wachse, bis du genau so groß bist, und schlage sie dann. Du bist Weiß. Beginne " +
          "auf b3, neben deinem Stein auf c3.",
        hint: "b3, dann a2: Das sind drei Steine. Drücke jetzt auf d4, um die drei schwarzen zu schlagen.",
        praise: "Drei gegen drei: Einer Gruppe, die sich verbunden hat und gewachsen ist, genügt die gleiche Größe.",
      },
      fr: {
        title: "S’étendre et capturer",
        text:
          "Si votre pierre rejoint un de vos groupes qui touche un groupe adverse plus grand, vous pouvez continuer " +
          "dans le même tour : étendez-le jusqu’à ce qu’il soit exactement aussi grand, puis capturez l’autre. Vous " +
          "jouez les Blancs. Commencez en b3, à côté de votre pierre en c3.",
        hint: "b3, puis a2 : trois pierres. Choisissez maintenant d4 pour capturer les trois noires.",
        praise: "Trois contre trois : l’égalité suffit à un groupe qui s’est relié et étendu.",
      },
    },
  },
  {
    id: "long",
    size: 4,
    turns: "a4 d4 b3 f2 d6 b5 a3 c6,b4(xb3)",
    goal: { kind: "capture", least: 4 },
    answer: "d5,e4,e6(xc6)",
    texts: {
      en: {
        title: "A long turn",
        text:
          "White has a group of four. You are Black: place d5, beside your stone on d6, and grow by cells that " +
          "touch no group but those that these two touch already.",
        hint: "d5, then e4 and e6. Then there are four of you: take c6.",
        praise: "Four stones in one turn, and four of White’s are gone.",
      },
      de: {
        title: "Ein langer Zug",
        text:
          "Weiß hat eine Gruppe aus vier Steinen. Du bist Schwarz: Setze auf d5, neben deinen Stein auf d6, und " +
          "wachse über Felder, die keine Gruppe berühren außer denen, die diese beiden schon berühren.",
        hint: "d5, dann e4 und e6. Jetzt hast du vier: Schlage auf c6.",
        praise: "Vier Steine in einem Zug gesetzt, und vier weiße sind weg.",
      },
      fr: {
        title: "Un long tour",
        text:
          "Les Blancs ont un groupe de quatre. Vous jouez les Noirs : posez en d5, à côté de votre pierre en d6, et " +
          "étendez-vous par des cases qui ne touchent aucun autre groupe que ceux que ces deux pierres touchent " +
          "déjà.",
        hint: "d5, puis e4 et e6. Vous en avez alors quatre : capturez en c6.",
        praise: "Quatre pierres posées en un seul tour, et quatre blanches de moins.",
      },
    },
  },
  {
    id: "win",
    size: 4,
    turns: "a4 b3 b4 d6 c5",
    goal: { kind: "win" },
    answer: "c6,b5(xb4)",
    texts: {
      en: {
        title: "Take the last stone",
        text:
          "You win when your opponent has no stone left. You are White, and Black has a single group of three. " +
          "Place, grow and take it.",
        hint: "Begin at c6, beside d6; grow by b5; then take b4.",
        praise: "Not a black stone is left.",
      },
      de: {
        title: "Schlage den letzten Stein",
        text:
          "Du gewinnst, wenn dein Gegner keinen Stein mehr hat. Du bist Weiß, und Schwarz hat nur noch eine Gruppe " +
          "aus drei Steinen. Setze, wachse und schlage sie.",
        hint: "Beginne auf c6, neben d6; wachse nach b5; dann schlage auf b4.",
        praise: "Kein schwarzer Stein ist mehr da.",
      },
      fr: {
        title: "Capturer la dernière pierre",
        text:
          "Vous gagnez quand l’adversaire n’a plus de pierre. Vous jouez les Blancs, et les Noirs n’ont plus qu’un " +
          "groupe de trois. Posez, étendez-vous et capturez-le.",
        hint: "Commencez en c6, à côté de d6 ; étendez-vous en b5 ; puis capturez en b4.",
        praise: "Il ne reste pas une pierre noire.",
      },
    },
  },
];
