// Knows the locks that never open, those that wait for each other, and those that only what comes later opens.
import type { CompiledLearniz, ElementPlace } from "../learniz/index.ts";
import { findCircles, listShut } from "./find-circles.ts";
import { type Gains, meets } from "./gains.ts";
import type { CircleWait, FoundProblem } from "./problem.ts";
import type { Reach } from "./reach.ts";

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

/** Of several things asked of one later element the first is told; what a circle tells is not told again. */
function listLater(
  { lockers, places }: CompiledLearniz,
  owner: string,
  inCircle: readonly CircleWait[],
): readonly FoundProblem[] {
  const place = places.get(owner);
  const told = new Set(inCircle.map(({ waitsFor }) => waitsFor.slug));
  return (lockers.get(owner) ?? []).flatMap((waitsFor): FoundProblem[] => {
    const required = places.get(waitsFor.slug);
    if (!place || !required || told.has(waitsFor.slug) || !isLater(required, place)) return [];
    told.add(waitsFor.slug);
    return [{ code: "requires-later", severity: "warning", slugs: [owner, waitsFor.slug], waitsFor }];
  });
}

function groupBy<T>(items: readonly T[], name: (item: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(name(item));
    if (group) group.push(item);
    else groups.set(name(item), [item]);
  }
  return groups;
}

const tellCircle = (waits: readonly CircleWait[]): FoundProblem => ({
  code: "waits-in-circle",
  severity: "error",
  slugs: waits.map(({ slug }) => slug),
  waits,
});

/** An element whose holder never opens is not named again: the holder is the trouble. */
export function checkLocks(course: CompiledLearniz, gains: Gains, reach: Reach): readonly FoundProblem[] {
  const circles = findCircles(course, gains, reach);
  const bySlug = groupBy(circles.flat(), ({ slug }) => slug);
  const byFirst = groupBy(circles, ([first]) => first?.slug ?? "");
  const shut = new Set(listShut(course, reach));
  const problems: FoundProblem[] = [];
  for (const [owner, waits] of course.lockers) {
    const place = course.places.get(owner);
    const holder = place?.kind === "slide" ? place.parent : undefined;
    const inCircle = bySlug.get(owner) ?? [];
    problems.push(...(byFirst.get(owner) ?? []).map(tellCircle));
    if (inCircle.length === 0 && shut.has(owner) && (holder === undefined || reach.open.has(holder))) {
      const waitsFor = waits.filter((wait) => !meets(reach, wait.slug, wait));
      problems.push({ code: "never-opens", severity: "error", slugs: [owner], waitsFor });
    }
    problems.push(...listLater(course, owner, inCircle));
  }
  if (!reach.isCompletable && course.slides.length > 0) {
    problems.push({ code: "never-completes", severity: "error", slugs: [] });
  }
  return problems;
}
