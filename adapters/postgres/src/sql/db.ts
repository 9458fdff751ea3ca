// Knows what a query is asked of, whatever PostgreSQL is behind it.
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

export type Db = PgDatabase<PgQueryResultHKT>;
