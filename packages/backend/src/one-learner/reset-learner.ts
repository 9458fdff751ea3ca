// Knows how an author lets one learner begin a product anew (0093).
import type { LearnerStandingAnswer } from "@academiz/contract";
import { succeed } from "@academiz/domain/kernel";
import { tellReset } from "@academiz/domain/wording";
import { type Outcome, refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import { RESET_LIMIT } from "../policies/stored-bounds.ts";
import type { Actor } from "../ports/index.ts";
import { followSections } from "../progress/follow-sections.ts";
import { findLearner, type LearnerAddress, placeOf } from "./find-learner.ts";
import { describeStanding, judgeReset, type StandingStage } from "./read-standing.ts";
import { noteAndTell } from "./tell-learner.ts";

type Stage = StandingStage & Pick<World, "clock" | "dice" | "transact" | "livePublisher">;

/**
 * What was stored is set aside and stays. Whoever has it open in another window is told so at their next save, which
 * changes nothing. What a path counted as done stays done, and so does a completed section; one that goes on is
 * computed anew.
 */
export async function resetLearner(
  world: Stage,
  actor: Actor,
  address: LearnerAddress,
  reason: string,
): Outcome<LearnerStandingAnswer> {
  const found = await findLearner(world, actor, address);
  if (!found.ok) return found;
  const place = placeOf(found.value);
  const obstacle = place ? await judgeReset(world, actor, found.value) : "not-begun";
  if (!place || obstacle) return refuse(`learner.${obstacle ?? "not-begun"}`);
  const { product, user } = found.value;
  const done = await world.transact(actor, async (inside) => {
    const reset = { id: world.dice.createId(), at: toIso(world.clock.now()), byId: actor.userId, reason };
    const outcome = await inside.resets.setAside(actor, place, reset, RESET_LIMIT);
    if (outcome !== "set-aside") return { outcome, dispatch: null };
    await followSections(inside, world, actor, user.id, product.slug);
    const deed = { kind: "result-reset", texts: tellReset, reason } as const;
    return { outcome, dispatch: await noteAndTell(inside, world, actor, found.value, deed) };
  });
  if (done.outcome === "full") return refuse("learner.too-many");
  if (done.dispatch === null) return refuse("learner.not-begun");
  world.livePublisher.publish(actor, done.dispatch);
  return succeed(await describeStanding(world, actor, found.value));
}
