// Knows how much more a long run asks of every property that does not say itself how often it runs.
import fc from "fast-check";

const RUNS = 1_000;

if (process.env["ACADEMIZ_LONG"]) fc.configureGlobal({ numRuns: RUNS, seed: Number(process.env["ACADEMIZ_SEED"]) });
