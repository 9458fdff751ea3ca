// Knows every way through a story: where one can come with what, how it ends at best and at worst, and where one is
// stuck.
import { boundPoints } from "../game/bound-points.ts";
import type { Scene, Story } from "./schema.ts";
import { beginStory, listOpen, type Standing, takeWay } from "./walk.ts";

/** Standings that are looked at: more of them is a story that nobody oversees. */
const MOST_STANDINGS = 4_000;

/** One place that can be come to, with the first way there that is as good as any. */
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

/** What there is to find in a story. */
export interface Explored {
  /** Nothing was left out: there are not too many ways. */
  readonly isWhole: boolean;
  readonly endings: readonly Ending[];
  /** Slugs of scenes that are come to. */
  readonly scenes: ReadonlySet<string>;
  /** Slugs of choices that are ever offered. */
  readonly offered: ReadonlySet<string>;
  /** Slugs of scenes in which one may be without a choice, and of those from which no ending is come to any more. */
  readonly stuck: ReadonlySet<string>;
  readonly lost: ReadonlySet<string>;
}

/** Scenes that are come to from each, itself where one comes back. */
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
 * Two standings with the same name go on in the same ways: what is remembered, and points, tell them apart where choices
 * that may still come ask for them.
 */
function createNamer(story: Story) {
  const ahead = listAhead(story);
  const bySlug = new Map(
    story.content.scenes.map(({ slug }) => {
      const later = story.content.scenes.filter((one) => one.slug === slug || ahead.get(slug)?.has(one.slug));
      const needs = later.flatMap(({ ways }) => ways.flatMap((way) => way.needs ?? []));
      const asked = [...new Set(needs.flatMap(({ set, unset }) => [...set, ...unset]))];
      const asksPoints = needs.some(({ least, most }) => least !== undefined || most !== undefined);
      // What was earned matters where one comes by again.
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
 * @param sign 1: with as many points as can be; -1: with as few.
 * @param isDeep each way is followed to its end before the next is begun, the best choice first: some end is found.
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
    // What is noted last is looked at first.
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
  // A place that was bettered is one still: what came from it comes from the better one too.
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

/** What an ending is worth beside others: one that is not failed first, then its score or its points. */
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

/** The way that ends best (1), or worst (-1), of those that are looked at; undefined where none ends. */
export function findWay(story: Story, sign: 1 | -1): Ending | undefined {
  const { isWhole, endings } = exploreStory(story, sign);
  return findBest(story, sign, isWhole ? endings : [...endings, ...exploreStory(story, sign, true).endings]);
}

/** Whatever has to hold: some choices lead from the beginning to an ending. */
export const mayEnd = (story: Story): boolean => boundMostPoints(story) !== undefined;

/** No way to an ending gives more, to one that is not failed where there is one; undefined where none leads there. */
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

/** The most points that one can have at an ending; more than any way gives where there are too many to look at each. */
export function findMostPoints(story: Story): number | undefined {
  const { isWhole, endings } = exploreStory(story);
  return isWhole ? findBest(story, 1, endings)?.points : boundMostPoints(story);
}
