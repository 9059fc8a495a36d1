/**
 * The status: loading, whose turn it is and what may be done, the computer's thinking, the result. It is as high at the end as at
 * the beginning, so that the buttons below it keep still.
 */
import { opponentName, type GameInfo } from "../../common/catalogue.js";
import { byId } from "../../common/dom.js";
import { colourOf } from "../../common/colours.js";
import { chipPart, html, nothing, render } from "../../common/html.js";
import { statusText, type Voice } from "../../common/speech/status.js";
import { strings } from "../../common/strings/index.js";
import type { Snapshot } from "../../common/snapshot.js";

/** @param voice  how the players are called */
export function createStatus(voice: () => Voice): (snapshot: Snapshot, info: GameInfo) => void {
  const host = byId("status");
  return (snapshot, info) => {
    const { title, detail, progress, mood, player = null, end = "", isTriumph = false } = statusText(snapshot, info, voice());
    const colour = player !== null && snapshot.state ? colourOf(snapshot.state, player) : null;
    host.dataset["mood"] = mood;
    host.dataset["end"] = end;
    render(
      html`
        <div class="status-head">
          <h2 id="status-title">${title}</h2>
          ${colour === null ? nothing : html`<p id="status-colour">${chipPart(colour)} ${strings.colourName(colour)}</p>`}
        </div>
        <p id="status-detail">${detail}</p>
        <p id="proof">${voice().proof(snapshot, info)}</p>
        <p id="thought">${thoughtText(snapshot, info)}</p>
        <p id="triumph" aria-hidden="true" ?hidden=${!isTriumph}>
          ${info.opponents.map(() => html`<img src="app/icon.svg" alt="" />`)}
        </p>
        <progress
          id="progress"
          max="1"
          aria-labelledby="status-title"
          .value=${progress ?? 0}
          ?hidden=${progress === null}
        ></progress>
      `,
      host,
    );
  };
}

function thoughtText({ thinking, verdict, setup }: Snapshot, info: GameInfo) {
  // An estimate would be a hint.
  const showsEstimate = setup.gauntlet === null;
  if (thinking) return strings.thought(thinking.playouts, showsEstimate ? thinking.winRate : null);
  // If a step was plain at once, no playouts were counted, and there is nothing to report.
  if (!verdict || verdict.choice.playouts === 0) return "";
  const { playouts, win_rate: winRate } = verdict.choice;
  return strings.thoughtOf(opponentName(info, verdict.opponent), playouts, showsEstimate ? winRate : null);
}
