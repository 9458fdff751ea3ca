// Knows one sending of what is not stored yet: the progress, then the ended attempts.
import type { Result } from "@academiz/domain/kernel";
import type { LearnizProgress } from "@academiz/domain/progress";
import type { Attempt, ProgressReceipt, Trouble } from "../ports/index.ts";
import type { LearnizPlayerContext } from "./learniz-player.types.ts";

export interface Saved {
  /** True when the learner went further elsewhere. */
  readonly isOutdated: boolean;
  readonly attempts: readonly Attempt[];
}

export async function saveProgress(context: LearnizPlayerContext): Promise<Result<Saved, Trouble>> {
  const { loaded, ports, unsentAttempts: attempts } = context;
  if (!loaded) return { ok: true, value: { isOutdated: false, attempts: [] } };
  const { progress } = loaded;
  const answer = await ports.gateway.send(progress);
  if (!answer.ok) return answer;
  ports.journal.forget(progress);
  if (attempts.length > 0) {
    const histories = await ports.histories.add(attempts);
    if (!histories.ok) return histories;
  }
  return { ok: true, value: { isOutdated: isOlder(progress, answer.value), attempts } };
}

function isOlder(progress: LearnizProgress, receipt: ProgressReceipt): boolean {
  return !receipt.accepted && receipt.storedEventDate > (progress.eventDate ?? "");
}
