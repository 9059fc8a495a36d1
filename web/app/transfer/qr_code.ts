/** A link as a QR code, for another device across the table. */
import { html } from "../../common/html.js";
import { later } from "../../common/strings/later/index.js";
import { encode } from "../../vendor/uqr.js";
import type { TemplateResult } from "../../vendor/lit-html.js";

/** Around it, as the standard asks for (modules). */
const QUIET_ZONE = 4;

/** @returns a picture, or why there is none */
export function qrPart(link: string): TemplateResult {
  const code = encoded(link);
  if (!code) return html`<p class="hint">${later.qrTooLong}</p>`;
  const { data, size } = code;
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return html`
    <svg class="qr-code" id="qr-code" role="img" aria-label=${later.showQr} viewBox=${`0 0 ${size} ${size}`}>
      <path fill="#fff" d=${`M0 0h${size}v${size}H0z`}></path>
      <path fill="#000" shape-rendering="crispEdges" d=${dark.join("")}></path>
    </svg>
    <p class="hint">${later.qrHint}</p>
  `;
}

/** @returns null where the link is too long */
function encoded(link: string) {
  try {
    return encode(link, { border: QUIET_ZONE });
  } catch {
    return null;
  }
}
