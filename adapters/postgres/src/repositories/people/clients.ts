// Knows how a client stands in the database, and how one change at a time is made to it.
import type { Clients } from "@academiz/backend/ports";
import type { LicenceUse } from "@academiz/domain/clients";
import { sql } from "drizzle-orm";
import { clients, products, users } from "../../schema/index.ts";
import { queryRows } from "../../sql/rows.ts";
import { HOLD_LICENCES } from "../../tenancy/licence-counter.ts";
import type { Tenants } from "../../tenancy/tenants.ts";
import { createAllClients } from "../platform/all-clients.ts";
import { isReferredTo } from "../queries/is-referred-to.ts";
import { createClientUse } from "./client-use.ts";

export const createClients = (tenants: Tenants): Clients => ({
  ...createAllClients(tenants),
  ...createClientUse(tenants),
  async read(tenancy) {
    return (await tenants.of(tenancy).select().from(clients))[0] ?? null;
  },
  async change(tenancy, decide) {
    return tenants.of(tenancy).transaction(async (tx) => {
      // One change after the other; rows of the client may be added meanwhile, since they refer to a key that no change
      // touches.
      const [current] = await tx.select().from(clients).for("no key update");
      if (!current) return null;
      const change = decide(current);
      if (Object.keys(change).length === 0) return current;
      const [changed] = await tx.update(clients).set(change).returning();
      return changed ?? null;
    });
  },
  holdLicences: (tenancy) => queryRows<LicenceUse>(tenants.of(tenancy), HOLD_LICENCES),
  async remove(tenancy) {
    try {
      return await tenants.of(tenancy).transaction(async (tx) => {
        // Somebody who is about to join waits for this, or has joined and is seen.
        await tx.select().from(clients).for("update");
        const removed = await tx
          .delete(clients)
          .where(sql`not exists (select from ${users}) and not exists (select from ${products})`)
          .returning({ id: clients.id });
        return removed.length > 0 ? "removed" : "in-use";
      });
    } catch (error) {
      // Rows of clients below it are not its own: the database only says that there are some.
      if (isReferredTo(error)) return "in-use";
      throw error;
    }
  },
});
