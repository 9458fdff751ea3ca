// Knows what the engine costs, as ratios inside one run: absolute times belong to the machine.
import { run } from "./run.mjs";

process.exit(await run("node", ["--import", "tsx", ".workspace/bench/engine.ts"]));
