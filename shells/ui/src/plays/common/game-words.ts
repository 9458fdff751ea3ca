// Knows the words that every type of game must have.
import type { MessageDescriptor } from "@lingui/core";

export interface GameWords {
  readonly name: MessageDescriptor;
  /** The words for a number of items, of the game's kind. */
  readonly count: (count: number) => MessageDescriptor;
}
