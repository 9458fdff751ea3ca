// Knows what a user may change of their own account (§7.15).
import type { UserAnswer } from "@academiz/contract";
import { succeed } from "@academiz/domain/kernel";
import { describeChange, noteEvents, toDoer } from "../account-events/index.ts";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import type { Actor } from "../ports/index.ts";
import { acceptTerms } from "../terms/index.ts";
import { describeUser } from "./describe-user.ts";

export interface AccountChange {
  readonly firstname?: string | undefined;
  readonly lastname?: string | undefined;
  readonly locale?: "fr" | "en" | undefined;
  readonly hasAcceptedCgu?: boolean | undefined;
  readonly termsVersion?: number | undefined;
}

/** What is absent stays. */
export async function updateMe(
  world: Pick<World, "clients" | "documents" | "clock" | "dice" | "experts" | "terms" | "threads" | "transact">,
  actor: Actor,
  { termsVersion, ...change }: AccountChange,
): Outcome<UserAnswer> {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  if (change.hasAcceptedCgu && !(await acceptTerms(world, actor, termsVersion))) return refuse("terms.changed");
  const user = await world.transact(actor.home, async (inside) => {
    const [before] = await inside.users.hold(actor.home, [actor.userId]);
    const after = before && (await inside.users.change(actor.home, actor.userId, given));
    if (after) await noteEvents(inside, world, actor.home, toDoer(actor), describeChange(before, after));
    return after;
  });
  const client = await world.clients.read(actor.home);
  return user && client ? succeed(await describeUser(world, user, client, actor.scope)) : refuse("token.invalid");
}
