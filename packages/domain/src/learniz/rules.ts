// Knows the two rules that authors set: what completes an element, and what opens it (§3.142–§3.148).
import * as z from "zod/mini";

const ruleKind = z.enum(["STATUS", "SCORE"]);

export const validatorSchema = z.object({
  minimumAverageScore: z.optional(z.number()),
  elements: z.array(z.object({ slug: z.string(), type: ruleKind, score: z.optional(z.number()) })),
  generatedFromGeneralConditions: z.optional(z.boolean()),
});
export type Validator = z.infer<typeof validatorSchema>;
export type ValidatorElement = Validator["elements"][number];

export const requirementSchema = z.object({
  elements: z.array(
    z.object({
      type: ruleKind,
      chapterSlug: z.optional(z.string()),
      slideSlug: z.optional(z.string()),
      interactivitySlug: z.optional(z.string()),
      score: z.optional(z.number()),
    }),
  ),
  generatedFromGeneralConditions: z.optional(z.boolean()),
});
export type Requirement = z.infer<typeof requirementSchema>;
export type RequirementElement = Requirement["elements"][number];
