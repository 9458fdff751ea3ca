// Knows when two drafts say the same, whatever the server computes beside them (documents, dates).
import { compareLearniz, loadLearniz } from "@academiz/domain/learniz";
import type { WrittenProduct } from "../ports/index.ts";
import type { Draft } from "./product-editor.types.ts";

const isEmpty = (list: { added: readonly string[]; removed: readonly string[]; changed: readonly string[] }) =>
  list.added.length + list.removed.length + list.changed.length === 0;

/** False also for a stored content that cannot be read. */
export function isStored(draft: Draft, product: WrittenProduct): boolean {
  const content = loadLearniz(product.content);
  return content.ok && saysTheSame({ name: product.name, learniz: content.value.learniz }, draft);
}

export function saysTheSame(one: Draft, other: Draft): boolean {
  if (one.name !== other.name) return false;
  const { chapters, slides, isCourseChanged, isOrderChanged } = compareLearniz(one.learniz, other.learniz);
  return isEmpty(chapters) && isEmpty(slides) && !isCourseChanged && !isOrderChanged;
}
