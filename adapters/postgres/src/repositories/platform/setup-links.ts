// Knows how the one-time link of an empty platform stands in the database.
import type { SetupLinks } from "@academiz/backend/ports";
import { eq } from "drizzle-orm";
import { setupLinks } from "../../schema/index.ts";
import type { Tenants } from "../../tenancy/tenants.ts";

export const createSetupLinks = (tenants: Tenants): SetupLinks => ({
  async replace(hash, createdAt) {
    await tenants.platform.transaction(async (tx) => {
      await tx.delete(setupLinks);
      await tx.insert(setupLinks).values({ hash, createdAt });
    });
  },
  async isOpen(hash) {
    return (await tenants.platform.select().from(setupLinks).where(eq(setupLinks.hash, hash))).length > 0;
  },
  async use(hash) {
    return (await tenants.platform.delete(setupLinks).where(eq(setupLinks.hash, hash)).returning()).length > 0;
  },
});
