// Knows how a smart sequence is opened: with the goes that were made at it (§7.132).
import { succeed } from "@academiz/domain/kernel";
import type { Outcome } from "../outcome.ts";
import { type PlayAnswer, type PlayStage, playProduct } from "../players/play-product.ts";
import type { Actor } from "../ports/index.ts";
import type { World } from "../world.ts";
import { type AttemptDescription, describeAttempt } from "./describe-attempt.ts";

/** The newest of them. */
const MOST = 200;

/** In a preview there are none. */
export async function playSequence(
  stage: PlayStage & Pick<World, "attempts">,
  actor: Actor,
  slug: string,
): Outcome<PlayAnswer & { readonly attempts: AttemptDescription[] }> {
  const play = await playProduct(stage, actor, { type: "smart-sequence", slug });
  if (!play.ok) return play;
  const owner = { userId: actor.userId, perimeterSlug: slug };
  const attempts = actor.scope === "preview" ? [] : await stage.attempts.list(actor.home, owner, MOST);
  return succeed({ ...play.value, attempts: attempts.map(describeAttempt) });
}
