// Knows how it is forgotten what was done to accounts.
import { lt } from "drizzle-orm";
import { accountEvents } from "../../../schema/index.ts";
import type { Tenants } from "../../../tenancy/tenants.ts";

/** Done before (ISO). */
export async function pruneAccountEvents(tenants: Tenants, before: string): Promise<void> {
  await tenants.platform.delete(accountEvents).where(lt(accountEvents.at, before));
}
