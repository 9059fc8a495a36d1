/**
 * Colours of the style sheet for a canvas, which knows no custom properties: each is read as the page shows it.
 * @template {string} Name
 * @param {HTMLElement} host  where they are to hold
 * @param {Record<Name, string>} properties  for each name the property without its dashes
 * @returns {Record<Name, string>}
 */
export function readColours(host, properties) {
  const probe = document.createElement("span");
  host.append(probe);
  const colours = /** @type {Record<Name, string>} */ ({});
  for (const name of /** @type {Name[]} */ (Object.keys(properties))) {
    probe.style.color = `var(--${properties[name]})`;
    colours[name] = getComputedStyle(probe).color;
  }
  probe.remove();
  return colours;
}
