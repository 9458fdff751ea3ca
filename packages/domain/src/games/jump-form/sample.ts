// Knows the example that a new form comes with, in each language.
import { createSlug } from "../../kernel/index.ts";
import type { GameSample, SampleLanguage } from "../game/game-rules.ts";
import { FORM_END } from "./schema.ts";

const EXAMPLES = {
  FR: {
    title: "Répondez au formulaire",
    remote: { text: "Travaillez-vous parfois à distance\u00a0?", options: ["Oui", "Non"] },
    ease: { text: "Êtes-vous à l’aise avec les réunions à distance\u00a0?", least: "Pas du tout", most: "Tout à fait" },
    more: { text: "Qu’est-ce qui vous aiderait\u00a0?" },
    end: { title: "Merci", text: "Vos réponses servent à préparer la suite de la formation." },
  },
  EN: {
    title: "Answer the form",
    remote: { text: "Do you sometimes work remotely?", options: ["Yes", "No"] },
    ease: { text: "Are you at ease with remote meetings?", least: "Not at all", most: "Completely" },
    more: { text: "What would help you?" },
    end: { title: "Thank you", text: "Your answers are used to prepare what comes next." },
  },
} as const;

/** Three questions, of which a “no” leaves two out, each part marked as an example. */
export function sampleJumpForm(local: SampleLanguage, random: () => number): GameSample {
  const { title, remote, ease, more, end } = EXAMPLES[local];
  const options = remote.options.map((text) => ({ slug: createSlug(random), text }));
  const slug = () => createSlug(random);
  const sample = ["text", "options"];
  return {
    title,
    content: {
      questions: [
        {
          ...{ slug: slug(), text: remote.text, kind: "choice", options, sample },
          jumps: [{ slug: slug(), options: options.slice(1).map((one) => one.slug), to: FORM_END }],
        },
        {
          ...{ slug: slug(), text: ease.text, kind: "scale", least: 1, most: 5, sample },
          ...{ leastLabel: ease.least, mostLabel: ease.most },
        },
        { slug: slug(), text: more.text, kind: "long", isOptional: true, sample },
      ],
      profiles: [{ slug: slug(), ...end, from: 0 }],
    },
  };
}
