// Knows in which languages a journey is walked that says the same in each: a long run walks them all.
import { isLongRun } from "./long-run.ts";

export const LANGUAGES: readonly ("fr" | "en")[] = isLongRun ? ["fr", "en"] : ["fr"];
