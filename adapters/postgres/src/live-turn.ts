// Knows how one transaction at a time writes to the live streams, so that their sequence grows in the order of the
// commits, and how every server hears of it.
import { sql } from "drizzle-orm";
import type { Db } from "./sql/db.ts";

export const CHANNEL = "academiz_live";
/** Any number, as long as it never changes. */
const LOCK = 7_203_115;

/** Called inside a transaction, before the first row, so that no reader passes one over. */
export const holdTurn = (inside: Pick<Db, "execute">): Promise<unknown> =>
  inside.execute(sql`select pg_advisory_xact_lock(${LOCK}::bigint)`);

/** Called inside a transaction: heard when it is committed. */
export const announceNews = (inside: Pick<Db, "execute">): Promise<unknown> =>
  inside.execute(sql`select pg_notify(${CHANNEL}, '')`);
