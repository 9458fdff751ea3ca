// Knows how a learner begins a path: what they did before counts.
import type { PathAnswer } from "@academiz/contract";
import { NEW_PATH_STATE } from "@academiz/domain/paths";
import type { Outcome } from "../ground/outcome.ts";
import type { Actor } from "../ports/index.ts";
import { advanceRun, listFacts } from "../progress/advance-run.ts";
import { openPath } from "./open-path.ts";
import { type PathStage, readPath } from "./read-path.ts";

/** Beginning it again changes nothing. */
export async function beginPath(stage: PathStage, actor: Actor, slug: string): Outcome<PathAnswer> {
  const opened = await openPath(stage, actor, slug);
  if (!opened.ok) return opened;
  const { home, userId } = actor;
  await stage.transact(home, async (inside) => {
    const isNew = await inside.pathRuns.begin(home, { userId, perimeterSlug: slug, state: { ...NEW_PATH_STATE } });
    if (!isNew) return;
    const held = await inside.pathRuns.hold(home, { userId, perimeterSlug: slug });
    if (!held) return;
    const facts = await listFacts({ ...inside, courses: stage.courses }, home, userId, held);
    await advanceRun(inside, stage, home, userId, held, [...facts, { type: "begun" }], true);
  });
  return readPath(stage, actor, slug);
}
