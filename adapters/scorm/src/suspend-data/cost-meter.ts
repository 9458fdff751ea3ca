// Knows how many bits something would take, without writing it.
import type { BitLine } from "./bits/bit-line.ts";
import { createCoder } from "./text/symbol-coders.ts";

/** The cost of a bit by how likely it was, in 256 steps: exact enough to know how much fits. */
const COSTS = Float64Array.from({ length: 257 }, (_, likelihood) => -Math.log2(Math.max(likelihood, 0.5) / 256));

export function createCostMeter() {
  let bits = 0;
  const line: BitLine = {
    pass(bit, one) {
      bits += COSTS[(bit ? one : 65_536 - one) >> 8] ?? 0;
      return bit;
    },
  };
  return { coder: createCoder(line), readBits: () => bits };
}
