// Knows the example that a new game of orders comes with, in each language.
import { createSlug } from "../../kernel/index.ts";
import type { GameSample, SampleLanguage } from "../game/game-rules.ts";

const EXAMPLES = {
  FR: {
    title: "Remettez dans l’ordre",
    questions: [
      {
        text: "Du plus petit au plus grand",
        steps: ["La Lune", "La Terre", "Jupiter", "Le Soleil"],
        explanation: "Le Soleil est dix fois plus large que Jupiter.",
      },
      {
        text: "Comment planter un arbre",
        steps: ["Creuser un trou", "Poser l’arbre", "Reboucher le trou", "Arroser"],
        explanation: "L’eau vient en dernier\u00a0: elle tasse la terre autour des racines.",
      },
    ],
  },
  EN: {
    title: "Put in order",
    questions: [
      {
        text: "From the smallest to the largest",
        steps: ["The Moon", "The Earth", "Jupiter", "The Sun"],
        explanation: "The Sun is ten times as wide as Jupiter.",
      },
      {
        text: "How to plant a tree",
        steps: ["Dig a hole", "Put the tree in it", "Fill the hole", "Water it"],
        explanation: "Water comes last: it settles the earth around the roots.",
      },
    ],
  },
} as const;

/** Two orders, each part marked as an example. */
export function sampleOrdering(local: SampleLanguage, random: () => number): GameSample {
  const { title, questions } = EXAMPLES[local];
  return {
    title,
    content: {
      questions: questions.map(({ text, steps, explanation }) => ({
        slug: createSlug(random),
        text,
        steps: steps.map((step) => ({ slug: createSlug(random), text: step })),
        explanation,
        sample: ["text", "steps", "explanation"],
      })),
    },
  };
}
