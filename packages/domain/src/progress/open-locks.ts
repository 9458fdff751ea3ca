// Knows when a locked element opens (§4.31–§4.34). What is open never locks again.
import type { CompiledLearniz } from "../learniz/index.ts";
import { changeEach } from "./edit-progress.ts";
import { findState } from "./find-progress.ts";
import type { LearnizProgress, ProgressStatus } from "./progress.ts";
import { isSatisfied } from "./satisfy-rule.ts";

/** Opens each locked chapter and slide whose every locker is satisfied; one without lockers opens by itself (§4.34). */
export function openLocks(course: CompiledLearniz, progress: LearnizProgress): LearnizProgress {
  const open = <T extends { readonly slug: string; readonly status: ProgressStatus }>(element: T): T => {
    if (element.status !== "LOCKED") return element;
    const lockers = course.lockers.get(element.slug) ?? [];
    const isOpen = lockers.every((locker) => isSatisfied(locker, findState(course, progress, locker.slug)));
    return isOpen ? { ...element, status: "NOT_STARTED" } : element;
  };
  const chapters = changeEach(progress.chapters, (chapter) => {
    const slides = changeEach(chapter.slides, open);
    return open(slides === chapter.slides ? chapter : { ...chapter, slides });
  });
  return chapters === progress.chapters ? progress : { ...progress, chapters };
}
