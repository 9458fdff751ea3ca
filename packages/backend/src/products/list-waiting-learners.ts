// Knows how authors see who may open a product and has not begun it (decisions 4).
import type { AnswerOf, products } from "@academiz/contract";
import { judgeDue } from "@academiz/domain/catalog";
import { widenAudience } from "@academiz/domain/clients";
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import type { Actor, UserRecord } from "../ports/index.ts";
import { findProduct, type ProductPlace } from "./find-product.ts";

const NOBODY = { total: 0, due: null, isLate: false, learners: [] };

/** An author is told who somebody is, and neither their address nor where they stand. */
const describeWaiting = ({ id, identifier, login, firstname, lastname }: UserRecord) => ({
  id,
  identifier,
  login,
  firstname,
  lastname,
});

export async function listWaitingLearners(
  world: Pick<World, "products" | "perimeters" | "clients" | "users" | "clock">,
  actor: Actor,
  place: ProductPlace,
  { query, page, limit }: { readonly query?: string | undefined; readonly page: number; readonly limit: number },
): Outcome<AnswerOf<typeof products.listWaitingLearners>> {
  const [product, client] = await Promise.all([findProduct(world, actor, place), world.clients.read(actor)]);
  if (!product.ok) return product;
  if (!client) return refuse("not-found");
  const { slug, visible, publishedAt } = product.value;
  const perimeter = publishedAt === null ? null : await world.perimeters.findOfProduct(actor, slug);
  if (!perimeter) return succeed(NOBODY);
  const { audience } = perimeter;
  // What was withdrawn is to be done by no moment.
  const dueAt = visible ? perimeter.dueAt : null;
  const { rows, total } = await world.users.search(actor, {
    query: query?.trim() || null,
    active: true,
    roles: [],
    types: [],
    affectations: [],
    criterias: [],
    except: null,
    sort: "name",
    descending: false,
    page,
    limit,
    waiting: { productSlug: slug, among: audience.everyone ? null : widenAudience(audience, client) },
  });
  return succeed({
    total,
    due: dueAt,
    isLate: judgeDue({ dueAt, isOver: false }, toIso(world.clock.now())) === "late",
    learners: rows.map(describeWaiting),
  });
}
