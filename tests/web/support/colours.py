"""Colours as people see them: contrast, difference, and the rest of it in the common kinds of colour blindness."""

from __future__ import annotations

from typing import NamedTuple


class Colour(NamedTuple):
    """Red, green and blue from 0 to 1, as in style sheets (sRGB)."""

    red: float
    green: float
    blue: float


# Linear red, green and blue as seen without one kind of cone (Machado, Oliveira and Fernandes, 2009).
BLINDNESS = {
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}

# Linear red, green and blue to X, Y, Z for daylight, divided by its white.
TO_XYZ = ((0.433953, 0.376219, 0.189828), (0.212671, 0.715160, 0.072169), (0.017758, 0.109477, 0.872765))


def linear(colour: Colour) -> tuple[float, float, float]:
    """Amounts of light."""
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in colour)
    return red, green, blue


def luminance(colour: Colour) -> float:
    """Relative luminance, as the Web Content Accessibility Guidelines define it."""
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    """Contrast ratio of the same guidelines, from 1 to 21."""
    brighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (brighter + 0.05) / (darker + 0.05)


def times(
    matrix: tuple[tuple[float, float, float], ...], vector: tuple[float, float, float]
) -> tuple[float, float, float]:
    """Product of a matrix of three rows and a vector."""
    first, second, third = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)
    return first, second, third


def lab(light: tuple[float, float, float]) -> tuple[float, float, float]:
    """CIE L*a*b* of linear red, green and blue: distances in it are about as the eye sees them."""
    x, y, z = (t ** (1 / 3) if t > (6 / 29) ** 3 else t / (3 * (6 / 29) ** 2) + 4 / 29 for t in times(TO_XYZ, light))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def difference(one: Colour, other: Colour, blindness: str | None = None) -> float:
    """The difference between two colours as they are seen (CIE 1976); 2 is just visible, 100 is black from white."""
    seen = []
    for colour in (one, other):
        light = linear(colour)
        if blindness:
            red, green, blue = (min(1.0, max(0.0, part)) for part in times(BLINDNESS[blindness], light))
            light = red, green, blue
        seen.append(lab(light))
    return float(sum((a - b) ** 2 for a, b in zip(*seen, strict=True)) ** 0.5)


def lightness(colour: Colour) -> float:
    """L*, from 0 to 100: the lightness of a print in grey."""
    return lab(linear(colour))[0]
