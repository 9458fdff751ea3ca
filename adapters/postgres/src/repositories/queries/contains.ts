// Knows how text that somebody typed is looked for inside another text.

/** For `ilike`: `%`, `_` and `\` stand for themselves. */
export const contains = (query: string): string => `%${query.replace(/[\\%_]/g, "\\$&")}%`;
