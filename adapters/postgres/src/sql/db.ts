// Knows the interface that runs a query, whatever PostgreSQL is behind it.
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

export type Db = PgDatabase<PgQueryResultHKT>;
