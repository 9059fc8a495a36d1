"""The words of the rule pages about solved boards, in each language. `$` names are filled in by `solved_boards.py`."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class SolvedWords:
    """The words in one language.

    intro: the meaning of a map. with_swap: its meaning for the swap, in games that have one. of_length: where all games
    on a board are equally long.
    board, square_board: the name of a board, to which `with_hole` adds a hole. first, second: who wins with best play,
    and when. by_first, by_second: the cells after which the first and the second player win.
    found: how sure it is. methods: what each method is called. costs: what one took; not_solved: where it gave up.
    play, play_second: links to play against the proof. more, puzzles, report: the links below a game's text.
    thousands, point, percent, colon: how numbers, their percent sign and colons are written.
    """

    title: str
    intro: str
    with_swap: str
    of_length: str
    board: str
    square_board: str
    with_hole: str
    first: str
    second: str
    by_first: str
    by_second: str
    found: str
    methods: dict[str, str]
    costs: str
    not_solved: str
    play: str
    play_second: str
    more: str
    puzzles: str
    report: str
    thousands: str
    point: str
    percent: str = "%"
    colon: str = ": "

    def whole(self, number: int) -> str:
        """A number as it is written."""
        return f"{number:,}".replace(",", self.thousands)


SOLVED_WORDS = {
    "en": SolvedWords(
        title="Solved boards",
        intro="On these boards everything is known. A cell tells who wins if the first stone goes there and both sides "
        "play as well as can be from then on: <b>+</b> is a win for the first player, <b>−</b> for the second. The "
        "number "
        "says in how many turns, both players’ counted, if the winner hurries and the other side holds out.",
        with_swap="The swap is left aside, for the map is what tells when to swap: after a stone on <b>+</b>, do; "
        "after a "
        "stone on <b>−</b>, do not.",
        of_length="All games on a board are equally long.",
        board="Size $size",
        square_board="$size × $size",
        with_hole="a hole on $hole",
        first="the first player wins, in $turns turns",
        second="the second player wins, in $turns turns",
        by_first="The first player wins after $cells.",
        by_second="The second player wins after $cells.",
        found="With each map stand the methods that have found it, what they took, and the command for it. They share "
        "no more than the rules, or not even these.",
        methods={
            "proof": "proof-number search",
            "full": "all turns tried, in Python",
            "c": "all turns tried, in C, by rules written a second time",
            "retrograde": "every placing of stones, from the last back, in C",
        },
        costs="$positions positions, $seconds s",
        not_solved="gave up after $positions positions, $seconds s",
        play="Play against the proof",
        play_second="Let the proof begin",
        more="More about $name",
        puzzles="Puzzles",
        report="A report in figures",
        thousands=",",
        point=".",
    ),
    "de": SolvedWords(
        title="Gelöste Bretter",
        intro="Auf diesen Brettern ist alles bekannt. Ein Feld sagt, wer gewinnt, wenn der erste Stein dorthin kommt "
        "und "
        "beide Seiten danach so gut wie möglich spielen: <b>+</b> heißt, die erste Seite gewinnt, <b>−</b> die zweite. "
        "Die Zahl sagt, nach wie vielen Zügen beider Seiten, wenn die eine sich beeilt und die andere sich wehrt.",
        with_swap="Der Tausch bleibt außer Acht, denn wann man tauscht, sagt die Karte: nach einem Stein auf "
        "<b>+</b> ja, "
        "nach einem auf <b>−</b> nein.",
        of_length="Alle Partien auf einem Brett sind gleich lang.",
        board="Größe $size",
        square_board="$size × $size",
        with_hole="ein Loch auf $hole",
        first="die erste Seite gewinnt, nach $turns Zügen",
        second="die zweite Seite gewinnt, nach $turns Zügen",
        by_first="Die erste Seite gewinnt nach $cells.",
        by_second="Die zweite Seite gewinnt nach $cells.",
        found="Bei jeder Karte stehen die Wege, auf denen sie gefunden ist, was sie gebraucht haben, und der Befehl "
        "dafür. Sie haben nur die Regeln gemeinsam oder nicht einmal die.",
        methods={
            "proof": "Beweiszahlsuche",
            "full": "alle Züge probiert, in Python",
            "c": "alle Züge probiert, in C, nach ein zweites Mal geschriebenen Regeln",
            "retrograde": "jede Verteilung von Steinen, von den letzten rückwärts, in C",
        },
        costs="$positions Stellungen, $seconds s",
        not_solved="nach $positions Stellungen aufgegeben, $seconds s",
        play="Gegen den Beweis spielen",
        play_second="Den Beweis beginnen lassen",
        more="Mehr zu $name",
        puzzles="Aufgaben",
        report="Ein Bericht in Zahlen",
        thousands=".",
        point=",",
        percent="\u00a0%",
    ),
    "fr": SolvedWords(
        title="Plateaux résolus",
        intro="Sur ces plateaux, tout est connu. Une case dit qui gagne si la première pierre y est posée et si les "
        "deux "
        "camps jouent ensuite au mieux\u202f: <b>+</b>, le premier joueur\u202f; <b>−</b>, le second. Le nombre dit en "
        "combien de coups, à eux deux, si l’un se hâte et si l’autre résiste.",
        with_swap="L’échange est laissé de côté, car c’est la carte qui dit quand échanger\u202f: après une pierre sur "
        "<b>+</b>, oui\u202f; après une pierre sur <b>−</b>, non.",
        of_length="Toutes les parties sur un plateau ont la même longueur.",
        board="Taille $size",
        square_board="$size × $size",
        with_hole="un trou en $hole",
        first="le premier joueur gagne, en $turns coups",
        second="le second joueur gagne, en $turns coups",
        by_first="Le premier joueur gagne après $cells.",
        by_second="Le second joueur gagne après $cells.",
        found="Avec chaque carte figurent les méthodes qui l’ont trouvée, ce qu’elles ont demandé et la commande. "
        "Elles n’ont en commun que les règles, ou pas même elles.",
        methods={
            "proof": "recherche par nombres de preuve",
            "full": "tous les coups essayés, en Python",
            "c": "tous les coups essayés, en C, d’après des règles écrites une seconde fois",
            "retrograde": "toutes les dispositions de pierres, en remontant des dernières, en C",
        },
        costs="$positions positions, $seconds s",
        not_solved="abandon après $positions positions, $seconds s",
        play="Jouer contre la preuve",
        play_second="Laisser commencer la preuve",
        more="En savoir plus sur $name",
        puzzles="Problèmes",
        report="Un rapport en chiffres",
        thousands="\u202f",
        point=",",
        percent="\u202f%",
        colon="\u202f: ",
    ),
}
