// Knows how the editor's draft waits on this device: as made from a stored version, with what that version said.
import type { WrittenProduct } from "../ports/index.ts";
import type { EditorKind } from "./editor-kind.ts";
import type { ProductEditorInput } from "./product-editor.types.ts";

export interface WaitingDraft<Draft> {
  /** As it is stored: what the draft was made from. */
  readonly product: WrittenProduct;
  readonly draft: Draft;
  /** What is stored; null where that is not known. */
  readonly base: Draft | null;
}

export function keepDraft<Draft extends object>(
  { write }: Pick<EditorKind<Draft, never>, "write">,
  { ports }: ProductEditorInput,
  { product, draft, base }: WaitingDraft<Draft>,
): void {
  const toKeep = (one: Draft) => {
    const { name, content } = write(one);
    return { name, config: content };
  };
  ports.journal.keep(product.slug, {
    updatedAt: product.updatedAt,
    ...toKeep(draft),
    ...(base && { base: toKeep(base) }),
  });
}
