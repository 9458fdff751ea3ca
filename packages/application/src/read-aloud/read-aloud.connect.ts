// Knows what is shown of a page that is read aloud: what is heard now, and what can be done about it.
import type { SnapshotFrom } from "xstate";
import type { ProviderFailure, SpeechFailure } from "../ports/index.ts";
import type { readAloudMachine } from "./read-aloud.machine.ts";
import type { Sentence } from "./split-sentences.ts";

export interface ReadAloudView {
  /** `silent`: it came to nothing, and `failure` says why. */
  readonly state: "off" | "reading" | "paused" | "silent";
  /** What is read, in its passage; null while it is off. */
  readonly sentence: Sentence | null;
  /** The word that is heard, in the same passage; null where the voice does not tell. */
  readonly word: { readonly start: number; readonly end: number } | null;
  readonly rate: number;
  readonly failure: SpeechFailure | null;
  /** Why the voices of the device are heard in the place of a provider's; null where they are not. */
  readonly standIn: ProviderFailure | null;
}

/** Pure. */
export function connectReadAloud({ value, context }: SnapshotFrom<typeof readAloudMachine>): ReadAloudView {
  const { sentences, at, word, rate, failure, standIn } = context;
  return { state: value, sentence: sentences[at] ?? null, word, rate, failure, standIn };
}
