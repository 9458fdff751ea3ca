// Knows what followed in each of many contexts, in a table of fixed size.

export const hash = (one: number, other: number): number => {
  const mixed = Math.imul(one ^ Math.imul(other, 0x3d4d51cb), 0x2545f491);
  return (mixed ^ (mixed >>> 15)) | 0;
};

/** One memory for each kind of context. */
export interface BitMemory {
  /** How likely the bit at a place is 1, in 65,536ths. */
  readonly likelihoods: Uint16Array;
  /** How often a place was met; from `most` times on, it adapts at the same rate. */
  readonly counts: Uint8Array;
  readonly most: number;
  /** The place in a context of the bit that follows those of `prefix` (which stand after a leading 1). */
  findPlace(context: number, prefix: number): number;
  /** True where anything was met in a context. */
  isMet(context: number): boolean;
  copy(): BitMemory;
}

export function remember({ likelihoods, counts, most }: BitMemory, place: number, bit: number): void {
  const count = counts[place] ?? 0;
  const likelihood = likelihoods[place] ?? 0;
  likelihoods[place] = likelihood + Math.trunc(((bit ? 65_535 : 0) - likelihood) / (count + 1.3));
  if (count < most) counts[place] = count + 1;
}

export const EVEN = 32_768;
const WIDTH = 18;
const MASK = 2 ** WIDTH - 1;
const MOST = 60;

/**
 * Contexts that share a slot of the table are told apart by eight bits; where both places are taken, the one that was
 * met less often is dropped.
 */
export function createBitMemory(
  likelihoods: Uint16Array = new Uint16Array(MASK + 1).fill(EVEN),
  counts: Uint8Array = new Uint8Array(MASK + 1),
  names: Uint8Array = new Uint8Array(MASK + 1),
): BitMemory {
  const nameOf = (hashed: number) => (hashed >>> 24) | 1;
  function find(hashed: number): number | undefined {
    const [place, name] = [hashed & MASK, nameOf(hashed)];
    if (names[place] === name) return place;
    return names[place ^ 1] === name ? place ^ 1 : undefined;
  }
  function take(hashed: number): number {
    const place = hashed & MASK;
    const taken = (counts[place] ?? 0) <= (counts[place ^ 1] ?? 0) ? place : place ^ 1;
    names[taken] = nameOf(hashed);
    likelihoods[taken] = EVEN;
    counts[taken] = 0;
    return taken;
  }
  return {
    likelihoods,
    counts,
    most: MOST,
    findPlace(context, prefix) {
      const hashed = hash(context, prefix);
      return find(hashed) ?? take(hashed);
    },
    isMet(context) {
      const place = find(hash(context, 1));
      return place !== undefined && (counts[place] ?? 0) > 0;
    },
    copy: () => createBitMemory(likelihoods.slice(), counts.slice(), names.slice()),
  };
}
