// Knows where a learner can stand, and where a learner without a valid place is put.
import type { ChapterShape, CourseShape, OracleState, SlideShape } from "./shapes.ts";

export interface Standing {
  readonly chapter: ChapterShape;
  readonly slide: SlideShape;
  readonly chapterIndex: number;
  readonly slideIndex: number;
}

/** Every slide, in reading order. */
export const listStandings = (course: CourseShape): Standing[] =>
  course.chapters.flatMap((chapter, chapterIndex) =>
    chapter.slides.map((slide, slideIndex) => ({ chapter, slide, chapterIndex, slideIndex })),
  );

export const findStanding = (state: OracleState): Standing | undefined =>
  listStandings(state.course).find(({ slide }) => slide.slug === state.place);

/** §4.35 Locked is the slide that is LOCKED itself, or whose chapter is. */
export function isShut(state: OracleState, { chapter, slide }: Standing): boolean {
  return [state.chapters.get(chapter.slug), state.slides.get(slide.slug)].some((known) => known?.status === "LOCKED");
}

/** The first open slide; where nothing is open, the first. */
export function findFirstPlace(state: OracleState): string | undefined {
  const all = listStandings(state.course);
  return (all.find((one) => !isShut(state, one)) ?? all[0])?.slide.slug;
}

/** §4.69–§4.71 An invalid place is mended: one that does not exist, or that is locked. */
export function mendPlace(state: OracleState): void {
  const here = findStanding(state);
  if (here && !isShut(state, here)) return;
  const all = listStandings(state.course);
  const undone = all.findIndex(({ slide }) => state.slides.get(slide.slug)?.status !== "COMPLETE");
  // §4.70 the last slide of a complete course; of one whose slides are all COMPLETE, too.
  const isAtEnd = state.status === "COMPLETE" || undone < 0;
  // §4.71 else the slide just before the first that is not; the first one when that is it.
  const wanted = isAtEnd ? all.length - 1 : Math.max(0, undone - 1);
  // A locked slide is never a position: back to the last open one, else on to the first open one.
  const open = all.slice(0, wanted + 1).findLast((one) => !isShut(state, one));
  state.place = open?.slide.slug ?? findFirstPlace(state);
}
