/** The result: who has won against whom, and what may come next. How it was won is said by the status. */
import { buttonPart } from "../../common/controls.js";
import { colourOf } from "../../common/colours.js";
import { byId } from "../../common/dom.js";
import { chipPart, html, nothing, render } from "../../common/html.js";
import { isHuman } from "../../common/setup.js";
import { isOver, winnerOf, type Snapshot } from "../../common/snapshot.js";
import { endText } from "../../common/speech/status.js";
import { strings } from "../../common/strings/index.js";
import { later } from "../../common/strings/later/index.js";
import { sideName } from "../opponents/side_name.js";
import type { GameInfo } from "../../common/catalogue.js";
import type { Counted, Profile } from "../profile/profile.js";
import type { Captions } from "../transfer/result_picture.js";

export function createResult(
  profile: Profile,
  {
    review,
    rematch,
    playAgainst,
    sharePicture,
    newGame,
    openProfile,
  }: {
    review: () => void;
    rematch: () => void; // with the sides exchanged
    playAgainst: (opponent: string) => void; // the same game against another opponent
    sharePicture: (captions: Captions) => void;
    newGame: () => void;
    openProfile: (info: GameInfo) => void;
  },
): (snapshot: Snapshot, info: GameInfo) => void {
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

/** @param counted  the game's outcome for the player */
function ratingPart(counted: Counted | null, openProfile: () => void) {
  if (!counted) return nothing;
  const { entry, before } = counted;
  const { elo } = entry;
  const text = elo === null ? later.notRated : later.ratingNow(Math.round(elo), before && Math.round(elo - before));
  return html`
    <p class="result-rating">${text} ${buttonPart("resultProfile", later.profileTitle, openProfile, { kind: "link" })}</p>
  `;
}

/** @returns who has played, with the colour */
function sideText({ setup, state }: Snapshot, info: GameInfo, player: 0 | 1): string {
  const name = sideName(info, setup.sides[player]);
  return state ? later.sideAs(name, colourOf(state, player)) : name;
}

/** @param info  the next stronger opponent, for a person who has beaten one */
function nextOpponent(snapshot: Snapshot, info: GameInfo) {
  const { setup } = snapshot;
  const winner = winnerOf(snapshot);
  if (winner === null || !isHuman(setup, winner)) return null;
  const rung = info.opponents.findIndex(({ id }) => id === setup.sides[winner === 0 ? 1 : 0]);
  return rung < 0 ? null : (info.opponents[rung + 1] ?? null);
}
