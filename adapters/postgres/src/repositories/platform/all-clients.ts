// Knows how clients are found by whoever belongs to none yet, and how the first one comes to be.
import type { Clients } from "@academiz/backend/ports";
import { eq } from "drizzle-orm";
import { clients } from "../../schema.ts";
import type { Tenants } from "../../tenancy/tenants.ts";

export const createAllClients = (tenants: Tenants): Pick<Clients, "findBySlug" | "add" | "areNone"> => ({
  async findBySlug(slug) {
    return (await tenants.platform.select().from(clients).where(eq(clients.slug, slug)))[0] ?? null;
  },
  async add(client) {
    await tenants.platform.insert(clients).values(client);
  },
  async areNone() {
    return (await tenants.platform.select({ id: clients.id }).from(clients).limit(1)).length === 0;
  },
});
