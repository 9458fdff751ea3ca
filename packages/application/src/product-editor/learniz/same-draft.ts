// Knows when two drafts of a course say the same, whatever the server computes beside them (documents, dates).
import { compareLearniz } from "@academiz/domain/learniz";
import type { Draft } from "./learniz.types.ts";

const isEmpty = (list: { added: readonly string[]; removed: readonly string[]; changed: readonly string[] }) =>
  list.added.length + list.removed.length + list.changed.length === 0;

export function saysTheSame(one: Draft, other: Draft): boolean {
  if (one.name !== other.name) return false;
  const { chapters, slides, isCourseChanged, isOrderChanged } = compareLearniz(one.learniz, other.learniz);
  return isEmpty(chapters) && isEmpty(slides) && !isCourseChanged && !isOrderChanged;
}
