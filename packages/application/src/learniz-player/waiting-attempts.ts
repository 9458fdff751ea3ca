// Knows how ended attempts wait on the device beside the progress that they led to, until the history has them.
import type { LearnizProgress } from "@academiz/domain/progress";
import type { Attempt } from "../ports/index.ts";

/** A progress as the device keeps it. */
export const withWaiting = (
  progress: LearnizProgress,
  waiting: readonly Attempt[],
): LearnizProgress & { readonly waiting?: readonly Attempt[] } =>
  waiting.length === 0 ? progress : { ...progress, waiting };

/** Those that wait beside a kept progress; none where it has no list of them. */
export function readWaitingAttempts(kept: unknown): readonly Attempt[] {
  const { waiting }: { readonly waiting?: unknown } = Object(kept);
  return Array.isArray(waiting) ? waiting.filter(isAttempt) : [];
}

/** By what a kept attempt must have to be told; the server judges the rest. */
const isAttempt = (value: unknown): value is Attempt => "eventDate" in Object(value);
