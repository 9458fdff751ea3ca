// Knows how the editor's draft is kept on this device: with the stored version that it was made from.
import type { WrittenProduct } from "../ports/index.ts";
import type { EditorKind } from "./editor-kind.ts";
import type { ProductEditorInput } from "./product-editor.types.ts";

export interface WaitingDraft<Draft> {
  /** The stored product that the draft was made from. */
  readonly product: WrittenProduct;
  readonly draft: Draft;
  /** The stored content; null if it is unknown. */
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
