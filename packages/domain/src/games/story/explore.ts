// Knows every way through a story: which scenes are reached in which state, its best and worst endings, and where a
// learner is stuck.
import { boundPoints } from "../game/bound-points.ts";
import type { Scene, Story } from "./schema.ts";
import { beginStory, listOpen, type Standing, takeWay } from "./walk.ts";

/** How many standings are looked at: nobody oversees a story with more. */
const MOST_STANDINGS = 4_000;

/** One reachable standing, with the first way there that has the most points, or the fewest. */
interface Place {
  readonly standing: Standing;
  readonly path: readonly string[];
  readonly from: Set<Place>;
}

/** A way from the beginning to an ending. */
export interface Ending {
  readonly path: readonly string[];
  readonly points: number;
  readonly ending: NonNullable<Scene["ending"]>;
}

/** What a search through a story finds. */
export interface Explored {
  /** True where every way was looked at, because there are not too many. */
  readonly isWhole: boolean;
  readonly endings: readonly Ending[];
  /** Slugs of the scenes that can be reached. */
  readonly scenes: ReadonlySet<string>;
  /** Slugs of the choices that are offered at some time. */
  readonly offered: ReadonlySet<string>;
  /** Slugs of the scenes in which a learner may have no choice, or from which no ending can be reached any more. */
  readonly stuck: ReadonlySet<string>;
  readonly lost: ReadonlySet<string>;
}

/** By the slug of a scene, those that can be reached from it, itself where a way leads back. */
function listAhead({ content: { scenes } }: Story): ReadonlyMap<string, ReadonlySet<string>> {
  const next = new Map(scenes.map(({ slug, ways, ending }) => [slug, ending ? [] : ways.map(({ to }) => to)]));
  return new Map(
    scenes.map(({ slug }) => {
      const found = new Set<string>();
      const waiting = [...(next.get(slug) ?? [])];
      for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
        if (found.has(one) || !next.has(one)) continue;
        found.add(one);
        waiting.push(...(next.get(one) ?? []));
      }
      return [slug, found] as const;
    }),
  );
}

/**
 * Names standings, so that two with the same name go on in the same ways: flags and points are part of the name only
 * where later choices ask for them.
 */
function createNamer(story: Story) {
  const ahead = listAhead(story);
  const bySlug = new Map(
    story.content.scenes.map(({ slug }) => {
      const later = story.content.scenes.filter((one) => one.slug === slug || ahead.get(slug)?.has(one.slug));
      const needs = later.flatMap(({ ways }) => ways.flatMap((way) => way.needs ?? []));
      const asked = [...new Set(needs.flatMap(({ set, unset }) => [...set, ...unset]))];
      const asksPoints = needs.some(({ least, most }) => least !== undefined || most !== undefined);
      // Points that were earned matter only where a way leads past the same choice again.
      const again = later.filter((one) => ahead.get(slug)?.has(one.slug)).flatMap(({ ways }) => ways);
      return [slug, { asked, asksPoints, again: new Set(again.map((way) => way.slug)) }] as const;
    }),
  );
  return ({ scene, points, flags, earned }: Standing): string => {
    const { asked = [], asksPoints = false, again } = bySlug.get(scene.slug) ?? {};
    return [
      scene.slug,
      asked.map((flag) => (flags.has(flag) ? 1 : 0)).join(""),
      asksPoints ? points : "",
      ...[...earned].filter((way) => again?.has(way)).sort(),
    ].join("\n");
  };
}

/**
 * @param sign 1: with the most points; -1: with the fewest.
 * @param isDeep true: each way is followed to its end before the next begins, the best choice first, so that some end
 * is found.
 */
