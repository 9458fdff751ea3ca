// Knows what the checking of a learning path costs as it grows: four times the nodes, about four times the time.
import { checkPath, MOST_NODES, type Path, type PathNode } from "../../packages/domain/src/paths/index.ts";

/** With this many times the nodes, a node may cost at most as many times as much. */
const MOST = 3;
const PLAIN = { name: "", products: ["p"], test: null, subject: "", text: "" } as const;

/** AND gateways of two tasks each, one after the other: checking joined ways takes longest. */
function build(count: number): Path {
  const blocks = Math.floor((count - 2) / 4);
  const node = (slug: string, kind: PathNode["kind"], next: readonly string[]) => ({ ...PLAIN, slug, kind, next });
  const nodes = Array.from({ length: blocks }, (_, at) => [
    node(`and${at}`, "AND", [`a${at}`, `b${at}`]),
    node(`a${at}`, "learniz", [`join${at}`]),
    node(`b${at}`, "learniz", [`join${at}`]),
    node(`join${at}`, "END_AND", [at + 1 < blocks ? `and${at + 1}` : "end"]),
  ]).flat();
  return { nodes: [node("start", "START", ["and0"]), ...nodes, node("end", "END", [])] };
}

function time(count: number): number {
  const path = build(count);
  const rounds = 20;
  for (let round = 0; round < rounds; round++) checkPath(path);
  const start = performance.now();
  for (let round = 0; round < rounds; round++) checkPath(path);
  return (performance.now() - start) / rounds;
}

const [short, long] = [time(MOST_NODES / 4), time(MOST_NODES)];
const ratio = long / short / 4;
console.log(
  `\nA path of ${MOST_NODES} nodes is checked in ${long.toFixed(1)} ms, ${ratio.toFixed(2)} times per node what one of ${MOST_NODES / 4} costs`,
);
if (ratio > MOST) {
  console.log(`more than ${MOST} times`);
  process.exitCode = 1;
}
