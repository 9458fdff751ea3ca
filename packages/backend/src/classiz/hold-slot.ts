// Knows how a slot is taken in hand by who may run it.
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../outcome.ts";
import type { Actor, SlotRecord } from "../ports/index.ts";
import type { Repositories } from "../world.ts";
import { mayRun, readRun } from "./may-run.ts";

/** Nobody else enrols, signs or changes it before the transaction ends. One that is not theirs is unknown. */
export async function holdSlot(inside: Repositories, actor: Actor, slug: string): Outcome<SlotRecord> {
  const slot = await inside.slots.hold(actor, slug);
  return slot && mayRun(await readRun(inside, actor), slot) ? succeed(slot) : refuse("not-found");
}
