// Knows the way from stored JSON to a playable course with its progress: content, rules of the mode, progress, journal.

import type { Result } from "@academiz/domain/kernel";
import { compileLearniz, loadLearniz, removeRules } from "@academiz/domain/learniz";
import { loadProgress } from "@academiz/domain/progress";
import { readStrategy } from "@academiz/domain/scoring";
import type { Trouble } from "../ports/index.ts";
import type { LearnizPlayerInput, LoadedCourse } from "./learniz-player.types.ts";

/** @returns `invalid` with the content's version problem when the content cannot be read. */
export async function loadCourse(input: LearnizPlayerInput): Promise<Result<LoadedCourse, Trouble>> {
  const answer = await input.ports.source.load();
  if (!answer.ok) return answer;
  const toPlay = answer.value;
  const content = loadLearniz(toPlay.config);
  if (!content.ok) return { ok: false, error: { kind: "invalid", detail: `content.${content.error.kind}` } };
  const { learniz } = content.value;
  const course = compileLearniz(input.enforcesRules ? learniz : removeRules(learniz));
  const { strategy, notices: strategyNotices } = readStrategy(
    learniz.params.gameParams?.scoreStrategy,
    ...toPlay.scoreStrategies,
  );
  const stored = newest(input.ports.journal.readPending(toPlay.perimeterSlug), toPlay.storedProgress);
  const { progress, notices } = loadProgress(course, stored, toPlay.perimeterSlug);
  return {
    ok: true,
    value: { toPlay, course, strategy, progress, notices: [...content.value.notices, ...strategyNotices, ...notices] },
  };
}

/** What waits on this device wins only over what is older. */
function newest(pending: unknown, stored: unknown): unknown {
  return dateOf(pending) > dateOf(stored) ? pending : stored;
}

function dateOf(progress: unknown): string {
  if (typeof progress !== "object" || progress === null || !("eventDate" in progress)) return "";
  return typeof progress.eventDate === "string" ? progress.eventDate : "";
}
