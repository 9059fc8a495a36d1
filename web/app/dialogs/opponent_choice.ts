/** Against whom, and on which side: the part of the dialog with the faces. */
import { opponentName, type GameInfo } from "../../common/catalogue.js";
import { chipPart, html, nothing } from "../../common/html.js";
import { EVEN, FRIEND, HUMAN, LONGEST_PLAYER, PROOF, isComputer, isEvenMatch, sidesFor, type Side } from "../../common/sides.js";
import { later } from "../../common/strings/later/index.js";
import { characterOf } from "../opponents/characters.js";
import { dotsPart } from "../opponents/strength.js";
import { portraitPart } from "../opponents/portrait.js";
import type { TemplateResult } from "../../vendor/lit-html.js";
import type { Setup } from "../../common/setup.js";
import type { Profile } from "../profile/profile.js";

type Seat = "first" | "second" | "either";

export interface OpponentChoice {
  opponent: string; // the id of a character, EVEN, HUMAN, FRIEND or WATCH
  seat: Seat; // the person's, where one plays against another
  watched: [Side, Side]; // the computers that play where a person watches
  names: [string, string]; // of two people at one screen
}

/** Two computers play, and a person watches. */
const WATCH = "watch";

const SEATS: readonly Seat[] = ["first", "second", "either"];

/** @returns the choice that such a set-up shows */
export function choiceOf({ sides: [first, second], names }: Setup, info: GameInfo): OpponentChoice {
  const watched: [Side, Side] = [info.opponents[0]?.id ?? HUMAN, info.opponents.at(-1)?.id ?? HUMAN];
  if (isComputer(first) && isComputer(second)) return { opponent: WATCH, seat: "first", watched: [first, second], names };
  const isFirst = first === HUMAN;
  const other = isFirst ? second : first;
  return { opponent: isEvenMatch(other) ? EVEN : other, seat: isFirst ? "first" : "second", watched, names };
}

/** @param even  the even match for the player as of now */
export function sidesOf({ opponent, seat, watched }: OpponentChoice, even: Side): [Side, Side] {
  if (opponent === WATCH) return watched;
  const other = opponent === EVEN ? even : opponent;
  const isFirst = seat === "either" ? Math.random() < 0.5 : seat === "first";
  return sidesFor(isFirst ? 0 : 1, other);
}

/** In another game a character becomes the one on the same rung. */
export function choiceIn({ opponent, seat, watched, names }: OpponentChoice, before: GameInfo, info: GameInfo): OpponentChoice {
  const sameRung = (id: string) => info.opponents[before.opponents.findIndex((one) => one.id === id)]?.id ?? id;
  return { opponent: sameRung(opponent), seat, watched: [sameRung(watched[0]), sameRung(watched[1])], names };
}

export function opponentPart(
  info: GameInfo,
  choice: OpponentChoice,
  profile: Profile,
  onChange: (changes: Partial<OpponentChoice>) => void,
): TemplateResult {
  const { tallies } = profile.results(info);
  const record = (id: string) => {
    const tally = tallies[id];
    return tally ? html`<span>${later.tally(tally.won, tally.won + tally.lost)}</span>` : nothing;
  };
  return html`
    <fieldset>
      <legend>${later.opponentLegend}</legend>
      <div class="opponents">
        ${info.opponents.map(({ id, name }, rung) =>
          card(id, name, html`${dotsPart(rung, info.opponents.length)}${record(id)}`, choice, onChange),
        )}
        ${card(EVEN, opponentName(info, profile.evenMatch(info)), html`${record(EVEN)}`, choice, onChange)}
        ${choice.opponent === PROOF ? card(PROOF, opponentName(info, PROOF), nothing, choice, onChange) : nothing}
        ${card(HUMAN, later.personHere, nothing, choice, onChange)} ${card(FRIEND, later.friendByLink, nothing, choice, onChange)}
        ${card(WATCH, later.watch, nothing, choice, onChange)}
      </div>
      <p class="opponent-temper" id="opponent-temper" aria-live="polite">${about(info, choice, profile)}</p>
    </fieldset>
    ${choice.opponent === WATCH ? watchedPart(info, choice, onChange) : nothing}
    ${choice.opponent === HUMAN ? namesPart(info, choice, onChange) : nothing}
    ${choice.opponent === WATCH || choice.opponent === HUMAN ? nothing : seatPart(info, choice, onChange)}
  `;
}

