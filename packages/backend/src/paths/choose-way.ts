// Knows how a learner chooses where a path lets them.
import type { PathAnswer } from "@academiz/contract";
import type { Outcome } from "../ground/outcome.ts";
import { refuse } from "../ground/outcome.ts";
import type { Actor } from "../ports/index.ts";
import { advanceRun } from "../progress/advance-run.ts";
import { openPath } from "./open-path.ts";
import { type PathStage, readPath } from "./read-path.ts";

/** The first choice stays: the same choice again changes nothing, another one is refused. */
export async function chooseWay(
  stage: PathStage,
  actor: Actor,
  slug: string,
  { node, way }: { readonly node: string; readonly way: string },
): Outcome<PathAnswer> {
  const opened = await openPath(stage, actor, slug);
  if (!opened.ok) return opened;
  const { home, userId } = actor;
  const chosen = await stage.transact(home, async (inside) => {
    const held = await inside.pathRuns.hold(home, { userId, perimeterSlug: slug });
    const events = [{ type: "renewed" }, { type: "chosen", node, way }] as const;
    return held && (await advanceRun(inside, stage, home, userId, held, events));
  });
  return chosen?.ways[node] === way ? readPath(stage, actor, slug) : refuse("path.not-open");
}
