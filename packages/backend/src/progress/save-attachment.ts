// Knows how it is saved that a learner opened a file (§7.135).
import { judgeAttachment, readPlayResult } from "@academiz/domain/plays";
import type { Outcome } from "../ground/outcome.ts";
import type { Actor } from "../ports/index.ts";
import { type Guarding, guardProgress, type SavedProgress, summarize } from "./guard-progress.ts";

export const saveAttachment = (
  stage: Guarding,
  actor: Actor,
  slug: string,
  sent: { readonly time: number; readonly eventDate: string },
): Outcome<SavedProgress> =>
  guardProgress(stage, actor, {
    slug,
    type: "attachment",
    sent: { ...sent },
    open: async () => ({
      judge(stored) {
        const result = judgeAttachment(readPlayResult(stored), sent);
        return { possible: true, progress: { slug, ...result }, summary: summarize(result) };
      },
    }),
  });
