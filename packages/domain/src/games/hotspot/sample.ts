// Knows the example that a new game on parts of a picture comes with, in each language.
import { createSlug } from "../../kernel/index.ts";
import type { GameSample, SampleLanguage } from "../game/game-rules.ts";
import { PLANT_AREAS, samplePlant } from "../picture/sample-plant.ts";

const PARTS = ["flower", "leaf", "roots", "sun"] as const;
const EXAMPLES = {
  FR: {
    title: "Trouvez sur l’image",
    names: { flower: "La fleur", leaf: "La feuille", roots: "Les racines", sun: "Le soleil" },
    descriptions: {
      ...{ flower: "Cinq pétales roses", leaf: "Une lame verte sur la tige" },
      ...{ roots: "Des fils clairs sous la terre", sun: "Un disque jaune dans le ciel" },
    },
    questions: [
      ["Par où la plante boit-elle\u00a0?", ["roots"]],
      ["D’où vient la lumière, et qu’est-ce qui la capte\u00a0?", ["leaf", "sun"]],
    ],
  },
  EN: {
    title: "Find on the picture",
    names: { flower: "The flower", leaf: "The leaf", roots: "The roots", sun: "The sun" },
    descriptions: {
      ...{ flower: "Five pink petals", leaf: "A green blade on the stem" },
      ...{ roots: "Pale threads under the ground", sun: "A yellow disc in the sky" },
    },
    questions: [
      ["Where does the plant drink?", ["roots"]],
      ["Where does the light come from, and what catches it?", ["leaf", "sun"]],
    ],
  },
} as const;

/** Four parts of a plant, and two questions about them; each part marked as an example. */
export function sampleHotspot(local: SampleLanguage, random: () => number): GameSample {
  const { title, names, descriptions, questions } = EXAMPLES[local];
  const made = PARTS.map((part) => ({
    part,
    area: {
      ...{ slug: createSlug(random), name: names[part], description: descriptions[part], note: "" },
      ...PLANT_AREAS[part],
      sample: ["name", "description"],
    },
  }));
  return {
    title,
    content: {
      picture: samplePlant(local),
      areas: made.map(({ area }) => area),
      questions: questions.map(([text, parts]) => ({
        ...{ slug: createSlug(random), text, explanation: "", sample: ["text"] },
        areas: made.flatMap(({ part, area }) => ((parts as readonly string[]).includes(part) ? [area.slug] : [])),
      })),
    },
  };
}
