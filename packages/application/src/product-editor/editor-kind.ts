// Knows what an editor has to know of a kind of draft: how it is read, written, edited and copied.
import type { Result } from "@academiz/domain/kernel";

/** A draft as it is stored: the product's name, and its content as plain data. */
export interface WrittenDraft {
  readonly name: string;
  /** The same as long as the draft says the same there. */
  readonly content: object;
}

/** Where a step of undo or redo changed a draft. */
export interface StepPlace {
  /** Slug of a part, such as a chapter or a slide; null: the draft itself. */
  readonly at: string | null;
  /** Slug of the block of that part; null where it is none, or not one alone. */
  readonly block: string | null;
}

/** What is edited, with its name: `Edit` says one change of it as plain data. */
export interface EditorKind<Draft extends object, Edit> {
  /** The address of the editor of this product. */
  readonly place: (slug: string) => string;
  /** Fails, by the name of what is wrong, for a content that is none of this kind. */
  readonly parse: (name: string, content: unknown) => Result<Draft, { readonly kind: string }>;
  readonly write: (draft: Draft) => WrittenDraft;
  /** The draft after an edit; the very `draft` where that changes nothing. */
  readonly apply: (draft: Draft, edit: Edit, random: () => number) => Draft;
  /** Whether two drafts say the same, whatever the server computes beside them. */
  readonly saysTheSame: (one: Draft, other: Draft) => boolean;
  /** Where a step changed the draft, so that it can be shown; null where there is no such place. */
  readonly findStep: (before: Draft, after: Draft) => StepPlace | null;
  /** There is nothing that a preview could show. */
  readonly isEmpty: (draft: Draft) => boolean;
  /** The draft of a copy, under a name of its own. */
  readonly copy: (draft: Draft) => Draft;
  /** What became of `before` since it was copied, as a draft of the copy, which is called `name`. */
  readonly followCopy: (now: Draft, before: Draft, name: string) => Draft;
}
