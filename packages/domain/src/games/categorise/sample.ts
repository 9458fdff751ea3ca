// Knows the example that a new game of groups comes with, in each language.
import { createSlug } from "../../kernel/index.ts";
import type { GameSample, SampleLanguage } from "../game/game-rules.ts";

const EXAMPLES = {
  FR: {
    title: "Classez dans les groupes",
    groups: { Fruits: ["Pomme", "Cerise"], Légumes: ["Carotte", "Poireau"] },
  },
  EN: {
    title: "Sort into groups",
    groups: { Fruit: ["Apple", "Cherry"], Vegetables: ["Carrot", "Leek"] },
  },
} as const;

/** Two groups of two things, each part marked as an example. */
export function sampleCategorise(local: SampleLanguage, random: () => number): GameSample {
  const { title, groups } = EXAMPLES[local];
  const made = Object.entries<readonly string[]>(groups).map(([name, texts]) => ({
    group: { slug: createSlug(random), name, sample: ["name"] },
    texts,
  }));
  return {
    title,
    content: {
      groups: made.map(({ group }) => group),
      things: made.flatMap(({ group, texts }) =>
        texts.map((text) => ({
          ...{ slug: createSlug(random), text, group: group.slug, explanation: "", sample: ["text"] },
        })),
      ),
    },
  };
}
