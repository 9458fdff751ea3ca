// Knows the example that a new true/false game comes with, in each language.
import { createSlug } from "../../kernel/index.ts";
import type { GameSample, SampleLanguage } from "../game/game-rules.ts";

const EXAMPLES = {
  FR: {
    title: "Vrai ou faux ?",
    statements: [
      {
        text: "La Terre tourne autour du Soleil.",
        correct: true,
        explanation: "Elle en fait le tour en une année environ.",
      },
      {
        text: "L’eau bout à la même température en montagne et à la mer.",
        correct: false,
        explanation: "Plus on monte, plus la pression baisse, et plus l’eau bout tôt.",
      },
    ],
  },
  EN: {
    title: "True or false?",
    statements: [
      { text: "The Earth goes around the Sun.", correct: true, explanation: "One turn takes about a year." },
      {
        text: "Water boils at the same temperature on a mountain and by the sea.",
        correct: false,
        explanation: "The higher you are, the lower the pressure, and the sooner water boils.",
      },
    ],
  },
} as const;

/** Two statements, one true and one not, each part marked as an example. */
export function sampleTrueFalse(local: SampleLanguage, random: () => number): GameSample {
  const { title, statements } = EXAMPLES[local];
  return {
    title,
    content: {
      statements: statements.map((statement) => ({
        slug: createSlug(random),
        ...statement,
        sample: ["text", "explanation"],
      })),
    },
  };
}
