// Knows how administrators say for how long their client keeps what, and hear what that removes before they say it.
import type { AnswerOf, retention } from "@academiz/contract";
import { type KeptDays, LEAST_KEPT, mayKeep, readKept, readMostKept } from "@academiz/domain/clients";
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import type { Actor } from "../ports/index.ts";
import { findSince } from "./find-since.ts";

type Told = AnswerOf<typeof retention.readRetention>;
type Counted = AnswerOf<typeof retention.countForgotten>;

export async function readRetention(world: Pick<World, "clients" | "keptDays">, actor: Actor): Outcome<Told> {
  const client = await world.clients.read(actor);
  if (!client) return refuse("not-found");
  const { keptDays } = world;
  return succeed({ days: readKept(client.retention, keptDays), most: readMostKept(keptDays), least: LEAST_KEPT });
}

/** Of each kind, what is older than these days now. */
export async function countForgotten(
  world: Pick<World, "keptRecords" | "keptDays" | "clock">,
  actor: Actor,
  days: KeptDays,
): Outcome<Counted> {
  if (!mayKeep(days, world.keptDays)) return refuse("validation");
  return succeed({ forgotten: await world.keptRecords.count(actor, findSince(days, world.clock.now())) });
}

/** What is older goes within the hour. Nothing is stored where something else was chosen meanwhile. */
export async function writeRetention(
  world: Pick<World, "clients" | "keptDays" | "transact">,
  actor: Actor,
  { days, before }: { readonly days: KeptDays; readonly before: KeptDays },
): Outcome<Told> {
  if (!mayKeep(days, world.keptDays)) return refuse("validation");
  const tenancy = { clientId: actor.clientId };
  let isChanged = false;
  const stored = await world.clients.change(tenancy, ({ retention: chosen }) => {
    isChanged = JSON.stringify(readKept(chosen, world.keptDays)) !== JSON.stringify(readKept(before, world.keptDays));
    return isChanged ? {} : { retention: days };
  });
  if (isChanged) return refuse("organisation.changed");
  return stored ? readRetention(world, actor) : refuse("not-found");
}
