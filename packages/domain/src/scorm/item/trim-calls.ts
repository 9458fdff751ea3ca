// Knows how many calls of a content a log keeps: the newest, up to a limit.

/** The most calls, and characters of JSON, in the log of a launch. */
export const LOG_LIMITS = { calls: 2_000, characters: 1_000_000 } as const;

interface LogLimits {
  readonly calls: number;
  readonly characters: number;
}

/** The newest calls within the limits, in their order. */
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
