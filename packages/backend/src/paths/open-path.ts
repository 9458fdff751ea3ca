// Knows how a learner comes to a path: through its perimeter, as it is published now.
import { type Result, succeed } from "@academiz/domain/kernel";
import { type Path, readPath } from "@academiz/domain/paths";
import { type Refusal, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import { findPerimeter } from "../perimeters/find-perimeter.ts";
import type { Actor, PerimeterRecord, StoredConfig } from "../ports/index.ts";

export type Opening = Pick<World, "perimeters" | "users" | "clients" | "clock" | "products">;
export interface OpenedPath {
  readonly perimeter: PerimeterRecord;
  readonly config: StoredConfig;
  readonly path: Path;
}

export async function openPath(stage: Opening, actor: Actor, slug: string): Promise<Result<OpenedPath, Refusal>> {
  const perimeter = await findPerimeter(stage, actor, slug);
  if (!perimeter.ok) return perimeter;
  if (perimeter.value.productType !== "coursiz") return refuse("not-found");
  const product = await stage.products.read(actor.home, perimeter.value.productSlug);
  if (!product?.config) return refuse("not-found");
  return succeed({ perimeter: perimeter.value, config: product.config, path: readPath(product.config) });
}
