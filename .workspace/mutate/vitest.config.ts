// Knows which tests judge a changed engine: those of the rules, and those that compare it with the oracle.
import { resolve } from "node:path";
import { defineConfig } from "vitest/config";

// Stryker works in a copy of the workspace, whose links lead back to the original: what is tested is named by its place in the copy.
const root = resolve(import.meta.dirname, "../..");

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
    setupFiles: [".workspace/long-run.setup.ts"],
    env: { ACADEMIZ_SEED: "20" },
    include: [
      "packages/domain/src/{progress,scoring,learniz,kernel}/**/*.test.ts",
      "packages/testkit/src/{invariants,oracle,walk}/**/*.test.ts",
    ],
  },
});
