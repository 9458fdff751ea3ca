// Knows the locks that never open, and those that only what comes later opens.
import type { CompiledLearniz } from "../compile-learniz.ts";
import type { ElementPlace } from "../element-place.ts";
import type { CourseProblem } from "./problem.ts";
import { findReach } from "./reach.ts";

const readPath = (place: ElementPlace): readonly number[] => [
  place.chapterIndex,
  place.kind === "chapter" ? -1 : place.slideIndex,
  place.kind === "interactivity" ? place.interactivityIndex : -1,
];

/** Later in the course, or inside the element itself; nothing is later than itself. */
function isLater(place: ElementPlace, than: ElementPlace): boolean {
  const [path, other] = [readPath(place), readPath(than)];
  const at = path.findIndex((index, depth) => index !== other[depth]);
  return (path[at] ?? 0) > (other[at] ?? 0);
}

/** An element whose holder never opens is not named again: the holder is the trouble. */
export function checkLocks(course: CompiledLearniz): readonly CourseProblem[] {
  const reach = findReach(course);
  const problems: CourseProblem[] = [];
  for (const [owner, waits] of course.lockers) {
    const place = course.places.get(owner);
    if (!place) continue;
    const holder = place.kind === "chapter" ? undefined : place.parent;
    if (!reach.open.has(owner) && (holder === undefined || reach.open.has(holder))) {
      problems.push({ code: "never-opens", severity: "error", slugs: [owner] });
    }
    for (const slug of new Set(waits.map((wait) => wait.slug))) {
      const required = course.places.get(slug);
      if (required && isLater(required, place)) {
        problems.push({ code: "requires-later", severity: "warning", slugs: [owner, slug] });
      }
    }
  }
  if (!reach.isCompletable && course.slides.length > 0) {
    problems.push({ code: "never-completes", severity: "error", slugs: [] });
  }
  return problems;
}
