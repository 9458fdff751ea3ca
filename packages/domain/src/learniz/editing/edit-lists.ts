// Knows the moves that every ordered list of the course shares, and what a removal leaves behind.
import { cleanLearniz } from "../cleaning/clean-learniz.ts";
import type { Learniz } from "../content/course.ts";

interface Slugged {
  readonly slug: string;
}

/** After the named one; at the end when there is none of that name. */
export function insertAfter<T extends Slugged>(list: readonly T[], slug: string | null, item: T): T[] {
  const index = list.findIndex((one) => one.slug === slug);
  return index === -1 ? [...list, item] : list.toSpliced(index + 1, 0, item);
}

/** The same list when it cannot move. */
export function moveWithin<T extends Slugged>(list: readonly T[], slug: string, step: -1 | 1): readonly T[] {
  const from = list.findIndex((one) => one.slug === slug);
  const item = list[from];
  const neighbour = list[from + step];
  if (item === undefined || neighbour === undefined) return list;
  return list.with(from, neighbour).with(from + step, item);
}

export function withoutDanglingRules(learniz: Learniz): Learniz {
  return cleanLearniz(learniz).learniz;
}
