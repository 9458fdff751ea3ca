// Knows how uploads that are no files are forgotten.
import { lt } from "drizzle-orm";
import { partialUploads } from "../../../schema/index.ts";
import type { Tenants } from "../../../tenancy/tenants.ts";

/** Begun before (ISO). */
export async function pruneUploads(tenants: Tenants, before: string): Promise<void> {
  await tenants.platform.delete(partialUploads).where(lt(partialUploads.createdAt, before));
}
