/**
 * The page for times without a network: sw.js keeps the whole site in the browser. A new version of it waits until it is
 * asked to take over; then every tab that shows the page reloads, and brings its game back as after any reload.
 */
import { button, byId, element } from "../../common/dom.js";
import { later } from "../../common/strings/later/index.js";

/** To be called when the engine has started, or has failed to: before, the start needs the network. */
export async function keepOffline({
  onUpdate,
  onOutdated,
}: {
  onUpdate: (takeOver: () => void) => void; // a new version is there and whole; `takeOver` lets it take over
  onOutdated: () => void; // it has taken over; pages past the service worker hear only this
}) {
  const container = navigator.serviceWorker;
  // Only pages from a secure address or from this computer may be kept.
  if (!container) return;
  try {
    const registration = await container.register("sw.js", { updateViaCache: "none" });
    // A browser may have deleted a part of its copy, or all of it.
    registration.active?.postMessage("mend");
    watch(registration, { onUpdate, onOutdated });
  } catch {
    // A private window perhaps, or no room, or the network has gone: the page works, but it is not kept.
  }
}

function watch(registration: ServiceWorkerRegistration, { onUpdate, onOutdated }: Parameters<typeof keepOffline>[0]) {
  function offer() {
    const { waiting, active } = registration;
    // The first version of all waits for a moment, too; it takes the place of none.
    if (!waiting || !active) return;
    onUpdate(() => {
      // Another tab has asked for it meanwhile.
      if (waiting.state === "activated") return onOutdated();
      waiting.addEventListener("statechange", () => {
        // A page that was opened past the service worker hears of it by this only.
        if (waiting.state === "activated" && !navigator.serviceWorker.controller) onOutdated();
      });
      waiting.postMessage("take over");
    });
  }

  function awaitNext() {
    const fresh = registration.installing;
    fresh?.addEventListener("statechange", () => {
      if (fresh.state === "installed") offer();
    });
  }

  offer();
  // The browser looks for new versions by itself when a page is opened: one may be on its way already.
  awaitNext();
  registration.addEventListener("updatefound", awaitNext);
  // An installed page may stay open for weeks.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") registration.update().catch(() => {});
  });
}

/** @param goOn  with the game, without it @returns the offer's text */
export function offerUpdate(takeOver: () => void, goOn: () => void): string {
  const root = byId("update");
  const accept = button(
    later.useNewVersion,
    () => {
      accept.disabled = true;
      takeOver();
    },
    "primary",
  );
  accept.dataset["do"] = "update";
  const decline = button(later.notNow, () => {
    root.hidden = true;
    goOn();
  });
  root.replaceChildren(element("p", {}, later.newVersion), element("div", { class: "offer-buttons" }, accept, decline));
  root.hidden = false;
  return later.newVersion;
}
