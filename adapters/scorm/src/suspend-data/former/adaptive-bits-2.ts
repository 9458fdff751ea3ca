// Knows how likely a bit was for the second version: from those before it in contexts like its own, and in a wider one
// while these are new.

import type { PassSymbol } from "../bits/adaptive-bits.ts";
import type { BitLine } from "../bits/bit-line.ts";
import { FURTHEST, squash, stretch } from "../bits/logistic.ts";

/** What an unknown bit counts for, and what each that came counts for: an estimator of Krichevsky and Trofimov. */
const BEFORE = 1;
const EACH = 5;
const MOST = 60_000;
/** How fast the model learns whether the wide or the narrow context is right. */
const HASTE = 0.04;
/** Never quite sure: a surprise costs 12 bits at most. */
const clamp = (likelihood: number) => Math.min(65_519, Math.max(16, likelihood));

/** Two counts for each node of a binary tree over the symbols of a context. */
type Counts = Uint16Array;
const createCounts = (width: number): Counts => new Uint16Array(2 << width).fill(BEFORE);
const readTotal = (counts: Counts, at: number) => (counts[at] ?? 0) + (counts[at + 1] ?? 0);
const readLikelihood = (counts: Counts, at: number) =>
  Math.floor(((counts[at + 1] ?? 0) * 65_536) / readTotal(counts, at));

function count(counts: Counts, at: number, bit: number): void {
  if (readTotal(counts, at) > MOST) {
    counts[at] = ((counts[at] ?? 0) >> 1) + 1;
    counts[at + 1] = ((counts[at + 1] ?? 0) >> 1) + 1;
  }
  counts[at + bit] = (counts[at + bit] ?? 0) + EACH;
}

/** How well a node is known, in steps: new, then twice as often at each step. */
const STEPS = 8;
const findStep = (total: number) => Math.min(STEPS - 1, 31 - Math.clz32(Math.floor((total - 2 * BEFORE) / EACH) + 1));

/** The weights of the wide and the narrow context at each step: the narrow one more, the better it is known. */
const createWorth = () =>
  Float64Array.from({ length: STEPS * 2 }, (_, at) => (at % 2 === 0 ? 1 - at / 2 / STEPS : 0.2 + (at - 1) / 2 / STEPS));

function recall<T>(known: Map<string, T>, name: string, create: () => T): T {
  const found = known.get(name);
  if (found !== undefined) return found;
  const created = create();
  known.set(name, created);
  return created;
}

/** Contexts are `wide|narrow`, or one name alone: a wide one learns from all that begin with it. Each has one size. */
export function createAdaptiveBits2(line: BitLine): PassSymbol {
  const known = new Map<string, Counts>();
  const worths = new Map<string, Float64Array>();

  function passBit(narrow: Counts, wide: Counts, worth: Float64Array, at: number, bit: number): number {
    const step = findStep(readTotal(narrow, at)) * 2;
    const [others, own] = [stretch(readLikelihood(wide, at)), stretch(readLikelihood(narrow, at))];
    const odds = Math.trunc(others * (worth[step] ?? 0) + own * (worth[step + 1] ?? 0));
    const likelihood = squash(Math.max(-FURTHEST, Math.min(FURTHEST, odds)));
    const found = line.pass(bit, clamp(likelihood));
    const wrong = ((found - likelihood / 65_536) * HASTE) / 256;
    worth[step] = (worth[step] ?? 0) + wrong * others;
    worth[step + 1] = (worth[step + 1] ?? 0) + wrong * own;
    count(wide, at, found);
    count(narrow, at, found);
    return found;
  }
  function passPlainBit(counts: Counts, at: number, bit: number): number {
    const found = line.pass(bit, clamp(readLikelihood(counts, at)));
    count(counts, at, found);
    return found;
  }

  return (context, size, symbol) => {
    const width = 32 - Math.clz32(size - 1);
    const [wideName = "", narrowName] = context.split("|", 2);
    const create = () => createCounts(width);
    const wide = recall(known, wideName, create);
    const narrow = narrowName === undefined ? undefined : recall(known, context, create);
    const worth = recall(worths, wideName, createWorth);
    let node = 1;
    for (let height = width - 1; height >= 0; height--) {
      const bit = (symbol >>> height) & 1;
      node = node * 2 + (narrow ? passBit(narrow, wide, worth, node * 2, bit) : passPlainBit(wide, node * 2, bit));
    }
    return node - 2 ** width;
  };
}
