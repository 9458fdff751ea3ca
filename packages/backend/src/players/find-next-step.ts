// Knows what a learner can do next on a path, for the card of the path.
import type { World } from "../ground/world.ts";
import type { Actor, AvailableProduct } from "../ports/index.ts";

/** Nothing of what is no path, of one that was never begun, and of one that has ended. */
export async function findNextStep(
  world: Pick<World, "progress">,
  { home, userId }: Actor,
  { slug, productType, progress }: Pick<AvailableProduct, "slug" | "productType" | "progress">,
): Promise<{ readonly nextStep?: string }> {
  if (productType !== "coursiz" || progress?.status !== "STARTED") return {};
  const nextStep = (await world.progress.read(home, userId, slug))?.["nextStep"];
  return typeof nextStep === "string" ? { nextStep } : {};
}
