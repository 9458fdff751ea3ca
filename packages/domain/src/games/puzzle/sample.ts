// Knows the example that a new puzzle comes with, in each language.
import { createSlug } from "../../kernel/index.ts";
import type { GameSample, SampleLanguage } from "../game/game-rules.ts";
import { samplePlant } from "../picture/sample-plant.ts";

const EXAMPLES = {
  FR: {
    title: "Reconstituez l’image",
    questions: [
      { text: "Par où la plante boit-elle\u00a0?", options: ["Par ses racines", "Par sa fleur", "Par sa tige"] },
      { text: "Qu’est-ce qui capte la lumière\u00a0?", options: ["La feuille", "La racine", "La terre"] },
      { text: "Qu’est-ce qui attire les insectes\u00a0?", options: ["La fleur", "La terre", "La racine"] },
    ],
  },
  EN: {
    title: "Put the picture together",
    questions: [
      { text: "Where does the plant drink?", options: ["By its roots", "By its flower", "By its stem"] },
      { text: "What catches the light?", options: ["The leaf", "The root", "The ground"] },
      { text: "What calls the insects?", options: ["The flower", "The ground", "The root"] },
    ],
  },
} as const;

/**
 * A plant in nine tiles, with questions for the mode in which right answers reveal it; each part marked as an example.
 */
export function samplePuzzle(local: SampleLanguage, random: () => number): GameSample {
  const { title, questions } = EXAMPLES[local];
  return {
    title,
    content: {
      ...{ picture: samplePlant(local), columns: 3, rows: 3, sample: ["picture"] },
      questions: questions.map(({ text, options }) => ({
        ...{ slug: createSlug(random), text, several: false, explanation: "", sample: ["text", "options"] },
        options: options.map((option, index) => ({ slug: createSlug(random), text: option, right: index === 0 })),
      })),
    },
  };
}
