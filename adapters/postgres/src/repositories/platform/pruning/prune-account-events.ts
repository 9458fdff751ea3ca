// Knows how old events of accounts are deleted.
import { lt } from "drizzle-orm";
import { accountEvents } from "../../../schema/index.ts";
import type { Tenants } from "../../../tenancy/tenants.ts";

/** Those that were done before this moment (ISO). */
export async function pruneAccountEvents(tenants: Tenants, before: string): Promise<void> {
  await tenants.platform.delete(accountEvents).where(lt(accountEvents.at, before));
}
