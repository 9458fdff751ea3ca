// Knows which slots of a learner are near, in all classrooms that are open to them.
import type { AnswerOf, classiz } from "@academiz/contract";
import { readMeanTitles, readSigningWindow } from "@academiz/domain/classiz";
import { succeed } from "@academiz/domain/kernel";
import { groupBy } from "../../classiz/group-by.ts";
import type { Outcome } from "../../ground/outcome.ts";
import { toIso } from "../../ground/time.ts";
import type { World } from "../../ground/world.ts";
import { findPerimeter } from "../../perimeters/find-perimeter.ts";
import type { Actor } from "../../ports/index.ts";
import { createSlotTeller } from "../describe-learner-slots.ts";
import { tellColor } from "./tell-color.ts";

type Near = AnswerOf<typeof classiz.listNearSlots>;
/** How far ahead, in milliseconds, and how many slots at most. */
const [AHEAD, MOST] = [7 * 24 * 3_600_000, 20];

/** Starts with slots that can still be signed. */
export async function listNearSlots(
  world: Pick<World, "perimeters" | "products" | "clients" | "slots" | "users" | "clock">,
  actor: Actor,
): Outcome<Near> {
  const { home, userId } = actor;
  const now = world.clock.now();
  const client = await world.clients.read(home);
  const { after } = readSigningWindow(client?.config);
  const { rows } = await world.slots.search(home, {
    ...{ perimeterSlug: null, mean: null, run: null, from: null, until: toIso(now + AHEAD) },
    ...{ descending: false, page: 1, limit: MOST, joinedBy: userId, endsAfter: toIso(now - after * 60_000) },
  });
  const near: Near["slots"] = [];
  for (const [perimeterSlug, own] of groupBy(rows, (slot) => slot.perimeterSlug)) {
    const perimeter = await findPerimeter(world, actor, perimeterSlug);
    // The classroom was closed to them since, or belongs to another product than their link.
    if (!perimeter.ok) continue;
    const { productSlug, productName: name } = perimeter.value;
    const product = await world.products.read(home, productSlug);
    const tell = await createSlotTeller(world, actor, perimeter.value, product?.config);
    const titles = readMeanTitles(product?.config);
    const known = { perimeterSlug, name, ...tellColor(product?.config, client) };
    for (const slot of await tell(own)) near.push({ ...known, title: titles[slot.mean] ?? "", slot });
  }
  return succeed({ slots: near.sort((one, other) => (one.slot.startAt < other.slot.startAt ? -1 : 1)) });
}
