// Knows what the server's parts cost, as ratios inside one run: absolute times belong to the machine.
import { run } from "./run.mjs";

for (const bench of ["tenancy", "imports"]) {
  const code = await run("node", ["--import", "tsx", `.workspace/bench/${bench}.ts`]);
  if (code !== 0) process.exit(code);
}
