// Knows how a trainer sees the steps of paths that wait for their slot, and opens or completes one (decisions 10).
import type { PathRunsAnswer } from "@academiz/contract";
import { succeed } from "@academiz/domain/kernel";
import { type PathNode, readPath } from "@academiz/domain/paths";
import { findOwn } from "../classiz/read-slot.ts";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import type { Actor, SlotRow } from "../ports/index.ts";
import { describeRuns } from "./list-learner-runs.ts";
import { type AskedOverride, type OverrideStage, writeOverride } from "./override-step.ts";

export interface PersonOfSlot {
  readonly slotId: string;
  readonly userId: string;
}
type Stage = OverrideStage & Pick<World, "slots">;

/** True for nodes that lead to the product of a slot. */
const isOf =
  ({ productSlug }: SlotRow) =>
  ({ products }: Pick<PathNode, "products">): boolean =>
    products.includes(productSlug);

/** The slot, where the caller runs it and the person has a place in it. */
async function findHeld(stage: Stage, actor: Actor, { slotId, userId }: PersonOfSlot): Promise<SlotRow | null> {
  const slot = await findOwn(stage, actor, slotId);
  if (!slot) return null;
  const [person] = await stage.slots.findEnrolled(actor, slotId, [userId]);
  return person ? slot : null;
}

/** Of the person's paths, only the steps of this classroom. */
export async function listSlotSteps(stage: Stage, actor: Actor, person: PersonOfSlot): Outcome<PathRunsAnswer> {
  const slot = await findHeld(stage, actor, person);
  return slot ? describeSteps(stage, actor, slot, person.userId) : refuse("not-found");
}

async function describeSteps(stage: Stage, actor: Actor, slot: SlotRow, userId: string): Outcome<PathRunsAnswer> {
  const runs = await stage.pathRuns.listLeading(actor, userId, slot.productSlug);
  const described = await describeRuns(stage, actor, runs);
  return succeed({
    runs: described.flatMap((run, at) => {
      const slugs = readPath(runs[at]?.config)
        .nodes.filter(isOf(slot))
        .map(({ slug }) => slug);
      const nodes = run.nodes.filter(({ slug }) => slugs.includes(slug));
      const overrides = run.overrides.filter(({ node }) => slugs.includes(node));
      return nodes.length === 0 ? [] : [{ ...run, nodes, overrides }];
    }),
  });
}

/** `not-found` for a step of another product, and for a path of somebody else. */
export async function overrideSlotStep(
  stage: Stage,
  actor: Actor,
  person: PersonOfSlot,
  asked: AskedOverride,
): Outcome<PathRunsAnswer> {
  const slot = await findHeld(stage, actor, person);
  if (!slot) return refuse("not-found");
  const runs = await stage.pathRuns.listLeading(actor, person.userId, slot.productSlug);
  const run = runs.find(({ perimeterSlug }) => perimeterSlug === asked.perimeterSlug);
  const node = readPath(run?.config).nodes.find(({ slug }) => slug === asked.node);
  if (!run || !node || !isOf(slot)(node)) return refuse("not-found");
  const isDone = await writeOverride(stage, actor, person.userId, asked);
  return isDone ? describeSteps(stage, actor, slot, person.userId) : refuse("path.not-open");
}
