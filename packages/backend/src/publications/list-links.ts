// Knows which links lead into a product, and how one of them is revoked (§3.77).
import type { AnswerOf, products } from "@academiz/contract";
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import type { Actor, LinkRecord, Tenancy } from "../ports/index.ts";
import { findProduct, type ProductPlace } from "../products/find-product.ts";
import { LINK_REFRESH_LIFETIME } from "../session/lifetimes.ts";

type Stage = Pick<World, "products" | "sessions" | "threads" | "clock">;
type Listed = AnswerOf<typeof products.listLinks>;

/** Those of the last twelve hours, whoever made them; whoever works here from elsewhere has theirs at home. */
export async function listLinks(world: Stage, actor: Actor, place: ProductPlace): Outcome<Listed> {
  const product = await findProduct(world, actor, place);
  return product.ok ? succeed(await list(world, actor, place.slug)) : product;
}

/** What was opened with it is open no more. Repeating it changes nothing. */
export async function revokeLink(world: Stage, actor: Actor, place: ProductPlace, linkId: string): Outcome<Listed> {
  const product = await findProduct(world, actor, place);
  if (!product.ok) return product;
  const now = toIso(world.clock.now());
  for (const tenancy of listHomes(actor))
    if (await world.sessions.revokeLink(tenancy, { id: linkId, slug: place.slug, by: actor.userId, now }))
      return succeed(await list(world, actor, place.slug));
  return refuse("not-found");
}

const listHomes = (actor: Actor): readonly Tenancy[] =>
  actor.clientId === actor.home.clientId ? [actor.home] : [{ clientId: actor.clientId }, actor.home];

async function list(world: Stage, actor: Actor, slug: string): Promise<Listed> {
  const now = world.clock.now();
  const found = await Promise.all(
    listHomes(actor).map(async (tenancy) => {
      const rows = await world.sessions.listLinks(tenancy, slug, toIso(now));
      const people = rows.flatMap(({ userId, revokedBy }) => [userId, ...(revokedBy === null ? [] : [revokedBy])]);
      const names = await world.threads.listNames(tenancy, [...new Set(people)]);
      const tell = (id: string) => ({ name: names.get(id) ?? null, isYou: id === actor.userId });
      return rows.map(({ id, scope, userId, revokedBy, ...row }) => ({
        ...{ id, madeAt: row.madeAt, usedAt: row.usedAt, endedAt: row.endedAt },
        mode: scope === "preview" ? ("PREVIEW" as const) : ("NORMAL" as const),
        state: readState({ ...row, revokedBy }, now),
        by: tell(userId),
        revokedBy: revokedBy === null ? null : tell(revokedBy),
      }));
    }),
  );
  return { links: found.flat().sort((one, other) => (one.madeAt < other.madeAt ? 1 : -1)) };
}

/** `waiting`: nobody followed it yet; `over`: too late, or its maker signed out. */
function readState(
  { revokedBy, stands, usedAt, madeAt }: Pick<LinkRecord, "revokedBy" | "stands" | "usedAt" | "madeAt">,
  now: number,
): Listed["links"][number]["state"] {
  if (revokedBy !== null) return "revoked";
  if (!stands) return "over";
  if (usedAt !== null) return "used";
  return now < Date.parse(madeAt) + LINK_REFRESH_LIFETIME ? "waiting" : "over";
}
