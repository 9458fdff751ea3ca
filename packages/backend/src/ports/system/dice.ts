// Knows how a use case asks for what nobody can guess.

export interface Dice {
  /** A number in [0, 1) from a cryptographic source: slugs are made of it. */
  random(): number;
  /** A new identifier, unique for ever. */
  createId(): string;
}
