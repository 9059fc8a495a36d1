/**
 * The comments by which lit-html finds its places. Safari's page translator takes all nodes of a sentence out and puts new texts
 * and the old elements in, without the comments between them. What was done to such an element is undone before its template
 * changes; the translator then takes it up again.
 */

/** What was done to elements that have lost a comment, oldest first. @type {Map<Node, MutationRecord[]>} */
const losses = new Map();
const watcher = new MutationObserver(note);

/** @param {MutationRecord[]} records  what something other than a template has changed */
function note(records) {
  /** @type {Map<Node | null, MutationRecord[]>} */
  const byParent = new Map();
  for (const record of records) {
    const parent = record.type === "characterData" ? record.target.parentNode : record.target;
    byParent.set(parent, [...(byParent.get(parent) ?? []), record]);
  }
  for (const [parent, changes] of byParent) {
    const before = parent && losses.get(parent);
    if (before) before.push(...changes);
    else if (parent && changes.some(losesComment)) losses.set(parent, changes);
  }
}

/** @param {MutationRecord} record */
const losesComment = ({ target, removedNodes }) =>
  [...removedNodes].some((node) => node.nodeType === Node.COMMENT_NODE && node.parentNode !== target);

/** @param {HTMLElement} container  in which a template is about to change */
export function putMarkersBack(container) {
  note(watcher.takeRecords());
  for (const [parent, changes] of losses) {
    if (parent.isConnected && !container.contains(parent)) continue;
    losses.delete(parent);
    for (const change of changes.reverse()) undo(change);
  }
}

/** @param {MutationRecord} change  the last one of its parent that is not undone yet */
function undo({ type, target, oldValue, addedNodes, removedNodes, nextSibling }) {
  if (type === "characterData") {
    target.nodeValue = oldValue;
    return;
  }
  for (const node of addedNodes) if (node.parentNode === target) target.removeChild(node);
  const place = nextSibling?.parentNode === target ? nextSibling : null;
  for (const node of removedNodes) target.insertBefore(node, place);
}

/** @param {HTMLElement} container  that shows a template */
export function watchMarkers(container) {
  watcher.observe(container, { childList: true, subtree: true, characterData: true, characterDataOldValue: true });
}

/** What a template itself has changed is no loss. */
export function discardOwnChanges() {
  watcher.takeRecords();
}
