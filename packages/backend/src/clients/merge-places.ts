// Knows how a place of an organisation is merged into another one, and what is told before that.
import type { AnswerOf, BodyOf, clients } from "@academiz/contract";
import {
  findBranch,
  isCutOff,
  listBranches,
  listMergedPlaces,
  measureShift,
  mergeBranch,
  pairWithin,
  readPlaces,
  writePlaces,
} from "@academiz/domain/clients";
import { type Result, succeed } from "@academiz/domain/kernel";
import { noteEvents, toDoer } from "../account-events/index.ts";
import { type Outcome, type Refusal, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import { findManaged } from "../policies/manage.ts";
import type { Actor, ClientRecord } from "../ports/index.ts";
import { listOpenLeads, nameLeading } from "./open-leads.ts";

type Merger = AnswerOf<typeof clients.mergePlaces>;
type Places = Pick<BodyOf<typeof clients.mergePlaces>, "from" | "into">;

type Stage = Pick<World, "clients" | "users" | "products" | "perimeters" | "clock">;

export async function mergePlaces(
  world: Stage & Pick<World, "dice" | "transact">,
  actor: Actor,
  id: string,
  { dryRun, ...places }: BodyOf<typeof clients.mergePlaces>,
): Outcome<Merger> {
  const client = await findManaged(world, actor, id);
  if (!client) return refuse("not-found");
  const merged = mergeTree(client, places);
  if (!merged.ok) return merged;
  const told = await describeMerger(world, client, places);
  if (dryRun) return succeed(told);
  const done = await world.clients.mergePlaces({ clientId: client.id }, places.from, places.into, (current) => {
    const now = mergeTree(current, places);
    return now.ok ? { affectations: now.value } : null;
  });
  // Another administrator was faster: what was told is no longer true.
  if (!done) return refuse("organisation.changed");
  // Recorded in the account of the administrator, which may belong to another client: a transaction of its own.
  const tree = readPlaces(client.affectations);
  const nameOf = (place: string) => findBranch(tree, place)?.name ?? place;
  const detail = `${nameOf(places.from)} → ${nameOf(places.into)}`;
  const event = { userId: actor.userId, kind: "places-merged", detail } as const;
  await world.transact(actor.home, (inside) => noteEvents(inside, world, actor.home, toDoer(actor), [event]));
  return succeed(told);
}

function mergeTree(
  { affectations }: Pick<ClientRecord, "affectations">,
  { from, into }: Places,
): Result<ClientRecord["affectations"], Refusal> {
  const merged = mergeBranch(readPlaces(affectations), from, into);
  if (merged.ok) return succeed(writePlaces(merged.tree));
  if (merged.fault === "gone") return refuse("not-found");
  return refuse("validation", { faults: [{ path: ["into"], message: merged.fault }] });
}

/**
 * Offers that name the place are always told; other offers only where somebody gains or loses them. Paths and sections
 * are told where somebody for whom they are could no longer open all of their products.
 */
async function describeMerger(world: Stage, client: ClientRecord, places: Places): Promise<Merger> {
  const { clients, users } = world;
  const tenancy = { clientId: client.id };
  const tree = readPlaces(client.affectations);
  const both = listMergedPlaces(tree, places.from, places.into);
  const [use, offers, members] = await Promise.all([
    clients.countUse(tenancy, pairWithin(tree), []),
    clients.listPlacedOffers(tenancy),
    users.listPlaced(tenancy, { affectations: both, criterias: [], users: [] }),
  ]);
  const branch = findBranch(tree, places.from);
  const told = offers.flatMap(({ productSlug, name, audience }) => {
    const shift = measureShift(audience, members, client, places);
    const isTold = audience.affectations.includes(places.from) || shift.gaining + shift.losing > 0;
    return isTold ? [{ productSlug, name, ...shift }] : [];
  });
  const shifted = told.filter(({ gaining, losing }) => gaining + losing > 0).map(({ productSlug }) => productSlug);
  const leads = await listOpenLeads(world, tenancy, [...new Set(shifted)]);
  const cut = leads.filter((lead) => isCutOff(lead.audiences, members, client, places));
  return {
    people: use.places.find(({ id }) => id === places.from)?.here ?? 0,
    below: branch ? listBranches(branch.children).length : 0,
    offers: told,
    blocked: nameLeading(cut),
  };
}
