"""Engines that stay started from page to page: a start takes longer than most of what the tests check.

A separate window, the keeper, holds workers whose Python has started. It opens the window in which the tests open
their pages, so the scripts of these reach it as `top.opener`. Where a page of the site begins a worker it is lent one
of them: the same as in any page, but that `boot` is over at once. When the page has gone its sessions are closed, and
the next page's are new ones. A worker that a page ends is gone for the page, and is lent again. Pages that do not
reach the keeper start their own.
"""

from __future__ import annotations

from selenium.webdriver import Chrome

# In the keeper's window. A loan is a port by which a page talks to a worker as if the page had started it.
KEEPER = """
const [site, finish] = arguments;
import(`${site}vendor/comlink.js`).then(({ expose, finalizer, proxy, releaseProxy, transfer, wrap }) => {
  const idle = [];
  const loans = new Set();

  function begin() {
    const worker = new Worker(`${site}engine/worker.js`, { type: "module" });
    const remote = wrap(worker);
    return { worker, remote, started: remote.boot(`kept-${Math.random()}`, true, proxy(() => {})) };
  }

  // The lock by which a page sees that its worker lives.
  const lock = (name) => new Promise((held) => {
    void navigator.locks.request(name, () => new Promise((letGo) => held(letGo)));
  });

  // What the worker gives back is given back to the page at once, not when it is collected.
  const lent = (callback) =>
    proxy(Object.assign((...values) => callback(...values), { [finalizer]: () => callback[releaseProxy]() }));

  function worker(loan) {
    const { remote, started } = loan.kept;
    const used = (number) => {
      loan.sessions.add(number);
      return number;
    };
    return {
      async boot(name, trustsImage, onStage) {
        loan.letGo = await lock(name);
        if (!loans.has(loan)) loan.letGo();
        for (const stage of ["runtime", "micropip", "engine"]) await onStage(stage);
        await started;
        await onStage("ready");
        return true;
      },
      request: (number, request) => remote.request(used(number), request),
      job: (number, id, request, onReport) => remote.job(used(number), id, request, lent(onReport)),
      stop: (number, id) => remote.stop(number, id),
      close: (number) => remote.close(number),
      hearOfNeed: (onNeed, onUseless) => remote.hearOfNeed(proxy(onNeed), proxy(onUseless)),
      addWorker(number, port) {
        loan.workers.add(number);
        return remote.addWorker(number, transfer(port, [port]));
      },
      dismissWorker: (number) => remote.dismissWorker(number),
      help(port) {
        loan.isFurther = true;
        return remote.help(transfer(port, [port]));
      },
      expectSearch: (game) => remote.expectSearch(game),
      hearOfMissedNetwork: (onMissed) => remote.hearOfMissedNetwork(proxy(onMissed)),
    };
  }

  function end(loan) {
    if (!loans.delete(loan)) return false;
    loan.port.close();
    loan.letGo();
    return true;
  }

  function takeBack(loan) {
    const { kept, sessions, workers } = loan;
    if (!end(loan)) return;
    for (const number of sessions) void kept.remote.close(number);
    for (const number of workers) void kept.remote.dismissWorker(number);
    void kept.remote.hearOfNeed(proxy(() => {}), proxy(() => {}));
    void kept.remote.hearOfMissedNetwork(proxy(() => {}));
    idle.push(kept);
  }

  // The page sees no more of it. A further one is ended: it would answer by the port that it has from another worker.
  function terminate(loan) {
    if (!loan.isFurther) takeBack(loan);
    else if (end(loan)) loan.kept.worker.terminate();
  }

  function hasLeft({ borrower, page }) {
    try {
      return borrower.closed || borrower.document !== page;
    } catch {
      return true; // the window shows a page of another site
    }
  }

  const takeAllBack = () => [...loans].filter(hasLeft).forEach(takeBack);

  // What a page has left under way takes time from the next one, which may want no engine.
  setInterval(takeAllBack, 500);

  window.engineKeeper = {
    lend(borrower) {
      takeAllBack();
      const { port1, port2 } = new MessageChannel();
      const loan = {
        borrower, page: borrower.document, kept: idle.pop() ?? begin(), port: port1, letGo() {},
        sessions: new Set(), workers: new Set(), isFurther: false,
      };
      loans.add(loan);
      expose(worker(loan), port1);
      return { port: port2, terminate: () => terminate(loan) };
    },
  };
  finish();
});
"""

# In every page, before its own scripts. Without a service worker a page takes a third of the time, and is one that the
# browser keeps no files for.
BORROW = """
{
  let keeper;
  try { keeper = top.opener?.engineKeeper; } catch { /* a page of another site */ }
  if (keeper) {
    window.OwnWorker = Worker;
    window.Worker = class Worker extends EventTarget {
      #loan = keeper.lend(window);
      constructor() {
        super();
        this.#loan.port.onmessage = ({ data, ports }) => {
          this.dispatchEvent(new MessageEvent("message", { data, ports: [...ports] }));
        };
      }
      postMessage(message, transferred = []) { this.#loan.port.postMessage(message, transferred); }
      terminate() { this.#loan.terminate(); }
    };
    delete Navigator.prototype.serviceWorker;
  }
}
"""


def keep_engine(driver: Chrome, site: str) -> str:
    """Make this window the keeper of engines; the handle of a window that it has opened, whose pages borrow them."""
    driver.get(f"{site}app/icon.svg")
    driver.execute_async_script(KEEPER, site)
    before = set(driver.window_handles)
    driver.execute_script("open('about:blank')")
    [opened] = set(driver.window_handles) - before
    return opened
