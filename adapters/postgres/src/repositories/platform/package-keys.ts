// Knows how it is found out that bytes are those of a package: the content origin is asked by nobody in particular.
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
