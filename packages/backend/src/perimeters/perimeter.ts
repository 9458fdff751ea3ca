// Knows to whom and when a product is available, and how its author sets it (§7.91, decisions 4).
import type { PerimeterAnswer } from "@academiz/contract";
import { listAffectationIds, listCriterionLabels } from "@academiz/domain/clients";
import { createSlug, type Fault, isSameJson, succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../ground/outcome.ts";
import { readInstant, toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import { announceProduct } from "../notifications/announce-product.ts";
import { planOpening } from "../notifications/open-product.ts";
import { writeAddress } from "../player-links/player-path.ts";
import type { Actor, PerimeterSettings, ProductRecord } from "../ports/index.ts";

type Stage = Pick<World, "products" | "perimeters" | "publicUrl" | "playerHosts">;

/** `from` and `until` are ISO date and times; null: no limit on that side. */
export interface PerimeterInput extends Pick<PerimeterSettings, "name" | "audience"> {
  readonly from: string | null;
  readonly until: string | null;
  /** The deadline; absent: unchanged. */
  readonly due?: string | null | undefined;
  /** The audience that the author saw before changing it; absent: any. */
  readonly before?: PerimeterSettings["audience"] | undefined;
}

export async function readPerimeter(world: Stage, actor: Actor, slug: string): Outcome<PerimeterAnswer> {
  const product = await world.products.read(actor, slug);
  const described = product && (await describe(world, actor, product));
  return described ? succeed(described) : refuse("not-found");
}

async function describe(world: Stage, actor: Actor, product: ProductRecord): Promise<PerimeterAnswer | null> {
  const found = await world.perimeters.findOfProduct(actor, product.slug);
  if (!found) return null;
  const { slug, name, audience, opensAt, closesAt, dueAt } = found;
  const { affectations, criterias, users } = audience;
  return {
    slug,
    name,
    url: writeAddress(world, product.type, slug),
    clientId: actor.clientId,
    product: { slug: product.slug, type: product.type, name: product.name, visible: product.visible },
    audience: {
      everyone: audience.everyone,
      affectations: [...affectations],
      criterias: [...criterias],
      users: [...users],
    },
    from: opensAt,
    until: closesAt,
    due: dueAt,
  };
}

/**
 * Before the first publication it says whom that will be for. Places, criteria and users must be the client's; a window
 * must not be empty. Nothing is set where the audience is no longer `before`: somebody was given the product meanwhile.
 */
export async function settlePerimeter(
  world: Stage & Pick<World, "clients" | "users" | "clock" | "dice" | "transact" | "livePublisher">,
  actor: Actor,
  slug: string,
  input: PerimeterInput,
): Outcome<PerimeterAnswer> {
  const product = await world.products.read(actor, slug);
  if (!product) return refuse("not-found");
  const settled = await world.transact(actor, async (inside): Outcome<string | null> => {
    // The row is locked to the end: neither the organisation nor the audience changes meanwhile.
    await inside.clients.change(actor, () => ({}));
    const now = toIso(world.clock.now());
    if (!product.publishedAt) await inside.perimeters.begin(actor, slug, createSlug(world.dice.random), now);
    const perimeter = await inside.perimeters.holdOfProduct(actor, slug);
    if (!perimeter) return refuse("not-found");
    const faults = [...(await findAudienceFaults(inside, actor, input.audience)), ...findWindowFaults(input)];
    if (faults.length > 0) return refuse("validation", { faults });
    const { name, audience, from, until, due = perimeter.dueAt, before } = input;
    if (before && !isSameAudience(before, perimeter.audience)) return refuse("organisation.changed");
    const opensAt = from && toIso(readInstant(from) ?? 0);
    const [former] = await inside.perimeters.listOpenOfProduct(actor, slug, now);
    await inside.perimeters.settle(actor, perimeter.slug, {
      name: name.trim(),
      audience,
      opensAt,
      closesAt: until && toIso(readInstant(until) ?? 0),
      dueAt: due && toIso(readInstant(due) ?? 0),
    });
    await planOpening(inside, world, actor, slug, opensAt);
    return succeed(await announceProduct(inside, world, actor, product, former?.audience ?? "all"));
  });
  if (!settled.ok) return settled;
  if (settled.value) world.livePublisher.publish(actor, settled.value);
  return readPerimeter(world, actor, slug);
}

/** The order does not matter. */
function isSameAudience(one: PerimeterInput["audience"], other: PerimeterInput["audience"]): boolean {
  const sort = ({ everyone, affectations, criterias, users }: PerimeterInput["audience"]) => [
    everyone,
    ...[affectations, criterias, users].map((list) => [...new Set(list)].sort()),
  ];
  return isSameJson(sort(one), sort(other));
}

async function findAudienceFaults(
  world: Pick<World, "clients" | "users">,
  actor: Actor,
  { affectations, criterias, users }: PerimeterInput["audience"],
): Promise<readonly Fault[]> {
  const client = await world.clients.read(actor);
  const known = {
    affectations: new Set(client && listAffectationIds(client.affectations)),
    criterias: new Set(client && listCriterionLabels(client.criteria)),
    users: new Set((await world.users.listKnown(actor, users)).map(({ id }) => id)),
  };
  const look = (key: keyof typeof known, list: readonly string[]) =>
    list.flatMap((one, at): Fault[] =>
      known[key].has(one) ? [] : [{ path: ["audience", key, at], message: "the client has none such" }],
    );
  return [...look("affectations", affectations), ...look("criterias", criterias), ...look("users", users)];
}

function findWindowFaults({ name, from, until, due = null }: PerimeterInput): readonly Fault[] {
  const [start = null, end = null, by = null] = [from, until, due].map((text) =>
    text === null ? null : readInstant(text),
  );
  return [
    ...(name.trim() ? [] : [{ path: ["name"], message: "blank" }]),
    ...(from !== null && start === null ? [{ path: ["from"], message: "not an ISO date and time" }] : []),
    ...(until !== null && end === null ? [{ path: ["until"], message: "not an ISO date and time" }] : []),
    ...(start !== null && end !== null && end <= start
      ? [{ path: ["until"], message: "not after its beginning" }]
      : []),
    ...(due !== null && by === null ? [{ path: ["due"], message: "not an ISO date and time" }] : []),
    ...(by !== null && ((start !== null && by <= start) || (end !== null && by > end))
      ? [{ path: ["due"], message: "outside the time in which it is open" }]
      : []),
  ];
}
