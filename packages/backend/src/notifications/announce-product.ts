// Knows who is told that a product is open to them, and when (§3.224, decisions 4).

import type { ProductType } from "@academiz/domain/catalog";
import { type Audience, isInAudience, widenAudience } from "@academiz/domain/clients";
import type { Role } from "@academiz/domain/identity";
import { chooseLocale, tellProductOpened } from "@academiz/domain/wording";
import { toIso } from "../ground/time.ts";
import type { Repositories, World } from "../ground/world.ts";
import type { Actor, ClientRecord } from "../ports/index.ts";

/** Roles that learn (decisions 2); authors and administrators find products in the back office. */
const LEARNING: readonly Role[] = ["ROLE_LEARNER", "ROLE_TRAINER", "ROLE_MANAGER"];

/**
 * Who is told: `first`: all of them, if nobody was told yet; `all`: those who were not told yet; an audience: those
 * who were not in it, and are admitted by its change.
 */
export type Reach = "first" | "all" | Audience;

/**
 * Tells the people to whom a product is open, each once however often it is changed, except the one who opened it.
 * Runs in the transaction that opens it. Returns the sending, for the live streams; null when nobody is told.
 */
export async function announceProduct(
  inside: Pick<Repositories, "perimeters" | "notifications" | "clients" | "users">,
  world: Pick<World, "clock" | "dice">,
  teller: Pick<Actor, "clientId" | "userId">,
  product: { readonly slug: string; readonly name: string; readonly type: ProductType },
  reach: Reach,
): Promise<string | null> {
  const now = toIso(world.clock.now());
  const [perimeter] = await inside.perimeters.listOpenOfProduct(teller, product.slug, now);
  const client = await inside.clients.read(teller);
  if (!perimeter || !client) return null;
  const isFirst = await inside.perimeters.announce(teller, product.slug, now);
  if (reach === "first" && !isFirst) return null;
  const former = isFirst || typeof reach === "string" ? null : reach;
  return tellOpened(inside, world, teller, {
    client,
    product,
    among: await listAdmitted(inside, client, perimeter.audience, former),
  });
}

interface Opened {
  readonly client: ClientRecord;
  readonly product: { readonly slug: string; readonly name: string };
  /** Ids of the people to whom it is opened; null: everybody. */
  readonly among: readonly string[] | null;
}

/** Returns the sending; null when nobody is told. */
export async function tellOpened(
  { notifications }: Pick<Repositories, "notifications">,
  { clock, dice }: Pick<World, "clock" | "dice">,
  teller: Pick<Actor, "clientId" | "userId">,
  { client, product, among }: Opened,
): Promise<string | null> {
  const id = dice.createId();
  const recipients = await notifications.send(teller, {
    id,
    type: "Session",
    texts: tellProductOpened(product.name),
    otherwise: chooseLocale({ client: client.locale }),
    threadSlug: null,
    productSlug: product.slug,
    audience: { roles: LEARNING, except: teller.userId, among },
    now: toIso(clock.now()),
  });
  return recipients > 0 ? id : null;
}

/** Ids of the people whom an audience admits and the former one did not; null: everybody. */
async function listAdmitted(
  { users }: Pick<Repositories, "users">,
  client: ClientRecord,
  audience: Audience,
  former: Audience | null,
): Promise<readonly string[] | null> {
  if (audience.everyone && former === null) return null;
  if (former?.everyone) return [];
  const members = await users.listPlaced(
    { clientId: client.id },
    audience.everyone ? null : widenAudience(audience, client),
  );
  return members
    .filter((member) => isInAudience(audience, member, client) && !(former && isInAudience(former, member, client)))
    .map(({ id }) => id);
}
