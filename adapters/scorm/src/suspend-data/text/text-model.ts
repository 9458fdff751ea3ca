// Knows how likely each bit of a text that somebody wrote is: models of several orders, mixed (after Mahoney's PAQ),
// after reading French and English.
import { type BitMemory, remember } from "../bits/bit-memory.ts";
import { squash, stretch } from "../bits/logistic.ts";
import { createMixer, type Mixer } from "../bits/mixer.ts";
import { createTextContexts, type TextContexts } from "./text-contexts.ts";
import type { TextShape } from "./text-shape.ts";

/** The weight of a bit that is surely 0 or 1, and what both mixers know besides the models. */
const BIAS = 256;

interface Parts {
  readonly memories: readonly BitMemory[];
  readonly contexts: TextContexts;
  /** One mixer chosen by how many contexts are known, one by the situation. */
  readonly mixers: readonly [Mixer, Mixer];
}

export interface TextModel {
  /** How likely the next bit is 1, in 65,536ths, from 32 to 65,504. */
  predict(): number;
  learn(bit: number): void;
  copy(): TextModel;
}

function createTextModel(shape: TextShape, { memories, contexts, mixers }: Parts): TextModel {
  const opinions = new Int32Array(countOpinions(memories.length));
  const places = new Int32Array(memories.length);
  /** The bits of the letter so far, after a leading 1. */
  let prefix = 1;
  let known = countKnown();

  function countKnown(): number {
    let count = 0;
    for (const [at, memory] of memories.entries()) if (memory.isMet(contexts.values[at] ?? 0)) count++;
    return count;
  }

  return {
    predict() {
      for (let at = 0; at < memories.length; at++) {
        const memory = memories[at] as BitMemory;
        const place = memory.findPlace(contexts.values[at] ?? 0, prefix);
        places[at] = place;
        const isMet = (memory.counts[place] ?? 0) > 0;
        const likelihood = memory.likelihoods[place] ?? 0;
        opinions[at * 2] = isMet ? stretch(likelihood) : 0;
        opinions[at * 2 + 1] = isMet ? (likelihood - 32_768) >> 7 : 0;
      }
      opinions[opinions.length - 1] = BIAS;
      const situation = shape.findSituation(prefix, contexts.readLength());
      const odds = mixers[0].mix(opinions, known) + mixers[1].mix(opinions, situation);
      return Math.min(65_504, Math.max(32, squash(odds >> 1)));
    },
    learn(bit) {
      for (const mixer of mixers) mixer.learn(opinions, bit);
      for (let at = 0; at < memories.length; at++) remember(memories[at] as BitMemory, places[at] ?? 0, bit);
      prefix = prefix * 2 + bit;
      if (prefix < 256) return;
      contexts.add(prefix & 0xff);
      prefix = 1;
      known = countKnown();
    },
    /** Called between two letters. */
    copy: () =>
      createTextModel(shape, {
        memories: memories.map((memory) => memory.copy()),
        contexts: contexts.copy(),
        mixers: [mixers[0].copy(), mixers[1].copy()],
      }),
  };
}

const countOpinions = (contexts: number) => contexts * 2 + 1;

/** Reads a few thousand words. */
function readFirst(shape: TextShape): TextModel {
  const contexts = createTextContexts(shape.contexts);
  const size = countOpinions(contexts.values.length);
  const model = createTextModel(shape, {
    memories: Array.from(contexts.values, shape.createMemory),
    contexts,
    mixers: [
      createMixer(size, contexts.values.length + 1, shape.hastes[0]),
      createMixer(size, shape.situations, shape.hastes[1]),
    ],
  });
  for (const byte of shape.read()) {
    for (let at = 7; at >= 0; at--) {
      model.predict();
      model.learn((byte >> at) & 1);
    }
  }
  return model;
}

const primed = new Map<TextShape, TextModel>();

/** A model that has read only the languages of the product; made once, for the first answer in words. */
export function recallTextModel(shape: TextShape): TextModel {
  const known = primed.get(shape) ?? readFirst(shape);
  primed.set(shape, known);
  return known.copy();
}
