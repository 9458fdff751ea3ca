import { availableParallelism } from "node:os";
import { configDefaults, defineConfig } from "vitest/config";
import { LongestFirst } from "./.workspace/longest-first.ts";
import { leaveOutWide } from "./.workspace/wide-tests.ts";

const isLong = process.env["ACADEMIZ_LONG"] !== undefined;
/**
 * One seed for all the properties of a long run, though this file is read once a project; with ACADEMIZ_SEED it is
 * played again.
 */
const given = process.env["ACADEMIZ_SEED"];
const seed = given ?? String(Math.floor(Math.random() * 2 ** 31));
process.env["ACADEMIZ_SEED"] = seed;
if (isLong && given === undefined) console.info(`long run: ACADEMIZ_SEED=${seed}`);
/** What takes a machine's rights or minutes of its time (`x.long.test.ts`): for long runs alone. */
const exclude = [...configDefaults.exclude, ...(isLong ? [] : ["**/*.long.test.ts"])];
const SERVER = "shells/server/src";
const wide = leaveOutWide(import.meta.dirname, SERVER, process.env["ACADEMIZ_WIDE"]);

const READS_PDF = "adapters/pdf/src/**/*.test.ts";

/** Journeys in a browser are Playwright's (shells/journeys); everything else runs here, without a DOM. */
export default defineConfig({
  test: {
    // A machine under load is slow, not wrong: only what hangs is ended.
    testTimeout: isLong ? 300_000 : 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    // Tests of the server wait for a database half of their time and more: two more workers than cores keep these busy.
    maxWorkers: availableParallelism() + 2,
    sequence: { sequencer: LongestFirst },
    tags: [
      { name: "long", description: "What takes long to happen, and what is proven in another way too." },
      { name: "wide", description: "A file that goes through a whole server once more for one room." },
    ],
    projects: [
      {
        extends: true,
        test: {
          name: "units",
          // What they test has no state of its own: one reading of the modules serves all files of a worker, whatever
          // room they are of.
          isolate: false,
          setupFiles: [".workspace/long-run.setup.ts"],
          env: { ACADEMIZ_SEED: seed },
          include: [
            "packages/*/src/**/*.test.ts",
            "adapters/*/src/**/*.test.ts",
            "shells/{ui,back-office,front,player}/src/**/*.test.ts",
            "shells/{ui,player}/*.test.ts",
            "fixtures/**/*.test.ts",
            ".workspace/**/*.test.ts",
          ],
          exclude: [...exclude, READS_PDF],
        },
      },
      {
        extends: true,
        test: {
          // The library that reads PDFs replaces parts of the language (`JSON.stringify` takes six times as long, and
          // `navigator` is there): for no other test.
          name: "pdf",
          isolate: true,
          include: [READS_PDF],
        },
      },
      {
        extends: true,
        test: {
          name: "server",
          isolate: false,
          globalSetup: ".workspace/built-server.setup.mjs",
          include: [`${SERVER}/**/*.test.ts`],
          exclude: [...exclude, ...wide],
        },
      },
    ],
  },
});
