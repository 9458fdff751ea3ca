// Knows how what an uploaded package reports is saved (§7.127, decisions 7, 8).
import { isScormOutdated, judgeScorm, limitVisit, readScormResult, type ScormSave } from "@academiz/domain/plays";
import { readStrategy } from "@academiz/domain/scoring";
import { readCompletionRule } from "@academiz/domain/scorm";
import type { Outcome } from "../ground/outcome.ts";
import { readInstant, toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import type { Actor } from "../ports/index.ts";
import { type Guarding, guardProgress, type SavedProgress, summarize } from "./guard-progress.ts";

/** The learner and the product are those of the token and the address, whatever is sent. What a launch tells changes nothing once another has gone further (`isScormOutdated`). */
export const saveScorm = (
  stage: Guarding & Pick<World, "clients">,
  actor: Actor,
  slug: string,
  sent: ScormSave & { readonly eventDate: string },
  wasLaunched: () => Promise<boolean>,
): Outcome<SavedProgress> =>
  guardProgress(stage, actor, {
    slug,
    type: "scorm",
    sent: { ...sent },
    countsTime: true,
    isOutdated: (stored) => isScormOutdated(readScormResult(stored), sent),
    async open({ perimeter, completion }) {
      const { strategy } = readStrategy((await stage.clients.read(perimeter))?.strategy);
      const rule = readCompletionRule(completion);
      return async (stored) => {
        // Launches are forgotten in time; what they stored stays.
        if (!stored && !(await wasLaunched())) return { possible: false, reason: "it was never launched" };
        const now = stage.clock.now();
        const verdict = judgeScorm(readScormResult(stored), limitSent(sent, now), { strategy, rule });
        if (!verdict.possible) return verdict;
        const storedAt = toIso(now);
        return { possible: true, progress: { slug, ...verdict.result, storedAt }, summary: summarize(verdict.result) };
      };
    },
  });

/** No launch takes longer than its age. */
const limitSent = (sent: ScormSave, now: number): ScormSave =>
  sent.visit
    ? {
        ...sent,
        visit: {
          ...sent.visit,
          seconds: limitVisit(sent.visit.seconds, readInstant(sent.visit.launchedAt) ?? now, now),
        },
      }
    : sent;
