/** The little of a browser that modules need which look at the page's life: its address, its history, its events. */
class Page extends EventTarget {
  visibilityState = "visible";
}

/** Puts them where modules look for them. */
export function createBrowser() {
  const page = new Page();
  /** @type {{ page: Page, state: unknown, mayReplace: boolean }} */
  const browser = { page, state: null, mayReplace: true };
  const history = {
    get state() {
      return browser.state;
    },
    /** @param {unknown} state @param {string} _unused @param {string} [address] */
    replaceState(state, _unused, address) {
      if (!browser.mayReplace) throw new DOMException("too often", "SecurityError");
      browser.state = structuredClone(state);
      if (address !== undefined) Object.assign(location, { href: address, hash: new URL(address).hash });
    },
  };
  Object.assign(globalThis, {
    document: page,
    history,
    location: { hash: "", href: "https://example.org/" },
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
  });
  return browser;
}

/** All that does not wait for the browser has been done. @returns {Promise<void>} */
export const promisesKept = () => new Promise((resolve) => setTimeout(resolve));
