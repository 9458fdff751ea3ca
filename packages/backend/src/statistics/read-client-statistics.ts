// Knows how the figures of a client are read: by administrators all of them, by managers those of the places that they
// manage, and of nobody else (decisions 2).
import type { AnswerOf, QueryOf, statistics } from "@academiz/contract";
import { type Affectation, listManagedPlaces, pickAffectations } from "@academiz/domain/clients";
import { succeed } from "@academiz/domain/kernel";
import { beginPeriod, listWeeks } from "@academiz/domain/stats";
import { type Outcome, refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import { keepsWholeClient } from "../policies/manage.ts";
import type { Actor } from "../ports/index.ts";
import { fillWeeks, tellFigures } from "./fill-weeks.ts";
import { keepFresh } from "./plan-statistics.ts";

export type ClientStatistics = AnswerOf<typeof statistics.readStatistics>;
type Criteria = QueryOf<typeof statistics.readStatistics>;
type Stage = Pick<World, "users" | "clients" | "statistics" | "jobs" | "clock" | "dice">;

/** Rows of one table. */
const MOST = 500;

export async function readStatistics(world: Stage, actor: Actor, criteria: Criteria): Outcome<ClientStatistics> {
  const isWhole = keepsWholeClient(actor);
  // Managers work at home, and nowhere else.
  const tenancy = isWhole ? { clientId: actor.clientId } : actor.home;
  const [client, user] = await Promise.all([world.clients.read(tenancy), world.users.read(actor.home, actor.userId)]);
  if (!client || !user) return refuse("not-found");
  const tree = isWhole ? client.affectations : dropNested(pickAffectations(client.affectations, user.affectations));
  const places = listPlaces(tree);
  const place = criteria.place ?? (isWhole ? "" : (places[0]?.id ?? null));
  const fresh = await keepFresh(world, tenancy);
  const { period, product = "" } = criteria;
  const now = world.clock.now();
  if (place === null) {
    // Who manages nobody reads of nobody.
    const nobody = { place, total: null, weeks: fillWeeks([], listWeeks(period, now)), products: [], byPlace: [] };
    return succeed({ ...fresh, places: [], ...nobody });
  }
  if (place !== "" && !places.some(({ id }) => id === place)) return refuse("not-found");
  const since = toIso(listWeeks(period, now)[0] ?? beginPeriod(period, now) ?? 0);
  const within = place === "" ? places.map(({ id }) => id) : listManagedPlaces(client.affectations, [place]);
  const [total, weeks, products, byPlace] = await Promise.all([
    world.statistics.readPeriod(tenancy, { span: period, place, productSlug: product }),
    world.statistics.listWeeks(tenancy, { place, productSlug: product, since }),
    world.statistics.listProducts(tenancy, { span: period, place }, MOST),
    world.statistics.listPlaces(tenancy, { span: period, productSlug: product, places: within }, MOST),
  ]);
  const titles = new Map(places.map(({ id, title }) => [id, title]));
  return succeed({
    ...fresh,
    places,
    place,
    total: total && tellFigures(total),
    weeks: fillWeeks(weeks, listWeeks(period, now)),
    products: products.map(({ slug, name, type, ...figures }) => ({ slug, name, type, ...tellFigures(figures) })),
    byPlace: byPlace.map(({ place: id, ...figures }) => ({ id, title: titles.get(id) ?? id, ...tellFigures(figures) })),
  });
}

/** A place inside another one of these is not counted twice. */
const dropNested = (places: readonly Affectation[]): readonly Affectation[] =>
  places.filter(
    (place) => !places.some((other) => other !== place && listPlaces(other.children).some(({ id }) => id === place.id)),
  );

const listPlaces = (tree: readonly Affectation[], level = 0): { id: string; title: string; level: number }[] =>
  tree.flatMap(({ id, title, children }) => [{ id, title, level }, ...listPlaces(children, level + 1)]);
