// Knows what followed in each of many contexts, in a table of fixed size: contexts that meet in it share a place, rarely.

const WIDTH = 18;
const MASK = 2 ** WIDTH - 1;
/** Seen this often, a context changes its mind no slower. */
const MOST = 120;

export const hash = (one: number, other: number): number => {
  const mixed = Math.imul(one ^ Math.imul(other, 0x3d4d51cb), 0x2545f491);
  return (mixed ^ (mixed >>> 15)) | 0;
};

/** One memory a kind of context; `likelihoods` in 65,536ths that the bit is 1, `counts` how often the context was met. */
export interface BitMemory {
  readonly likelihoods: Uint16Array;
  readonly counts: Uint8Array;
}
export const createBitMemory = (): BitMemory => ({
  likelihoods: new Uint16Array(MASK + 1).fill(32_768),
  counts: new Uint8Array(MASK + 1),
});
export const copyBitMemory = ({ likelihoods, counts }: BitMemory): BitMemory => ({
  likelihoods: likelihoods.slice(),
  counts: counts.slice(),
});

export const findPlace = (context: number, prefix: number): number => hash(context, prefix) & MASK;

export function remember({ likelihoods, counts }: BitMemory, place: number, bit: number): void {
  const count = counts[place] ?? 0;
  const likelihood = likelihoods[place] ?? 0;
  likelihoods[place] = likelihood + Math.trunc(((bit ? 65_535 : 0) - likelihood) / (count + 1.3));
  if (count < MOST) counts[place] = count + 1;
}
