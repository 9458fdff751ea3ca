// Knows how what an uploaded package reports is saved (§7.127, decisions 7, 8).
import {
  isScormOutdated,
  judgeScorm,
  limitVisit,
  readScormResult,
  type ScormSave,
  type Visit,
  type Visits,
} from "@academiz/domain/plays";
import { readResetAt } from "@academiz/domain/progress";
import { readStrategy } from "@academiz/domain/scoring";
import { readCompletionRule } from "@academiz/domain/scorm";
import type { Outcome } from "../ground/outcome.ts";
import { readInstant, toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import type { Actor } from "../ports/index.ts";
import { type Guarding, guardProgress, type SavedProgress, summarize } from "./guard-progress.ts";

/** What is known of the launches of the learner in the perimeter. */
export interface KnownLaunches {
  wereAny(): Promise<boolean>;
  /** Whether one that is kept began then (ISO timestamp). */
  hasBegun(startedAt: string): Promise<boolean>;
}

/**
 * The learner and the product are those of the token and the address, whatever is sent. What a launch tells changes
 * nothing once another has gone further (`isScormOutdated`).
 */
export const saveScorm = (
  stage: Guarding & Pick<World, "clients">,
  actor: Actor,
  slug: string,
  sent: ScormSave & { readonly eventDate: string },
  launches: KnownLaunches,
): Outcome<SavedProgress> =>
  guardProgress(stage, actor, {
    slug,
    type: "scorm",
    sent: { ...sent },
    countsTime: true,
    isOutdated: (stored) => isScormOutdated(readScormResult(stored), sent),
    // The server knows when a launch began: what it tells is of that time.
    isFromBefore: (stored) => isBegunBefore(readResetAt(stored), sent.launchedAt),
    async open({ perimeter, completion }) {
      const { strategy } = readStrategy((await stage.clients.read(perimeter))?.strategy);
      const rule = readCompletionRule(completion);
      return {
        async judge(stored) {
          // Launches are forgotten in time; what they stored stays.
          if (!stored && !(await launches.wereAny())) return { possible: false, reason: "it was never launched" };
          const now = stage.clock.now();
          const before = readScormResult(stored);
          const visit = sent.visit && (await readVisit(sent.visit, before?.visits, launches, now));
          const verdict = judgeScorm(before, { ...sent, visit }, { strategy, rule });
          if (!verdict.possible) return verdict;
          const storedAt = toIso(now);
          return {
            possible: true,
            progress: { slug, ...verdict.result, storedAt },
            summary: summarize(verdict.result),
          };
        },
      };
    },
  });

const isBegunBefore = (resetAt: string | undefined, launchedAt: string | null | undefined): boolean =>
  resetAt !== undefined && (launchedAt ?? "") < resetAt;

/** Null for one of a launch that nobody knows: it counts for nothing. No launch takes longer than its age. */
async function readVisit(
  { launchedAt, seconds }: Visit,
  known: Visits | undefined,
  launches: KnownLaunches,
  now: number,
): Promise<Visit | null> {
  const begin = readInstant(launchedAt);
  if (begin === null) return null;
  const startedAt = toIso(begin);
  const isKnown = known?.[startedAt] !== undefined || (await launches.hasBegun(startedAt));
  return isKnown ? { launchedAt: startedAt, seconds: limitVisit(seconds, begin, now) } : null;
}
