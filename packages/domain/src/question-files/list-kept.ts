// Knows the questions of a sequence that is being written as what rows of a spreadsheet correct.
import { type SequenceDraft, writeSequenceDraft } from "../sequences/index.ts";
import { findSequences } from "./find-sequences.ts";
import type { FileSequence } from "./questions.ts";

export function listKept(draft: SequenceDraft): readonly FileSequence[] {
  const found = findSequences(writeSequenceDraft({}, draft));
  return found.ok ? found.value : [];
}
