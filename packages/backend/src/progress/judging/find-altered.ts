// Knows which number or status of a sent progress the engine does not read the same (§4.57–§4.59).
import type { LearnizProgress } from "@academiz/domain/progress";
import type { StoredProgress } from "../../ports/index.ts";

const READ_AS_SENT = ["status", "score", "time", "scrolled", "nbTimeDone", "attempt"] as const;
/** Sums of fractions in another order. */
const TOLERANCE = 1e-6;

/**
 * The path of the first difference, such as `chapters.0.score`; null when there is none. Percentages are recounted; one
 * that was carried over from another publication stays until the next event, so what is stored is accepted as well.
 */
export function findAltered(sent: StoredProgress, read: LearnizProgress, before: LearnizProgress): string | null {
  const differing = compareFields(sent, read, "");
  if (differing) return differing;
  const slides = read.chapters.flatMap((chapter) => chapter.slides);
  if (!isSame(read.percentage, countComplete(slides)) && !isSame(read.percentage, before.percentage))
    return "percentage";
  for (const [at, chapter] of read.chapters.entries()) {
    const stands = isSame(chapter.percentage, countComplete(chapter.slides));
    if (!stands && !isSame(chapter.percentage, before.chapters[at]?.percentage)) return `chapters.${at}.percentage`;
  }
  return null;
}

function compareFields(sent: unknown, read: unknown, path: string): string | null {
  const [theirs, ours] = [toRecord(sent), toRecord(read)];
  for (const key of READ_AS_SENT) {
    const isOpened = key === "status" && theirs[key] === "LOCKED";
    if (theirs[key] !== undefined && !isOpened && !isSame(theirs[key], ours[key])) return path + key;
  }
  if (!isSame(theirs["percentage"], ours["percentage"])) return `${path}percentage`;
  for (const key of ["chapters", "slides", "interactivities"]) {
    for (const [at, child] of toList(ours[key]).entries()) {
      const found = compareFields(toList(theirs[key])[at], child, `${path}${key}.${at}.`);
      if (found) return found;
    }
  }
  return null;
}

function countComplete(slides: readonly { readonly status: string }[]): number {
  const complete = slides.filter((slide) => slide.status === "COMPLETE").length;
  return slides.length === 0 ? 0 : (complete * 100) / slides.length;
}

const isSame = (one: unknown, other: unknown): boolean =>
  typeof one === "number" && typeof other === "number" ? Math.abs(one - other) <= TOLERANCE : one === other;
const toRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
