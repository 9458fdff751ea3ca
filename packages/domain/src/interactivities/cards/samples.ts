// Knows the cards of a new set, in each language: an example of what such cards are good for, to be written over.
import type { SampleLanguage } from "../../games/index.ts";
import { createSlug } from "../../kernel/index.ts";
import type { Card } from "./list-blocks.ts";

interface Example {
  readonly title: string;
  readonly icon: string;
  readonly back: string;
}

const EXAMPLES: Readonly<Record<SampleLanguage, readonly Example[]>> = {
  EN: [
    { title: "Why", icon: "question", back: "What this is good for, in a sentence or two." },
    { title: "How", icon: "bulb", back: "The steps that lead there, the first one first." },
    { title: "Beware", icon: "warning", back: "What goes wrong most often, and how it is avoided." },
  ],
  FR: [
    { title: "Pourquoi", icon: "question", back: "À quoi cela sert, en une phrase ou deux." },
    { title: "Comment", icon: "bulb", back: "Les étapes qui y mènent, dans l’ordre." },
    { title: "Attention", icon: "warning", back: "Ce qui se passe mal le plus souvent, et comment l’éviter." },
  ],
};

/** Each part is marked as an example. */
export const sampleCards = (local: SampleLanguage, random: () => number): readonly Card[] =>
  EXAMPLES[local].map(({ title, icon, back }) => ({
    slug: createSlug(random),
    title,
    icon: `icon-library-${icon}`,
    back: [{ type: "paragraph", children: [{ text: back }] }],
    sample: ["title", "back"],
  }));
