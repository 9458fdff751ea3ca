// Knows how likely a bit is from those that came before it: in the narrowest context, and in wider ones while that is
// new.
import type { BitLine } from "./bit-line.ts";
import { FURTHEST, squash, stretch } from "./logistic.ts";

/** What each bit that came counts for: a whole number, of which sixteenths can be forgotten. */
const EACH = 16;
const MOST = 60_000;
/** How much a wider context counts in a narrower one, as if it had been seen there. */
const BORROWED = 1.5 * EACH;
/** Never quite sure: a surprise costs 12 bits at most. */
const clamp = (likelihood: number) => Math.min(65_519, Math.max(16, likelihood));

/** Two counts for each node of a binary tree over the symbols of a context. */
type Counts = Uint16Array;
const readTotal = (counts: Counts, at: number) => (counts[at] ?? 0) + (counts[at + 1] ?? 0);

function count(counts: Counts, at: number, bit: number): void {
  if (readTotal(counts, at) > MOST) {
    counts[at] = (counts[at] ?? 0) >> 1;
    counts[at + 1] = (counts[at + 1] ?? 0) >> 1;
  }
  counts[at + bit] = (counts[at + bit] ?? 0) + EACH;
}

/** How well a node is known, in steps: new, then twice as often at each step. */
const STEPS = 8;
const findStep = (total: number) => Math.min(STEPS - 1, 31 - Math.clz32(Math.floor(total / EACH) + 1));

/** The weight of each context of a chain at each step, the widest first, and how often it was learnt. */
interface Worth {
  readonly weights: Float64Array;
  readonly learnt: Float64Array;
}
/** Mostly the narrowest, which borrows from the others. */
const createWorth = (length: number): Worth => ({
  weights: Float64Array.from(
    { length: STEPS * length },
    (_, at) => 0.3 / length + (at % length === length - 1 ? 0.7 : 0),
  ),
  learnt: new Float64Array(STEPS),
});
/** How fast the model learns which context is right: slower and slower. */
const readHaste = (learnt: number) => Math.max(0.002, 0.06 / (1 + learnt / 100));

function recall<T>(known: Map<string, T>, name: string, create: () => T): T {
  const found = known.get(name);
  if (found !== undefined) return found;
  const created = create();
  known.set(name, created);
  return created;
}

/** Passes one of `size` symbols in a context, from the highest bit on: the writer gives it, the reader gets it. */
export type PassSymbol = (context: string, size: number, symbol: number) => number;

/** What was learnt of contexts, on whichever line. */
export interface Experience {
  readonly counts: Map<string, Counts>;
  readonly worths: Map<string, Worth>;
}
export const createExperience = (): Experience => ({ counts: new Map(), worths: new Map() });

/**
 * Counts whatever was seen often as if it had been seen once: a learner of it starts from it, and can change its mind
 * at once.
 */
export function summarize({ counts, worths }: Experience): Experience {
  const soften = (known: Counts) =>
    known.map((own, at) => {
      const total = readTotal(known, at & ~1);
      return total > EACH ? Math.round((own * EACH) / total) : own;
    });
  return {
    counts: new Map([...counts].map(([name, known]) => [name, soften(known)])),
    worths: new Map(
      [...worths].map(([name, { weights }]) => [name, { weights: weights.slice(), learnt: new Float64Array(STEPS) }]),
    ),
  };
}

/** Longer than any context of a progress. */
const LONGEST = 16;

/**
 * Contexts are `wide|narrower|…|narrowest`: a wider one learns from all that begin with it. All with the same beginning
 * have one size.
 */
export function createAdaptiveBits(line: BitLine, { counts, worths }: Experience): PassSymbol {
  const contexts = new Map<string, { readonly chain: readonly Counts[]; readonly worth: Worth }>();
  function findContext(context: string, width: number) {
    const names = context.split("|", LONGEST);
    const create = () => new Uint16Array(2 << width);
    const chain = names.map((_, at) => recall(counts, names.slice(0, at + 1).join("|"), create));
    return { chain, worth: recall(worths, `${names[0]} ${names.length}`, () => createWorth(names.length)) };
  }
  const opinions = new Int32Array(LONGEST);

  function passBit(chain: readonly Counts[], { weights, learnt }: Worth, at: number, bit: number): number {
    let [likelihood, total] = [0.5, 0];
    for (let place = 0; place < chain.length; place++) {
      const known = chain[place] as Counts;
      total = readTotal(known, at);
      likelihood = ((known[at + 1] ?? 0) + BORROWED * likelihood) / (total + BORROWED);
      opinions[place] = stretch(Math.floor(likelihood * 65_535));
    }
    const step = findStep(total);
    const from = step * chain.length;
    let odds = 0;
    for (let place = 0; place < chain.length; place++) odds += (opinions[place] ?? 0) * (weights[from + place] ?? 0);
    const mixed = squash(Math.max(-FURTHEST, Math.min(FURTHEST, Math.trunc(odds))));
    const found = line.pass(bit, clamp(mixed));
    const wrong = ((found - mixed / 65_536) * readHaste(learnt[step] ?? 0)) / 256;
    learnt[step] = (learnt[step] ?? 0) + 1;
    for (let place = 0; place < chain.length; place++)
      weights[from + place] = (weights[from + place] ?? 0) + wrong * (opinions[place] ?? 0);
    for (const known of chain) count(known, at, found);
    return found;
  }

  return (context, size, symbol) => {
    const width = 32 - Math.clz32(size - 1);
    const { chain, worth } = recall(contexts, context, () => findContext(context, width));
    let node = 1;
    for (let height = width - 1; height >= 0; height--)
      node = node * 2 + passBit(chain, worth, node * 2, (symbol >>> height) & 1);
    return node - 2 ** width;
  };
}
