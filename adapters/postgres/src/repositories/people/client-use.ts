// Knows how the people of a client are counted by place, how a criterion is renamed everywhere at once, and how one
// place is merged into another.
import type { Clients, ClientUseRecord, NodePairs, PlacedOffer } from "@academiz/backend/ports";
import { sql } from "drizzle-orm";
import { clients, perimeters, products, users } from "../../schema/index.ts";
import type { Db } from "../../sql/db.ts";
import { queryRows } from "../../sql/rows.ts";
import type { Tenants } from "../../tenancy/tenants.ts";

const texts = (list: readonly string[]) => sql`${sql.param([...list])}::text[]`;
const pairs = (list: NodePairs) =>
  sql`unnest(${texts(list.map(([above]) => above))}, ${texts(list.map(([, node]) => node))}) as pair(above, node)`;
/** Counts people by the nodes of a tree: each person is read once, and counted at every node above theirs. */
const count = (column: typeof users.affectations | typeof users.criterias, list: NodePairs) => sql`
  (select coalesce(json_agg(row_to_json(counted)), '[]') from (
     select pair.above as id, count(distinct u.id) filter (where pair.above = pair.node)::integer as here,
            count(distinct u.id)::integer as within
     from ${users} u cross join unnest(u.${sql.identifier(column.name)}) as stood(node)
       join ${pairs(list)} on pair.node = stood.node
     group by pair.above) counted)`;
/**
 * People keep the label of a deleted criterion, so that the deletion can be undone. When another criterion takes that
 * label, they lose it.
 */
async function forget(tx: Db, label: string): Promise<void> {
  await tx
    .update(users)
    .set({ criterias: sql`array_remove(${users.criterias}, ${label})` })
    .where(sql`${users.criterias} @> ${texts([label])}`);
  const others = sql`(
    select coalesce(jsonb_agg(one), '[]')
    from jsonb_array_elements_text(${perimeters.audience}::jsonb->'criterias') as listed(one) where one <> ${label})`;
  await tx
    .update(perimeters)
    .set({ audience: sql`jsonb_set(${perimeters.audience}::jsonb, '{criterias}', ${others})::json` })
    .where(sql`${perimeters.audience}::jsonb->'criterias' @> to_jsonb(${label}::text)`);
}
/** The most offers that are listed: nobody reads a longer list. */
const OFFERS = 1_000;

export const createClientUse = (
  tenants: Tenants,
): Pick<Clients, "countUse" | "relabelCriterion" | "takeTag" | "listPlacedOffers" | "mergePlaces"> => ({
  async countUse(tenancy, places, criteria) {
    const [row] = await queryRows<ClientUseRecord>(
      tenants.of(tenancy),
      sql`select (select count(*)::integer from ${users}) as people,
                 ${count(users.affectations, places)} as places,
                 ${count(users.criterias, criteria)} as criteria,
                 (select coalesce(json_agg(row_to_json(tagged)), '[]') from (
                    select tag as slug, count(*)::integer as products
                    from ${products} p cross join unnest(p.tags) as listed(tag) group by tag order by tag) tagged) as tags,
                 (select coalesce(json_agg(row_to_json(offered)), '[]') from (
                    select p.product_slug as "productSlug", p.name, p.audience->'affectations' as affectations,
                           p.audience->'criterias' as criterias
                    from ${perimeters} p
                    where json_array_length(p.audience->'affectations') + json_array_length(p.audience->'criterias') > 0
                    order by p.name, p.slug limit ${OFFERS}) offered) as offers`,
    );
    return row ?? { people: 0, places: [], criteria: [], tags: [], offers: [] };
  },
  async takeTag(tenancy, tag) {
    return tenants.of(tenancy).transaction(async (tx) => {
      // The client first: whoever gives the tag to a product meanwhile waits, and is told that it is gone.
      const taken = await tx
        .update(clients)
        .set({ tags: sql`array_remove(${clients.tags}, ${tag})` })
        .where(sql`${clients.tags} @> ${texts([tag])}`)
        .returning({ id: clients.id });
      if (taken.length === 0) return false;
      await tx
        .update(products)
        .set({ tags: sql`array_remove(${products.tags}, ${tag})` })
        .where(sql`${products.tags} @> ${texts([tag])}`);
      return true;
    });
  },
  listPlacedOffers: (tenancy) =>
    queryRows<PlacedOffer>(
      tenants.of(tenancy),
      sql`select p.product_slug as "productSlug", p.name, p.audience from ${perimeters} p
          where json_array_length(p.audience->'affectations') > 0 order by p.name, p.slug limit ${OFFERS}`,
    ),
  async mergePlaces(tenancy, from, into, decide) {
    return tenants.of(tenancy).transaction(async (tx) => {
      const [current] = await tx.select().from(clients).for("no key update");
      const change = current && decide(current);
      if (!current || !change) return null;
      const places = users.affectations;
      // Somebody who stands in both places stands in one afterwards.
      await tx
        .update(users)
        .set({
          affectations: sql`case when ${places} @> ${texts([into])} then array_remove(${places}, ${from})
                                 else array_replace(${places}, ${from}, ${into}) end`,
        })
        .where(sql`${places} @> ${texts([from])}`);
      const named = sql`(
        select jsonb_agg(distinct case when one = ${from} then ${into} else one end)
        from jsonb_array_elements_text(${perimeters.audience}::jsonb->'affectations') as listed(one))`;
      await tx
        .update(perimeters)
        .set({ audience: sql`jsonb_set(${perimeters.audience}::jsonb, '{affectations}', ${named})::json` })
        .where(sql`${perimeters.audience}::jsonb->'affectations' @> to_jsonb(${from}::text)`);
      const [changed] = await tx.update(clients).set(change).returning();
      return changed ?? null;
    });
  },
  async relabelCriterion(tenancy, from, to, decide) {
    return tenants.of(tenancy).transaction(async (tx) => {
      const [current] = await tx.select().from(clients).for("no key update");
      const change = current && decide(current);
      if (!current || !change) return null;
      await forget(tx, to);
      await tx
        .update(users)
        .set({ criterias: sql`array_replace(${users.criterias}, ${from}, ${to})` })
        .where(sql`${users.criterias} @> ${texts([from])}`);
      const relabelled = sql`(
        select coalesce(jsonb_agg(case when one = ${from} then ${to} else one end), '[]')
        from jsonb_array_elements_text(${perimeters.audience}::jsonb->'criterias') as listed(one))`;
      await tx
        .update(perimeters)
        .set({ audience: sql`jsonb_set(${perimeters.audience}::jsonb, '{criterias}', ${relabelled})::json` })
        .where(sql`${perimeters.audience}::jsonb->'criterias' @> to_jsonb(${from}::text)`);
      const [changed] = await tx.update(clients).set(change).returning();
      return changed ?? null;
    });
  },
});
