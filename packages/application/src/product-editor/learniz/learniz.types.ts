// Knows the draft of a course, and one change of it as plain data.
import type { JsonChange } from "@academiz/domain/kernel";
import type { Learniz } from "@academiz/domain/learniz";

/** What the author can undo: the name and the content together. */
export interface Draft {
  readonly name: string;
  readonly learniz: Learniz;
}

/** One change of a draft: another name, or what changes of the course. */
export interface LearnizEdit {
  readonly name?: string;
  readonly learniz?: JsonChange;
}
