// Knows how a client stands in the database.
import type { Clients } from "@academiz/backend/ports";
import { clients } from "../schema.ts";
import type { Tenants } from "../tenancy/tenants.ts";
import { createAllClients } from "./platform/all-clients.ts";

export const createClients = (tenants: Tenants): Clients => ({
  ...createAllClients(tenants),
  async read(tenancy) {
    return (await tenants.of(tenancy).select().from(clients))[0] ?? null;
  },
});
