// Knows the other version of a conflict: what was stored elsewhere, and how the author's own is put over it.
import { loadLearniz } from "@academiz/domain/learniz";
import { keepDraft } from "./keep-draft.ts";
import type { Draft, ProductEditorContext, Theirs } from "./product-editor.types.ts";

/** Null where it cannot be had: without it nothing is put over it. */
export async function readTheirs({ ports, slug }: ProductEditorContext): Promise<Theirs | null> {
  const answer = await ports.library.read(slug);
  const content = answer.ok ? loadLearniz(answer.value.content) : null;
  return answer.ok && content?.ok ? { product: answer.value, learniz: content.value.learniz } : null;
}

/** From here on the draft is one made from their version: what is stored after that is in conflict again. */
export function putOverTheirs(context: ProductEditorContext): Partial<ProductEditorContext> {
  const { draft, theirs } = context;
  if (!draft || !theirs) return {};
  const { product } = theirs;
  const savedDraft: Draft = { name: product.name, learniz: theirs.learniz };
  const published = product.published === null ? null : loadLearniz(product.published);
  keepDraft(context, { product, draft, base: savedDraft });
  return {
    product,
    published: published?.ok ? published.value.learniz : null,
    savedDraft,
    theirs: null,
    saveTrouble: null,
  };
}
