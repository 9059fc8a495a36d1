/**
 * The comments by which lit-html finds its places. Safari's page translator takes all nodes of a sentence out and puts new texts
 * and the old elements in, without the comments between them. What was done to such an element is undone before its template
 * changes; the translator then takes it up again.
 */
import { guardBy, isTemplate } from "./html.js";

/** The changes of elements that have lost a comment, oldest first. */
const losses = new Map<Node, MutationRecord[]>();

/** @param records  what something other than a template has changed */
function note(records: MutationRecord[]) {
  const byParent = new Map<Node | null, MutationRecord[]>();
  for (const record of records) {
    const parent = record.type === "characterData" ? record.target.parentNode : record.target;
    const known = byParent.get(parent);
    if (known) known.push(record);
    else byParent.set(parent, [record]);
  }
  for (const [parent, changes] of byParent) {
    const before = parent && losses.get(parent);
    if (before) before.push(...changes);
    else if (parent && changes.some(losesComment)) losses.set(parent, changes);
  }
}

const losesComment = ({ target, removedNodes }: MutationRecord) =>
  [...removedNodes].some((node) => node.nodeType === Node.COMMENT_NODE && node.parentNode !== target);

/** From now on, for all templates of the page. */
export function guardMarkers() {
  const watcher = new MutationObserver(note);
  /** The number of templates being rendered: one that takes the focus away may cause another to be rendered meanwhile. */
  let depth = 0;
  watcher.observe(document.body, { childList: true, subtree: true, characterData: true, characterDataOldValue: true });
  guardBy({
    before(container, next, before) {
      const records = watcher.takeRecords();
      depth += 1;
      if (depth > 1) return;
      note(records);
      // If nothing is to change, the translator's version stays.
      if (losses.size > 0 && isAnother(next, before)) putBack(container);
    },
    // Changes by a template itself are no losses.
    after() {
      depth -= 1;
      watcher.takeRecords();
    },
  });
}

/** @param container  in which a template is about to change */
function putBack(container: HTMLElement) {
  for (const [parent, changes] of losses) {
    if (parent.isConnected && !container.contains(parent)) continue;
    losses.delete(parent);
    for (const change of changes.reverse()) undo(change);
  }
}

/** @param change  the last one of its parent that is not undone yet */
function undo({ type, target, oldValue, addedNodes, removedNodes, nextSibling }: MutationRecord) {
  if (type === "characterData") {
    target.nodeValue = oldValue;
    return;
  }
  for (const node of addedNodes) if (node.parentNode === target) target.removeChild(node);
  const place = nextSibling?.parentNode === target ? nextSibling : null;
  for (const node of removedNodes) target.insertBefore(node, place);
}

/** @returns whether they differ in more than what they do when pressed */
function isAnother(one: unknown, other: unknown): boolean {
  if (one === other || (typeof one === "function" && typeof other === "function")) return false;
  if (isTemplate(one)) return !isTemplate(other) || one.strings !== other.strings || isAnother(one.values, other.values);
  if (!Array.isArray(one) || !Array.isArray(other)) return true;
  return one.length !== other.length || one.some((each, place) => isAnother(each, other[place]));
}
