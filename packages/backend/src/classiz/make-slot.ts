// Knows how a slot of a session is made.
import { createSlug } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import { SLOT_LIMIT } from "../policies/stored-bounds.ts";
import type { Actor } from "../ports/index.ts";
import { type DescribedSlot, describeSlot } from "./describe-slot.ts";
import { planSlot, type SentPlan } from "./plan-slot.ts";

/** Of a perimeter of a classiz, open or not. */
export async function makeSlot(
  world: Pick<World, "slots" | "products" | "perimeters" | "clients" | "users" | "clock" | "dice">,
  actor: Actor,
  { perimeterSlug, ...sent }: SentPlan & { readonly perimeterSlug: string },
): Outcome<DescribedSlot> {
  const perimeter = await world.slots.findClassiz(actor, perimeterSlug);
  if (!perimeter) return refuse("not-found");
  const plan = await planSlot(world, actor, perimeter.productSlug, sent);
  if (!plan.ok) return plan;
  const slug = createSlug(world.dice.random);
  const slot = { ...plan.value, slug, perimeterSlug, createdAt: toIso(world.clock.now()) };
  if (!(await world.slots.add(actor, slot, SLOT_LIMIT))) return refuse("slots.too-many");
  return describeSlot(world, actor, { slug }, { page: 1, limit: 20 });
}
