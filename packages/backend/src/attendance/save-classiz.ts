// Knows how a learner's progress in a classiz is saved (§7.129): the server computes it from the signed slots.

import type { Outcome } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import type { Actor } from "../ports/index.ts";
import { type Guarding, guardProgress, type SavedProgress, summarize } from "../progress/guard-progress.ts";
import { readAttendance } from "./read-attendance.ts";

/** Of what the client sends only the date is read. */
export const saveClassiz = (
  stage: Guarding & Pick<World, "products" | "slots">,
  actor: Actor,
  slug: string,
  sent: { readonly eventDate: string },
): Outcome<SavedProgress> =>
  guardProgress(stage, actor, {
    slug,
    type: "classiz",
    sent: { ...sent },
    ownsTime: true,
    open: async ({ perimeter }) => ({
      async judge() {
        const result = await readAttendance(stage, perimeter, actor.userId);
        return { possible: true, progress: { slug, ...result }, summary: summarize(result) };
      },
    }),
  });
