// Knows the quick check of the tree: types, lint, unused code, one version of each library, boundaries.
import { run, runSteps } from "./run.mjs";

export const checks = [
  // One checker for each project: several would each compute the same types.
  ["Types", (how) => run("tsc", ["-b", "--checkers", "1"], how)],
  ["Lint", (how) => run("biome", ["check", "--error-on-warnings", "."], how)],
  ["Dead code", (how) => run("knip", ["--no-progress"], how)],
  ["Versions", (how) => run("sherif", [], how)],
  ["Boundaries", () => run("vitest", ["run", "--config", "vitest.workspace.ts", ".workspace/guard.test.ts"])],
];

if (import.meta.filename === process.argv[1]) await runSteps(checks);
