"""The page's only interface to the engine: JSON text in, JSON text out.

`wire` has every message. A verb is a function from the `Session` and the request to the fields of the reply; its name
is the name in requests. The verbs are in `playing`, `navigating`, `previewing`, `commenting`, `opening`, `setting_up`
and `jobs`. `views` and `stones` describe a match.
"""

from ..search.shared_playouts import PlayoutWorker
from . import commenting, jobs, navigating, opening, playing, previewing, setting_up  # noqa: F401 - they enter their verbs
from .session import LEAVES_JOBS, Session
from .views import catalogue_document, describe

__all__ = ["LEAVES_JOBS", "PlayoutWorker", "Session", "catalogue_document", "describe"]
