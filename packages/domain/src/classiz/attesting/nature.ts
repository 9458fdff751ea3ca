// Knows what kind of action a classroom is, as its author says it.
import * as z from "zod/mini";
import type { Locale } from "../../wording/index.ts";

export const ACTION_NATURES = ["training", "assessment", "validation", "apprenticeship"] as const;
export type ActionNature = (typeof ACTION_NATURES)[number];
/** As papers name it. */
export const NATURE_WORDS: Readonly<Record<Locale, Readonly<Record<ActionNature, string>>>> = {
  fr: {
    training: "Action de formation",
    assessment: "Bilan de compétences",
    validation: "Validation des acquis de l’expérience",
    apprenticeship: "Formation par apprentissage",
  },
  en: {
    training: "Training",
    assessment: "Assessment of skills",
    validation: "Validation of experience",
    apprenticeship: "Apprenticeship training",
  },
};

const schema = z.object({ config: z.object({ params: z.object({ nature: z.enum(ACTION_NATURES) }) }) });

/** `config.params.nature` of the content; training where that is absent or cannot be read. */
export function readActionNature(content: unknown): ActionNature {
  const parsed = schema.safeParse(content);
  return parsed.success ? parsed.data.config.params.nature : "training";
}
