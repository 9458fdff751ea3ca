// Knows what the server's parts cost, as ratios inside one run: absolute times belong to the machine.
import { runBenches } from "./run-benches.mjs";

await runBenches([
  "tenancy",
  "serve",
  "save",
  "upload",
  "exports",
  "imports",
  "users",
  "files",
  "search",
  "path-events",
  "idle",
]);
