// Knows the two rules that authors set: what completes an element, and what opens it (§3.142–§3.148).
import * as z from "zod/mini";

const ruleKind = z.enum(["STATUS", "SCORE"]);

/** What completes its owner (§3.142–§3.145). */
export const validatorSchema = z.object({
  minimumAverageScore: z.optional(z.number()),
  elements: z.array(z.object({ slug: z.string(), type: ruleKind, score: z.optional(z.number()) })),
  generatedFromGeneralConditions: z.optional(z.boolean()),
});
/**
 * One way of completing its owner (§4.41–§4.43): all its elements and, where given, the minimum average score (0–100). One that holds
 * is enough.
 */
export type Validator = z.infer<typeof validatorSchema>;
/** One thing that a validator asks of a child of its owner. */
export type ValidatorElement = Validator["elements"][number];

/** What opens its owner (§3.146–§3.148). */
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
/** What has to be done before its owner opens (§4.31–§4.37); all of it. */
export type Requirement = z.infer<typeof requirementSchema>;
/** One thing that a requirement asks: the deepest slug given is meant; `score` is 0–100. */
export type RequirementElement = Requirement["elements"][number];
