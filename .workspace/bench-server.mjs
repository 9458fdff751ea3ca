// Knows what the server's parts cost, as ratios inside one run: absolute times belong to the machine. Names of benches run these alone.
import { run } from "./run.mjs";

const BENCHES = ["tenancy", "serve", "save", "upload", "imports", "users"];
const named = process.argv.slice(2);
const unknown = named.find((name) => !BENCHES.includes(name));
if (unknown !== undefined) {
  process.stderr.write(`There is no bench ${unknown}; there are ${BENCHES.join(", ")}.\n`);
  process.exit(2);
}
for (const name of named.length > 0 ? named : BENCHES) {
  const code = await run("node", ["--import", "tsx", `.workspace/bench/${name}.ts`]);
  if (code !== 0) process.exit(code);
}
