// Knows how one courier takes the pushes of all clients, and how two servers never take the same one.
import type { ClaimedPush, PushDevices } from "@academiz/backend/ports";
import { lt, sql } from "drizzle-orm";
import { pushes } from "../../schema/index.ts";
import { queryRows } from "../../sql/rows.ts";
import type { Tenants } from "../../tenancy/tenants.ts";

export const createPushQueue = (tenants: Tenants): Pick<PushDevices, "claim" | "prune"> => ({
  claim: (now, until, limit) =>
    queryRows<ClaimedPush>(
      tenants.platform,
      sql`update pushes set due_at = ${until}, attempts = attempts + 1 where id in
          (select id from pushes where due_at <= ${now} order by due_at limit ${limit} for update skip locked)
          returning id, client_id as "clientId", device_id as "deviceId", slug, attempts`,
    ),
  async prune(before) {
    await tenants.platform.delete(pushes).where(lt(pushes.createdAt, before));
  },
});
