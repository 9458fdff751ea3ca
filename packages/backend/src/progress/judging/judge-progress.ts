// Knows whether a course can produce a progress that a client sent (decisions 8).
import { isAnswered, isReadWithPage } from "@academiz/domain/interactivities";
import type { CompiledLearniz } from "@academiz/domain/learniz";
import {
  applyInteractivityUpdate,
  applySlideCheck,
  buildRequirementsTree,
  type InteractivityProgress,
  type LearnizProgress,
  loadProgress,
  type ProgressStatus,
  type RequirementsNode,
  type RequirementsTree,
} from "@academiz/domain/progress";
import type { StoredProgress } from "../../ports/index.ts";
import { findAltered } from "./find-altered.ts";
import { findForgedResult } from "./find-forged-result.ts";
import { isFirstResult } from "./is-first-result.ts";
import { listStages } from "./list-stages.ts";

export type Verdict =
  | { readonly possible: true; readonly progress: LearnizProgress }
  | { readonly possible: false; readonly reason: string };

const impossible = (reason: string): Verdict => ({ possible: false, reason });

/**
 * Reads what was sent in the course of the publication that it names; one that names another is impossible here. Its
 * numbers must be those that the content gives, and what it completes or opens beyond what is stored must follow from
 * it. What was completed stays: a later, lower result takes nothing back, so only results that cannot have been lowered
 * are held against their consequences.
 * @param storedCourse the course of what is stored, where that is of another publication (§4.66).
 */
export function judgeProgress(
  course: CompiledLearniz,
  stored: StoredProgress | null,
  sent: StoredProgress,
  perimeterSlug: string,
  storedCourse: CompiledLearniz | null = null,
): Verdict {
  const { progress, notices } = loadProgress(course, sent, perimeterSlug);
  const reset = notices.find((notice) => notice.code.startsWith("progress."));
  if (reset) return impossible(reset.text);
  if (sent["publishedDate"] !== progress.publishedDate) return impossible("it is of another publication");
  const before = loadProgress(course, stored, perimeterSlug).progress;
  const altered = findAltered(sent, progress, before);
  if (altered) return impossible(`${altered} is not what the content gives`);
  const forged = findForgedResult(course, before, progress, storedCourse);
  if (forged) return impossible(`the result of '${forged}' does not follow from its answers`);
  const unearned = findUnearned(course, before, progress);
  return unearned ? impossible(`'${unearned}' cannot have been reached`) : { possible: true, progress };
}

interface Lockable {
  readonly status: ProgressStatus;
}

/** The first element that is newly complete or open without a reason in the progress itself. */
function findUnearned(course: CompiledLearniz, before: LearnizProgress, now: LearnizProgress): string | null {
  const stages = listStages(before, now);
  // Where a better result may have stood before, at least the best of all would have to complete and open what is told.
  const best = listInteractivities(now).every(isFirstResult) ? null : imagineBest(course, now);
  const grounds = best ? [best] : stages;
  const trees = new Map<LearnizProgress, RequirementsTree>();
  /** Most saves open nothing: no tree is built for them. */
  const treeOf = (stage: LearnizProgress): RequirementsTree => {
    const tree = trees.get(stage) ?? buildRequirementsTree(course, stage);
    trees.set(stage, tree);
    return tree;
  };
  const isForced = (
    was: Lockable | undefined,
    is: Lockable,
    find: (tree: RequirementsTree) => RequirementsNode | undefined,
  ) =>
    was?.status === "LOCKED" &&
    is.status !== "LOCKED" &&
    grounds.every((stage) => (find(treeOf(stage))?.elementsLocker.length ?? 0) > 0);
  for (const [chapterIndex, chapter] of now.chapters.entries()) {
    const chapterBefore = before.chapters[chapterIndex];
    if (isForced(chapterBefore, chapter, ({ chapters }) => chapters[chapterIndex])) return chapter.slug;
    for (const [slideIndex, slide] of chapter.slides.entries()) {
      const was = chapterBefore?.slides[slideIndex];
      const isNew = slide.status === "COMPLETE" && was?.status !== "COMPLETE";
      if (isNew && !stages.some((stage) => completes(course, stage, chapterIndex, slideIndex).slide)) return slide.slug;
      if (isForced(was, slide, ({ chapters }) => chapters[chapterIndex]?.slides[slideIndex])) return slide.slug;
    }
    const isNew = chapter.status === "COMPLETE" && chapterBefore?.status !== "COMPLETE";
    const isReached = (stage: LearnizProgress) =>
      someSlide(best ?? now, chapterIndex, (at) => completes(course, stage, chapterIndex, at).chapter);
    if (isNew && !grounds.some(isReached)) return chapter.slug;
  }
  const isNew = now.status === "COMPLETE" && before.status !== "COMPLETE";
  if (!isNew) return null;
  const reached = now.chapters.some((_, chapterIndex) =>
    grounds.some((stage) =>
      someSlide(best ?? now, chapterIndex, (at) => completes(course, stage, chapterIndex, at).course),
    ),
  );
  return reached ? null : now.slug;
}

/** As if every game that ended once had been won, and every text that was read once were read: none was further. */
function imagineBest(course: CompiledLearniz, now: LearnizProgress): LearnizProgress {
  const endedOnce = ({ type, nbTimeDone, attempt = 0 }: InteractivityProgress) =>
    isAnswered(type) ? nbTimeDone > 0 || attempt > 1 : isReadWithPage(type) && nbTimeDone > 0;
  return listInteractivities(now)
    .filter(endedOnce)
    .reduce((progress, { slug, type, attempt = 0, nbTimeDone }) => {
      const best = { status: "COMPLETE" as const, ...(isAnswered(type) && { score: 100 }) };
      const next = { slug, ...best, attempt: Math.max(attempt, nbTimeDone) + 1 };
      return applyInteractivityUpdate(course, progress, next, "LAST").progress;
    }, now);
}

/** What checking a slide again would complete, had its chapter and the course not been completed yet. */
function completes(course: CompiledLearniz, progress: LearnizProgress, chapterIndex: number, slideIndex: number) {
  const chapter = progress.chapters[chapterIndex];
  const again: LearnizProgress = {
    ...progress,
    status: "STARTED",
    chapters: progress.chapters.map((one, at) => (at === chapterIndex ? { ...one, status: "STARTED" as const } : one)),
    currentChapterIndex: chapterIndex,
    currentChapterSlug: chapter?.slug ?? "",
    currentSlideIndex: slideIndex,
    currentSlideSlug: chapter?.slides[slideIndex]?.slug ?? "",
  };
  const checked = applySlideCheck(course, again).progress;
  return {
    slide: checked.chapters[chapterIndex]?.slides[slideIndex]?.status === "COMPLETE",
    chapter: checked.chapters[chapterIndex]?.status === "COMPLETE",
    course: checked.status === "COMPLETE",
  };
}

const someSlide = (progress: LearnizProgress, chapterIndex: number, holds: (slideIndex: number) => boolean): boolean =>
  progress.chapters[chapterIndex]?.slides.some((slide, at) => slide.status === "COMPLETE" && holds(at)) ?? false;

const listInteractivities = (progress: LearnizProgress): readonly InteractivityProgress[] =>
  progress.chapters.flatMap((chapter) => chapter.slides.flatMap((slide) => slide.interactivities));
