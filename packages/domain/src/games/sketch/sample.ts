// Knows the example that a new sketch comes with, in each language.
import { createSlug } from "../../kernel/index.ts";
import type { GameSample, SampleLanguage } from "../game/game-rules.ts";

const EXAMPLES = {
  FR: {
    title: "Jouez la saynète",
    names: ["Mme Roy, cliente", "Vous"],
    lines: [
      {
        says: "Bonjour, je voudrais rendre cette veste. Elle s’est décousue au bout d’une semaine.",
        right: "Je suis désolé. Vous avez gardé le ticket\u00a0?",
        hears: "Oui, le voici. Merci de me prendre au sérieux.",
        wrong: "Vous l’avez sûrement lavée trop chaud.",
        objects: "Pardon\u00a0? Je ne l’ai jamais lavée\u00a0!",
        why: "On accueille d’abord, on cherche la cause ensuite.",
      },
      {
        says: "Que pouvez-vous faire pour moi\u00a0?",
        right: "L’échanger tout de suite, ou vous rembourser\u00a0: à vous de choisir.",
        hears: "Un échange me va très bien.",
        wrong: "Il faut que je demande à mon chef. Revenez demain.",
        objects: "Encore un trajet pour rien…",
        why: "Dire ce qu’on peut faire, et laisser choisir.",
      },
    ],
  },
  EN: {
    title: "Play the sketch",
    names: ["Mrs Roy, a customer", "You"],
    lines: [
      {
        says: "Hello, I would like to return this jacket. It came apart after a week.",
        right: "I am sorry. Have you kept the receipt?",
        hears: "Yes, here it is. Thank you for taking me seriously.",
        wrong: "You must have washed it too hot.",
        objects: "Excuse me? I have never washed it!",
        why: "Welcome first, look for the cause afterwards.",
      },
      {
        says: "What can you do for me?",
        right: "Exchange it at once, or pay you back: it is up to you.",
        hears: "An exchange suits me very well.",
        wrong: "I have to ask my manager. Come back tomorrow.",
        objects: "Another trip for nothing…",
        why: "Say what you can do, and let them choose.",
      },
    ],
  },
} as const;

/** Two turns of a talk, each with a good reply and a bad one, each part marked as an example. */
export function sampleSketch(local: SampleLanguage, random: () => number): GameSample {
  const { title, names, lines } = EXAMPLES[local];
  const speakers = names.map((name) => ({ slug: createSlug(random), name }));
  const [other, own] = speakers.map(({ slug }) => slug);
  return {
    title,
    content: {
      mode: "reply",
      speakers,
      lines: lines.flatMap(({ says, right, hears, wrong, objects, why }) => [
        { slug: createSlug(random), speaker: other, text: says, expression: "worried", sample: ["text"] },
        {
          ...{ slug: createSlug(random), speaker: own, text: "", explanation: why },
          replies: [
            { slug: createSlug(random), text: right, right: true, answer: hears },
            { slug: createSlug(random), text: wrong, right: false, answer: objects },
          ],
          sample: ["text", "replies", "explanation"],
        },
      ]),
    },
  };
}
