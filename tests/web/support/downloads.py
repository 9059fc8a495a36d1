"""Files that the page gives out, caught before the browser saves them."""

from __future__ import annotations

CATCH_DOWNLOADS = """
window.caught = [];
const blobs = new Map();
const make = URL.createObjectURL;
URL.createObjectURL = (blob) => { const address = make(blob); blobs.set(address, blob); return address; };
HTMLAnchorElement.prototype.click = function () { caught.push([this.download, blobs.get(this.href)]); };
"""
READ_CAUGHT = """
const [finish] = arguments;
Promise.all(caught.map(async ([name, blob]) => {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const isPicture = blob.type === "image/png";
  return [name, blob.type, bytes.length, isPicture ? [...bytes.slice(0, 24)] : new TextDecoder().decode(bytes)];
})).then(finish);
"""
