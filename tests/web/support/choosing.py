"""Lists, and how a person chooses in them."""

from __future__ import annotations

from selenium.webdriver.remote.webelement import WebElement

# As when a person chooses: nothing happens if the value is chosen already.
CHOOSE = """
const [select, value] = arguments;
const option = [...select.options].find((one) => one.value === value);
if (!option) return `offers no ${value}`;
if (select.disabled || option.disabled || !select.checkVisibility()) return "cannot be used";
if (select.value !== value) {
  select.focus();
  select.value = value;
  for (const type of ["input", "change"]) select.dispatchEvent(new Event(type, { bubbles: true }));
}
return null;
"""


def choose_in(select: WebElement, value: str) -> None:
    """Choose a value in a list."""
    problem = select.parent.execute_script(CHOOSE, select, value)
    assert problem is None, f"the list {select.accessible_name!r} {problem}"
