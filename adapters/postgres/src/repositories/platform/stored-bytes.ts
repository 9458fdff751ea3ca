// Knows the list of what the document store holds, and what names it.
import type { StoredBytesList } from "@academiz/backend/ports";
import { sql } from "drizzle-orm";
import { queryRows } from "../../rows.ts";
import { storedBytes } from "../../schema.ts";
import type { Tenants } from "../../tenancy/tenants.ts";

/** Of imports that ended the newest of each client alone can be fetched; contents name files by their slugs, and no bytes. */
const NAMED = sql`select key from documents
  union all select original_key from documents where original_key is not null
  union all select key from library_documents
  union all select original_key from library_documents where original_key is not null
  union all select picto from clients where picto is not null
  union all select file_key from jobs where file_key is not null and (state in ('queued', 'running') or not exists (
    select from jobs newer where newer.client_id = jobs.client_id and newer.type = jobs.type
    and (newer.created_at, newer.id) > (jobs.created_at, jobs.id)))`;

export const createStoredBytes = (tenants: Tenants): StoredBytesList => ({
  async announce(key, keptAt) {
    await tenants.platform
      .insert(storedBytes)
      .values({ key, keptAt })
      .onConflictDoUpdate({ target: storedBytes.key, set: { keptAt, unnamedSince: null } });
  },
  async note(now, before) {
    await tenants.platform.execute(sql`with named as materialized (${NAMED})
      update stored_bytes set unnamed_since = case when unnamed_since is null then ${now}::timestamptz end
      where kept_at < ${before} and (unnamed_since is null) <> (key in (select key from named))`);
  },
  async takeNameless(before, most) {
    const taken = await queryRows<{ readonly key: string }>(
      tenants.platform,
      sql`delete from stored_bytes where key in (
            select key from stored_bytes where unnamed_since <= ${before} and kept_at <= ${before}
              and key not in (${NAMED})
            order by unnamed_since limit ${most} for update skip locked)
          returning key`,
    );
    return taken.map(({ key }) => key);
  },
});
