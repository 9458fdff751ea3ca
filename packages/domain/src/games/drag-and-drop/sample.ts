// Knows the example that a new game of things and zones comes with, in each language.
import { createSlug } from "../../kernel/index.ts";
import type { GameSample, SampleLanguage } from "../game/game-rules.ts";
import { PLANT_AREAS, samplePlant } from "../picture/sample-plant.ts";

const EXAMPLES = {
  FR: {
    title: "Mettez chaque chose à sa place",
    zones: { flower: "Fleur", leaf: "Feuille", roots: "Racines" },
    items: [
      ["Attire les insectes", "flower"],
      ["Capte la lumière", "leaf"],
      ["Boivent l’eau du sol", "roots"],
      ["Bat comme un cœur", null],
    ],
  },
  EN: {
    title: "Put things in their place",
    zones: { flower: "Flower", leaf: "Leaf", roots: "Roots" },
    items: [
      ["Calls the insects", "flower"],
      ["Catches the light", "leaf"],
      ["Drink from the ground", "roots"],
      ["Beats like a heart", null],
    ],
  },
} as const;

/** Three zones of a plant, what belongs there, and one thing that belongs nowhere; each part marked as an example. */
export function sampleDragAndDrop(local: SampleLanguage, random: () => number): GameSample {
  const { title, zones, items } = EXAMPLES[local];
  const made = (["flower", "leaf", "roots"] as const).map((part) => ({
    part,
    zone: {
      ...{ slug: createSlug(random), name: zones[part], description: "", ...PLANT_AREAS[part] },
      sample: ["name"],
    },
  }));
  return {
    title,
    content: {
      picture: samplePlant(local),
      zones: made.map(({ zone }) => zone),
      items: items.map(([text, part]) => ({
        ...{ slug: createSlug(random), text, explanation: "", sample: ["text"] },
        zones: made.flatMap((one) => (one.part === part ? [one.zone.slug] : [])),
      })),
    },
  };
}
