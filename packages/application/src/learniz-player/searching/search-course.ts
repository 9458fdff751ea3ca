// Knows where a course contains what its learner searches for: in the titles of all pages, and in the texts of open
// ones.
import { listBlocks, listPartNames, readBlockWords } from "@academiz/domain/interactivities";
import { cutAround, type Excerpt, findFolded } from "@academiz/domain/kernel";
import type { Learniz, Slide } from "@academiz/domain/learniz";
import type { CourseView } from "../learniz-player.connect.ts";
import type { SlideEntry } from "../menu/menu.connect.ts";

/** A page that contains it. */
export interface FoundPage {
  readonly slide: SlideEntry;
  readonly chapterTitle: string;
  /** Null where only the title contains it. */
  readonly excerpt: Excerpt | null;
}

/** How many letters are shown on each side of the words that were found. */
const AROUND = 60;

/** The pages that contain `query`, in the order of the course, whatever the accents and case. */
export function searchCourse(
  { chapters }: Pick<CourseView, "chapters">,
  learniz: Learniz,
  query: string,
): readonly FoundPage[] {
  return chapters.flatMap((chapter, chapterIndex) =>
    chapter.slides.flatMap((slide, slideIndex) => {
      const content = slide.isLocked ? undefined : learniz.chapters[chapterIndex]?.slides[slideIndex];
      const excerpt = content ? findExcerpt(content, query) : null;
      const isFound = excerpt !== null || findFolded(slide.title, query) !== null;
      return isFound ? [{ slide, chapterTitle: chapter.title, excerpt }] : [];
    }),
  );
}

function findExcerpt({ interactivities }: Slide, query: string): Excerpt | null {
  for (const one of interactivities) {
    const titles = [one.description ?? "", ...listPartNames(one), one.medias[0]?.title ?? ""];
    for (const text of [...listBlocks(one).map(readBlockWords), ...titles]) {
      const range = findFolded(text, query);
      if (range) return cutAround(text, range, AROUND);
    }
  }
  return null;
}
