// Knows in which languages a journey is walked that says the same in each: a long run walks them all.

export const LANGUAGES: readonly ("fr" | "en")[] = process.env["ACADEMIZ_LONG"] === undefined ? ["fr"] : ["fr", "en"];
