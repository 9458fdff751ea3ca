// Knows which chapters or pages of the outline are selected together: all of one kind, including the open one.
import { findKind } from "@academiz/domain/editing";
import type { Learniz } from "@academiz/domain/learniz";

/**
 * The selected ones that still exist and are of the same kind as the open one; only the open one where it is not among
 * them.
 */
export function readMarked(learniz: Learniz, marked: ReadonlySet<string>, open: string): ReadonlySet<string> {
  if (!marked.has(open)) return new Set([open]);
  return new Set([...marked].filter((slug) => findKind(learniz, slug) === findKind(learniz, open)));
}

/** Adds one, or removes it; the open one stays. */
export function toggleMark(marked: ReadonlySet<string>, slug: string, open: string): ReadonlySet<string> {
  const next = new Set(marked);
  if (!next.delete(slug)) next.add(slug);
  return next.add(open);
}

/** The open one, and all of its kind up to another in the order of the outline. */
export function markRange(learniz: Learniz, open: string, to: string): ReadonlySet<string> {
  const all = learniz.chapters.flatMap(({ slug, slides }) => [slug, ...slides.map((slide) => slide.slug)]);
  const [one, other] = [all.indexOf(open), all.indexOf(to)];
  if (one < 0 || other < 0) return new Set([open]);
  return readMarked(learniz, new Set(all.slice(Math.min(one, other), Math.max(one, other) + 1)), open);
}
