// Knows what the server's parts cost, as ratios inside one run: absolute times belong to the machine.
import { run } from "./run.mjs";

process.exit(await run("node", ["--import", "tsx", ".workspace/bench/tenancy.ts"]));
