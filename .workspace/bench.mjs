// Knows what the engine and the checking of a path cost, how small a progress becomes, and how near calibration comes,
// as ratios inside one run: absolute times belong to the machine.
import { runBenches } from "./run-benches.mjs";

await runBenches(["engine", "suspend-data", "paths", "path-layout", "calibration"]);
