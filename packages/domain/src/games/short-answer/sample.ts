// Knows the example that a new game of short answers comes with, in each language.
import { createSlug } from "../../kernel/index.ts";
import type { GameSample, SampleLanguage } from "../game/game-rules.ts";

const EXAMPLES = {
  FR: {
    title: "Répondez en un mot ou un nombre",
    questions: [
      { text: "Quelle est la capitale de l’Espagne\u00a0?", accepted: ["Madrid"], explanation: "Depuis 1561." },
      {
        ...{ text: "Combien mesure un marathon\u00a0?", kind: "number", value: 42.195, tolerance: 0.5, unit: "km" },
        explanation: "42,195 km exactement.",
      },
    ],
  },
  EN: {
    title: "Answer in a word or a number",
    questions: [
      { text: "What is the capital of Spain?", accepted: ["Madrid"], explanation: "Since 1561." },
      {
        ...{ text: "How long is a marathon?", kind: "number", value: 42.195, tolerance: 0.5, unit: "km" },
        explanation: "42.195 km exactly.",
      },
    ],
  },
} as const;

/** A question of each kind, each part marked as an example. */
export function sampleShortAnswer(local: SampleLanguage, random: () => number): GameSample {
  const { title, questions } = EXAMPLES[local];
  return {
    title,
    content: {
      questions: questions.map((question) => ({
        slug: createSlug(random),
        ...question,
        sample: ["text", "answer", "explanation"],
      })),
    },
  };
}
