// Knows how clients stand in the database.
import type { Clients } from "@academiz/backend/ports";
import { eq } from "drizzle-orm";
import type { Db } from "../database.ts";
import { clients } from "../schema.ts";

export const createClients = (db: Db): Clients => ({
  async findBySlug(slug) {
    return (await db.select().from(clients).where(eq(clients.slug, slug)))[0] ?? null;
  },
  async read({ clientId }) {
    return (await db.select().from(clients).where(eq(clients.id, clientId)))[0] ?? null;
  },
  async add(client) {
    await db.insert(clients).values(client);
  },
  async areNone() {
    return (await db.select({ id: clients.id }).from(clients).limit(1)).length === 0;
  },
});
