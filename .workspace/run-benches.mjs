// Knows how benches are run by their names: one after the other, all of them when none is named.
import { run } from "./run.mjs";

export async function runBenches(benches) {
  const named = process.argv.slice(2);
  const unknown = named.find((name) => !benches.includes(name));
  if (unknown !== undefined) {
    process.stderr.write(`There is no bench ${unknown}; there are ${benches.join(", ")}.\n`);
    process.exit(2);
  }
  for (const name of named.length > 0 ? named : benches) {
    const code = await run("node", ["--import", "tsx", `.workspace/bench/${name}.ts`]);
    if (code !== 0) process.exit(code);
  }
}
