// Knows how several predictions of the next bit are combined, and how the weight of each follows from how right it was
// (logistic mixing).
import { FURTHEST, squash } from "./logistic.ts";

/** A weight of one. */
const ONE = 65_536;

export interface Mixer {
  /** The odds that the predictions give together, by the weights of one situation. */
  mix(opinions: Int32Array, situation: number): number;
  /** Learns from what the mixed bit really was. */
  learn(opinions: Int32Array, bit: number): void;
  copy(): Mixer;
}

/** @param haste how fast weights change. */
export function createMixer(
  size: number,
  situations: number,
  haste: number,
  weights: Float64Array = new Float64Array(size * situations).fill(0.2 * ONE),
): Mixer {
  let [from, likelihood] = [0, 0];
  return {
    mix(opinions, situation) {
      from = situation * size;
      let sum = 0;
      for (let at = 0; at < size; at++) sum += (opinions[at] ?? 0) * (weights[from + at] ?? 0);
      const odds = Math.max(-FURTHEST, Math.min(FURTHEST, Math.trunc(sum / ONE)));
      likelihood = squash(odds);
      return odds;
    },
    learn(opinions, bit) {
      const wrong = (bit * 65_536 - likelihood) * haste;
      for (let at = 0; at < size; at++) {
        weights[from + at] = (weights[from + at] ?? 0) + Math.trunc(((opinions[at] ?? 0) * wrong) / 16_384);
      }
    },
    copy: () => createMixer(size, situations, haste, weights.slice()),
  };
}
