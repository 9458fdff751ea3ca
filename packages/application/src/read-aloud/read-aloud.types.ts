// Knows what is told to what reads aloud, and what it remembers.
import type { ProviderFailure, SpeechFailure, SpeechOutput } from "../ports/index.ts";
import type { Sentence } from "./split-sentences.ts";

export interface ReadAloudInput {
  readonly speech: SpeechOutput;
  readonly language: "fr" | "en";
  /** How fast it is read at first; as the voice does by itself where it is absent. */
  readonly rate?: number;
}
export interface ReadAloudContext extends ReadAloudInput {
  readonly passages: readonly string[];
  readonly sentences: readonly Sentence[];
  /** Which sentence is read, from 0. */
  readonly at: number;
  /** The word that is heard, in its passage; null between two. */
  readonly word: { readonly start: number; readonly end: number } | null;
  readonly rate: number;
  readonly failure: SpeechFailure | null;
  /** Why the device speaks in the place of a provider; null where it does not. */
  readonly standIn: ProviderFailure | null;
}
export type ReadAloudEvent =
  /** What is to be read, in the order of reading; `from` is the passage that comes first. */
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
  /** The device speaks in the place of a provider. */
  | { type: "voice.replaced"; failure: ProviderFailure };
