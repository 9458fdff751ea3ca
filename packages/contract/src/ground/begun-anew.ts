// Knows how it is said that an earlier result no longer counts, and who let its learner begin anew (0093).
import * as z from "zod/mini";

/** `at`: an ISO timestamp. */
export const begunAnewSchema = z.object({
  at: z.string(),
  /** Null for somebody whose account was deleted; absent where a former version answered. */
  by: z.optional(z.nullable(z.string())),
  reason: z.string(),
});
export type BegunAnew = z.infer<typeof begunAnewSchema>;
