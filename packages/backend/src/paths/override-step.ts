// Knows how an author opens a task of a path for one learner, or lets it count as done (decisions 10).
import type { PathRunsAnswer } from "@academiz/contract";
import { type PathOverride, readPath, readPathState } from "@academiz/domain/paths";
import { noteEvents, toDoer } from "../account-events/note-events.ts";
import type { Outcome } from "../ground/outcome.ts";
import { refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import type { Actor, HeldRun } from "../ports/index.ts";
import { findProduct } from "../products/find-product.ts";
import { type Around, advanceRun } from "../progress/advance-run.ts";
import { type LearnerOfPath, type LearnerRunsStage, listLearnerRuns, nameSteps } from "./list-learner-runs.ts";

export type OverrideStage = LearnerRunsStage & Around & Pick<World, "transact">;
export interface AskedOverride extends Pick<PathOverride, "node" | "as" | "reason"> {
  readonly perimeterSlug: string;
}

/** Stored in the run itself, so that who did it and why stays as long as its effect, and in the learner's account. */
export async function overrideStep(
  stage: OverrideStage,
  actor: Actor,
  learner: LearnerOfPath,
  asked: AskedOverride,
): Outcome<PathRunsAnswer> {
  const product = await findProduct(stage, actor, { type: "coursiz", slug: learner.slug });
  if (!product.ok) return product;
  const run = (await stage.pathRuns.listOfLearner(actor, learner.slug, learner.identifier)).find(
    (one) => one.perimeterSlug === asked.perimeterSlug,
  );
  if (!run) return refuse("not-found");
  const isDone = await writeOverride(stage, actor, run.userId, asked);
  return isDone ? listLearnerRuns(stage, actor, learner) : refuse("path.not-open");
}

/** False where it was done already, or cannot be. */
export async function writeOverride(
  stage: OverrideStage,
  actor: Actor,
  userId: string,
  { perimeterSlug, node, as, reason }: AskedOverride,
): Promise<boolean> {
  const event = { type: "overridden", node, as, reason, byId: actor.userId, at: toIso(stage.clock.now()) } as const;
  return stage.transact(actor, async (inside) => {
    const held = await inside.pathRuns.hold(actor, { userId, perimeterSlug });
    if (!held) return false;
    const { overrides } = await advanceRun(inside, stage, actor, userId, held, [{ type: "renewed" }, event]);
    if (overrides.length > readPathState(held.state).overrides.length) {
      const kind = as === "open" ? "step-opened" : "step-completed";
      const detail = `${await nameStep(stage, actor, held, node)} — ${reason}`;
      await noteEvents(inside, stage, actor, toDoer(actor), [{ userId, kind, detail }]);
    }
    return overrides.some((one) => one.node === node && one.as === as);
  });
}

/** With its path: the names that people know. */
async function nameStep(stage: LearnerRunsStage, actor: Actor, run: HeldRun, slug: string): Promise<string> {
  const path = readPath(run.config);
  const nameOf = await nameSteps(stage, actor, [path]);
  const step = path.nodes.find((node) => node.slug === slug);
  return [run.name, step ? nameOf(step) : ""].filter(Boolean).join(", ");
}
