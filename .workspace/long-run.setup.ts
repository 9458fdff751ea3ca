// Knows how many more runs a long run makes of every property of the core that does not set its own number.
import fc from "fast-check";
import { expect } from "vitest";

const RUNS = 1_000;
const isOfCore = /\/(packages|fixtures|\.workspace)\//.test(expect.getState().testPath ?? "");

// A worker goes from one file to the next and keeps what was configured.
if (process.env["ACADEMIZ_LONG"])
  fc.configureGlobal(isOfCore ? { numRuns: RUNS, seed: Number(process.env["ACADEMIZ_SEED"]) } : {});
