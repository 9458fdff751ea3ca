// Knows how the editor's draft waits on this device: as made from a stored version, with what that version said.
import type { WrittenProduct } from "../ports/index.ts";
import type { Draft, ProductEditorInput } from "./product-editor.types.ts";

export interface WaitingDraft {
  /** As it is stored: what the draft was made from. */
  readonly product: WrittenProduct;
  readonly draft: Draft;
  /** What is stored; null where that is not known. */
  readonly base: Draft | null;
}

export const keepDraft = ({ ports }: ProductEditorInput, { product, draft, base }: WaitingDraft): void =>
  ports.journal.keep(product.slug, {
    updatedAt: product.updatedAt,
    name: draft.name,
    config: draft.learniz,
    ...(base && { base: { name: base.name, config: base.learniz } }),
  });
