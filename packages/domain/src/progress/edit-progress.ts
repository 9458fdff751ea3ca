// Knows how to change one branch of a progress: every branch that was not touched keeps its identity.
import type { Place } from "./events.ts";
import type { ChapterProgress, LearnizProgress, SlideProgress } from "./progress.ts";

/** The list with one item replaced; the same list when the item is the same. */
function replaceAt<T>(list: readonly T[], index: number, change: (item: T) => T): readonly T[] {
  const item = list[index];
  if (item === undefined) return list;
  const changed = change(item);
  return changed === item ? list : list.with(index, changed);
}

/** The list with each item changed; the same list when none did. */
export function changeEach<T>(list: readonly T[], change: (item: T, index: number) => T): readonly T[] {
  const changed = list.map(change);
  return changed.every((item, index) => item === list[index]) ? list : changed;
}

export function editChapter(
  progress: LearnizProgress,
  chapterIndex: number,
  change: (chapter: ChapterProgress) => ChapterProgress,
): LearnizProgress {
  const chapters = replaceAt(progress.chapters, chapterIndex, change);
  return chapters === progress.chapters ? progress : { ...progress, chapters };
}

export function editSlide(
  progress: LearnizProgress,
  place: Place,
  change: (slide: SlideProgress) => SlideProgress,
): LearnizProgress {
  return editChapter(progress, place.chapterIndex, (chapter) => {
    const slides = replaceAt(chapter.slides, place.slideIndex, change);
    return slides === chapter.slides ? chapter : { ...chapter, slides };
  });
}

/** The element with its score put or taken away; the same element when it had that already. */
export function withScore<T extends { readonly score?: number }>(element: T, score: number | undefined): T {
  if (element.score === score) return element;
  const { score: _, ...rest } = element;
  return (score === undefined ? rest : { ...rest, score }) as T;
}
