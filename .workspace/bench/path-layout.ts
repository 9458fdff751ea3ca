// Knows the cost of laying a path out on its map: in a worker where it cannot be cut, in the page for a known layout,
// and after an edit.
import { keepLaid, layOut, listUnknown } from "../../shells/ui/src/graph/lay-out.ts";
import { layOutShape } from "../../shells/ui/src/graph/lay-out-shape.ts";

/** Milliseconds for which a long known path, or an edit of it, may block the page. */
const MOST_HELD = 50;

/** AND gateways of two tasks each, one after the other. */
function build(count: number) {
  const blocks = Math.floor(count / 4);
  const nodes = Array.from({ length: blocks }, (_, at) =>
    ["and", "a", "b", "join"].map((kind) => ({ id: `${kind}${at}` })),
  ).flat();
  const line = (from: string, to: string) => ({ from, to });
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
/** One gateway with ten ways around everything, so that it cannot be cut. */
function buildWide(count: number) {
  const ways = Array.from({ length: 10 }, (_, way) =>
    Array.from({ length: Math.floor((count - 2) / 10) }, (_none, at) => ({ id: `${way}.${at}` })),
  );
  const lines = ways.flatMap((way) => {
    const ids = ["and", ...way.map(({ id }) => id), "join"];
    return ids.slice(1).map((to, at) => ({ from: ids[at] ?? "", to }));
  });
  return { nodes: [{ id: "and" }, ...ways.flat(), { id: "join" }], lines };
}

/** The minimum of some rounds, which leaves out other work of the machine. */
function time(act: (round: number) => void, rounds = 15): number {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    act(round);
    least = Math.min(least, performance.now() - start);
  }
  return least;
}
const lay = ({ nodes, lines }: ReturnType<typeof build>) => layOut(nodes, lines);

const [long, wide] = [build(300), buildWide(300)];
const [shape] = listUnknown(wide.nodes, wide.lines).toSorted((one, other) => other.count - one.count);
if (!shape) throw new Error("nothing is to be laid out");
const beside = time(() => layOutShape(shape), 5);
for (const one of listUnknown(wide.nodes, wide.lines)) keepLaid(one, layOutShape(one));
lay(long);
const held = Math.max(
  time(() => lay(wide)),
  time(() => lay(long)),
);
// Each round adds one more way than the last, so that its piece was never laid out.
const edit = time((round) => {
  const more = Array.from({ length: round + 1 }, (_, at) => `c${at}`);
  layOut(
    [...long.nodes, ...more.map((id) => ({ id }))],
    [
      ...long.lines,
      ...more.flatMap((id) => [
        { from: "and1", to: id },
        { from: id, to: "join1" },
      ]),
    ],
  );
});
console.log(
  `\nA path of 300 nodes that cannot be cut is laid out beside the page in ${beside.toFixed(0)} ms; the page is held up for ${held.toFixed(1)} ms once it is known, and for ${edit.toFixed(1)} ms by an edit`,
);
if (held > MOST_HELD || edit > MOST_HELD) {
  console.log(`more than ${MOST_HELD} ms`);
  process.exitCode = 1;
}
