// Knows how the one-time link of an empty platform stands in the database.
import type { SetupLinks } from "@academiz/backend/ports";
import { eq } from "drizzle-orm";
import type { Db } from "../database.ts";
import { setupLinks } from "../schema.ts";

export const createSetupLinks = (db: Db): SetupLinks => ({
  async replace(hash, createdAt) {
    await db.transaction(async (tx) => {
      await tx.delete(setupLinks);
      await tx.insert(setupLinks).values({ hash, createdAt });
    });
  },
  async isOpen(hash) {
    return (await db.select().from(setupLinks).where(eq(setupLinks.hash, hash))).length > 0;
  },
  async use(hash) {
    return (await db.delete(setupLinks).where(eq(setupLinks.hash, hash)).returning()).length > 0;
  },
});
