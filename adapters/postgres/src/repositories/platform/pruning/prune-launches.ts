// Knows how launches of packages are forgotten, with what their contents called.
import { lt } from "drizzle-orm";
import { scormLaunches } from "../../../schema/index.ts";
import type { Tenants } from "../../../tenancy/tenants.ts";

/** Last heard of before (ISO). */
export async function pruneLaunches(tenants: Tenants, before: string): Promise<void> {
  await tenants.platform.delete(scormLaunches).where(lt(scormLaunches.seenAt, before));
}
