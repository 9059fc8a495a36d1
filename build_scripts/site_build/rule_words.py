"""The words of the frame of the rule pages, in each language. Each game's text is a separate file in `web/rules`."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Words:
    """The frame's words in one language. `$name`, `$designer` and `$id` are those of the page's game.

    own_name: of the language, in the language.
    in_english: how a link says that it leads to a page in English; nothing in English.
    """

    own_name: str
    rules_label: str
    languages_label: str
    title: str
    description: str
    whose: str
    play: str
    recipes: str
    about: str
    in_english: str = ""


# English first: it is written first, and its pages are directly in `rules/`.
ENGLISH = "en"
WORDS = {
    ENGLISH: Words(
        own_name="English",
        rules_label="Rules",
        languages_label="Language",
        title="$name: the rules",
        description="The rules of $name, a game by $designer, with boards to try them on.",
        whose="$name and its rules are its designer’s; the words and pictures of this page are ours. Where the "
        "designer’s sheet leaves a point open, a <em>ruling</em> says what is done here and why.",
        play="Play $name in Sunstones",
        recipes="For your own page",
        about="About Sunstones and its licences",
    ),
    "de": Words(
        own_name="Deutsch",
        rules_label="Regeln",
        languages_label="Sprache",
        title="$name: die Regeln",
        description="Die Regeln von $name, einem Spiel von $designer, mit Brettern zum Ausprobieren.",
        whose="$name und die Regeln dazu sind von $designer; Worte und Bilder dieser Seite sind von uns. Wo das "
        "Regelblatt einen Punkt offenlässt, sagt eine <em>Auslegung</em>, was hier gilt und warum.",
        play="$name in Sunstones spielen",
        recipes="Für deine eigene Seite",
        about="Über Sunstones und die Lizenzen",
        in_english="auf Englisch",
    ),
    "fr": Words(
        own_name="Français",
        rules_label="Règles",
        languages_label="Langue",
        title="$name\u202f: les règles",
        description="Les règles de $name, un jeu de $designer, avec des plateaux pour les essayer.",
        whose="$name et ses règles sont de $designer\u202f; les mots et les images de cette page sont de nous. Là où "
        "la feuille de règles laisse un point ouvert, une <em>précision</em> dit ce qui vaut ici, et pourquoi.",
        play="Jouer à $name dans Sunstones",
        recipes="Pour votre propre page",
        about="À propos de Sunstones et de ses licences",
        in_english="en anglais",
    ),
}
