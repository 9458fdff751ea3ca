// Knows when a hub has said nothing for too long, for any number of sendings that wait for it.

export interface Silence {
  /** Aborted after too long a silence, or at the end that was given; its reason says which. */
  readonly signal: AbortSignal;
  /** An answer came, of whatever kind. */
  hear(): void;
  /** Nobody waits any more. */
  stop(): void;
}

/** `patience` in milliseconds, from now and from each answer on. */
export function watchSilence(patience: number, end: AbortSignal): Silence {
  const control = new AbortController();
  const timer = setTimeout(
    () => control.abort(new Error(`the hub is silent for ${patience} ms: who is left of a sending is not told live`)),
    patience,
  );
  return {
    signal: AbortSignal.any([control.signal, end]),
    hear: () => void timer.refresh(),
    stop: () => clearTimeout(timer),
  };
}
