// Knows what the engine costs and how small a progress becomes, as ratios inside one run: absolute times belong to the
// machine.
import { runBenches } from "./run-benches.mjs";

await runBenches(["engine", "suspend-data"]);
