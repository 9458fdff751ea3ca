// Knows how a progress says that an earlier one of its learner was set aside: it names the reset that it began with.

/** When the earlier progress was set aside (ISO timestamp); undefined for a progress that nothing came before. */
export function readResetAt(progress: unknown): string | undefined {
  if (typeof progress !== "object" || progress === null || !("resetAt" in progress)) return undefined;
  return typeof progress.resetAt === "string" ? progress.resetAt : undefined;
}

/** Both began with the same reset, or with none: only then can one go on where the other ended. */
export const isSameBeginning = (one: unknown, other: unknown): boolean => readResetAt(one) === readResetAt(other);
