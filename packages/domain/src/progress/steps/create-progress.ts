// Knows the progress of a learner who has not begun (§4.30).
import {
  type Chapter,
  type CompiledLearniz,
  type Interactivity,
  readGameType,
  readWeight,
  type Slide,
} from "../../learniz/index.ts";
import { openAll } from "../locks/open-locks.ts";
import type {
  ChapterProgress,
  InteractivityProgress,
  LearnizProgress,
  ProgressStatus,
  SlideProgress,
} from "../record/progress.ts";
import { repairPosition } from "./repair-position.ts";
import { markUpToDate } from "./up-to-date.ts";

const readFirstStatus = (element: Chapter | Slide): ProgressStatus =>
  element.requirements.length > 0 ? "LOCKED" : "NOT_STARTED";

function createInteractivity(interactivity: Interactivity, interactivityIndex: number): InteractivityProgress {
  const gameType = readGameType(interactivity);
  const weight = readWeight(interactivity);
  return {
    slug: interactivity.slug,
    interactivityIndex,
    status: "NOT_STARTED",
    type: interactivity.type,
    ...(gameType === undefined ? {} : { gameType }),
    ...(weight === undefined ? {} : { weight }),
    nbTimeDone: 0,
  };
}

function createSlide(course: CompiledLearniz, slide: Slide, slideIndex: number): SlideProgress {
  return {
    slug: slide.slug,
    slideIndex,
    status: readFirstStatus(slide),
    scrolled: false,
    weight: course.weights.get(slide.slug) ?? 0,
    interactivities: slide.interactivities.map(createInteractivity),
  };
}

function createChapter(course: CompiledLearniz, chapter: Chapter, chapterIndex: number): ChapterProgress {
  return {
    slug: chapter.slug,
    chapterIndex,
    status: readFirstStatus(chapter),
    percentage: 0,
    weight: course.weights.get(chapter.slug) ?? 0,
    slides: chapter.slides.map((slide, slideIndex) => createSlide(course, slide, slideIndex)),
  };
}

/**
 * The progress of a learner who has not begun: what has requirements is LOCKED (§4.30), nothing is validated (§4.49),
 * and the place is the first open slide.
 * @param perimeterSlug names the product as it is made available to the learner; it becomes the progress' `slug`.
 */
export function createProgress(course: CompiledLearniz, perimeterSlug: string): LearnizProgress {
  const blank: LearnizProgress = {
    slug: perimeterSlug,
    publishedDate: course.learniz.publishedDate ?? "",
    status: "NOT_STARTED",
    percentage: 0,
    time: 0,
    currentChapterIndex: 0,
    currentChapterSlug: "",
    currentSlideIndex: 0,
    currentSlideSlug: "",
    chapters: course.learniz.chapters.map((chapter, chapterIndex) => createChapter(course, chapter, chapterIndex)),
  };
  const { progress } = openAll(course, blank);
  markUpToDate(course, progress, 0);
  return repairPosition(progress);
}
