"""The words of Sum's rule pages about boards with holes. `web/rules/hole_maps.ts` fills in the `$` names."""

from __future__ import annotations

from dataclasses import asdict, dataclass


@dataclass(frozen=True)
class HoleWords:
    """The words in one language.

    title, intro, head: the text above the maps, and the head of the table below them.
    press: how a reader makes holes. hole, holes, no_holes: which there are. even: why there is no map now.
    fill: a button. failed: the values could not be fetched.
    """

    title: str
    intro: str
    head: tuple[str, str, str]
    press: str
    hole: str
    holes: str
    no_holes: str
    even: str
    fill: str
    failed: str

    def of_maps(self) -> dict[str, str]:
        """Those that a map needs, by name."""
        return {name: text for name, text in asdict(self).items() if name not in {"title", "intro", "head"}}


HOLE_WORDS = {
    "en": HoleWords(
        title="All placings of holes",
        intro="In Hole-sum every placing of holes on these boards is solved twice in C, by rules written a second "
        "time: by trying all turns, and from the last positions back. The engine’s own rules, in Python, find the "
        "same. The first player wins each of them, if the first stone is well placed. Placings that are turned or "
        "mirrored count as one.",
        head=("Board and holes", "Placings", "First stones that win"),
        press="Choose the holes: press a square to make one there, or to fill it again.",
        hole="Hole on $cells",
        holes="Holes on $cells",
        no_holes="No holes",
        even="an even number of squares is left, and the rules ask for an odd one. Make or fill one more hole.",
        fill="Fill all holes",
        failed="The maps could not be loaded. Please load the page again.",
    ),
    "de": HoleWords(
        title="Alle Verteilungen von Löchern",
        intro="In Hole-sum ist auf diesen Brettern jede Verteilung von Löchern zweimal in C gelöst, nach ein zweites "
        "Mal geschriebenen Regeln: durch Probieren aller Züge und von den letzten Stellungen rückwärts. Die Regeln "
        "der Engine selbst, in Python, kommen zum selben Ergebnis. Die erste Seite gewinnt sie alle, wenn ihr erster "
        "Stein gut liegt. Gedrehte und gespiegelte Verteilungen zählen als eine.",
        head=("Brett und Löcher", "Verteilungen", "Erste Steine, die gewinnen"),
        press="Wähle die Löcher: Ein Druck auf ein Feld macht dort eines oder füllt es wieder.",
        hole="Loch auf $cells",
        holes="Löcher auf $cells",
        no_holes="Keine Löcher",
        even="es bleibt eine gerade Zahl von Feldern, aber die Regeln verlangen eine ungerade. Mach noch ein Loch oder "
        "füll eines.",
        fill="Alle Löcher füllen",
        failed="Die Karten konnten nicht geladen werden. Bitte lade die Seite neu.",
    ),
    "fr": HoleWords(
        title="Tous les placements de trous",
        intro="À Hole-sum, tous les placements de trous sont résolus deux fois en C sur ces plateaux, d’après des "
        "règles écrites une seconde fois\u202f: en essayant tous les coups, et en remontant des dernières positions. "
        "Les règles mêmes du moteur, en Python, mènent au même résultat. Le premier joueur les gagne tous si la "
        "première pierre est bien placée. Les placements qu’on tourne ou qu’on retourne comptent pour un seul.",
        head=("Plateau et trous", "Placements", "Premières pierres gagnantes"),
        press="Choisissez les trous\u202f: touchez une case pour en faire un, ou pour le reboucher.",
        hole="Trou en $cells",
        holes="Trous en $cells",
        no_holes="Sans trou",
        even="il reste un nombre pair de cases, et les règles en veulent un impair. Faites ou rebouchez un trou "
        "de plus.",
        fill="Reboucher tous les trous",
        failed="Les cartes n’ont pas pu être chargées. Veuillez recharger la page.",
    ),
}
