// Knows how authors see the progress of a product's learners, and which learners can no longer pass a course.
import { readMaxAttempts } from "@academiz/domain/games";
import { succeed } from "@academiz/domain/kernel";
import { loadProgress } from "@academiz/domain/progress";
import { isLost } from "@academiz/domain/scorm";
import { findCourse } from "../contents/find-course.ts";
import type { Outcome } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import type { Actor, LearnerProgress } from "../ports/index.ts";
import { findProduct, type ProductPlace } from "./find-product.ts";

export interface ListedLearner extends Omit<LearnerProgress, "short" | "failed"> {
  /** As learners are told about themselves (§4.95): no attempt is left that could change it. */
  readonly isLost: boolean;
  /** Of a failed game; absent where attempts are not limited. */
  readonly attemptsLeft?: number;
}

export async function listLearners(
  world: Pick<World, "products" | "courses" | "progress">,
  actor: Actor,
  place: ProductPlace,
): Outcome<{ readonly learners: ListedLearner[] }> {
  const product = await findProduct(world, actor, place);
  if (!product.ok) return product;
  const { type, slug, publishedAt, config } = product.value;
  const rows = await world.progress.listLearners(actor, slug);
  const isAsked = type === "learniz" && publishedAt !== null && rows.some(({ short }) => short !== null);
  const course = isAsked ? await findCourse(world, { ...actor, productSlug: slug, publishedAt }) : null;
  const allowed = type === "game" && config ? readMaxAttempts(config) : null;
  return succeed({
    learners: rows.map(({ short, failed, ...row }) => ({
      ...row,
      ...(failed && allowed !== null && { attemptsLeft: Math.max(0, allowed + failed.more - failed.ended) }),
      isLost: course !== null && short !== null && isLost(course, loadProgress(course, short, slug).progress),
    })),
  });
}
