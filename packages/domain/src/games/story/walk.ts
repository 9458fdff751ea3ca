// Knows where a learner is in a story after some choices: the present scene, the open choices, and the flags and
// points so far.
import type { Scene, Story, Way, WayNeed } from "./schema.ts";

/** From how many choices on circles are left out, and how many are walked at most. */
const LONG_PATH = 200;
const LONGEST_PATH = 1_000;

/** The state of a learner in a story. */
export interface Standing {
  readonly scene: Scene;
  readonly points: number;
  /** Slugs of the flags that are set. */
  readonly flags: ReadonlySet<string>;
  /** Choices that gave their points, which nobody gets twice. */
  readonly earned: ReadonlySet<string>;
}

/** One choice that was made, and where. */
export interface Step {
  readonly scene: Scene;
  readonly way: Way;
}

/** A step with the standing before it. */
interface MadeStep extends Step {
  readonly from: Standing;
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

/** The choices that are offered: they lead somewhere, and their conditions hold. None at an ending. */
export function listOpen({ content }: Story, standing: Standing): readonly Way[] {
  const { scene } = standing;
  if (scene.ending) return [];
  return scene.ways.filter(
    ({ to, needs }) => content.scenes.some(({ slug }) => slug === to) && (!needs || holds(needs, standing)),
  );
}

/** The standing after a choice; undefined for one that leads nowhere. */
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

/** Flags and earned choices are never lost on a walk, so equal numbers in the same scene mean the same standing. */
const isSame = (one: Standing, other: Standing): boolean =>
  one.scene === other.scene && one.flags.size === other.flags.size && one.earned.size === other.earned.size;

/** The steps without the circles that led back to an earlier standing. */
function leaveCirclesOut(steps: readonly MadeStep[], standing: Standing): readonly MadeStep[] {
  const left: MadeStep[] = [];
  for (const step of steps) {
    const before = left.findIndex(({ from }) => isSame(from, step.from));
    if (before >= 0) left.length = before;
    left.push(step);
  }
  const before = left.findIndex(({ from }) => isSame(from, standing));
  return before >= 0 ? left.slice(0, before) : left;
}

/**
 * Walks as far as the choices can be made, and stops at the first that is not offered any more. Of very long walks the
 * circles are left out: they lead back to the same standing.
 */
export function walkStory(story: Story, path: readonly unknown[]): Walk {
  const steps: MadeStep[] = [];
  let standing = beginStory(story);
  for (const slug of path.slice(0, LONGEST_PATH)) {
    const way = listOpen(story, standing).find((one) => one.slug === slug);
    const next = way && takeWay(story, standing, way);
    if (!next) break;
    steps.push({ scene: standing.scene, way, from: standing });
    standing = next;
  }
  return { steps: steps.length > LONG_PATH ? leaveCirclesOut(steps, standing) : steps, standing };
}
