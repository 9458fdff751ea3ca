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

const OF_CORE = [
  "packages/*/src/**/*.test.ts",
  "adapters/*/src/**/*.test.ts",
  "shells/{ui,back-office,front,player}/src/**/*.test.ts",
  "shells/{ui,player}/*.test.ts",
  "fixtures/**/*.test.ts",
  ".workspace/**/*.test.ts",
];
const OF_SERVER = [`${SERVER}/**/*.test.ts`];
const BUILT_SERVER = { globalSetup: ".workspace/built-server.setup.mjs" };
/**
 * What no other test may meet. The library that reads PDFs replaces parts of the language (`JSON.stringify` takes six
 * times as long, and `navigator` is there); and a module that is mocked must not have been read before.
 */
const OF_THEIR_OWN = [
  "adapters/pdf/src/**/*.test.ts",
  "adapters/tokens/src/password-hasher.test.ts",
  "adapters/http/src/documents/send-parts.test.ts",
];
/** A run of everything: a third of the wide files is named, or none. */
const isWhole = process.env["ACADEMIZ_WIDE"] !== undefined;

/** What they test has no state of its own: one reading of the modules serves all files of a worker. */
const inProject = (name: string, include: readonly string[], more = {}) => ({
  extends: true as const,
  test: {
    name,
    isolate: false,
    setupFiles: [".workspace/long-run.setup.ts"],
    env: { ACADEMIZ_SEED: seed },
    include: [...include],
    exclude: [...exclude, ...wide, ...OF_THEIR_OWN],
    ...more,
  },
});
const ALONE = { extends: true as const, test: { name: "alone", isolate: true, include: OF_THEIR_OWN, exclude } };

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
    // A run of everything reads the modules of core and server once.
    projects: isWhole
      ? [ALONE, inProject("all", [...OF_CORE, ...OF_SERVER], BUILT_SERVER)]
      : [inProject("units", OF_CORE), ALONE, inProject("server", OF_SERVER, BUILT_SERVER)],
  },
});
