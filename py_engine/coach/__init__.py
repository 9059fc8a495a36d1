"""The coach: why a turn is good or bad, in sentences that are true. Its door is `comment_on`."""

from .comment import comment_on
from .reason import Comment, Reason

__all__ = ["Comment", "Reason", "comment_on"]
