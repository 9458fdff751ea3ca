// Knows how old launches of packages are deleted, with the calls of their contents.
import { lt } from "drizzle-orm";
import { scormLaunches } from "../../../schema/index.ts";
import type { Tenants } from "../../../tenancy/tenants.ts";

/** Those that were last heard of before this moment (ISO). */
export async function pruneLaunches(tenants: Tenants, before: string): Promise<void> {
  await tenants.platform.delete(scormLaunches).where(lt(scormLaunches.seenAt, before));
}
