// Knows what an editor needs to know about a kind of draft: how it is read, written, edited and copied.
import type { Result } from "@academiz/domain/kernel";

/** A stored draft: the product's name, and its content as plain data. */
export interface WrittenDraft {
  readonly name: string;
  /** Equal as long as that part of the draft is equal. */
  readonly content: object;
}

/** The place where a step of undo or redo changed a draft. */
export interface StepPlace {
  /** Slug of a part, such as a chapter or a slide; null: the draft itself. */
  readonly at: string | null;
  /** Slug of the block in that part; null if the change is in no block, or in several. */
  readonly block: string | null;
}

/** The draft that is edited, with its name: `Edit` is one change of it, as plain data. */
export interface EditorKind<Draft extends object, Edit> {
  /** The address of the editor of this product. */
  readonly place: (slug: string) => string;
  /** Fails with the name of the fault for a content that is not of this kind. */
  readonly parse: (name: string, content: unknown) => Result<Draft, { readonly kind: string }>;
  readonly write: (draft: Draft) => WrittenDraft;
  /** The draft after an edit; the same `draft` object if the edit changes nothing. */
  readonly apply: (draft: Draft, edit: Edit, random: () => number) => Draft;
  /** Whether two drafts have the same content, ignoring what the server computes beside it. */
  readonly saysTheSame: (one: Draft, other: Draft) => boolean;
  /** The place where a step changed the draft, so that it can be shown; null if there is no such place. */
  readonly findStep: (before: Draft, after: Draft) => StepPlace | null;
  /** True if there is nothing to preview. */
  readonly isEmpty: (draft: Draft) => boolean;
  /** The draft of a copy, under a name of its own. */
  readonly copy: (draft: Draft) => Draft;
  /** The changes of `before` since it was copied, as a draft of the copy with the name `name`. */
  readonly followCopy: (now: Draft, before: Draft, name: string) => Draft;
}
