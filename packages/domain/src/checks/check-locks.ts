// Knows the locks that never open, those that wait for each other, and those that only what comes later opens.
import type { CompiledLearniz, ElementPlace } from "../learniz/index.ts";
import { findCauses, listMissing } from "./find-causes.ts";
import { findCircles, listWaits } from "./find-circles.ts";
import type { Gains } from "./gains.ts";
import type { CircleWait, FoundProblem } from "./problems/problem.ts";
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

/**
 * An element whose holder never opens is not named again, nor is one that only waits behind others: those are the
 * trouble.
 */
export function checkLocks(course: CompiledLearniz, gains: Gains, reach: Reach): readonly FoundProblem[] {
  const allWaits = listWaits(course, gains, reach);
  const circles = findCircles(course, allWaits, reach);
  const causes = findCauses(course, reach, allWaits, circles);
  const bySlug = groupBy(circles.flat(), ({ slug }) => slug);
  const byFirst = groupBy(circles, ([first]) => first?.slug ?? "");
  /** Those behind one who is in several circles are told with the first. */
  const told = new Set<string>();
  const listFollowers = (members: readonly string[]) =>
    members.flatMap((slug) => {
      if (told.has(slug)) return [];
      told.add(slug);
      return causes.get(slug) ?? [];
    });
  const tellCircle = (waits: readonly CircleWait[]): FoundProblem => {
    const slugs = waits.map(({ slug }) => slug);
    return { code: "waits-in-circle", severity: "error", slugs, waits, behind: listFollowers(slugs) };
  };
  const problems: FoundProblem[] = [];
  for (const owner of course.lockers.keys()) {
    const inCircle = bySlug.get(owner) ?? [];
    problems.push(...(byFirst.get(owner) ?? []).map(tellCircle));
    if (inCircle.length === 0 && causes.has(owner)) {
      const waitsFor = listMissing(course, reach, owner);
      problems.push({
        code: "never-opens",
        severity: "error",
        slugs: [owner],
        waitsFor,
        behind: listFollowers([owner]),
      });
    }
    problems.push(...listLater(course, owner, inCircle));
  }
  if (!reach.isCompletable && course.slides.length > 0) {
    problems.push({ code: "never-completes", severity: "error", slugs: [] });
  }
  return problems;
}
