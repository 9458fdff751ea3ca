// Knows how slots of a session that differ only in their times are made: all of them or none.
import type { AnswerOf, BodyOf, classrooms } from "@academiz/contract";
import { createSlug, type Fault, succeed } from "@academiz/domain/kernel";
import { planSlot } from "../classiz/plan-slot.ts";
import { type Outcome, refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import { SLOT_LIMIT } from "../policies/stored-bounds.ts";
import type { Actor, NewSlot } from "../ports/index.ts";

/** A fault is told with the slot that has it. */
const lead =
  (at: number) =>
  ({ path, message }: Fault): Fault => ({
    path: path[0] === "startAt" || path[0] === "endAt" ? ["times", at, ...path] : path,
    message,
  });

type Made = AnswerOf<typeof classrooms.createSeries>;

export async function makeSeries(
  world: Pick<World, "slots" | "products" | "users" | "clock" | "dice">,
  actor: Actor,
  { perimeterSlug, times, ...shared }: BodyOf<typeof classrooms.createSeries>,
): Outcome<Made> {
  const perimeter = await world.slots.findClassiz(actor, perimeterSlug);
  if (!perimeter) return refuse("not-found");
  const createdAt = toIso(world.clock.now());
  const made: NewSlot[] = [];
  for (const [at, time] of times.entries()) {
    const plan = await planSlot(world, actor, perimeter.productSlug, { ...shared, ...time });
    if (!plan.ok) return plan.error.faults ? refuse("validation", { faults: plan.error.faults.map(lead(at)) }) : plan;
    made.push({ ...plan.value, slug: createSlug(world.dice.random), perimeterSlug, createdAt });
  }
  if (!(await world.slots.addMany(actor, made, SLOT_LIMIT))) return refuse("slots.too-many");
  return succeed({ slots: made.map(({ slug }) => slug) });
}
