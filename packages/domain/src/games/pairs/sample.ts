// Knows the example that a new game of pairs comes with, in each language.
import { createSlug } from "../../kernel/index.ts";
import type { GameSample, SampleLanguage } from "../game/game-rules.ts";

const EXAMPLES = {
  FR: {
    title: "Reliez ce qui va ensemble",
    pairs: { France: "Paris", Italie: "Rome", Japon: "Tokyo" },
    strays: ["Sydney"],
  },
  EN: {
    title: "Match what belongs together",
    pairs: { France: "Paris", Italy: "Rome", Japan: "Tokyo" },
    strays: ["Sydney"],
  },
} as const;

/** Three pairs and one that belongs to nothing, each part marked as an example. */
export function samplePairs(local: SampleLanguage, random: () => number): GameSample {
  const { title, pairs, strays } = EXAMPLES[local];
  const made = Object.entries<string>(pairs).map(([left, right]) => ({
    ...{ slug: createSlug(random), left, right, explanation: "", sample: ["left", "right"] },
  }));
  return { title, content: { pairs: made, strays } };
}
