/** The result: who has won against whom, and what may come next. How it was won is said by the status. */
import { buttonPart } from "../../common/controls.js";
import { colourOf } from "../../common/colours.js";
import { byId } from "../../common/dom.js";
import { chipPart, html, nothing, render } from "../../common/html.js";
import { isHuman } from "../../common/setup.js";
import { isOver, looksBack, winnerOf, type Snapshot } from "../../common/snapshot.js";
import { strings } from "../../common/strings/index.js";
import { later } from "../../common/strings/later/index.js";
import { personOf } from "../../common/sides.js";
import { sideName } from "../opponents/side_name.js";
import { endInColours, outcomeText } from "../opponents/voice.js";
import type { GameInfo } from "../../common/catalogue.js";
import type { Player, State } from "../../engine/wire.js";
import type { Counted, Profile } from "../profile/profile.js";
import type { Captions } from "../transfer/result_picture.js";

type Help = "hint" | "analysis";

export function createResult(
  profile: Profile,
  {
    review,
    rematch,
    playAgainst,
    sharePicture,
    openProfile,
    helpNow,
  }: {
    review: () => void;
    rematch: () => void; // with the sides exchanged
    playAgainst: (opponent: string) => void; // the same game against another opponent
    sharePicture: (captions: Captions, snapshot: Snapshot) => void;
    openProfile: (info: GameInfo) => void;
    helpNow: () => Help | null; // that is looked for
  },
): (snapshot: Snapshot, info: GameInfo) => void {
  const host = byId("result");
  /** The end of the game that is on the board. */
  let end: Snapshot | null = null;
  /** The first help in the game on the board, as far as this page knows. */
  let help: Help | null = null;
  let game: number | null = null;

  return (now, info) => {
    if (now.gameNumber !== game) help = null;
    game = now.gameNumber;
    if (!isOver(now)) help ??= helpNow();
    if (isOver(now) && !looksBack(now)) end = now;
    const isBack = looksBack(now) && end?.gameNumber === now.gameNumber;
    const snapshot = isBack && end ? end : now;
    const { state, setup } = snapshot;
    const winner = winnerOf(snapshot);
    if (!state || winner === null || !isOver(snapshot)) {
      render(looksBack(now) ? html`<p>${later.resultAtEnd}</p>` : nothing, host);
      return;
    }
    const loser = winner === 0 ? 1 : 0;
    const who = personOf(setup.sides) ?? winner;
    // A gauntlet has its own next match.
    const isMatch = setup.gauntlet !== null;
    const next = isMatch ? null : nextOpponent(snapshot, info);
    const players = (called: typeof nameOf) =>
      later.resultPlayers(
        sideText(state, winner, called(snapshot, info, winner)),
        sideText(state, loser, called(snapshot, info, loser)),
        state.turns.length,
      );
    // A picture is for others, to whom no player in it is "you".
    const captions = { title: info.name, lines: [endInColours(snapshot, state), players(nameOf)] };
    render(
      html`
        <h2 class="result-title">${chipPart(colourOf(state, who))} ${outcomeText(snapshot, state, info)}</h2>
        <p class="result-players">${players(youOrName)}</p>
        ${ratingPart(profile.counted(snapshot), help, () => openProfile(info))}
        <div class="result-acts">
          ${buttonPart("resultReview", later.lookOver, review, { kind: "primary" })}
          ${isMatch ? nothing : buttonPart("resultRematch", later.rematch, rematch)}
          ${next ? buttonPart("nextOpponent", strings.nextOpponent(next.name), () => playAgainst(next.id)) : nothing}
          ${buttonPart("sharePicture", later.sharePicture, () => sharePicture(captions, snapshot))}
        </div>
      `,
      host,
    );
  };
}

/**
 * @param counted  the game's outcome for the player
 * @param help  that was used in it, as far as this page knows
 */
function ratingPart(counted: Counted | null, help: Help | null, openProfile: () => void) {
  if (!counted) return nothing;
  const { entry, before, unrated } = counted;
  const { elo } = entry;
  const reason = unrated === "help" ? (help ?? "help") : (unrated ?? "unknown");
  const text = elo === null ? later.notRated(reason) : later.ratingNow(Math.round(elo), before && Math.round(elo - before));
  return html`
    <p class="result-rating">${text} ${buttonPart("resultProfile", later.profileTitle, openProfile, { kind: "link" })}</p>
  `;
}

const nameOf = ({ setup }: Snapshot, info: GameInfo, player: Player): string =>
  sideName(info, setup.sides[player], setup.names[player]);

const youOrName = (snapshot: Snapshot, info: GameInfo, player: Player): string =>
  personOf(snapshot.setup.sides) === player ? later.you : nameOf(snapshot, info, player);

/** @returns who has played, with the colour */
const sideText = (state: State, player: Player, name: string): string => later.sideAs(name, colourOf(state, player));

/** @param info  the next stronger opponent, for a person who has beaten one */
function nextOpponent(snapshot: Snapshot, info: GameInfo) {
  const { setup } = snapshot;
  const winner = winnerOf(snapshot);
  if (winner === null || !isHuman(setup, winner)) return null;
  const rung = info.opponents.findIndex(({ id }) => id === setup.sides[winner === 0 ? 1 : 0]);
  return rung < 0 ? null : (info.opponents[rung + 1] ?? null);
}
