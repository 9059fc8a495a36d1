/**
 * The result: who has won against whom, and what may come next. How it was won is said by the status.
 *
 * @import { GameInfo } from "../../common/catalogue.js"
 * @import { Snapshot } from "../../common/snapshot.js"
 * @import { Counted, Profile } from "../profile/profile.js"
 * @import { Captions } from "../transfer/result_picture.js"
 */
import { buttonPart } from "../../common/controls.js";
import { colourOf } from "../../common/colours.js";
import { byId } from "../../common/dom.js";
import { chipPart, html, nothing, render } from "../../common/html.js";
import { isHuman } from "../../common/setup.js";
import { isOver, winnerOf } from "../../common/snapshot.js";
import { endText } from "../../common/speech/status.js";
import { strings } from "../../common/strings/index.js";
import { later } from "../../common/strings/later/index.js";
import { sideName } from "../opponents/side_name.js";

/**
 * @param {Profile} profile
 * @param {object} actions
 * @param {() => void} actions.review
 * @param {() => void} actions.rematch    with the sides exchanged
 * @param {(opponent: string) => void} actions.playAgainst  the same game against another opponent
 * @param {(captions: Captions) => void} actions.sharePicture
 * @param {() => void} actions.newGame
 * @param {(info: GameInfo) => void} actions.openProfile
 * @returns {(snapshot: Snapshot, info: GameInfo) => void}
 */
export function createResult(profile, { review, rematch, playAgainst, sharePicture, newGame, openProfile }) {
  const host = byId("result");

  return (snapshot, info) => {
    const { state, setup } = snapshot;
    const winner = winnerOf(snapshot);
    if (!state || winner === null || !isOver(snapshot)) {
      render(nothing, host);
      return;
    }
    const loser = winner === 0 ? 1 : 0;
    // A gauntlet has its own next match.
    const isMatch = setup.gauntlet !== null;
    const next = isMatch ? null : nextOpponent(snapshot, info);
    const players = later.resultPlayers(sideText(snapshot, info, winner), sideText(snapshot, info, loser), state.turns.length);
    const captions = { title: info.name, lines: [endText(snapshot, state), players] };
    render(
      html`
        <h2 class="result-title">${chipPart(colourOf(state, winner))} ${players}</h2>
        ${ratingPart(profile.counted(snapshot), () => openProfile(info))}
        <div class="result-acts">
          ${buttonPart("resultReview", later.lookOver, review, { kind: "primary" })}
          ${isMatch ? nothing : buttonPart("resultRematch", strings.rematch, rematch)}
          ${next ? buttonPart("nextOpponent", strings.nextOpponent(next.name), () => playAgainst(next.id)) : nothing}
          ${buttonPart("sharePicture", later.sharePicture, () => sharePicture(captions))}
          ${isMatch ? nothing : buttonPart("resultNewGame", strings.newGame, () => newGame())}
        </div>
      `,
      host,
    );
  };
}

/** @param {Counted | null} counted  the game's outcome for the player @param {() => void} openProfile */
function ratingPart(counted, openProfile) {
  if (!counted) return nothing;
  const { entry, before } = counted;
  const { elo } = entry;
  const text = elo === null ? later.notRated : later.ratingNow(Math.round(elo), before && Math.round(elo - before));
  return html`
    <p class="result-rating">${text} ${buttonPart("resultProfile", later.profileTitle, openProfile, { kind: "link" })}</p>
  `;
}

/** @param {Snapshot} snapshot @param {GameInfo} info @param {0 | 1} player @returns {string} who has played, with the colour */
function sideText({ setup, state }, info, player) {
  const name = sideName(info, setup.sides[player]);
  return state ? later.sideAs(name, colourOf(state, player)) : name;
}

/** @param {Snapshot} snapshot @param {GameInfo} info  the next stronger opponent, for a person who has beaten one */
function nextOpponent(snapshot, info) {
  const { setup } = snapshot;
  const winner = winnerOf(snapshot);
  if (winner === null || !isHuman(setup, winner)) return null;
  const rung = info.opponents.findIndex(({ id }) => id === setup.sides[winner === 0 ? 1 : 0]);
  return rung < 0 ? null : (info.opponents[rung + 1] ?? null);
}
