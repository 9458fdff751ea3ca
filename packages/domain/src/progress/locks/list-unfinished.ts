// Knows what a learner still has to do: for the whole course, listed by page, and what is asked of one game.
import type { CompiledLearniz } from "../../learniz/index.ts";
import type { LearnizProgress } from "../record/progress.ts";
import { listUnsatisfied } from "./explain-lock.ts";
import { listUnmet, measureReason, type UnmetCondition } from "./list-unmet.ts";

/**
 * What the course waits for by its shortest way to completion; a chapter is replaced by its pages, a page by the
 * scores it asks for.
 */
export function listUnfinished(course: CompiledLearniz, progress: LearnizProgress): readonly UnmetCondition[] {
  return listNearest(course, progress, "").flatMap((condition) => split(course, progress, condition));
}

const listNearest = (course: CompiledLearniz, progress: LearnizProgress, slug: string) =>
  listUnmet(course, progress, slug)[0] ?? [];

function split(
  course: CompiledLearniz,
  progress: LearnizProgress,
  condition: UnmetCondition,
): readonly UnmetCondition[] {
  if (condition.type === "SCORE") return [condition];
  const inside = listNearest(course, progress, condition.slug);
  // Any other condition of a page is met on that page: its name is enough.
  const told =
    condition.kind === "slide"
      ? inside.filter(({ type, reached }) => type === "SCORE" && reached !== null)
      : inside.flatMap((one) => split(course, progress, one));
  return told.length > 0 ? told : [condition];
}

/**
 * The conditions of its page, its chapter, the course and of locks that this game can still meet. Scores come first,
 * those of the game itself before those it counts in, the highest first. Empty for a game that nothing waits for.
 */
export function listDemands(
  course: CompiledLearniz,
  progress: LearnizProgress,
  slug: string,
): readonly UnmetCondition[] {
  const place = course.places.get(slug);
  if (place?.kind !== "interactivity") return [];
  const chapter = course.learniz.chapters[place.chapterIndex]?.slug ?? "";
  const asked = [place.parent, chapter, ""].flatMap((owner) => listNearest(course, progress, owner));
  const waiting = [...course.lockers.keys()].flatMap((owner) =>
    listUnsatisfied(course, progress, owner).map((reason) => measureReason(course, progress, reason)),
  );
  const isAsked = ({ counts, type, slug: of }: UnmetCondition) =>
    counts.includes(slug) && (type === "SCORE" || of === slug || of === place.parent);
  return [...asked, ...waiting].filter(isAsked).sort(compareDemands);
}

const KINDS = ["interactivity", "slide", "chapter", "learniz"] as const;
const compareDemands = (one: UnmetCondition, other: UnmetCondition): number =>
  one.type !== other.type
    ? one.type === "SCORE"
      ? -1
      : 1
    : KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) || (other.asked ?? 0) - (one.asked ?? 0);
