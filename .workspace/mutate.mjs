// Knows how the tests themselves are tested: the rules are changed in a copy, one place at a time, and a test must see
// each change. `npm run mutate` takes everything (over an hour); `npm run mutate --
// packages/domain/src/progress/locks/open-locks.ts` some files, or some lines of one (`….ts:13-16`). Before the files:
//   --near       asks the tests of packages/domain alone, without the walks of packages/testkit: quicker, and stricter
//   --tests x,y  asks the tests in these folders alone: those of packages/domain/src/learniz/migrations know all about migrations
//   --runners N  changes are tried by so many processes at once (2)
//   --static     also changes what runs once, when a module is read: every test is asked, so it is slow
import { parseArgs } from "node:util";
import { run } from "./run.mjs";

const { values, positionals: files } = parseArgs({
  allowPositionals: true,
  options: {
    near: { type: "boolean" },
    tests: { type: "string" },
    static: { type: "boolean" },
    runners: { type: "string" },
  },
});
const options = [
  ...(values.static ? [] : ["--ignoreStatic"]),
  ...(files.length > 0 ? ["--mutate", files.join(",")] : []),
  ...(values.runners ? ["--concurrency", values.runners] : []),
];
const asked = values.tests ?? (values.near && "near");
process.exit(
  await run("stryker", ["run", ".workspace/mutate/stryker.config.json", ...options], {
    env: asked ? { ACADEMIZ_MUTATE_TESTS: asked } : {},
  }),
);
