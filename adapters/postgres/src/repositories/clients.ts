// Knows how clients stand in the database, some of them below others.
import type { ClientScope, Clients } from "@academiz/backend/ports";
import { and, asc, count, desc, eq, ilike, inArray, or, sql } from "drizzle-orm";
import type { Db } from "../database.ts";
import { queryRows } from "../rows.ts";
import { clients, products, users } from "../schema.ts";
import { contains } from "./contains.ts";

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The client at the root and all below it, however deep. */
const within = ({ rootId }: ClientScope) =>
  rootId === null
    ? undefined
    : inArray(
        clients.id,
        sql`(with recursive tree as (
               select id from clients where id = ${rootId}
               union select c.id from clients c join tree on c.parent_id = tree.id
             ) select id from tree)`,
      );

export const createClients = (db: Db): Clients => ({
  async findBySlug(slug) {
    return (await db.select().from(clients).where(eq(clients.slug, slug)))[0] ?? null;
  },
  async read({ clientId }) {
    return (await db.select().from(clients).where(eq(clients.id, clientId)))[0] ?? null;
  },
  async readMain({ clientId }) {
    const [top] = await queryRows<{ readonly id: string }>(
      db,
      sql`with recursive way as (
            select id, parent_id from clients where id = ${clientId}
            union select c.id, c.parent_id from clients c join way on c.id = way.parent_id
          ) select id from way where parent_id is null`,
    );
    return top ? this.read({ clientId: top.id }) : null;
  },
  async search(scope, { query, active, sort, descending, page, limit }) {
    const where = and(
      within(scope),
      query === null ? undefined : or(ilike(clients.name, contains(query)), ilike(clients.slug, contains(query))),
      active === null ? undefined : eq(clients.active, active),
    );
    const column = sql`lower(${clients[sort]})`;
    const [rows, total] = await Promise.all([
      db
        .select()
        .from(clients)
        .where(where)
        .orderBy(descending ? desc(column) : asc(column), asc(clients.slug))
        .limit(limit)
        .offset((page - 1) * limit),
      db.select({ total: count() }).from(clients).where(where),
    ]);
    return { rows, total: total[0]?.total ?? 0 };
  },
  async find(scope, id) {
    if (!UUID.test(id)) return null;
    const [found] = await db
      .select()
      .from(clients)
      .where(and(within(scope), eq(clients.id, id)));
    return found ?? null;
  },
  async add(client) {
    const added = await db.insert(clients).values(client).onConflictDoNothing({ target: clients.slug }).returning();
    return added.length > 0;
  },
  async change({ clientId }, decide) {
    return db.transaction(async (tx) => {
      const [current] = await tx.select().from(clients).where(eq(clients.id, clientId)).for("update");
      if (!current) return null;
      const change = decide(current);
      if (Object.keys(change).length === 0) return current;
      const [changed] = await tx.update(clients).set(change).where(eq(clients.id, clientId)).returning();
      return changed ?? null;
    });
  },
  async remove({ clientId }) {
    const removed = await db
      .delete(clients)
      .where(
        and(
          eq(clients.id, clientId),
          sql`not exists (select 1 from ${users} where ${users.clientId} = ${clientId})`,
          sql`not exists (select 1 from ${products} where ${products.clientId} = ${clientId})`,
          sql`not exists (select 1 from clients c where c.parent_id = ${clientId})`,
        ),
      )
      .returning({ id: clients.id });
    return removed.length > 0 ? "removed" : "in-use";
  },
  async areNone() {
    return (await db.select({ id: clients.id }).from(clients).limit(1)).length === 0;
  },
});
