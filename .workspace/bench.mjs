// Knows the cost of the engine and of checking a path, the size of a packed progress, and the precision of calibration,
// as ratios inside one run: absolute times belong to the machine.
import { runBenches } from "./run-benches.mjs";

await runBenches(["engine", "suspend-data", "paths", "path-layout", "calibration", "population"]);
