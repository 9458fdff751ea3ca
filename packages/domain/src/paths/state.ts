// Knows how a learner's state in a path is read where it was stored.
import * as z from "zod/mini";
import { NEW_PATH_STATE, type PathState } from "./run-path.ts";

const resultSchema = z.object({ status: z.enum(["COMPLETE", "FAILED"]), score: z.nullable(z.number()) });
const stateSchema = z.object({
  isBegun: z.boolean(),
  facts: z.record(z.string(), z.object({ first: resultSchema, isComplete: z.boolean() })),
  ways: z.record(z.string(), z.string()),
  done: z.array(z.string()),
  isEnded: z.boolean(),
  /** Runs of former versions have none. */
  overrides: z._default(
    z.array(
      z.object({
        node: z.string(),
        as: z.enum(["open", "complete"]),
        reason: z.string(),
        byId: z.string(),
        at: z.string(),
      }),
    ),
    [],
  ),
});

/** A new one where nothing can be read. */
export function readPathState(stored: unknown): PathState {
  const parsed = stateSchema.safeParse(stored);
  return parsed.success ? parsed.data : NEW_PATH_STATE;
}
