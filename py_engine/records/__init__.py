"""Matches as JSON, as share links and as plain lists, and back; records from elsewhere are read too."""

from .records import LONGEST_RECORD, load_record, open_record, write_link, write_list

__all__ = ["LONGEST_RECORD", "load_record", "open_record", "write_link", "write_list"]
