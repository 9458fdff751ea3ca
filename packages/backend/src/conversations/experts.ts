// Knows how administrators name the experts of their client, and switch asking them on or off (§3.41).
import type { ExpertsAnswer } from "@academiz/contract";
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import type { Actor } from "../ports/index.ts";

type Stage = Pick<World, "clients" | "experts" | "users" | "transact">;

export async function readExperts(world: Pick<World, "clients" | "experts">, actor: Actor): Outcome<ExpertsAnswer> {
  const client = await world.clients.read(actor);
  if (!client) return refuse("not-found");
  const experts = (await world.experts.list(actor)).map(({ id, firstname, lastname, identifier, email }) => ({
    ...{ id, identifier, email },
    name: `${firstname} ${lastname}`.trim(),
  }));
  return succeed({ isEnabled: client.isChatExpertEnabled, experts });
}

interface Named {
  readonly isEnabled: boolean;
  readonly experts: readonly string[];
}

export async function nameExperts(
  world: Stage,
  actor: Actor,
  { isEnabled, experts, before }: Named & { readonly before?: Named | undefined },
): Outcome<ExpertsAnswer> {
  const ids = [...new Set(experts)];
  const tenancy = { clientId: actor.clientId };
  const hindrance = await world.transact(tenancy, async (inside) => {
    // The rows are locked, so that nobody is removed meanwhile, and nobody else names experts.
    const held = await inside.users.hold(tenancy, ids);
    const client = await inside.clients.change(tenancy, () => ({}));
    const standing = (await inside.experts.list(tenancy)).map(({ id }) => id);
    if (before && !isSame({ isEnabled: client?.isChatExpertEnabled === true, experts: standing }, before))
      return "organisation.changed";
    if (held.length < ids.length) return "not-found";
    await inside.experts.name(tenancy, ids);
    await inside.clients.change(tenancy, () => ({ isChatExpertEnabled: isEnabled }));
    return null;
  });
  return hindrance ? refuse(hindrance) : readExperts(world, actor);
}

const isSame = (one: Named, other: Named): boolean =>
  one.isEnabled === other.isEnabled &&
  one.experts.length === other.experts.length &&
  one.experts.every((id) => other.experts.includes(id));
