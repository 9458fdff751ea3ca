// Knows how the slots of a session are told to a learner (§7.130, §3.196).
import { readClassizRules } from "@academiz/domain/classiz";
import { succeed } from "@academiz/domain/kernel";
import { refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import { findPerimeter } from "../perimeters/find-perimeter.ts";
import type { Actor, Page } from "../ports/index.ts";
import { createSlotTeller } from "./describe-learner-slots.ts";

type Stage = Pick<World, "perimeters" | "products" | "clients" | "slots" | "users" | "clock">;
interface Place {
  readonly classizPerimeterSlug: string;
  readonly meanSlug: string;
}

export async function listTimeslots(world: Stage, actor: Actor, place: Place, { page, limit }: Page) {
  const { home } = actor;
  const perimeter = await findPerimeter(world, actor, place.classizPerimeterSlug);
  if (!perimeter.ok) return perimeter;
  if (perimeter.value.productType !== "classiz") return refuse("not-found");
  const ofMean = { perimeterSlug: perimeter.value.slug, mean: place.meanSlug, run: null, from: null, until: null };
  const [product, { total, rows }] = await Promise.all([
    world.products.read(home, perimeter.value.productSlug),
    world.slots.search(home, { ...ofMean, descending: false, page, limit }),
  ]);
  const isKnown = readClassizRules(product?.config).means.includes(place.meanSlug);
  if (!isKnown && total === 0) return refuse("not-found");
  const tell = await createSlotTeller(world, actor, perimeter.value, product?.config);
  return succeed({ meta: { totalItems: total, page, limit }, slots: [...(await tell(rows))] });
}
