// Knows what a new block of a slide is: an example that can be played as it stands, in the course's language.
import { createSlug } from "../../kernel/index.ts";
import type { Learniz } from "../content/course.ts";
import type { GameInteractivity, TextBox } from "../content/interactivity.ts";

type Random = () => number;

/**
 * An empty text box under a random slug, which is not compared with those of any course.
 * @param random gives numbers in [0, 1).
 */
export function createTextBox(random: Random): TextBox {
  return {
    slug: createSlug(random),
    type: "text-box",
    medias: [],
    data: { boxes: [{ contents: [{ nodes: [{ type: "paragraph", children: [{ text: "" }] }] }] }] },
  };
}

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

/**
 * A true/false game of two example statements in this language, marked as such, under random slugs that are not
 * compared with those of any course. Its weight is 1: it counts in the course's score from the start.
 * @param random gives numbers in [0, 1).
 */
export function createTrueFalseGame(local: Learniz["local"], random: Random): GameInteractivity {
  const { title, statements } = EXAMPLES[local];
  return {
    slug: createSlug(random),
    type: "game",
    weight: 1,
    data: {},
    medias: [
      {
        slug: createSlug(random),
        title,
        params: {
          config: { gameType: "VRAI_FAUX" },
          context: { title },
          content: {
            statements: statements.map((statement) => ({
              slug: createSlug(random),
              ...statement,
              sample: ["text", "explanation"],
            })),
          },
        },
      },
    ],
  };
}
