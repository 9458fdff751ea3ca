// Knows the table in which the second version kept what followed in contexts: those that meet in it share a place.
import { type BitMemory, EVEN, hash } from "../bits/bit-memory.ts";

const WIDTH = 18;
const MASK = 2 ** WIDTH - 1;
const MOST = 120;

export function createBitMemory2(
  likelihoods: Uint16Array = new Uint16Array(MASK + 1).fill(EVEN),
  counts: Uint8Array = new Uint8Array(MASK + 1),
): BitMemory {
  const findPlace = (context: number, prefix: number) => hash(context, prefix) & MASK;
  return {
    likelihoods,
    counts,
    most: MOST,
    findPlace,
    isMet: (context) => (counts[findPlace(context, 1)] ?? 0) > 0,
    copy: () => createBitMemory2(likelihoods.slice(), counts.slice()),
  };
}
