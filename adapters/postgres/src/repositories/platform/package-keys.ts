// Knows how bytes are recognised as those of a package: a request at the content origin names no client.
import type { PackageKeys } from "@academiz/backend/ports";
import { SCORM_TYPE } from "@academiz/domain/documents";
import { and, eq } from "drizzle-orm";
import { documents } from "../../schema/index.ts";
import type { Tenants } from "../../tenancy/tenants.ts";

export const createPackageKeys = (tenants: Tenants): PackageKeys => ({
  async has(key) {
    const found = await tenants.platform
      .select({ key: documents.key })
      .from(documents)
      .where(and(eq(documents.key, key), eq(documents.type, SCORM_TYPE)))
      .limit(1);
    return found.length > 0;
  },
});
