/** What the lessons say in German. Learners are addressed with „du“. */

/** @type {typeof import("./en.js").en} */
export const de = {
  subsume: {
    place: {
      title: "Wo du setzen darfst",
      text: "Ein Stein muss mindestens so viele gegnerische wie eigene Steine berühren. Du bist Rot. Setze einen Stein "
        + "so, dass er den blauen auf e3 berührt.",
      hint: "d4 berührt zwei rote Steine und einen blauen: Das ist nicht erlaubt. Versuche es mit f2.",
      praise: "So gehst du dorthin, wo dein Gegner stark ist.",
    },
    flip: {
      title: "Schließe einen Ring",
      text: "Sechs oder mehr Steine, die sich rundherum berühren, sind ein Ring, gleich welcher Farbe sie sind. Gehört "
        + "beim Schließen mindestens die Hälfte dir, nimmt auch der Rest deine Farbe an. Du bist Rot: Schließe den Ring "
        + "um f4.",
      hint: "Auf fünf der sechs Felder um f4 liegen Steine. Welches ist noch frei?",
      praise: "Vier von sechs waren rot, also sind auch e5 und g4 rot geworden.",
    },
    remove: {
      title: "Was drinnen liegt, verschwindet",
      text: "Alle Steine, die ein neuer Ring umschließt, kommen vom Brett, und dorthin wird nie wieder gesetzt. Du bist "
        + "Rot: Schließe den blauen Stein auf b3 ein.",
      hint: "Sieh dir die Nachbarfelder von b3 an. Eines davon ist leer.",
      praise: "Der blaue Stein ist weg, und zwei andere haben die Farbe gewechselt.",
    },
    win: {
      title: "Gewinne am Rand",
      text: "Du gewinnst mit einem Ring deiner Farbe auf mehr als der Hälfte des Randes: hier auf sieben seiner zwölf "
        + "Felder. Du bist Blau. Ein einziger Stein dreht genug rote um.",
      hint: "Sieh dir die linke Seite des Brettes an, zwischen b1 und d1.",
      praise: "Der Ring ist rundherum blau geworden und nimmt mehr als die Hälfte des Randes ein.",
    },
  },
  parasol: {
    place: {
      title: "Setze einen Stein",
      text: "Ein Parasol ist ein Feld mit seinen sechs Nachbarn. Auf diesem Brett gibt es sieben davon, und das Feld in "
        + "der Mitte, c3, liegt in allen. Du bist Rot: Nimm es dir.",
      hint: "Drücke auf c3, in der Mitte des Brettes.",
      praise: "Ein einziger Stein, und er zählt in sieben Parasols.",
    },
    swap: {
      title: "Tausche",
      text: "Der erste Stein von Rot liegt auf dem besten Feld des Brettes. Du bist als Zweites dran und darfst dieses "
        + "eine Mal tauschen, statt zu setzen: Der Stein bleibt, wo er ist, und seine Farbe gehört dir.",
      hint: "Drücke „Farben tauschen“ unter dem Brett.",
      praise: "Jetzt bist du Rot, und dein Gegner spielt mit Blau weiter. Wer beginnt, muss damit rechnen und fängt "
        + "deshalb bescheiden an.",
    },
    hold: {
      title: "Vier von sieben",
      text: "Dieses Brett ist ein einziges Parasol. Rot und Blau haben darin je drei Steine, und ein Feld ist noch frei. "
        + "Das Parasol gehört, wem vier der sieben Steine gehören. Gewinne es für Rot.",
      hint: "Nur b2 ist noch frei, in der Mitte.",
      praise: "Vier von sieben: Das Parasol gehört dir, und mit ihm die Partie.",
    },
    win: {
      title: "Die meisten Parasols",
      text: "Sieben Parasols, und ein Feld ist noch frei. Fülle es für Rot und sieh, wem mehr davon gehören.",
      hint: "Das leere Feld ist c4.",
      praise: "Das Brett ist voll, und die meisten Parasols gehören Rot. Ihre Zahl ist ungerade: Irgendjemand gewinnt "
        + "immer.",
    },
  },
  surmount: {
    replace: {
      title: "Ersetze",
      text: "Du darfst einen Stein an die Stelle eines gegnerischen setzen, wenn dessen Gruppe kleiner ist als die, die "
        + "du bildest. Du bist Weiß und hast drei Steine in einer Reihe neben drei schwarzen. Schlage sie.",
      hint: "Auf b2 kommt dein Stein zu drei anderen: vier gegen drei.",
      praise: "Die ganze schwarze Gruppe ist weg. Auf die Größe kommt hier alles an.",
    },
    grow: {
      title: "Wachse und schlage",
      text: "Schließt sich dein Stein einer eigenen Gruppe an, die eine größere gegnerische berührt, darfst du im selben "
        + "Zug weitermachen: Wachse, bis du genau so groß bist, und schlage sie dann. Du bist Weiß. Beginne auf b3, "
        + "neben deinem Stein auf c3.",
      hint: "b3, dann a2: Das sind drei Steine. Drücke jetzt auf d4, um die drei schwarzen zu schlagen.",
      praise: "Drei gegen drei: Einer Gruppe, die sich verbunden hat und gewachsen ist, genügt die gleiche Größe.",
    },
    long: {
      title: "Ein langer Zug",
      text: "Weiß hat eine Gruppe aus vier Steinen. Du bist Schwarz: Setze auf d5, neben deinen Stein auf d6, und wachse "
        + "über Felder, die keine Gruppe berühren außer denen, die diese beiden schon berühren.",
      hint: "d5, dann e4 und e6. Jetzt hast du vier: Schlage auf c6.",
      praise: "Vier Steine in einem Zug gesetzt, und vier weiße sind weg.",
    },
    win: {
      title: "Schlage den letzten Stein",
      text: "Du gewinnst, wenn dein Gegner keinen Stein mehr hat. Du bist Weiß, und Schwarz hat nur noch eine Gruppe aus "
        + "drei Steinen. Setze, wachse und schlage sie.",
      hint: "Beginne auf c6, neben d6; wachse nach b5; dann schlage auf b4.",
      praise: "Kein schwarzer Stein ist mehr da.",
    },
  },
  sunspot: {
    flip: {
      title: "Drehe um",
      text: "Ein Stein, der den Rand des Brettes sieht, lässt sich nicht umdrehen; einer, der ihn nirgends sieht, "
        + "schon, wenn er mit einem verbunden ist, der ihn sieht. Der weiße auf c4 sieht den Rand nur über b3 und a2. Du "
        + "bist Schwarz: Versperre diese Linie mit einem Stein auf a2 und drehe dann c4 um.",
      hint: "Drücke erst auf a2, dann auf c4.",
      praise: "Ein weißer Stein gehört jetzt dir, und es hat dich nichts gekostet.",
    },
    give: {
      title: "Gib ab",
      text: "Kommt ein umgedrehter Stein zu eigenen Steinen, die den Rand sehen, musst du davon eine zusammenhängende "
        + "Gruppe abgeben. Du bist Schwarz: Setze auf d7, drehe d4 um und wähle, was du abgibst.",
      hint: "d7, dann d4, dann c4 oder e4 für den Stein, den du abgibst.",
      praise: "Umdrehen hat seinen Preis, wenn der Stein zu deinen eigenen kommt.",
    },
    swap: {
      title: "Tausche",
      text: "Der erste Stein von Schwarz liegt in der Mitte, und das ist ein guter Platz. Du bist als Zweites dran und "
        + "darfst dieses eine Mal tauschen, statt zu setzen: Dann gehört der Stein dir.",
      hint: "Drücke „Farben tauschen“ unter dem Brett.",
      praise: "Jetzt hast du Schwarz, und Weiß ist am Zug.",
    },
    win: {
      title: "Schließe einen Ring",
      text: "Du gewinnst mit einem Ring aus deinen Steinen um einen gegnerischen Stein oder ein leeres Feld. Du bist "
        + "Schwarz, und ein einziger Stein schließt einen Ring.",
      hint: "Sieh dir d3 an: Welche Steine liegen darum herum?",
      praise: "Der Ring ist geschlossen.",
    },
  },
  sum: {
    place: {
      title: "Wo du setzen darfst",
      text: "Zähle die Steine auf einem Feld und den acht darum herum, deinen neuen mit: Du brauchst mindestens so viele "
        + "wie dein Gegner. Du bist Weiß. Setze einen Stein neben b2.",
      hint: "c3 hat drei schwarze Nachbarn: Das sind zu viele. Auf b3 bist du stärker.",
      praise: "Dort liegt dein Stein sicher.",
    },
    remove: {
      title: "Bring einen Stein zu Fall",
      text: "Ein Stein kommt vom Brett, wenn auf seinem Feld und den Feldern darum herum weniger Steine seiner eigenen "
        + "Farbe liegen als der anderen. Neben dem schwarzen auf d2 liegt ein weißer. Du bist Weiß: Setze einen zweiten "
        + "dazu.",
      hint: "Jedes freie Feld, das d2 berührt, ist recht, zum Beispiel d3.",
      praise: "Zwei gegen einen: Er ist gefallen.",
    },
    chain: {
      title: "Einer nach dem anderen",
      text: "Fällt ein Stein, sind andere vielleicht zu schwach und fallen auch. Du bist Weiß: Finde das Feld, das drei "
        + "schwarze Steine auf einmal kostet.",
      hint: "Sieh dir die unterste Reihe an, zwischen b1 und c2.",
      praise: "Drei in einem Zug.",
    },
    skip: {
      title: "Setz aus",
      text: "Auf Brettern mit Löchern heißt das Spiel Hole-sum; hier ist a1 ein Loch. Du bist Schwarz, und es gibt kein "
        + "Feld, auf das du setzen darfst: Dann setzt du aus. Lass Weiß weiterspielen.",
      hint: "Drücke „Weiter“ unter dem Brett.",
      praise: "Verloren ist damit noch nichts: Zu Ende ist die Partie erst, wenn beide nicht mehr ziehen können.",
    },
  },
};
