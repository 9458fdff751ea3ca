// Knows how a learner reads where they are on a path.
import type { PathAnswer } from "@academiz/contract";
import { succeed } from "@academiz/domain/kernel";
import { NEW_PATH_STATE, readPathState, runPath } from "@academiz/domain/paths";
import type { Outcome } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import { hearOpened } from "../notifications/hear-opened.ts";
import type { Actor } from "../ports/index.ts";
import { type Around, advanceRun, listFacts } from "../progress/advance-run.ts";
import { describeRun } from "./describe-run.ts";
import { type Opening, openPath } from "./open-path.ts";

export type PathStage = Opening & Around & Pick<World, "pathRuns" | "courses" | "notifications" | "transact">;

/**
 * New publications, and results that were stored while the run began, move it on; only where the learner reads it
 * themselves.
 */
export async function readPath(stage: PathStage, actor: Actor, slug: string): Outcome<PathAnswer> {
  const opened = await openPath(stage, actor, slug);
  if (!opened.ok) return opened;
  const { home, userId } = actor;
  await hearOpened(stage, actor, opened.value.perimeter.productSlug);
  const run = await stage.pathRuns.read(home, { userId, perimeterSlug: slug });
  if (!run) return succeed(await describeRun(stage, actor, opened.value, NEW_PATH_STATE));
  const stored = readPathState(run.state);
  const events = [{ type: "renewed" } as const, ...(await listFacts(stage, home, userId, opened.value))];
  const now = events.reduce((state, event) => runPath(opened.value.path, state, event).state, stored);
  if (now !== stored && actor.scope === "session")
    await stage.transact(home, async (inside) => {
      const held = await inside.pathRuns.hold(home, { userId, perimeterSlug: slug });
      if (held) await advanceRun(inside, stage, home, userId, held, events);
    });
  return succeed(await describeRun(stage, actor, opened.value, now));
}
