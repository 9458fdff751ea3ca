// Knows how a use case asks for the time.

export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
}
