// Knows the list of what the document store holds, and how bytes that nothing names are found in it.
import type { StoredBytesList } from "@academiz/backend/ports";
import { sql } from "drizzle-orm";
import { storedBytes } from "../../schema/index.ts";
import { queryRows } from "../../sql/rows.ts";
import type { Tenants } from "../../tenancy/tenants.ts";
import { NAMED, selectIsNamed, selectIsNamedAsFile } from "./named-bytes.ts";

/**
 * Makes the database read the list and all names once each, with little memory too: a nested loop over them would never
 * end. The time limit, in milliseconds, bounds how long a stop of the server waits.
 */
const ONCE = ["set local enable_nestloop = off", "set local statement_timeout = 30000"];

export const createStoredBytes = (tenants: Tenants): StoredBytesList => ({
  async announce(key, keptAt) {
    await tenants.platform
      .insert(storedBytes)
      .values({ key, keptAt })
      .onConflictDoUpdate({ target: storedBytes.key, set: { keptAt, unnamedSince: null } });
  },
  async isNamed(key) {
    const [found] = await queryRows<{ readonly named: boolean }>(
      tenants.platform,
      sql`select ${selectIsNamed(key)} as named`,
    );
    return found?.named === true;
  },
  async isNamedAsFile(key) {
    const [found] = await queryRows<{ readonly named: boolean }>(
      tenants.platform,
      sql`select ${selectIsNamedAsFile(key)} as named`,
    );
    return found?.named === true;
  },
  note: (now, before, most) =>
    tenants.platform.transaction(async (tx) => {
      for (const setting of ONCE) await tx.execute(setting);
      await tx.execute(sql`with named as materialized (select distinct key from (${NAMED}) as keys),
        changed as materialized (
          select listed.key from stored_bytes listed left join named on named.key = listed.key
          where listed.kept_at < ${before} and (listed.unnamed_since is null) = (named.key is null)
          limit ${most} for update of listed skip locked)
        update stored_bytes set unnamed_since = case when unnamed_since is null then ${now}::timestamptz end
        from changed where changed.key = stored_bytes.key`);
    }),
  async takeNameless(before, most) {
    const taken = await queryRows<{ readonly key: string }>(
      tenants.platform,
      sql`with due as materialized (
            select key from stored_bytes where unnamed_since <= ${before} and kept_at <= ${before}
            order by unnamed_since limit ${most} for update skip locked),
          named as materialized (select key from (${NAMED}) as keys where key in (select key from due))
          delete from stored_bytes where key in (
            select key from due where not exists (select from named where named.key = due.key))
          returning key`,
    );
    return taken.map(({ key }) => key);
  },
});
