// Knows how uploads that were never made into files are deleted.
import { lt } from "drizzle-orm";
import { partialUploads } from "../../../schema/index.ts";
import type { Tenants } from "../../../tenancy/tenants.ts";

/** Those that were begun before this moment (ISO). */
export async function pruneUploads(tenants: Tenants, before: string): Promise<void> {
  await tenants.platform.delete(partialUploads).where(lt(partialUploads.createdAt, before));
}
