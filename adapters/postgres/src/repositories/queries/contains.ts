// Knows how what somebody typed is looked for inside a text.

/** For `ilike`: `%`, `_` and `\` are what was typed, not wildcards. */
export const contains = (query: string): string => `%${query.replace(/[\\%_]/g, "\\$&")}%`;
