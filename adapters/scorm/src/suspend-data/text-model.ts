// Knows how likely each bit of what somebody wrote is: models of several orders, mixed (after Mahoney's PAQ), read in French and English first.
import { type BitMemory, copyBitMemory, createBitMemory, findPlace, remember } from "./bit-memory.ts";
import { squash, stretch } from "./logistic.ts";
import { createMixer, type Mixer } from "./mixer.ts";
import { PRIMING_TEXT } from "./priming-text.ts";
import { CONTEXTS, createTextContexts, type TextContexts } from "./text-contexts.ts";

/** What a bit that is surely 0 or 1 weighs, and what both mixers know besides the models. */
const BIAS = 256;
const OPINIONS = CONTEXTS * 2 + 1;

interface Parts {
  readonly memories: readonly BitMemory[];
  readonly contexts: TextContexts;
  /** One by how many contexts are known, one by the bits of the letter so far. */
  readonly mixers: readonly [Mixer, Mixer];
}

export interface TextModel {
  /** How likely the next bit is 1, in 65,536ths, from 32 to 65,504. */
  predict(): number;
  learn(bit: number): void;
  copy(): TextModel;
}

function createTextModel({ memories, contexts, mixers }: Parts): TextModel {
  const opinions = new Int32Array(OPINIONS);
  const places = new Int32Array(CONTEXTS);
  /** The bits of the letter so far, after a leading 1. */
  let prefix = 1;
  let known = countKnown();

  function countKnown(): number {
    let count = 0;
    memories.forEach(({ counts }, at) => {
      if ((counts[findPlace(contexts.values[at] ?? 0, 1)] ?? 0) > 0) count++;
    });
    return count;
  }

  return {
    predict() {
      memories.forEach(({ likelihoods, counts }, at) => {
        const place = findPlace(contexts.values[at] ?? 0, prefix);
        places[at] = place;
        const [likelihood, isMet] = [likelihoods[place] ?? 0, (counts[place] ?? 0) > 0];
        opinions[at * 2] = isMet ? stretch(likelihood) : 0;
        opinions[at * 2 + 1] = isMet ? (likelihood - 32_768) >> 7 : 0;
      });
      opinions[OPINIONS - 1] = BIAS;
      const odds = mixers[0].mix(opinions, known) + mixers[1].mix(opinions, prefix);
      return Math.min(65_504, Math.max(32, squash(odds >> 1)));
    },
    learn(bit) {
      for (const mixer of mixers) mixer.learn(opinions, bit);
      for (const [at, memory] of memories.entries()) remember(memory, places[at] ?? 0, bit);
      prefix = prefix * 2 + bit;
      if (prefix < 256) return;
      contexts.add(prefix & 0xff);
      prefix = 1;
      known = countKnown();
    },
    /** Between two letters. */
    copy: () =>
      createTextModel({
        memories: memories.map(copyBitMemory),
        contexts: contexts.copy(),
        mixers: [mixers[0].copy(), mixers[1].copy()],
      }),
  };
}

/** Reads a few thousand words once, when the first answer in words is met. */
let primed: TextModel | undefined;
function readPrimingText(): TextModel {
  const model = createTextModel({
    memories: Array.from({ length: CONTEXTS }, createBitMemory),
    contexts: createTextContexts(),
    mixers: [createMixer(OPINIONS, CONTEXTS + 1, 0.3), createMixer(OPINIONS, 256, 1)],
  });
  for (const byte of new TextEncoder().encode(PRIMING_TEXT)) {
    for (let at = 7; at >= 0; at--) {
      model.predict();
      model.learn((byte >> at) & 1);
    }
  }
  return model;
}

/** A model that has read nothing but the languages of the product. */
export function recallTextModel(): TextModel {
  primed ??= readPrimingText();
  return primed.copy();
}
