// Knows the example that a new carousel comes with, in each language.
import { createSlug } from "../../kernel/index.ts";
import type { GameSample, SampleLanguage } from "../game/game-rules.ts";

const EXAMPLES = {
  FR: {
    title: "Parcourez les cartes",
    cards: [
      { title: "Avant la réunion", text: "Envoyez l’ordre du jour la veille, avec la durée de chaque point." },
      { title: "Pendant la réunion", text: "Notez qui fait quoi, et pour quand. Finissez à l’heure dite." },
      { title: "Après la réunion", text: "Le compte rendu part le jour même, en une page." },
    ],
    question: {
      text: "Quand part le compte rendu\u00a0?",
      options: ["Le jour même", "Dans la semaine", "À la réunion suivante"],
      explanation: "Plus tard, chacun a oublié la moitié de ce qu’il a promis.",
    },
  },
  EN: {
    title: "Go through the cards",
    cards: [
      { title: "Before the meeting", text: "Send the agenda the day before, with the time for each point." },
      { title: "During the meeting", text: "Write down who does what, and by when. End on time." },
      { title: "After the meeting", text: "The minutes leave the same day, on one page." },
    ],
    question: {
      text: "When do the minutes leave?",
      options: ["The same day", "Within the week", "At the next meeting"],
      explanation: "Later, everybody has forgotten half of what they promised.",
    },
  },
} as const;

/** Three cards, with a question on the last, each part marked as an example. */
export function sampleCarousel(local: SampleLanguage, random: () => number): GameSample {
  const { title, cards, question } = EXAMPLES[local];
  const asked = () => ({
    ...{ slug: createSlug(random), text: question.text, several: false, explanation: question.explanation },
    options: question.options.map((text, index) => ({ slug: createSlug(random), text, right: index === 0 })),
  });
  return {
    title,
    content: {
      cards: cards.map((card, index) => ({
        slug: createSlug(random),
        ...card,
        ...(index === cards.length - 1 ? { question: asked(), sample: ["text", "question"] } : { sample: ["text"] }),
      })),
    },
  };
}
