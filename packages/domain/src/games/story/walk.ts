// Knows where one is in a story after some choices, what is open there, and what one has by then.
import type { Scene, Story, Way, WayNeed } from "./schema.ts";

/** Choices that are gone through at most: who walks in circles for longer begins anew. */
const LONGEST_PATH = 200;

/** Where one is, and with what. */
export interface Standing {
  readonly scene: Scene;
  readonly points: number;
  /** Slugs of what is remembered. */
  readonly flags: ReadonlySet<string>;
  /** Choices that gave their points: nobody has them twice. */
  readonly earned: ReadonlySet<string>;
}

/** One choice that was made, and where. */
export interface Step {
  readonly scene: Scene;
  readonly way: Way;
}

export interface Walk {
  readonly steps: readonly Step[];
  readonly standing: Standing;
}

const NOTHING: ReadonlySet<string> = new Set();

export function beginStory({ content: { scenes } }: Story): Standing {
  const [scene] = scenes;
  if (!scene) throw new Error("a story has a scene");
  return { scene, points: 0, flags: NOTHING, earned: NOTHING };
}

const holds = ({ set, unset, least, most }: WayNeed, { points, flags }: Pick<Standing, "points" | "flags">): boolean =>
  set.every((flag) => flags.has(flag)) &&
  !unset.some((flag) => flags.has(flag)) &&
  (least === undefined || points >= least) &&
  (most === undefined || points <= most);

/** Choices that are offered: they lead somewhere, and what they need holds. None at an ending. */
export function listOpen({ content }: Story, standing: Standing): readonly Way[] {
  const { scene } = standing;
  if (scene.ending) return [];
  return scene.ways.filter(
    ({ to, needs }) => content.scenes.some(({ slug }) => slug === to) && (!needs || holds(needs, standing)),
  );
}

/** Where a choice leads; undefined for one that leads nowhere. */
export function takeWay({ content }: Story, { points, flags, earned }: Standing, way: Way): Standing | undefined {
  const scene = content.scenes.find(({ slug }) => slug === way.to);
  if (!scene) return undefined;
  const isNew = way.points !== 0 && !earned.has(way.slug);
  return {
    scene,
    points: isNew ? points + way.points : points,
    flags: way.sets.length > 0 ? new Set([...flags, ...way.sets]) : flags,
    earned: isNew ? new Set([...earned, way.slug]) : earned,
  };
}

/** As far as the choices can be made: what comes after one that is not offered any more is left out. */
export function walkStory(story: Story, path: readonly unknown[]): Walk {
  const steps: Step[] = [];
  let standing = beginStory(story);
  for (const slug of path.slice(0, LONGEST_PATH)) {
    const way = listOpen(story, standing).find((one) => one.slug === slug);
    const next = way && takeWay(story, standing, way);
    if (!next) break;
    steps.push({ scene: standing.scene, way });
    standing = next;
  }
  return { steps, standing };
}
