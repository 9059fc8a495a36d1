/**
 * The version of the page: it is kept for times without a network, a newer one is offered, and if another has taken over the
 * page reloads, as it does for another language.
 */
/**
 * To be called when the page begins: a version may take over while the engine still starts.
 * @param onOutdated  the page is to be reloaded
 */
export function hearOfTakeover(onOutdated: () => void) {
  // The first version of all takes over from none.
  if (navigator.serviceWorker?.controller) navigator.serviceWorker.addEventListener("controllerchange", onOutdated);
}

export function createVersion({
  mustWait,
  onOffer,
  focusBoard,
}: {
  mustWait: () => boolean; // whether a reload would lose something now
  onOffer: (text: string) => void; // a newer version is offered, in these words
  focusBoard: () => void; // once the offer is gone
}) {
  let isKept = false;
  let isOutdated = false;

  /** Reloads as soon as that is possible. */
  function loadAnew() {
    isOutdated = true;
    if (!mustWait()) location.reload();
  }

  /** Keeps the page for later, once. */
  async function keep() {
    if (isKept) return;
    isKept = true;
    // Without its part the page works, but it is not kept, as where the browser forbids it.
    const part = await import("./offline.js").catch(() => null);
    if (!part) {
      isKept = false;
      addEventListener("online", keep, { once: true });
      return;
    }
    void part.keepOffline({
      onUpdate(takeOver) {
        onOffer(part.offerUpdate(takeOver, focusBoard));
      },
      onOutdated: loadAnew,
    });
  }

  return {
    loadAnew,
    keep,

    /** Something has changed: the page may have waited for it. */
    observe() {
      if (isOutdated) loadAnew();
    },
  };
}
