// Knows that lines are drawn only where a path allows them, and that nodes stay where their author puts them.
import fc from "fast-check";
import { expect, test } from "vitest";
import { checkPath } from "./check-path.ts";
import { editPath, findSpotAfter, listAddable, listRemovable } from "./edit-path.ts";
import { findCircles, readGraph } from "./graph.ts";
import {
  listTargets,
  mayLead,
  NODE_KINDS,
  type NodeOffset,
  type Path,
  type PathNode,
  readPath,
  writeNodes,
} from "./index.ts";
import { mayFollow } from "./successors.ts";

const node = (slug: string, kind: PathNode["kind"], next: readonly string[]): PathNode => ({
  ...{ slug, kind, next, name: "", products: [], subject: "", text: "", offset: null },
  test: kind === "IF" ? { of: "score", atLeast: 80 } : null,
});
const path = (...nodes: readonly PathNode[]): Path => ({ nodes });
const random = () => 0.5;
const apart = fc
  .array(fc.constantFrom(...NODE_KINDS), { minLength: 2, maxLength: 9 })
  .map((kinds): Path => path(...kinds.map((kind, at) => node(`n${at}`, kind, kind === "IF" ? ["", ""] : []))));
const lines = fc.array(fc.tuple(fc.nat(8), fc.nat(8), fc.constantFrom(null, 0, 1)), { maxLength: 30 });
const draw = (from: string, to: string, way: number | null = null) => ({ do: "lead", from, to, way }) as const;

test("§4.144 whatever an author draws, no forbidden sequence and no circle comes of it", () => {
  fc.assert(
    fc.property(apart, lines, (start, drawn) => {
      let now = start;
      for (const [from, to, way] of drawn) {
        const lead = { from: `n${from}`, to: `n${to}`, way };
        const after = editPath(now, { do: "lead", ...lead }, random).path;
        expect(after === now).toBe(!mayLead(now, lead));
        now = after;
      }
      expect(findCircles(readGraph(now)).size).toBe(0);
      const kinds = new Map(now.nodes.map(({ slug, kind }) => [slug, kind]));
      for (const { kind, next } of now.nodes)
        for (const one of next) if (one !== "") expect(mayFollow(kind, kinds.get(one) ?? "UNKNOWN")).toBe(true);
    }),
  );
});

test("§4.144 drawing a line from a gateway and erasing it again leaves the path as it was", () => {
  fc.assert(
    fc.property(apart, lines, (start, drawn) => {
      let now = start;
      for (const [from, to] of drawn) {
        const before = now;
        now = editPath(now, draw(`n${from}`, `n${to}`), random).path;
        const kind = before.nodes[from]?.kind;
        if (now === before || (kind !== "AND" && kind !== "OR")) continue;
        const erased = editPath(now, { do: "unlead", from: `n${from}`, to: `n${to}` }, random).path;
        expect(erased).toEqual(before);
      }
    }),
  );
});

test("§4.153 a line from an IF is one of its two ways; a node with a single way gets another target", () => {
  const start = path(
    node("if", "IF", ["a", ""]),
    node("a", "learniz", ["b"]),
    node("b", "game", []),
    node("c", "scorm", []),
  );
  const nextOf = (one: Path, slug: string) => one.nodes.find((each) => each.slug === slug)?.next;
  expect(nextOf(editPath(start, draw("if", "c"), random).path, "if")).toEqual(["a", "c"]);
  expect(nextOf(editPath(start, draw("if", "c", 0), random).path, "if")).toEqual(["c", ""]);
  expect(nextOf(editPath(start, draw("a", "c"), random).path, "a")).toEqual(["c"]);
  expect(nextOf(editPath(start, { do: "unlead", from: "if", to: "a" }, random).path, "if")).toEqual(["", ""]);
});

test("an end, or the join of an AND, is removed once nothing leads to it any more", () => {
  const start = path(
    node("s", "START", ["a"]),
    node("a", "learniz", ["end"]),
    node("end", "END", []),
    node("j", "END_AND", []),
  );
  expect([...listRemovable(start)].toSorted()).toEqual(["j"]);
  const erased = editPath(start, { do: "unlead", from: "a", to: "end" }, random).path;
  expect(checkPath(erased).map(({ kind, node: at }) => [kind, at])).toContainEqual(["dead-end", "a"]);
  expect(listRemovable(erased).has("end")).toBe(true);
});

