// Knows the short sounds at the end of a game, made of tones, so that nothing has to be loaded.
import { openLoudspeaker } from "./loudspeaker.ts";

/** What the end of an attempt was. */
export type Effect = "won" | "lost" | "ended";

/** Notes in hertz, each a little after the one before. */
const NOTES: Readonly<Record<Effect, readonly number[]>> = {
  won: [523.25, 659.25, 783.99],
  ended: [523.25, 659.25],
  lost: [329.63, 261.63],
};
/** Seconds. */
const APART = 0.12;
const LONG = 0.35;
const LOUD = 0.12;

export function playEffect(effect: Effect): void {
  const loudspeaker = openLoudspeaker();
  NOTES[effect].forEach((hertz, index) => {
    playNote(loudspeaker, hertz, loudspeaker.currentTime + index * APART);
  });
}

/** It fades in and out, so that nothing clicks. */
function playNote(audio: AudioContext, hertz: number, start: number): void {
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  tone.frequency.value = hertz;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(LOUD, start + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.001, start + LONG);
  tone.connect(gain).connect(audio.destination);
  tone.start(start);
  tone.stop(start + LONG);
}
