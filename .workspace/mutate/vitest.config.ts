// Knows which tests judge a changed engine: those of the rules, and those that compare it with the oracle.
import { resolve } from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

// Stryker works in a copy of the workspace, whose links lead back to the original: tested code is named by its place in
// the copy.
const root = resolve(import.meta.dirname, "../..");
const near = "packages/domain/src/{progress,scoring,learniz,kernel}";
const far = "packages/testkit/src/{invariants,oracle,walk}";
/** The folders of tests that `--near` and `--tests` name; empty means all. */
const asked = process.env["ACADEMIZ_MUTATE_TESTS"];
const folders = asked === undefined ? [near, far] : asked === "near" ? [near] : asked.split(",");

/** Slower tests run later: cases, then properties, then whole walks. The first that sees a change ends its run. */
const readRank = ({ moduleId }: TestSpecification): number =>
  (moduleId.includes("/testkit/") ? 2 : 0) + (moduleId.includes(".properties.") ? 1 : 0);
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => readRank(one) - readRank(other));
  }
}

export default defineConfig({
  root,
  resolve: {
    alias: [
      { find: /^@academiz\/domain\/editing$/, replacement: `${root}/packages/domain/src/learniz/editing/index.ts` },
      { find: /^@academiz\/(\w+)\/([\w-]+)$/, replacement: `${root}/packages/$1/src/$2/index.ts` },
    ],
  },
  test: {
    testTimeout: 60_000,
    isolate: false,
    sequence: { sequencer: QuickFirst },
    setupFiles: [".workspace/mutate/seed.setup.ts"],
    env: { ACADEMIZ_SEED: process.env["ACADEMIZ_SEED"] ?? "20" },
    include: folders.map((folder) => `${folder}/**/*.test.ts`),
  },
});
