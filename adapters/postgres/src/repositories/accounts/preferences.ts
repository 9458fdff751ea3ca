// Knows how the database keeps how somebody wants the platform to be.
import type { Preferences } from "@academiz/backend/ports";
import type { Reading } from "@academiz/domain/identity";
import { eq, sql } from "drizzle-orm";
import { preferences } from "../../schema/index.ts";
import type { Tenants } from "../../tenancy/tenants.ts";

export const createPreferences = (tenants: Tenants): Preferences => ({
  async readQuietHours(tenancy, userId) {
    const [found] = await tenants
      .of(tenancy)
      .select({ quietHours: preferences.quietHours })
      .from(preferences)
      .where(eq(preferences.userId, userId));
    return found?.quietHours ?? null;
  },
  async writeQuietHours(tenancy, userId, quietHours) {
    await tenants
      .of(tenancy)
      .insert(preferences)
      .values({ userId, quietHours })
      .onConflictDoUpdate({ target: preferences.userId, set: { quietHours } });
  },
  async readReading(tenancy, userId) {
    const [found] = await tenants
      .of(tenancy)
      .select({ reading: preferences.reading, chosenAt: preferences.readingAt })
      .from(preferences)
      .where(eq(preferences.userId, userId));
    if (!found?.reading || found.chosenAt === null) return null;
    return { reading: found.reading as Reading, chosenAt: found.chosenAt };
  },
  async writeReading(tenancy, userId, { reading, chosenAt }) {
    const chosen = { reading, readingAt: chosenAt };
    await tenants
      .of(tenancy)
      .insert(preferences)
      .values({ userId, ...chosen })
      .onConflictDoUpdate({
        target: preferences.userId,
        set: chosen,
        setWhere: sql`${preferences.readingAt} is null or ${preferences.readingAt} < ${chosenAt}`,
      });
  },
});
