// Knows how records that a client keeps for a time are counted in the database, and deleted.
import type { KeptRecords, KeptSince } from "@academiz/backend/ports";
import { KEPT_KINDS, type KeptKind } from "@academiz/domain/clients";
import { lt } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { accountEvents, navigationStats, notifications, scormLaunches } from "../../schema/index.ts";
import type { Tenants } from "../../tenancy/tenants.ts";

/** Each table, and when one of its rows was written, or last heard of. */
const TABLES: Readonly<Record<KeptKind, readonly [PgTable, PgColumn]>> = {
  notifications: [notifications, notifications.createdAt],
  visits: [navigationStats, navigationStats.at],
  events: [accountEvents, accountEvents.at],
  launches: [scormLaunches, scormLaunches.seenAt],
};
const listOld = (since: KeptSince) =>
  KEPT_KINDS.flatMap((kind) => {
    const [[table, at], before] = [TABLES[kind], since[kind]];
    return before === null ? [] : [{ kind, table, isOld: lt(at, before) }];
  });

export const createKeptRecords = (tenants: Tenants): KeptRecords => ({
  async count(tenancy, since) {
    const counted = { notifications: 0, visits: 0, events: 0, launches: 0 };
    for (const { kind, table, isOld } of listOld(since)) counted[kind] = await tenants.of(tenancy).$count(table, isOld);
    return counted;
  },
  async prune(tenancy, since) {
    for (const { table, isOld } of listOld(since)) await tenants.of(tenancy).delete(table).where(isOld);
  },
});
