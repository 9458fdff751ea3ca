// Knows to whom a classroom is open: when one of its slots begins, and now (decisions 4, §7.131).
import { type Audience, type AudienceMember, createAdmission } from "@academiz/domain/clients";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import type { SlotRow, Tenancy } from "../ports/index.ts";

type Asking = Pick<World, "perimeters" | "clients">;
type Asked = Pick<SlotRow, "perimeterSlug" | "startAt">;
export type Admits = (member: AudienceMember) => boolean;

/**
 * Whom the classroom of a slot admits when the slot begins; null: it is not open to anybody then, because it was taken
 * back, or opens later, or closes before.
 */
export async function admitToSlot(
  world: Asking,
  tenancy: Tenancy,
  { perimeterSlug, startAt }: Asked,
): Promise<Admits | null> {
  const perimeter = await world.perimeters.findOpen(tenancy, perimeterSlug, startAt);
  return perimeter && admitBy(world, tenancy, perimeter.audience);
}

/** Most audiences are everybody, and then the organisation is not read. */
async function admitBy({ clients }: Pick<World, "clients">, tenancy: Tenancy, audience: Audience): Promise<Admits> {
  if (audience.everyone) return () => true;
  const client = await clients.read(tenancy);
  return client ? createAdmission(audience, client) : () => false;
}

/** Those of these people who get a place in the slot if there is one, in their order. */
export async function keepMeant(
  world: Asking & Pick<World, "users">,
  tenancy: Tenancy,
  slot: Asked,
  userIds: readonly string[],
): Promise<readonly string[]> {
  if (userIds.length === 0) return [];
  const admits = await admitToSlot(world, tenancy, slot);
  return admits ? keepAdmitted(world, tenancy, userIds, admits) : [];
}

/** Those of these people who can open the page of the classroom now, in their order. */
export async function keepOpening(
  world: Asking & Pick<World, "users">,
  tenancy: Tenancy,
  perimeterSlug: string,
  userIds: readonly string[],
  now: number,
): Promise<readonly string[]> {
  return keepMeant(world, tenancy, { perimeterSlug, startAt: toIso(now) }, userIds);
}

async function keepAdmitted(
  { users }: Pick<World, "users">,
  tenancy: Tenancy,
  userIds: readonly string[],
  admits: Admits,
): Promise<readonly string[]> {
  const members = await users.listNamed(tenancy, { ids: userIds, written: [] });
  const admitted = new Set(members.filter(admits).map(({ id }) => id));
  return userIds.filter((id) => admitted.has(id));
}
