/**
 * Small sounds for what happens on the board, made on the spot. They begin after the first turn that a person plays, or when they
 * are switched on; their switch is at the board from then on.
 */
import { isHuman } from "../../common/setup.js";
import { playerOfTurn, type Snapshot } from "../../common/snapshot.js";
import { showSoundSwitch, type SoundSettings } from "./sound_switch.js";
import type { State } from "../../engine/wire.js";

type Sound = "placed" | "captured" | "flipped" | "won";

interface Tone {
  pitch: number; // in hertz
  glide?: number; // the pitch it ends with
  after: number; // when it begins (seconds)
  length: number; // until it has died away (seconds)
  level?: number; // 0 … 1
}

/** Quiet enough for a library (0 … 1). */
const LOUDNESS = 0.07;
/** A tone that begins at once would click (seconds). */
const ONSET = 0.004;
/** A turn brings more on the board than this when it was loaded or stepped to, not played. */
const MOST_TURNS_AT_ONCE = 2;

/** Whether they have begun, in the game or in a puzzle. */
let hasBegun = false;

/** A knock on wood, two lower ones, a short slide upwards, three bells. */
const TONES: Record<Sound, readonly Tone[]> = {
  placed: [
    { pitch: 420, glide: 290, after: 0, length: 0.09 },
    { pitch: 1260, after: 0, length: 0.03, level: 0.3 },
  ],
  captured: [
    { pitch: 300, glide: 190, after: 0.07, length: 0.12 },
    { pitch: 220, glide: 140, after: 0.15, length: 0.16, level: 0.8 },
  ],
  flipped: [{ pitch: 480, glide: 760, after: 0.07, length: 0.13, level: 0.55 }],
  won: [
    { pitch: 523.25, after: 0.1, length: 0.35, level: 0.7 },
    { pitch: 659.26, after: 0.2, length: 0.35, level: 0.7 },
    { pitch: 783.99, after: 0.3, length: 0.5, level: 0.7 },
  ],
};

/**
 * @param isPersons  whether a person has played the turn
 * @returns to be called at every change of the game
 */
export function createSounds(
  settings: SoundSettings,
  isPersons: (snapshot: Snapshot, state: State, turn: number) => boolean = isHumans,
): (snapshot: Snapshot) => void {
  let audio: AudioContext | null = null;
  let before: Pick<Snapshot, "state" | "revision"> = { state: null, revision: 0 };

  function play(sounds: Sound[]) {
    const isAudible = hasBegun && settings.get("sounds") && navigator.userActivation.hasBeenActive;
    if (!isAudible || sounds.length === 0) return;
    try {
      audio ??= new AudioContext();
      void audio.resume();
      for (const sound of sounds) for (const tone of TONES[sound]) soundTone(audio, tone);
    } catch {
      // No sound device: the board says it all.
    }
  }

  function begin() {
    if (!hasBegun) showSoundSwitch(settings);
    hasBegun = true;
  }

  // Switching them on plays a sample: those of the game's, as puzzles have their own.
  settings.onChange((key) => {
    if (key !== "sounds" || isPersons !== isHumans) return;
    begin();
    if (!document.hidden) play(["placed"]);
  });

  return (snapshot) => {
    const { state, revision } = snapshot;
    const last = before;
    before = { state, revision };
    if (!state || !last.state || revision === last.revision) return;
    const sounds = soundsOf(last.state, state);
    play(sounds);
    for (let turn = last.state.turns.length; sounds.length > 0 && turn < state.turns.length; turn += 1) {
      if (isPersons(snapshot, state, turn)) begin();
    }
  };
}

const isHumans = ({ setup }: Snapshot, state: State, turn: number) => isHuman(setup, playerOfTurn(state, turn));

/** @returns nothing where a game was opened, taken back or stepped through */
function soundsOf(before: State, after: State): Sound[] {
  const isSameGame = before.game === after.game && before.size === after.size;
  const turns = after.turns.length - before.turns.length;
  const added = turns === 0 ? after.steps.length - before.steps.length : turns;
  if (!isSameGame || turns < 0 || turns > MOST_TURNS_AT_ONCE || added <= 0) return [];
  const { placed, removed, flipped } = after.changes;
  const sounds: Sound[] = [];
  if (placed.length > 0) sounds.push("placed");
  if (Object.keys(removed).length > 0) sounds.push("captured");
  if (flipped.length > 0) sounds.push("flipped");
  if (after.over && !before.over) sounds.push("won");
  return sounds;
}

function soundTone(audio: AudioContext, { pitch, glide = pitch, after, length, level = 1 }: Tone) {
  const start = audio.currentTime + after;
  const source = audio.createOscillator();
  const volume = audio.createGain();
  source.type = "sine";
  source.frequency.setValueAtTime(pitch, start);
  source.frequency.exponentialRampToValueAtTime(glide, start + length);
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(LOUDNESS * level, start + ONSET);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  source.connect(volume).connect(audio.destination);
  source.start(start);
  source.stop(start + length);
}
