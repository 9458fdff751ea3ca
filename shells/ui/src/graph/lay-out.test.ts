// Knows that a graph is laid out without overlapping nodes, and that a long one keeps the parts that an edit does not
// touch.
import fc from "fast-check";
import { expect, test } from "vitest";
import { cutGraph, type Line } from "./cut-graph.ts";
import { keepLaid, layOut, listUnknown, nameLine } from "./lay-out.ts";
import { layOutShape, NODE_SIZE } from "./lay-out-shape.ts";

interface Drawn {
  readonly ids: readonly string[];
  readonly lines: readonly Line[];
}
/** Paths that part and join again, one after the other; `wide` says into how many each parts. */
function build(wide: readonly number[]): Drawn {
  const blocks = wide.map((count, at) => {
    const ways = Array.from({ length: count }, (_, way) => `w${at}-${way}`);
    const lines = ways.flatMap((way) => [
      { from: `s${at}`, to: way },
      { from: way, to: `s${at + 1}` },
    ]);
    return { ids: [`s${at}`, ...ways], lines };
  });
  return {
    ids: [...blocks.flatMap(({ ids }) => ids), `s${wide.length}`],
    lines: blocks.flatMap(({ lines }) => lines),
  };
}
const lay = ({ ids, lines }: Drawn) =>
  layOut(
    ids.map((id) => ({ id })),
    lines,
  );
const graphs = fc.oneof(
  fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 40 }).map(build),
  // Any drawing: with lines that pass others, that end, that come back.
  fc.array(fc.tuple(fc.nat(29), fc.nat(29)), { maxLength: 60 }).map((pairs): Drawn => {
    const lines = new Map(pairs.map(([from, to]) => [`${from}>${to}`, { from: `n${from}`, to: `n${to}` }]));
    return { ids: Array.from({ length: 30 }, (_, at) => `n${at}`), lines: [...lines.values()] };
  }),
);

test("screens §4 no node stands on another, each line that can be drawn has its way, and each node its place", () => {
  fc.assert(
    fc.property(graphs, (drawn) => {
      const { places, routes } = lay(drawn);
      expect([...places.keys()].sort()).toEqual([...drawn.ids].sort());
      const named = drawn.lines.filter(({ from, to }) => from !== to).map(nameLine);
      expect([...routes.keys()].sort()).toEqual(named.sort());
      const all = [...places.values()];
      const isOn = (one: (typeof all)[number], other: (typeof all)[number]) =>
        Math.abs(one.x - other.x) < NODE_SIZE.width && Math.abs(one.y - other.y) < NODE_SIZE.height;
      expect(all.some((one, at) => all.slice(at + 1).some((other) => isOn(one, other)))).toBe(false);
    }),
    { numRuns: 60 },
  );
});

test("screens §4 a long graph is cut into small pieces, and an edit changes the one that it is in and no other", () => {
  const pieces = ({ ids, lines }: Drawn) => cutGraph(ids, lines);
  const before = build(Array.from({ length: 100 }, () => 2));
  expect(pieces(before)).toHaveLength(100);
  for (const { ids, lines } of pieces(before)) {
    expect(ids).toHaveLength(4);
    for (const { from, to } of lines) expect([from, to].every((end) => ids.includes(end))).toBe(true);
  }
  expect(pieces(before).flatMap(({ lines }) => lines)).toHaveLength(before.lines.length);
  const more = [
    { from: "s40", to: "w40-2" },
    { from: "w40-2", to: "s41" },
  ];
  const known = new Set(pieces(before).map((piece) => JSON.stringify(piece)));
  const after = pieces({ ids: [...before.ids, "w40-2"], lines: [...before.lines, ...more] });
  expect(after.filter((piece) => !known.has(JSON.stringify(piece)))).toHaveLength(1);
});

test("screens §4 no line goes past a cut, and a graph that comes back to itself is whole", () => {
  const { ids, lines } = build([2, 2, 2, 2]);
  expect(cutGraph(ids, [...lines, { from: "s1", to: "w2-0" }])).toHaveLength(3);
  expect(cutGraph(ids, [...lines, { from: "s4", to: "s0" }])).toHaveLength(1);
});

test("screens §4 what stands above an edit stays where it was, and what is below it only moves as a whole", () => {
  const before = build(Array.from({ length: 60 }, () => 2));
  const more = { from: "s40", to: "w40-2" };
  const after: Drawn = { ids: [...before.ids, more.to], lines: [...before.lines, more, { from: more.to, to: "s41" }] };
  const [one, other] = [lay(before).places, lay(after).places];
  for (const id of ["s0", "w0-0", "w0-1", "s20", "w20-1"]) expect(other.get(id)).toEqual(one.get(id));
  const distance = (places: typeof one) => {
    const [from, to] = [places.get("s58"), places.get("w59-1")];
    return [(to?.x ?? 0) - (from?.x ?? 0), (to?.y ?? 0) - (from?.y ?? 0)];
  };
  expect(distance(other)).toEqual(distance(one));
});

test("screens §4 what is laid out beside the page stands where the page would put it, and is asked for once a shape", () => {
  // As wide as no other test draws it: nothing of it is known.
  const { ids, lines } = build([...Array.from({ length: 40 }, () => 12), 13]);
  const nodes = ids.map((id) => ({ id }));
  const unknown = listUnknown(nodes, lines);
  expect(unknown.map(({ count }) => count)).toEqual([14, 15]);
  for (const shape of unknown) keepLaid(shape, structuredClone(layOutShape(shape)));
  expect(listUnknown(nodes, lines)).toEqual([]);
  const aside = layOut(nodes, lines);
  const moved = { places: [{ x: 7, y: 7 }], routes: [] };
  const [first] = unknown;
  if (!first) throw new Error("nothing was unknown");
  const known = layOutShape(first);
  expect([...aside.places.values()].slice(0, first.count)).toEqual(known.places);
  keepLaid(first, { ...known, places: moved.places });
  expect(layOut(nodes, lines).places.get("s0")).toEqual({ x: 7, y: 7 });
  keepLaid(first, known);
});
