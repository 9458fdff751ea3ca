// Knows every way through a story: where one can come with what, how it ends at best and at worst, and where one is
// stuck.
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

/** Two standings with the same name go on in the same ways: points tell them apart where choices ask for some. */
function createNamer(story: Story) {
  const { scenes, flags } = story.content;
  const ahead = listAhead(story);
  const owners = new Map(scenes.flatMap(({ slug, ways }) => ways.map((way) => [way.slug, slug] as const)));
  const asksPoints = scenes.some(({ ways }) =>
    ways.some(({ needs }) => needs?.least !== undefined || needs?.most !== undefined),
  );
  return ({ scene, points, flags: has, earned }: Standing): string =>
    [
      scene.slug,
      flags.map(({ slug }) => (has.has(slug) ? 1 : 0)).join(""),
      asksPoints ? points : "",
      // What was earned matters where one comes by again.
      ...[...earned].filter((way) => ahead.get(scene.slug)?.has(owners.get(way) ?? "")).sort(),
    ].join("\n");
}

/** @param sign 1: with as many points as can be; -1: with as few. */
export function exploreStory(story: Story, sign: 1 | -1 = 1): Explored {
  const name = createNamer(story);
  const begin = beginStory(story);
  const places = new Map<string, Place>([[name(begin), { standing: begin, path: [], from: new Set() }]]);
  const offered = new Set<string>();
  const [stuck, ended]: [Place[], Place[]] = [[], []];
  const waiting = [...places.keys()];
  let isWhole = true;
  for (let key = waiting.shift(); key !== undefined; key = waiting.shift()) {
    const place = places.get(key);
    if (!place) continue;
    for (const way of listOpen(story, place.standing)) {
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

/** The way that ends best (1), or worst (-1); undefined where none ends. */
export const findWay = (story: Story, sign: 1 | -1): Ending | undefined =>
  exploreStory(story, sign).endings.toSorted((one, other) => -sign * compare(story, one, other))[0];

/** The most points that one can have at an ending; undefined where none is come to. */
export const findMostPoints = (story: Story): number | undefined => findWay(story, 1)?.points;
