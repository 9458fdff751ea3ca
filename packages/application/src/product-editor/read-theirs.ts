// Knows the other version of a conflict: what somebody else stored, and how the author's own is put over it.
import { loadLearniz } from "@academiz/domain/learniz";
import type { ProductEditorContext, Theirs } from "./product-editor.types.ts";

/** Null where it cannot be had: without it nothing is put over it. */
export async function readTheirs({ ports, slug }: ProductEditorContext): Promise<Theirs | null> {
  const answer = await ports.library.read(slug);
  const content = answer.ok ? loadLearniz(answer.value.data) : null;
  return answer.ok && content?.ok ? { product: answer.value, learniz: content.value.learniz } : null;
}

/** From here on the draft is one made from their version: what is stored after that is in conflict again. */
export function putOverTheirs({ ports, slug, draft, theirs }: ProductEditorContext): Partial<ProductEditorContext> {
  if (!draft || !theirs) return {};
  const { product } = theirs;
  const published = product.published === null ? null : loadLearniz(product.published);
  ports.journal.keep(slug, { updatedAt: product.updatedAt, name: draft.name, config: draft.learniz });
  return { product, published: published?.ok ? published.value.learniz : null, theirs: null, saveTrouble: null };
}
