// Knows how what is not stored yet is sent once: the progress, then the ended attempts.
import type { Result } from "@academiz/domain/kernel";
import type { LearnizProgress } from "@academiz/domain/progress";
import type { Attempt, Trouble } from "../ports/index.ts";
import type { Saved } from "../saving/index.ts";
import type { LearnizPlayerPorts } from "./learniz-player.types.ts";

/** What is stored together. */
export interface CourseFact {
  readonly progress: LearnizProgress;
  /** Attempts that ended and are not known to be stored. */
  readonly attempts: readonly Attempt[];
}

export async function saveProgress(
  { gateway, histories, journal }: Pick<LearnizPlayerPorts, "gateway" | "histories" | "journal">,
  { progress, attempts }: CourseFact,
): Promise<Result<Saved, Trouble>> {
  const answer = await gateway.send(progress);
  if (!answer.ok) return answer;
  if (attempts.length > 0) {
    // An attempt that no stored result confirms stays refused. The result itself is stored, and the learner can do
    // nothing about it.
    const added = await histories.add(attempts);
    if (!added.ok && added.error.kind !== "invalid") return added;
  }
  journal.forget(progress);
  const { accepted, storedEventDate } = answer.value;
  return { ok: true, value: { isOutdated: !accepted && storedEventDate !== (progress.eventDate ?? "") } };
}
