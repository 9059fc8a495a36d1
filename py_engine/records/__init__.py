"""Matches as JSON, share links and plain lists, written and read; other programs' records are read too."""

from .records import LONGEST_RECORD, load_record, open_record, write_link, write_list

__all__ = ["LONGEST_RECORD", "load_record", "open_record", "write_link", "write_list"]
