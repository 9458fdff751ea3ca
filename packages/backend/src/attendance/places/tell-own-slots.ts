// Knows how slots of a learner are told apart from their classrooms: each with its own, in the order of their dates.
import type { AnswerOf, classiz } from "@academiz/contract";
import { readMeanTitles } from "@academiz/domain/classiz";
import { groupBy } from "../../classiz/group-by.ts";
import type { World } from "../../ground/world.ts";
import { findPerimeter } from "../../perimeters/find-perimeter.ts";
import type { Actor, SlotRow } from "../../ports/index.ts";
import { createSlotTeller } from "../describe-learner-slots.ts";
import { tellColor } from "./tell-color.ts";

type Told = AnswerOf<typeof classiz.listNearSlots>["slots"][number];
type Reading = Pick<World, "perimeters" | "products" | "clients" | "slots" | "users" | "clock">;

/** The most of somebody's dates that their calendar has: the newest. */
const MOST = 100;

export async function tellOwnSlots(world: Reading, actor: Actor, rows: readonly SlotRow[]): Promise<readonly Told[]> {
  const client = await world.clients.read(actor.home);
  const told: Told[] = [];
  for (const [perimeterSlug, own] of groupBy(rows, (slot) => slot.perimeterSlug)) {
    const perimeter = await findPerimeter(world, actor, perimeterSlug);
    // The classroom was closed to them since, or belongs to another product than their link.
    if (!perimeter.ok) continue;
    const { productSlug, productName: name } = perimeter.value;
    const product = await world.products.read(actor.home, productSlug);
    const tell = await createSlotTeller(world, actor, perimeter.value, product?.config);
    const titles = readMeanTitles(product?.config);
    const known = { perimeterSlug, name, ...tellColor(product?.config, client) };
    for (const slot of await tell(own)) told.push({ ...known, title: titles[slot.mean] ?? "", slot });
  }
  return told.sort((one, other) => (one.slot.startAt < other.slot.startAt ? -1 : 1));
}

/** Whatever their time. Nothing counts as opened by it. */
export async function listOwnSlots(world: Reading, actor: Actor): Promise<readonly Told[]> {
  const { rows } = await world.slots.search(actor.home, {
    ...{ perimeterSlug: null, mean: null, run: null, from: null, until: null },
    ...{ descending: true, page: 1, limit: MOST, joinedBy: actor.userId },
  });
  return tellOwnSlots(world, actor, rows);
}
