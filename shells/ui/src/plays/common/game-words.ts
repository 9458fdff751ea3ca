// Knows what a type of game has to be called by.
import type { MessageDescriptor } from "@lingui/core";

export interface GameWords {
  readonly name: MessageDescriptor;
  /** How many items a game has, and of which kind. */
  readonly count: (count: number) => MessageDescriptor;
}
