// Knows how the addresses of trainers' calendars stand in the database.
import type { CalendarFeeds } from "@academiz/backend/ports";
import { eq, inArray } from "drizzle-orm";
import { calendarFeeds } from "../../schema/index.ts";
import type { Tenants } from "../../tenancy/tenants.ts";
import { findFeedOwner } from "../platform/find-home.ts";
import { isId } from "../queries/is-id.ts";

const { userId, madeAt } = calendarFeeds;

export const createCalendarFeeds = (tenants: Tenants): CalendarFeeds => ({
  async readMade(tenancy, id) {
    const [found] = await tenants.of(tenancy).select({ madeAt }).from(calendarFeeds).where(eq(userId, id));
    return found?.madeAt ?? null;
  },
  async make(tenancy, id, hash, at) {
    await tenants
      .of(tenancy)
      .insert(calendarFeeds)
      .values({ userId: id, hash, madeAt: at })
      .onConflictDoUpdate({ target: userId, set: { hash, madeAt: at } });
  },
  async remove(tenancy, ids) {
    await tenants
      .of(tenancy)
      .delete(calendarFeeds)
      .where(inArray(userId, ids.filter(isId)));
  },
  findOwner: (hash) => findFeedOwner(tenants, hash),
});