export function exploreStory(story: Story, sign: 1 | -1 = 1, isDeep = false): Explored {
  const name = createNamer(story);
  const begin = beginStory(story);
  const places = new Map<string, Place>([[name(begin), { standing: begin, path: [], from: new Set() }]]);
  const offered = new Set<string>();
  const [stuck, ended]: [Place[], Place[]] = [[], []];
  const waiting = [...places.keys()];
  let isWhole = true;
  const take = () => (isDeep ? waiting.pop() : waiting.shift());
  for (let key = take(); key !== undefined; key = take()) {
    const place = places.get(key);
    if (!place) continue;
    const open = listOpen(story, place.standing);
    // In a deep search the way that is noted last is looked at first.
    for (const way of isDeep ? open.toSorted((one, other) => sign * (one.points - other.points)) : open) {
      offered.add(way.slug);
      const standing = takeWay(story, place.standing, way);
      if (!standing) continue;
      const there = name(standing);
      const known = places.get(there);
      known?.from.add(place);
      if (known && sign * known.standing.points >= sign * standing.points) continue;
      if (!known && places.size >= MOST_STANDINGS) {
        isWhole = false;
        continue;
      }
      places.set(there, { standing, path: [...place.path, way.slug], from: known?.from ?? new Set([place]) });
      waiting.push(there);
    }
  }
  // A place may have been replaced by one with better points: ways through the former lead through the latter.
  const byName = (place: Place): Place => places.get(name(place.standing)) ?? place;
  for (const place of places.values()) {
    if (place.standing.scene.ending) ended.push(place);
    else if (listOpen(story, place.standing).length === 0) stuck.push(place);
  }
  const saved = new Set<Place>(ended);
  const back = [...ended];
  for (let place = back.pop(); place !== undefined; place = back.pop()) {
    for (const one of [...place.from].map(byName)) {
      if (saved.has(one)) continue;
      saved.add(one);
      back.push(one);
    }
  }
  const slugsOf = (list: Iterable<Place>) => new Set([...list].map(({ standing }) => standing.scene.slug));
  return {
    isWhole,
    endings: ended.flatMap(({ standing, path }) => {
      const { ending } = standing.scene;
      return ending ? [{ path, points: standing.points, ending }] : [];
    }),
    scenes: slugsOf(places.values()),
    offered,
    stuck: slugsOf(stuck),
    lost: isWhole ? slugsOf([...places.values()].filter((place) => !saved.has(place))) : new Set(),
  };
}

/** How endings compare: one that is not failed comes first, then the score or the points decide. */
const rankEnding = ({ content: { scoring } }: Story, { ending, points }: Ending): readonly [number, number] => [
  ending.failed ? 0 : 1,
  scoring === "points" ? points : scoring === "endings" ? (ending.score ?? 0) : 0,
];

const compare = (story: Story, one: Ending, other: Ending): number => {
  const [[first, second], [third, fourth]] = [rankEnding(story, one), rankEnding(story, other)];
  return first - third || second - fourth || other.path.length - one.path.length;
};

const findBest = (story: Story, sign: 1 | -1, found: readonly Ending[]): Ending | undefined =>
  found.toSorted((one, other) => -sign * compare(story, one, other))[0];

/** The best ending (1), or the worst (-1), among the ways that are looked at; undefined where none ends. */
export function findWay(story: Story, sign: 1 | -1): Ending | undefined {
  const { isWhole, endings } = exploreStory(story, sign);
  return findBest(story, sign, isWhole ? endings : [...endings, ...exploreStory(story, sign, true).endings]);
}

/** True where some choices lead from the beginning to an ending, whatever their conditions. */
export const mayEnd = (story: Story): boolean => boundMostPoints(story) !== undefined;

/**
 * An upper bound for the points at any ending, or at one that is not failed where there is one; undefined where no
 * choices lead to an ending.
 */
export function boundMostPoints(story: Story): number | undefined {
  const { scenes } = story.content;
  const ahead = listAhead(story);
  const isThere = (slug: string) => ahead.has(slug);
  const bound = (isEnd: (ending: Ending["ending"]) => boolean) =>
    boundPoints(
      {
        steps: new Map(
          scenes.map(({ slug, ways, ending }) => {
            const steps = ending ? [{ to: null, points: 0 }] : ways.filter(({ to }) => isThere(to));
            return [slug, ending && !isEnd(ending) ? [] : steps] as const;
          }),
        ),
        ahead,
        isOnce: false,
      },
      scenes[0]?.slug ?? "",
    );
  return bound(({ failed }) => !failed) ?? bound(() => true);
}

/**
 * The most points that a learner can have at an ending; an upper bound where there are too many ways to look at each.
 */
export function findMostPoints(story: Story): number | undefined {
  const { isWhole, endings } = exploreStory(story);
  return isWhole ? findBest(story, 1, endings)?.points : boundMostPoints(story);
}
