// Knows how many more runs a long run makes of every property that does not set its own number.
import fc from "fast-check";

const RUNS = 1_000;

if (process.env["ACADEMIZ_LONG"]) fc.configureGlobal({ numRuns: RUNS, seed: Number(process.env["ACADEMIZ_SEED"]) });
