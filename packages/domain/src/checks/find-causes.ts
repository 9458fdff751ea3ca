// Knows which of the closed chapters and slides are the trouble, and which only wait behind those.
import type { CompiledLearniz, Locker } from "../learniz/index.ts";
import type { Waits } from "./find-circles.ts";
import { meets } from "./gains.ts";
import type { CircleWait } from "./problems/problem.ts";
import type { Reach } from "./reach.ts";

/** The lockers of `owner` that no learner can ever open. */
export const listMissing = ({ lockers }: CompiledLearniz, reach: Reach, owner: string): readonly Locker[] =>
  (lockers.get(owner) ?? []).filter((wait) => !meets(reach, wait.slug, wait));

/** By the slug of a shut element, those that wait for it. */
function listBehind(waits: Waits): ReadonlyMap<string, readonly string[]> {
  const behind = new Map<string, string[]>();
  for (const { slug, through } of [...waits.values()].flat()) {
    const others = behind.get(through);
    if (others) others.push(slug);
    else behind.set(through, [slug]);
  }
  return behind;
}

/**
 * Every shut chapter or slide that is told, in the order of the course, with those that wait behind it at any
 * distance; each of these is behind one alone. An element is told when it is in a circle, or when it would stay shut
 * even if all others were open. Slides of a chapter that never opens are left out: the chapter is the trouble.
 */
export function findCauses(
  course: CompiledLearniz,
  reach: Reach,
  waits: Waits,
  circles: readonly (readonly CircleWait[])[],
): ReadonlyMap<string, readonly string[]> {
  const inCircle = new Set(circles.flat().map(({ slug }) => slug));
  const behind = listBehind(waits);
  const isNamed = (slug: string) => {
    const place = course.places.get(slug);
    return place?.kind !== "slide" || reach.open.has(place.parent);
  };
  const isCause = (slug: string) => {
    const explained = new Set(waits.get(slug)?.map(({ waitsFor }) => waitsFor));
    return inCircle.has(slug) || listMissing(course, reach, slug).some((wait) => !explained.has(wait));
  };
  const named = [...waits.keys()].filter(isNamed);
  const causes = new Set(named.filter(isCause));
  const claimed = new Set<string>();
  const claim = (cause: string): readonly string[] => {
    const followers: string[] = [];
    const queue = [cause];
    for (const slug of queue) {
      for (const follower of behind.get(slug) ?? []) {
        if (causes.has(follower) || claimed.has(follower) || !isNamed(follower)) continue;
        claimed.add(follower);
        followers.push(follower);
        queue.push(follower);
      }
    }
    return followers;
  };
  // An element that is no cause waits for closed ones alone and is in no circle, so its way always leads to a cause.
  return new Map([...causes].map((cause) => [cause, claim(cause)]));
}
