// Knows what the clients ask of time and chance.

/** The time of the device. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
}

/** Chance: the core draws slugs and pauses from it. */
export interface Dice {
  /** In [0, 1). */
  random(): number;
}
