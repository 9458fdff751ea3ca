// Knows how text that somebody typed is looked for inside another text.

import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** For `like`: `%`, `_` and `\` stand for themselves. */
export const contains = (query: string): string => `%${query.replace(/[\\%_]/g, "\\$&")}%`;

/** Ignores case and accents. */
export const holdsWords = (words: SQLWrapper, query: string): SQL =>
  sql`academiz_fold(${words}) like academiz_fold(${contains(query)})`;
