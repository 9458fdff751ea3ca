// Knows the types of reading aloud: its input, its memory, its events.
import type { ProviderFailure, SpeechFailure, SpeechOutput } from "../ports/index.ts";
import type { Sentence } from "./split-sentences.ts";

export interface ReadAloudInput {
  readonly speech: SpeechOutput;
  readonly language: "fr" | "en";
  /** The initial speed; absent: the voice's own. */
  readonly rate?: number;
}
export interface ReadAloudContext extends ReadAloudInput {
  readonly passages: readonly string[];
  readonly sentences: readonly Sentence[];
  /** Index of the sentence that is read. */
  readonly at: number;
  /** The word that is heard, in its passage; null between two words. */
  readonly word: { readonly start: number; readonly end: number } | null;
  readonly rate: number;
  readonly failure: SpeechFailure | null;
  /** Why the device's voice replaces a provider's; null where it does not. */
  readonly standIn: ProviderFailure | null;
}
export type ReadAloudEvent =
  /** The passages to be read, in order; reading begins with the passage `from`. */
  | { type: "reading.asked"; passages: readonly string[]; from?: number }
  | { type: "paused" }
  | { type: "resumed" }
  | { type: "stopped" }
  /** The next sentence, or the one before. */
  | { type: "moved"; by: 1 | -1 }
  | { type: "rate.chosen"; rate: number }
  | { type: "word.heard"; at: number; length: number }
  | { type: "sentence.ended" }
  | { type: "failed"; failure: SpeechFailure }
  /** The device's voice replaces the provider's. */
  | { type: "voice.replaced"; failure: ProviderFailure };
