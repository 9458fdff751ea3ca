// Knows how an author previews an audience: whom it names, and how many people it includes (decisions 4).
import type { AnswerOf, AudienceMemberAnswer, AudienceSent, perimeters } from "@academiz/contract";
import { widenAudience } from "@academiz/domain/clients";
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import type { Actor, UserRecord } from "../ports/index.ts";

/** The most results of a search while typing. */
const WHILE_TYPING = 20;

/** Before the first publication nobody has the product, so nobody loses it. */
export async function countAudience(
  world: Pick<World, "products" | "perimeters" | "clients" | "users">,
  actor: Actor,
  slug: string,
  audience: AudienceSent,
): Outcome<AnswerOf<typeof perimeters.countAudience>> {
  const [product, client] = await Promise.all([world.products.read(actor, slug), world.clients.read(actor)]);
  if (!product || !client) return refuse("not-found");
  const former = await world.perimeters.findOfProduct(actor, slug);
  return succeed(
    await world.users.countPlaced(
      actor,
      widenAudience(audience, client),
      former && widenAudience(former.audience, client),
    ),
  );
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
