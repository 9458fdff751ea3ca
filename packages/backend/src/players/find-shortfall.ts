// Knows what a product that its learner did not pass still asks for, and whether any attempt is left.
import { allowMore, hasVictoryThreshold, readGame } from "@academiz/domain/games";
import { readAskedAverage } from "@academiz/domain/learniz";
import { isGameLost } from "@academiz/domain/plays";
import type { StoredConfig } from "@academiz/domain/products";
import { loadProgress } from "@academiz/domain/progress";
import { isLost, readAskedScore, readCompletionRule } from "@academiz/domain/scorm";
import { findCourse } from "../contents/find-course.ts";
import type { World } from "../ground/world.ts";
import type { Actor, AvailableProduct } from "../ports/index.ts";

export interface FoundShortfall {
  /** True where no attempt is left that could change it. */
  readonly isLost: boolean;
  /** The score needed to pass, 0–100; absent where none is. */
  readonly asked?: number | undefined;
}

const NONE: FoundShortfall = { isLost: false };

/**
 * Only for a failed game (§4.64) or package, and a course whose pages are all done below its mark (§4.95). Others are
 * not read from the database.
 */
export async function findShortfall(
  world: Pick<World, "products" | "courses" | "progress">,
  { home, userId }: Actor,
  product: AvailableProduct,
): Promise<FoundShortfall> {
  const { productType, progress, slug } = product;
  const readStored = () => world.progress.read(home, userId, slug);
  const readContent = async () => (await world.products.read(product, product.productSlug))?.config ?? {};
  if (productType === "game" && progress?.status === "FAILED") {
    const [content, stored] = await Promise.all([readContent(), readStored()]);
    return { isLost: isGameLost(allowMore(content, product.moreAttempts), stored), asked: readThreshold(content) };
  }
  if (productType === "scorm" && progress?.status === "FAILED") {
    const asked = readAskedScore(readCompletionRule((await readContent())["completion"]));
    return asked === null ? NONE : { isLost: false, asked };
  }
  if (productType === "learniz" && progress?.status === "STARTED" && progress.percentage === 100) {
    const [course, stored] = await Promise.all([findCourse(world, product), readStored()]);
    if (!course) return NONE;
    return {
      isLost: isLost(course, loadProgress(course, stored, slug).progress),
      asked: readAskedAverage(course.learniz),
    };
  }
  return NONE;
}

function readThreshold(content: StoredConfig): number | undefined {
  const game = readGame({ params: content });
  return game.ok && hasVictoryThreshold(game.value.config) ? game.value.config.victoryThreshold : undefined;
}
