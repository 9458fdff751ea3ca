// Knows how it stands in the database how somebody wants the platform to be.
import type { Preferences } from "@academiz/backend/ports";
import { eq } from "drizzle-orm";
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
});
