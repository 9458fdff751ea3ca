// Knows what is shown while a page is read aloud: what is heard now, and what the listener can do.
import type { SnapshotFrom } from "xstate";
import type { ProviderFailure, SpeechFailure } from "../ports/index.ts";
import type { readAloudMachine } from "./read-aloud.machine.ts";
import type { Sentence } from "./split-sentences.ts";

export interface ReadAloudView {
  /** `silent`: nothing could be read, and `failure` says why. */
  readonly state: "off" | "reading" | "paused" | "silent";
  /** The sentence that is read, in its passage; null while reading is off. */
  readonly sentence: Sentence | null;
  /** The word that is heard, in the same passage; null where the voice does not report it. */
  readonly word: { readonly start: number; readonly end: number } | null;
  readonly rate: number;
  readonly failure: SpeechFailure | null;
  /** Why the device's voices replace a provider's; null where they do not. */
  readonly standIn: ProviderFailure | null;
}

/** Pure. */
export function connectReadAloud({ value, context }: SnapshotFrom<typeof readAloudMachine>): ReadAloudView {
  const { sentences, at, word, rate, failure, standIn } = context;
  return { state: value, sentence: sentences[at] ?? null, word, rate, failure, standIn };
}
