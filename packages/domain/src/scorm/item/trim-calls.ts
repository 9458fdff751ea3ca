// Knows how much is kept of what a content called: the newest, as much as a log may weigh.

/** Calls, and characters of JSON, that the log of one launch holds. */
export const LOG_LIMITS = { calls: 2_000, characters: 1_000_000 } as const;

interface LogLimits {
  readonly calls: number;
  readonly characters: number;
}

/** The newest of them within the limits, in their order. */
export function trimCalls<Call>(
  calls: readonly Call[],
  { calls: most, characters }: LogLimits = LOG_LIMITS,
): readonly Call[] {
  let [from, size] = [calls.length, 0];
  while (from > 0 && calls.length - from < most) {
    size += JSON.stringify(calls[from - 1]).length + 1;
    if (size > characters) break;
    from -= 1;
  }
  return calls.slice(from);
}
