// Knows a player's source in memory: one course under the perimeter `p`, with what is stored of it now.
import type { LearnizSource, LearnizToPlay } from "@academiz/application/ports";
import type { Learniz } from "@academiz/domain/learniz";
import type { NetworkLine } from "../network/network-line.ts";

/**
 * A source of one course under the perimeter `p`, with marks out of 20.
 * @param readStored gives the stored progress, at each load; null for none.
 * @param changes values that differ from the usual ones.
 */
export function createMemorySource(
  line: NetworkLine,
  config: Learniz,
  readStored: () => unknown,
  changes: Partial<LearnizToPlay> = {},
): LearnizSource {
  const toPlay = {
    perimeterSlug: "p",
    productSlug: "product",
    name: "A course",
    config,
    documentFiles: [],
    markType: "mark20",
    scoreStrategies: [],
    theme: {},
    demo: false,
    returnUrl: null,
  };
  return {
    load: () => line.pass("load", () => ({ ok: true, value: { ...toPlay, storedProgress: readStored(), ...changes } })),
  };
}
