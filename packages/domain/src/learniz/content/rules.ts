// Knows the two rules that authors set: what completes an element, and what opens it (§3.142–§3.148).
import * as z from "zod/mini";
import type { Immutable } from "../../kernel/index.ts";

const ruleKind = z.enum(["STATUS", "SCORE"]);

/** What completes its owner (§3.142–§3.145), as zod reads it; scores are 0–100. */
export const validatorSchema = z.object({
  minimumAverageScore: z.optional(z.number()),
  elements: z.array(z.object({ slug: z.string(), type: ruleKind, score: z.optional(z.number()) })),
  generatedFromGeneralConditions: z.optional(z.boolean()),
});
/**
 * One way of completing its owner (§3.142, §4.36–§4.43): every element and, where given, the minimum average score
 * (0–100), which an owner without a score never reaches; for a slide also that it was scrolled. One of several that
 * holds is enough.
 */
export interface Validator extends Immutable<z.infer<typeof validatorSchema>> {}
/**
 * One thing that a validator asks of a child of its owner: that it is COMPLETE (STATUS), or has at least the `score`,
 * 0–100 (SCORE; absent is 0).
 */
export type ValidatorElement = Validator["elements"][number];

/** What opens its owner (§3.146–§3.148), as zod reads it; scores are 0–100. */
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
/** What has to be done before its owner opens (§3.146, §4.31–§4.33): every element of every requirement. */
export interface Requirement extends Immutable<z.infer<typeof requirementSchema>> {}
/**
 * One thing that a requirement asks, of any element of the course: the deepest slug that is given names the element.
 * STATUS: it is COMPLETE; SCORE: it has at least the `score`, 0–100 (absent is 0).
 */
export type RequirementElement = Requirement["elements"][number];
