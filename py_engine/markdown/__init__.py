"""Boards in Markdown: a block of code named `sunstones` becomes `<sunstones-board>` with a picture and a link in it.

    ```sunstones
    subsume 4: red d4 d5, blue e3
    caption: Red is ahead
    ```

The first lines are the text of a figure: a position, or a game by its turns. Lines such as `mode: replay` follow, named
as the attributes of the element, which `web/embed/options.ts` explains. `web/embed/markdown.ts` writes the
same for the same block, byte by byte. `fences.py` has the formatter for Python-Markdown.
"""

from .block import InvalidBlock
from .fences import fence, fence_for
from .html import board_html

__all__ = ["InvalidBlock", "board_html", "fence", "fence_for"]
