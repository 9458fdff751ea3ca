// Knows what it costs to lay a path out on its map as it grows, and after an edit: what was laid out is not again.
import { layOut } from "../../shells/ui/src/graph/lay-out.ts";

/** So many times the nodes cost at most so many times as much, per node. */
const MOST_GROWTH = 3;
/** An edit of a long path costs at most this share of the whole. */
const MOST_SHARE = 0.25;

/** ANDs of two tasks, one after the other; `name` keeps apart what is built anew. */
function build(count: number, name: string) {
  const blocks = Math.floor(count / 4);
  const nodes = Array.from({ length: blocks }, (_, at) =>
    ["and", "a", "b", "join"].map((kind) => ({ id: `${name}-${kind}${at}` })),
  ).flat();
  const line = (from: string, to: string) => ({ from: `${name}-${from}`, to: `${name}-${to}` });
  const lines = Array.from({ length: blocks }, (_, at) => [
    ...[
      line(`and${at}`, `a${at}`),
      line(`and${at}`, `b${at}`),
      line(`a${at}`, `join${at}`),
      line(`b${at}`, `join${at}`),
    ],
    ...(at + 1 < blocks ? [line(`join${at}`, `and${at + 1}`)] : []),
  ]).flat();
  return { nodes, lines };
}

/** The least of some rounds: whatever else the machine does is not told. */
function time(count: number, rounds = 15): { readonly whole: number; readonly edit: number } {
  const spent = { whole: Number.POSITIVE_INFINITY, edit: Number.POSITIVE_INFINITY };
  for (let round = 0; round < rounds; round += 1) {
    const name = `${count}.${round}.${rounds}`;
    const { nodes, lines } = build(count, name);
    const start = performance.now();
    layOut(nodes, lines);
    const laid = performance.now();
    const more = { id: `${name}-c1` };
    const between = ["and1", "join1"].map((end) => `${name}-${end}`);
    const [from = "", to = ""] = between;
    layOut([...nodes, more], [...lines, { from, to: more.id }, { from: more.id, to }]);
    spent.whole = Math.min(spent.whole, laid - start);
    spent.edit = Math.min(spent.edit, performance.now() - laid);
  }
  return spent;
}

time(300, 5);
const [short, long] = [time(75), time(300)];
const [growth, share] = [long.whole / short.whole / 4, long.edit / long.whole];
console.log(
  `\nA path of 300 nodes is laid out in ${long.whole.toFixed(1)} ms, ${growth.toFixed(2)} times per node what one of 75 costs; after an edit in ${(share * 100).toFixed(0)} % of it`,
);
if (growth > MOST_GROWTH || share > MOST_SHARE) {
  console.log(`more than ${MOST_GROWTH} times, or than ${MOST_SHARE * 100} %`);
  process.exitCode = 1;
}
