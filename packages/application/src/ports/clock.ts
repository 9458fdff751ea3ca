// Knows what the clients ask of time and chance.

export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
}

export interface Dice {
  /** In [0, 1). */
  random(): number;
}
