// Knows the quick check of the tree: types, lint, unused code, one version of each library, boundaries.
import { run, runSteps } from "./run.mjs";

export const checks = [
  // One checker for each project: several would each compute the same types.
  ["Types", () => run("tsc", ["-b", "--checkers", "1"])],
  ["Lint", () => run("biome", ["check", "--error-on-warnings", "."])],
  ["Dead code", () => run("knip", ["--no-progress"])],
  ["Versions", () => run("sherif", [])],
  ["Boundaries", () => run("vitest", ["run", "--config", "vitest.workspace.ts", ".workspace/guard.test.ts"])],
];

if (import.meta.filename === process.argv[1]) await runSteps(checks);
