// Knows which chapters and slides wait for each other, so that none of them ever opens.
import type { CompiledLearniz, ElementPlace, Locker, Slide } from "../learniz/index.ts";
import { type Gains, meets } from "./gains.ts";
import type { CircleWait } from "./problems/problem.ts";
import type { Reach } from "./reach.ts";

/**
 * By the slug of an element that its own requirements keep shut: what it waits for in vain, through which shut
 * elements.
 */
export type Waits = ReadonlyMap<string, readonly CircleWait[]>;

/** The chapters and slides that stay shut by their own requirements, in the order of the course. */
const listShut = ({ lockers }: CompiledLearniz, reach: Reach): readonly string[] =>
  [...lockers].flatMap(([owner, waits]) => (waits.every((one) => meets(reach, one.slug, one)) ? [] : [owner]));

/**
 * Every element that its own requirements keep shut, in the order of the course, with the shut ones that it waits for.
 */
export function listWaits(course: CompiledLearniz, gains: Gains, reach: Reach): Waits {
  const shut = new Set(listShut(course, reach));
  /** Those that keep a slide closed: itself, its chapter, or both. */
  const listClosers = (slug: string, chapter: string) => [slug, chapter].filter((one) => shut.has(one));
  const listBehind = (place: ElementPlace, type: Locker["type"]): readonly string[] => {
    if (place.kind === "slide") return listClosers(place.slug, place.parent);
    const chapter = course.learniz.chapters[place.chapterIndex];
    if (!chapter) return [];
    if (place.kind === "interactivity") return listClosers(place.parent, chapter.slug);
    if (shut.has(place.slug)) return [place.slug];
    const named = new Set(chapter.validators.flatMap(({ elements }) => elements.map(({ slug }) => slug)));
    const isAnyEnough = chapter.validators.every(({ elements }) => elements.length === 0);
    const counts = ({ slug }: Slide) => (type === "SCORE" ? gains.scored.has(slug) : isAnyEnough || named.has(slug));
    return chapter.slides.filter(counts).flatMap(({ slug }) => (shut.has(slug) ? [slug] : []));
  };
  /** Whether it could be done at all if it were open: waiting for something impossible puts nobody in a circle. */
  const isPossible = ({ kind, slug, type, score }: Locker) =>
    type === "SCORE" ? meets(gains, slug, { type, score }) : kind === "chapter" || meets(gains, slug, { type });
  return new Map(
    [...shut].map((slug) => {
      const waits = (course.lockers.get(slug) ?? []).filter((one) => !meets(reach, one.slug, one) && isPossible(one));
      return [
        slug,
        waits.flatMap((waitsFor) => {
          const place = course.places.get(waitsFor.slug);
          return place ? listBehind(place, waitsFor.type).map((through) => ({ slug, waitsFor, through })) : [];
        }),
      ];
    }),
  );
}

/**
 * The shortest way from one that waits back to itself; undefined when there is none.
 * @param without those that are in no circle: no way back leads through them.
 */
function findWayBack(start: string, waits: Waits, without: ReadonlySet<string>): readonly CircleWait[] | undefined {
  /** From whom each was first reached. */
  const met = new Map<string, CircleWait>();
  const queue = [start];
  for (const slug of queue) {
    for (const wait of waits.get(slug) ?? []) {
      if (met.has(wait.through) || without.has(wait.through)) continue;
      met.set(wait.through, wait);
      if (wait.through === start) return retrace(start, met);
      queue.push(wait.through);
    }
  }
  return undefined;
}

function retrace(start: string, met: ReadonlyMap<string, CircleWait>): readonly CircleWait[] {
  const way: CircleWait[] = [];
  for (let wait = met.get(start); wait; wait = wait.slug === start ? undefined : met.get(wait.slug)) way.unshift(wait);
  return way;
}

/** The same circle, turned so that it starts with its first member in the order of the course. */
function startWithFirst(circle: readonly CircleWait[], order: ReadonlyMap<string, number>): readonly CircleWait[] {
  const places = circle.map(({ slug }) => order.get(slug) ?? 0);
  const first = places.indexOf(places.reduce((least, place) => Math.min(least, place)));
  return [...circle.slice(first), ...circle.slice(0, first)];
}

/**
 * Circles of chapters and slides that wait for each other, each starting with its first member in the order of the
 * course. Every element that waits in a circle is in one of those told, except slides in a chapter that never opens:
 * the chapter is the trouble.
 */
export function findCircles(course: CompiledLearniz, waits: Waits, reach: Reach): readonly (readonly CircleWait[])[] {
  const circles: (readonly CircleWait[])[] = [];
  const told = new Set<string>();
  const free = new Set<string>();
  const order = new Map([...waits.keys()].map((slug, at) => [slug, at]));
  for (const start of waits.keys()) {
    const place = course.places.get(start);
    if (told.has(start) || (place?.kind === "slide" && !reach.open.has(place.parent))) continue;
    const circle = findWayBack(start, waits, free);
    if (!circle) {
      free.add(start);
      continue;
    }
    circles.push(startWithFirst(circle, order));
    for (const { slug } of circle) told.add(slug);
  }
  return circles;
}
