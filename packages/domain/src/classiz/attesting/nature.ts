// Knows what kind of action a classroom is, as its author says it.
import * as z from "zod/mini";

export const ACTION_NATURES = ["training", "assessment", "validation", "apprenticeship"] as const;
export type ActionNature = (typeof ACTION_NATURES)[number];

const schema = z.object({ config: z.object({ params: z.object({ nature: z.enum(ACTION_NATURES) }) }) });

/** `config.params.nature` of the content; training where that is absent or cannot be read. */
export function readActionNature(content: unknown): ActionNature {
  const parsed = schema.safeParse(content);
  return parsed.success ? parsed.data.config.params.nature : "training";
}
