// Knows how a smart sequence is opened: with the learner's attempts at it (§7.132).
import { succeed } from "@academiz/domain/kernel";
import { MOST_ATTEMPTS, MOST_CONTINUED } from "@academiz/domain/sequences";
import type { Outcome } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import { type PlayAnswer, type PlayStage, playProduct } from "../players/play-product.ts";
import type { Actor } from "../ports/index.ts";
import { type AttemptDescription, describeAttempt } from "./describe-attempt.ts";
import { type FrontStage, findFront } from "./find-front.ts";

/**
 * All in their order; the newest, the one that counts and those that were begun (the newest few) with their answers,
 * the others without: whoever opens a sequence goes on with some, and looks back at the one that counts. In a preview
 * there are none.
 */
export async function playSequence(
  stage: PlayStage & FrontStage & Pick<World, "attempts">,
  actor: Actor,
  slug: string,
): Outcome<
  PlayAnswer & { readonly attempts: AttemptDescription[]; readonly frontDynamicPerimeterSlug: string | null }
> {
  const play = await playProduct(stage, actor, { type: "smart-sequence", slug });
  if (!play.ok) return play;
  if (actor.scope === "preview") return succeed({ ...play.value, attempts: [], frontDynamicPerimeterSlug: null });
  const owner = { userId: actor.userId, perimeterSlug: slug };
  const outlines = await stage.attempts.list(actor.home, owner, MOST_ATTEMPTS);
  const begun = outlines.filter(({ status }) => status === "STARTED").slice(-MOST_CONTINUED);
  const named = [outlines.at(-1)?.slug, play.value.progress?.["attempt"], ...begun.map(({ slug: one }) => one)];
  const shown = [...new Set(named.filter((one) => typeof one === "string"))];
  const whole = new Map((await stage.attempts.read(actor.home, owner, shown)).map((one) => [one.slug, one]));
  const attempts = outlines.map((outline) => describeAttempt(whole.get(outline.slug) ?? outline));
  const frontDynamicPerimeterSlug = await findFront(stage, actor, play.value.product.slug);
  return succeed({ ...play.value, attempts, frontDynamicPerimeterSlug });
}