test("of several nodes one that another one needs goes with it, and what the path needs stays", () => {
  const start = path(
    node("start", "START", ["one"]),
    node("one", "classiz", ["asked"]),
    node("asked", "game", ["if"]),
    node("if", "IF", ["a", "b"]),
    ...[node("a", "game", ["end"]), node("b", "game", ["end"]), node("end", "END", [])],
  );
  const left = editPath(start, { do: "remove", nodes: ["start", "asked", "if", "b", "end"] }, random);
  expect(left.path.nodes.map(({ slug, next }) => [slug, ...next])).toEqual([["start", "one"], ["one", "end"], ["end"]]);
  expect(left.at).toBe("one");
  expect(editPath(start, { do: "remove", nodes: ["start", "end"] }, random)).toEqual({ path: start, at: null });
});

test("a node is stored where its author put it, and can go back to its automatic place", () => {
  const offset = fc.record({ x: fc.integer({ min: -5_000, max: 5_000 }), y: fc.integer({ min: -5_000, max: 5_000 }) });
  fc.assert(
    fc.property(apart, fc.array(fc.tuple(fc.nat(8), offset)), (start, moved) => {
      const offsets = new Map<string, NodeOffset | null>(moved.map(([at, one]) => [`n${at}`, one]));
      const after = editPath(start, { do: "move", offsets }, random).path;
      const stored = readPath({ nodes: writeNodes(after) });
      for (const { slug, offset: stands } of stored.nodes) expect(stands).toEqual(offsets.get(slug) ?? null);
      expect(editPath(after, { do: "move", offsets }, random).path).toBe(after);
      const back = new Map(after.nodes.map(({ slug }) => [slug, null] as const));
      expect(editPath(after, { do: "move", offsets: back }, random).path.nodes).toEqual(start.nodes);
    }),
  );
});

test("any other stored value is no place of a node", () => {
  for (const offset of [{ x: 1.5, y: 0 }, { x: "1", y: 2 }, { x: 1e9, y: 0 }, [1, 2], "far"])
    expect(readPath({ nodes: [{ slug: "a", type: "event", eventType: "END", offset }] }).nodes[0]?.offset).toBeNull();
});

test("§4.144 the steps to which a line may be drawn are those that it may lead to", () => {
  fc.assert(
    fc.property(apart, lines, (start, drawn) => {
      const now = drawn.reduce(
        (one, [from, to, way]) => editPath(one, draw(`n${from}`, `n${to}`, way), random).path,
        start,
      );
      for (const { slug: from } of now.nodes)
        expect(listTargets(now, from)).toEqual(
          now.nodes.filter(({ slug: to }) => mayLead(now, { from, to, way: null })),
        );
    }),
  );
});

test("§4.150–§4.151 a new way of a gateway begins with what may follow it, and leads to where its ways meet", () => {
  const ways = (kind: "AND" | "OR", meeting: PathNode) =>
    path(
      node("start", "START", ["parts"]),
      node("parts", kind, ["a", "b"]),
      ...["a", "b"].map((slug) => node(slug, "learniz", [meeting.slug])),
      meeting,
      node("end", "END", []),
    );
  const either = ways("OR", node("c", "learniz", ["end"]));
  const spot = findSpotAfter(either.nodes[1] ?? node("", "END", [])) ?? { before: "" };
  expect(spot).toEqual({ after: "parts", way: 2 });
  expect(listAddable(either, spot)).toEqual(
    expect.arrayContaining(["learniz", "section", "EMAIL", "AND"]) as readonly string[],
  );
  const { path: mailed, at } = editPath(either, { do: "add", at: spot, kind: "EMAIL" }, random);
  expect(mailed.nodes.find(({ slug }) => slug === "parts")?.next).toEqual(["a", "b", at]);
  expect(mailed.nodes.find(({ slug }) => slug === at)?.next).toEqual(["c"]);
  // A mail may not stand before a join.
  const all = ways("AND", node("join", "END_AND", ["end"]));
  expect(listAddable(all, { after: "parts", way: 2 })).not.toContain("EMAIL");
  expect(listAddable(all, { after: "parts", way: 2 })).toContain("OR");
});

test("§4.153 after an IF something is added only on a way that leads nowhere yet", () => {
  expect(findSpotAfter(node("if", "IF", ["a", ""]))).toEqual({ after: "if", way: 1 });
  expect(findSpotAfter(node("if", "IF", ["a", "b"]))).toBeNull();
});
