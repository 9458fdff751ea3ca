// Knows how visits of pages stand in the database, and are deleted by age and number.
import type { NavigationStats } from "@academiz/backend/ports";
import { asc, count, desc, eq, gte, inArray, lt, sum } from "drizzle-orm";
import { navigationStats } from "../../schema/index.ts";
import type { Tenants } from "../../tenancy/tenants.ts";

export const createNavigationStats = (tenants: Tenants): NavigationStats => ({
  async add(tenancy, { id, userId, at, stat }, keptSince, most) {
    const { toName, appName, pageDuration } = stat;
    const db = tenants.of(tenancy);
    await db.insert(navigationStats).values({ id, userId, at, toName, appName, pageDuration, entry: stat });
    await db.delete(navigationStats).where(lt(navigationStats.at, keptSince));
    const older = db
      .select({ id: navigationStats.id })
      .from(navigationStats)
      .where(eq(navigationStats.userId, userId))
      .orderBy(desc(navigationStats.at), desc(navigationStats.id))
      .offset(most);
    await db.delete(navigationStats).where(inArray(navigationStats.id, older));
  },
  async countVisits(tenancy, since, most) {
    const { appName, toName } = navigationStats;
    const visits = count();
    return tenants
      .of(tenancy)
      .select({ appName, toName, visits, time: sum(navigationStats.pageDuration).mapWith(Number) })
      .from(navigationStats)
      .where(gte(navigationStats.at, since))
      .groupBy(appName, toName)
      .orderBy(desc(visits), asc(appName), asc(toName))
      .limit(most);
  },
});
