// Knows what is left of a course that its learner has completed: pages that were added since, or that its score did
// not need.
import { listAdded, listLeft, loadProgress } from "@academiz/domain/progress";
import { findCourse } from "../contents/find-course.ts";
import type { World } from "../ground/world.ts";
import type { Actor, AvailableProduct } from "../ports/index.ts";

export interface FoundLeft {
  /** How many pages are open and not done; absent where none are. */
  readonly left?: number;
  /** How many of them were added since it was last opened; absent where none were. */
  readonly added?: number;
}

/** A course that had nothing left and was not published since is not read from the database. */
export async function findLeft(
  world: Pick<World, "products" | "courses" | "progress">,
  { home, userId }: Actor,
  product: AvailableProduct,
): Promise<FoundLeft> {
  const { productType, progress, slug, publishedAt } = product;
  if (productType !== "learniz" || progress?.status !== "COMPLETE") return {};
  const isSince = Date.parse(publishedAt) > Date.parse(progress.eventDate);
  if (progress.percentage === 100 && !isSince) return {};
  const [course, stored] = await Promise.all([findCourse(world, product), world.progress.read(home, userId, slug)]);
  if (!course) return {};
  const left = listLeft(loadProgress(course, stored, slug).progress);
  const added = listAdded(course, stored).filter((page) => left.includes(page));
  return { ...(left.length > 0 && { left: left.length }), ...(added.length > 0 && { added: added.length }) };
}
