// Knows what was done step by step, how it is undone and redone.

/**
 * `now`, and the states that can be gone back to, the last first; what was undone can be redone until something else
 * is done.
 */
export interface Steps<T> {
  readonly before: readonly T[];
  readonly now: T;
  readonly after: readonly T[];
}

export const beginSteps = <T>(now: T): Steps<T> => ({ before: [], now, after: [] });

export const takeStep = <T>(steps: Steps<T>, now: T): Steps<T> =>
  now === steps.now ? steps : { before: [steps.now, ...steps.before], now, after: [] };

export function stepBack<T>({ before, now, after }: Steps<T>): Steps<T> {
  const [last, ...earlier] = before;
  return last === undefined ? { before, now, after } : { before: earlier, now: last, after: [now, ...after] };
}

export function stepForward<T>({ before, now, after }: Steps<T>): Steps<T> {
  const [next, ...later] = after;
  return next === undefined ? { before, now, after } : { before: [now, ...before], now: next, after: later };
}
