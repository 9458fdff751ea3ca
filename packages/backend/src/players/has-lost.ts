// Knows whether a learner has failed a product for good: no attempt is left that could change it.
import { isGameLost } from "@academiz/domain/plays";
import { loadProgress } from "@academiz/domain/progress";
import { isLost } from "@academiz/domain/scorm";
import type { Actor, AvailableProduct } from "../ports/index.ts";
import type { World } from "../world.ts";
import { findCourse } from "./find-course.ts";

/** A game that was failed (§4.64), and a course whose pages are all done under its mark (§4.95). Of others nothing is asked of the database. */
export async function hasLost(
  world: Pick<World, "products" | "courses" | "progress">,
  { home, userId }: Actor,
  product: AvailableProduct,
): Promise<boolean> {
  const { productType, progress, slug } = product;
  if (productType === "game" && progress?.status === "FAILED") {
    const [served, stored] = await Promise.all([
      world.products.read(product, product.productSlug),
      world.progress.read(home, userId, slug),
    ]);
    return isGameLost(served?.config ?? {}, stored);
  }
  if (productType === "learniz" && progress?.status === "STARTED" && progress.percentage === 100) {
    const [course, stored] = await Promise.all([findCourse(world, product), world.progress.read(home, userId, slug)]);
    return course !== null && isLost(course, loadProgress(course, stored, slug).progress);
  }
  return false;
}
