// Knows how an author previews an audience: whom it names, and how many people it includes (decisions 4).
import type { AnswerOf, AudienceMemberAnswer, AudienceSent, perimeters } from "@academiz/contract";
import { type Audience, widenAudience } from "@academiz/domain/clients";
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../ground/outcome.ts";
import { readInstant, toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import type { Actor, ClientRecord, KnownProduct, PerimeterSettings, UserRecord } from "../ports/index.ts";

/** The most results of a search while typing. */
const WHILE_TYPING = 20;

type Counting = Pick<World, "products" | "perimeters" | "clients" | "users" | "clock">;

/** What is to be set: `from` and `until` are ISO date and times, null without a limit; absent: as it is. */
interface Asked {
  readonly audience: AudienceSent;
  readonly from?: string | null | undefined;
  readonly until?: string | null | undefined;
}

/** Before the first publication nobody has the product, so nobody loses it. */
export async function countAudience(
  world: Counting,
  actor: Actor,
  slug: string,
  asked: Asked,
): Outcome<AnswerOf<typeof perimeters.countAudience>> {
  const [product, client] = await Promise.all([world.products.read(actor, slug), world.clients.read(actor)]);
  if (!product || !client) return refuse("not-found");
  const former = product.publishedAt ? await world.perimeters.findOfProduct(actor, slug) : null;
  const wide = widenAudience(asked.audience, client);
  const counted = await world.users.countPlaced(actor, wide, former && widenAudience(former.audience, client));
  if (!former || !product.visible) return succeed({ ...counted, blocked: [] });
  const isShut = shutsWindow(asked, former, world.clock.now());
  const blocked = isShut || counted.losing > 0 ? await listBlocked(world, actor, { slug, client, wide, isShut }) : [];
  return succeed({ ...counted, blocked });
}

/** It is open now, and would not be any more, or have an end that it does not have. */
function shutsWindow(
  { from, until }: Asked,
  { opensAt, closesAt }: Pick<PerimeterSettings, "opensAt" | "closesAt">,
  now: number,
): boolean {
  const isChanged = (text: string | null | undefined, known: string | null): text is string =>
    typeof text === "string" && readInstant(text) !== (known === null ? null : readInstant(known));
  const begins = isChanged(from, opensAt) ? readInstant(from) : null;
  const ends = isChanged(until, closesAt) ? readInstant(until) : null;
  const known = closesAt === null ? Number.POSITIVE_INFINITY : Date.parse(closesAt);
  return (begins !== null && begins > now) || (ends !== null && ends < known);
}

interface Narrowing {
  readonly slug: string;
  readonly client: ClientRecord;
  /** Whom it is to mean. */
  readonly wide: Audience;
  /** The time in which it is open becomes shorter. */
  readonly isShut: boolean;
}

/** The published paths and sections that lead to it and are for somebody who could not open it. */
async function listBlocked(
  { products, perimeters, users, clock }: Counting,
  actor: Actor,
  { slug, client, wide, isShut }: Narrowing,
) {
  const leading = (await products.listLeads(actor, [slug])).filter(({ used }) => used === slug);
  const open = await perimeters.listOpenProducts(
    actor,
    leading.map((one) => one.slug),
    toIso(clock.now()),
  );
  const blocked: KnownProduct[] = [];
  for (const one of leading) {
    const audience = open.get(one.slug);
    if (!audience) continue;
    const isShort = isShut || (await users.countPlaced(actor, wide, widenAudience(audience, client))).losing > 0;
    if (isShort) blocked.push({ slug: one.slug, type: one.type, name: one.name });
  }
  return blocked;
}

/** An author is told who somebody is, but neither their address nor where they stand. */
const describeMember = ({ id, firstname, lastname, login, active }: UserRecord): AudienceMemberAnswer => ({
  id,
  firstname,
  lastname,
  login,
  active,
});

export async function findAudienceMembers(
  world: Pick<World, "users">,
  actor: Actor,
  query: string,
): Outcome<AnswerOf<typeof perimeters.findAudienceMembers>> {
  const { rows } = await world.users.search(actor, {
    query: query.trim() || null,
    active: true,
    roles: [],
    types: [],
    affectations: [],
    criterias: [],
    except: null,
    sort: "name",
    descending: false,
    page: 1,
    limit: WHILE_TYPING,
  });
  return succeed({ people: rows.map(describeMember) });
}

export async function nameAudienceMembers(
  world: Pick<World, "users">,
  actor: Actor,
  { users, written }: { readonly users: readonly string[]; readonly written: readonly string[] },
): Outcome<AnswerOf<typeof perimeters.nameAudienceMembers>> {
  const rows = await world.users.listNamed(actor, { ids: users, written: written.map((text) => text.trim()) });
  const known = new Set(
    rows.flatMap(({ login, identifier, email }) => [login, identifier, email].map((text) => text.toLowerCase())),
  );
  return succeed({
    people: rows.map(describeMember),
    unknown: written.filter((text) => !known.has(text.trim().toLowerCase())),
  });
}