const card = (
  id: string,
  name: string,
  details: unknown,
  choice: OpponentChoice,
  onChange: (changes: Partial<OpponentChoice>) => void,
) => html`
  <div class="opponent">
    <input
      type="radio"
      name="opponent"
      id=${`opponent-${id}`}
      value=${id}
      aria-describedby="opponent-temper"
      .checked=${choice.opponent === id}
      @change=${() => onChange({ opponent: id })}
    />
    <label for=${`opponent-${id}`}>
      ${portraitPart(id)}
      <span class="opponent-about"><strong>${name}</strong><span class="opponent-record">${details}</span></span>
    </label>
  </div>
`;

function about(info: GameInfo, { opponent }: OpponentChoice, profile: Profile) {
  const character = characterOf(info.id, opponent);
  if (character) {
    const rung = info.opponents.findIndex(({ id }) => id === opponent);
    return later.temper(rung + 1, info.opponents.length, character.rating.elo, character.temper);
  }
  if (opponent === PROOF) return later.aboutProof;
  if (opponent === HUMAN) return later.aboutPersonHere;
  if (opponent === FRIEND) return later.aboutFriend;
  if (opponent === WATCH) return later.aboutWatch;
  const { elo, deviation } = profile.ratingOf(info);
  return later.aboutEven(Math.round(elo), deviation === null ? null : Math.round(2 * deviation));
}

const seatPart = (info: GameInfo, choice: OpponentChoice, onChange: (changes: Partial<OpponentChoice>) => void) => html`
  <fieldset>
    <legend class="is-shown">${later.seatLegend}</legend>
    <div class="seats">
      ${SEATS.map((seat, index) => {
        const colour = info.colours[index];
        return html`
          <div class="seat">
            <input
              type="radio"
              name="seat"
              id=${`seat-${seat}`}
              value=${seat}
              .checked=${choice.seat === seat}
              @change=${() => onChange({ seat })}
            />
            <label for=${`seat-${seat}`}>${colour ? chipPart(colour) : nothing} ${later.seats[seat]}</label>
          </div>
        `;
      })}
    </div>
  </fieldset>
`;

const namesPart = (info: GameInfo, { names }: OpponentChoice, onChange: (changes: Partial<OpponentChoice>) => void) => html`
  <div class="fields">
    ${names.map((name, index) => {
      const colour = info.colours[index] ?? "black";
      return html`
        <label class="field">
          <span class="field-name">${chipPart(colour)} ${later.nameField(colour)}</span>
          <input
            id=${`name-${index}`}
            maxlength=${LONGEST_PLAYER}
            autocomplete="off"
            placeholder=${later.nameHint}
            .value=${name}
            @input=${({ target: { value } }: Event & { target: HTMLInputElement }) =>
              onChange({ names: index === 0 ? [value, names[1]] : [names[0], value] })}
          />
        </label>
      `;
    })}
  </div>
`;

const watchedPart = (info: GameInfo, { watched }: OpponentChoice, onChange: (changes: Partial<OpponentChoice>) => void) => html`
  <div class="fields">
    ${watched.map((side, index) => {
      const colour = info.colours[index] ?? "black";
      return html`
        <label class="field">
          <span class="field-name">${chipPart(colour)} ${later.sideField(colour, index === 0)}</span>
          <select
            id=${`watched-${index}`}
            @change=${({ target }: Event & { target: HTMLSelectElement }) =>
              onChange({ watched: index === 0 ? [target.value, watched[1]] : [watched[0], target.value] })}
          >
            ${info.opponents.map(({ id, name }) => html`<option value=${id} .selected=${id === side}>${name}</option>`)}
          </select>
        </label>
      `;
    })}
  </div>
`;
