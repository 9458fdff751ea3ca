// Knows how clients are found for somebody who belongs to none yet or manages several, and how new ones are made.
import type { ClientScope, Clients } from "@academiz/backend/ports";
import { and, asc, count, desc, eq, inArray, or, sql } from "drizzle-orm";
import { clients, users } from "../../schema/index.ts";
import { queryRows } from "../../sql/rows.ts";
import type { Tenants } from "../../tenancy/tenants.ts";
import { holdsWords } from "../queries/contains.ts";
import { isId } from "../queries/is-id.ts";

/** The client at the root and all below it, however deep. */
const inScope = ({ rootId }: ClientScope) =>
  rootId === null
    ? undefined
    : inArray(
        clients.id,
        sql`(with recursive tree as (
               select id from clients where id = ${rootId}
               union select c.id from clients c join tree on c.parent_id = tree.id
             ) select id from tree)`,
      );

export const createAllClients = (
  tenants: Tenants,
): Omit<
  Clients,
  | "read"
  | "change"
  | "holdLicences"
  | "remove"
  | "countUse"
  | "relabelCriterion"
  | "takeTag"
  | "listPlacedOffers"
  | "mergePlaces"
> => ({
  async findBySlug(slug) {
    return (await tenants.platform.select().from(clients).where(eq(clients.slug, slug)))[0] ?? null;
  },
  async readMain({ clientId }) {
    const [top] = await queryRows<{ readonly id: string }>(
      tenants.platform,
      sql`with recursive way as (
            select id, parent_id from clients where id = ${clientId}
            union select c.id, c.parent_id from clients c join way on c.id = way.parent_id
          ) select id from way where parent_id is null`,
    );
    return top ? this.find({ rootId: null }, top.id) : null;
  },
  async search(scope, { query, active, sort, descending, page, limit }) {
    const where = and(
      inScope(scope),
      query === null ? undefined : or(holdsWords(clients.name, query), holdsWords(clients.slug, query)),
      active === null ? undefined : eq(clients.active, active),
    );
    const column = sql`lower(${clients[sort]})`;
    const [rows, total] = await Promise.all([
      tenants.platform
        .select()
        .from(clients)
        .where(where)
        .orderBy(descending ? desc(column) : asc(column), asc(clients.slug))
        .limit(limit)
        .offset((page - 1) * limit),
      tenants.platform.select({ total: count() }).from(clients).where(where),
    ]);
    return { rows, total: total[0]?.total ?? 0 };
  },
  async find(scope, id) {
    if (!isId(id)) return null;
    const [found] = await tenants.platform
      .select()
      .from(clients)
      .where(and(inScope(scope), eq(clients.id, id)));
    return found ?? null;
  },
  async countPeopleWithin({ clientId }) {
    const [row] = await tenants.platform
      .select({ people: count() })
      .from(users)
      .where(
        inArray(
          users.clientId,
          sql`(with recursive tree as (
                 select id from clients where id = ${clientId}
                 union select c.id from clients c join tree on c.parent_id = tree.id
               ) select id from tree)`,
        ),
      );
    return row?.people ?? 0;
  },
  async add(client) {
    const added = await tenants.platform
      .insert(clients)
      .values(client)
      .onConflictDoNothing({ target: clients.slug })
      .returning({ id: clients.id });
    return added.length > 0;
  },
  async areNone() {
    return (await tenants.platform.select({ id: clients.id }).from(clients).limit(1)).length === 0;
  },
});
