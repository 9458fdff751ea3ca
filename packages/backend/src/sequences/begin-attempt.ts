// Knows how a learner begins an attempt at a smart sequence (§4.155, §4.156, §7.133).
import { createSlug, succeed } from "@academiz/domain/kernel";
import { judgeBeginning, readSequences, startOfDay } from "@academiz/domain/sequences";
import { type Outcome, refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import { findNamed } from "../perimeters/find-perimeter.ts";
import type { Actor } from "../ports/index.ts";
import { type AttemptDescription, describeAttempt } from "./describe-attempt.ts";

/**
 * `slug` names a perimeter, or a product whose open perimeter is meant. Who asks twice before answering is given the
 * same go; of new ones there are so many a day, and so many in all (`judgeBeginning`).
 */
export async function beginAttempt(
  world: Pick<World, "perimeters" | "users" | "clients" | "attempts" | "products" | "clock" | "dice">,
  actor: Actor,
  slug: string,
): Outcome<AttemptDescription> {
  const { home, userId } = actor;
  const perimeter = await findNamed(world, home, userId, slug);
  if (actor.binding !== null && perimeter?.slug !== actor.binding) return refuse("scope.refused");
  if (perimeter?.productType !== "smart-sequence") return refuse("not-found");
  const owner = { userId, perimeterSlug: perimeter.slug };
  const now = world.clock.now();
  const { isWaiting, all, recent } = await world.attempts.count(home, owner, toIso(startOfDay(now)));
  const judged = isWaiting
    ? "free"
    : judgeBeginning({ all, recent: recent.map((instant) => Date.parse(instant)) }, now);
  if (judged === "used-up") return refuse("attempts.used-up");
  if (judged !== "free")
    return refuse("attempts.too-many", { retryAfter: Math.max(1, Math.ceil(judged.waiting / 1_000)) });
  const { productSlug, publishedAt } = perimeter;
  const { rules } = readSequences(await world.products.readPublication(home, productSlug, publishedAt));
  const attempt = {
    slug: createSlug(world.dice.random),
    publishedAt,
    createdAt: toIso(now),
    rules,
  };
  return succeed(describeAttempt(await world.attempts.begin(home, owner, attempt)));
}
