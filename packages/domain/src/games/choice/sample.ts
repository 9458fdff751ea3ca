// Knows the example that a new game of choices comes with, in each language.
import { createSlug } from "../../kernel/index.ts";
import type { GameSample, SampleLanguage } from "../game/game-rules.ts";

const EXAMPLES = {
  FR: {
    title: "Choisissez la bonne réponse",
    questions: [
      {
        text: "Quelle planète est la plus proche du Soleil\u00a0?",
        right: ["Mercure"],
        wrong: ["Vénus", "Mars"],
        explanation: "Mercure en fait le tour en 88 jours.",
      },
      {
        text: "Lesquelles de ces villes sont des capitales\u00a0?",
        right: ["Lisbonne", "Vienne"],
        wrong: ["Barcelone", "Genève"],
        explanation: "Lisbonne est celle du Portugal, Vienne celle de l’Autriche.",
      },
    ],
  },
  EN: {
    title: "Choose the right answer",
    questions: [
      {
        text: "Which planet is the nearest to the Sun?",
        right: ["Mercury"],
        wrong: ["Venus", "Mars"],
        explanation: "Mercury goes around it in 88 days.",
      },
      {
        text: "Which of these cities are capitals?",
        right: ["Lisbon", "Vienna"],
        wrong: ["Barcelona", "Geneva"],
        explanation: "Lisbon is the capital of Portugal, Vienna that of Austria.",
      },
    ],
  },
} as const;

/** A question with one right answer and one with two, each part marked as an example. */
export function sampleChoice(local: SampleLanguage, random: () => number): GameSample {
  const { title, questions } = EXAMPLES[local];
  return {
    title,
    content: {
      questions: questions.map(({ text, right, wrong, explanation }) => ({
        slug: createSlug(random),
        text,
        several: right.length > 1,
        options: [
          ...right.map((option) => ({ slug: createSlug(random), text: option, right: true })),
          ...wrong.map((option) => ({ slug: createSlug(random), text: option, right: false })),
        ],
        explanation,
        sample: ["text", "options", "explanation"],
      })),
      shuffled: true,
    },
  };
}
