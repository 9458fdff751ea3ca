import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

const isLong = process.env["ACADEMIZ_LONG"] !== undefined;
/**
 * One seed for all the properties of a long run, though this file is read once a project; with ACADEMIZ_SEED it is
 * played again.
 */
const given = process.env["ACADEMIZ_SEED"];
const seed = given ?? String(Math.floor(Math.random() * 2 ** 31));
process.env["ACADEMIZ_SEED"] = seed;
if (isLong && given === undefined) console.info(`long run: ACADEMIZ_SEED=${seed}`);

/** Journeys in a browser are Playwright's (shells/journeys); everything else runs here, without a DOM. */
export default defineConfig({
  test: {
    // A machine under load is slow, not wrong: only what hangs is ended.
    testTimeout: isLong ? 300_000 : 120_000,
    hookTimeout: 120_000,
    // Many tests wait for a server or a database, half of their time: one worker more than cores keeps them all busy.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        extends: true,
        test: {
          name: "core",
          // What they test has no state of its own: one reading of the modules serves all files of a worker.
          isolate: false,
          setupFiles: [".workspace/long-run.setup.ts"],
          env: { ACADEMIZ_SEED: seed },
          include: ["packages/*/src/**/*.test.ts", "fixtures/**/*.test.ts", ".workspace/**/*.test.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "adapters",
          isolate: false,
          include: ["adapters/*/src/**/*.test.ts"],
          // What mounts disks, and what a slow engine keeps of the promises of all: for long runs alone.
          exclude: isLong ? [] : ["**/power-cut.test.ts", "**/fallback-repositories.test.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "ui",
          include: ["shells/{ui,back-office,front,player}/src/**/*.test.ts", "shells/player/*.test.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "server",
          isolate: false,
          globalSetup: ".workspace/built-server.setup.mjs",
          include: ["shells/server/src/**/*.test.ts"],
          // What takes a machine's time or rights: for long runs alone.
          exclude: isLong ? [] : ["**/awkward-users.test.ts", "**/former-beside.test.ts"],
        },
      },
    ],
  },
});
