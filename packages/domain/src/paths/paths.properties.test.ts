// Knows what is true of every sound path, whatever learners do on it in whatever order (decisions 10).
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readGraph } from "./graph.ts";
import {
  checkPath,
  createPath,
  editPath,
  findSpotAfter,
  isTask,
  listAddable,
  listNext,
  listRemovable,
  NEW_PATH_STATE,
  NODE_KINDS,
  outlinePath,
  type Path,
  type PathEvent,
  type PathNode,
  type PathState,
  readPath,
  readStanding,
  runPath,
  writeNodes,
} from "./index.ts";

type Block =
  | { readonly is: "task" | "section" }
  | { readonly is: "mail" }
  | { readonly is: "AND" | "OR" | "IF"; readonly ways: readonly (readonly Block[])[] };

const { blocks } = fc.letrec<{ blocks: readonly Block[]; block: Block }>((tie) => ({
  blocks: fc.array(tie("block"), { minLength: 1, maxLength: 3 }),
  block: fc.oneof(
    { maxDepth: 2, depthIdentifier: "path" },
    fc.constantFrom<Block>({ is: "task" }, { is: "section" }, { is: "mail" }),
    fc.record({
      is: fc.constantFrom("AND" as const, "OR" as const, "IF" as const, "IF" as const),
      ways: fc.tuple(tie("blocks"), tie("blocks")),
    }),
  ),
}));

const PLAIN = { name: "", products: [], test: null, subject: "", text: "", offset: null } as const;

/** How a path comes to its ends: at one, or on several ways at once, each at its own. */
interface Blocks {
  readonly begun: readonly (readonly Block[])[];
  readonly ended: readonly (readonly Block[])[];
}
const ways = fc.tuple(blocks, blocks);
const wholes = fc.record<Blocks>({
  begun: fc.oneof({ weight: 3, arbitrary: fc.tuple(blocks) }, { weight: 1, arbitrary: ways }),
  ended: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: ways }),
});

/** The path of these blocks, with so many products: some are in several tasks. */
function build({ begun, ended }: Blocks, products: number): Path {
  const nodes: PathNode[] = [];
  let count = 0;
  const add = (node: Partial<PathNode> & Pick<PathNode, "kind" | "next">): string => {
    count += 1;
    const slug = `n${count}`;
    nodes.unshift({ ...PLAIN, slug, ...node });
    return slug;
  };
  const task = (next: string) => add({ kind: "learniz", products: [`p${count % products}`], next: [next] });
  const chain = (some: readonly Block[], next: string): string => some.reduceRight((to, block) => one(block, to), next);
  const one = (block: Block, next: string): string => {
    if (block.is === "mail") return add({ kind: "EMAIL", subject: "Hello", text: "Go on", next: [task(next)] });
    if (block.is === "section") {
      const several = [...new Set([`p${count % products}`, `p${(count + 1) % products}`])];
      return add({ kind: "section", products: several, next: [next] });
    }
    if (!("ways" in block)) return task(next);
    // Each way begins and ends with a task, as every gateway and every join allows.
    if (block.is === "AND") {
      const join = add({ kind: "END_AND", next: [task(next)] });
      return add({ kind: "AND", next: block.ways.map((way) => task(chain(way, task(join)))) });
    }
    const ways = block.ways.map((way) => task(chain(way, task(next))));
    if (block.is === "OR") return add({ kind: "OR", next: ways });
    return task(add({ kind: "IF", test: { of: "score", atLeast: 50 }, next: ways }));
  };
  const end = () => add({ kind: "END", next: [] });
  const last =
    ended.length === 0 ? end() : add({ kind: "AND", next: ended.map((way) => task(chain(way, task(end())))) });
  add({ kind: "START", next: begun.map((way) => task(chain(way, task(last)))) });
  return { nodes };
}

/** Few, so that one is told several times and stands in several tasks; or many. */
const counts = fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 30 }));
const paths = fc.tuple(wholes, counts).map(([all, products]) => build(all, products));
/** How products end for a learner, in this order: enough of them that a path is often gone through to its end. */
const results = fc.array(
  fc.record({
    which: fc.nat(999),
    status: fc.constantFrom("COMPLETE" as const, "COMPLETE" as const, "FAILED" as const),
    score: fc.option(fc.integer({ min: 0, max: 100 })),
  }),
  { maxLength: 30, size: "max" },
);
type Result = typeof results extends fc.Arbitrary<readonly (infer R)[]> ? R : never;
/** The results as those of the products of this path. */
function listEvents(path: Path, told: readonly Result[]): readonly (PathEvent & { type: "result" })[] {
  const products = [...new Set(path.nodes.flatMap((node) => node.products))];
  return told.map(({ which, ...result }) => {
    return { type: "result", product: products[which % products.length] ?? "", ...result };
  });
}

/** What a learner likes: at each OR it leads them to one of its ways, whenever they are asked. */
const tastes = fc.nat(999);
/** Choices of a learner at every OR, as soon as they may. `mail` hears of the mails that become due by them. */
function choose(path: Path, state: PathState, taste: number, mail: (node: string) => void = () => {}): PathState {
  for (let now = state; ; ) {
    const before = now;
    for (const [at, { slug, kind, next }] of path.nodes.entries()) {
      const way = next[(taste + at * 7) % Math.max(1, next.length)] ?? "";
      if (kind !== "OR") continue;
      const step = runPath(path, now, { type: "chosen", node: slug, way });
      for (const { node } of step.effects) mail(node);
      now = step.state;
    }
    if (now === before) return now;
  }
}
/** @param from the event from which on the learner chooses their ways: before, each OR waits. */
function play(path: Path, events: readonly PathEvent[], taste: number, from = 0) {
  const seen = new Set<string>();
  const begun = runPath(path, NEW_PATH_STATE, { type: "begun" });
  const mails = begun.effects.map(({ node }) => node);
  const lead = (told: PathState, at: number): PathState =>
    at < from ? told : choose(path, told, taste, (node) => mails.push(node));
  let state = lead(begun.state, 0);
  for (const [at, event] of events.entries()) {
    const step = runPath(path, state, event);
    for (const slug of seen) expect(step.state.done).toContain(slug);
    mails.push(...step.effects.map(({ node }) => node));
    state = lead(step.state, at + 1);
    for (const slug of state.done) seen.add(slug);
  }
  return { state: lead(state, Number.POSITIVE_INFINITY), mails };
}
/** A product of this task that its learner has not completed. */
const findMissing = ({ products }: PathNode, { facts }: PathState): string =>
  products.find((one) => facts[one]?.isComplete !== true) ?? "";
const isAlive = (path: Path, state: PathState) =>
  [...readStanding(path, state).values()].some((one) => one.state === "open");
/** The joins that were passed while something that leads there is open. */
function listUnjoined(path: Path, state: PathState): readonly string[] {
  const { reach } = readGraph(path);
  const open = [...readStanding(path, state)].filter(([, one]) => one.state === "open").map(([slug]) => slug);
  return path.nodes
    .filter(({ kind, slug }) => kind === "END_AND" && state.done.includes(slug))
    .flatMap(({ slug }) => (open.some((one) => reach(one).has(slug)) ? [slug] : []));
}
/** The nodes that are open or done although nothing leads there. An OR and an IF lead on by the way that was taken. */
function listUnled(path: Path, state: PathState): readonly string[] {
  const { before } = readGraph(path);
  const standing = readStanding(path, state);
  const leads = (from: PathNode, to: string) =>
    standing.get(from.slug)?.state === "done" &&
    (from.kind === "OR" || from.kind === "IF" ? state.ways[from.slug] === to : true);
  return path.nodes.flatMap(({ slug, kind }) =>
    kind === "START" || standing.get(slug)?.state === "locked" || before.get(slug)?.some((from) => leads(from, slug))
      ? []
      : [slug],
  );
}
/**
 * The events in another order, in which the results of each product keep theirs; some of them told a second time, at
 * once or long after, when others of the same product were told in between.
 */
function reorder(events: readonly (PathEvent & { type: "result" })[], seed: number): readonly PathEvent[] {
  let luck = seed;
  const draw = (below: number): number => {
    luck = (luck * 48_271 + 11) % 2_147_483_647;
    return luck % below;
  };
  const names = [...new Set(events.map(({ product }) => product))];
  const left = names.map((name) => events.filter(({ product }) => product === name));
  const ordered: PathEvent[] = [];
  while (left.length > 0) {
    const index = draw(left.length);
    const next = left[index]?.shift();
    if (next) ordered.push(next);
    if (left[index]?.length === 0) left.splice(index, 1);
  }
  return ordered.reduce<readonly PathEvent[]>((told, event) => {
    if (draw(3) > 0) return told;
    const after = told.indexOf(event) + 1;
    return told.toSpliced(after + draw(told.length - after + 1), 0, event);
  }, ordered);
}

/** Edits of an author who presses any button that is offered. */
const presses = fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat()), { maxLength: 40 });
function edit(all: readonly (readonly [number, number, number])[]): Path {
  let state = 1;
  const random = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  return all.reduce((path, [what, where, which]) => {
    const node = path.nodes[where % path.nodes.length];
    if (!node) return path;
    if (what % 4 === 0)
      return listRemovable(path).has(node.slug)
        ? editPath(path, { do: "remove", nodes: [node.slug] }, random).path
        : path;
    const after = { after: node.slug, way: node.next.length > 1 ? which % node.next.length : null };
    const at = [{ before: node.slug }, findSpotAfter(node) ?? after, after][what % 3] ?? after;
    const kinds = listAddable(path, at);
    const kind = kinds[which % Math.max(1, kinds.length)];
    return kind ? editPath(path, { do: "add", at, kind }, random).path : path;
  }, createPath(random));
}

/** Problems beside words and products. With nothing between them, the start leads to the end, which is not allowed. */
const listDrawnFaults = (path: Path) =>
  checkPath(path)
    .map(({ kind }) => kind)
    .filter((kind) => kind !== "product" && kind !== "mail")
    .filter((kind) => path.nodes.length > 2 || kind !== "successor");

/** Paths that an author drew in any order, filled with so many products and whatever words they lack. */
const drawn = fc
  .tuple(presses.map(edit), counts)
  .filter(([{ nodes }]) => nodes.length > 2)
  .map(
    ([{ nodes }, products]): Path => ({
      nodes: nodes.map((node, at) => ({
        ...node,
        ...(isTask(node) && { products: [`p${at % products}`, ...(node.kind === "section" ? [`p${products}`] : [])] }),
        ...(node.kind === "IF" && {
          test: at % 2 === 0 ? ({ of: "status" } as const) : ({ of: "score", atLeast: 50 } as const),
        }),
        ...(node.kind === "EMAIL" && { subject: "Hello", text: "Go on" }),
      })),
    }),
  );
/** Every sound path that these tests can think of. */
const sound = fc.oneof(paths, drawn);

const isLong = process.env["ACADEMIZ_LONG"] !== undefined;
const RUNS = { numRuns: isLong ? 400 : 20 };

/** Nodes that lead anywhere, also in circles. */
const tangles = fc
  .array(fc.tuple(fc.constantFrom(...NODE_KINDS), fc.array(fc.nat(9), { maxLength: 3 })), {
    minLength: 1,
    maxLength: 9,
  })
  .map((all): Path => {
    const nodes = all.map(([kind, next], at) => {
      const products = isTask({ kind }) ? [`p${at % 3}`] : [];
      return { ...PLAIN, slug: `n${at}`, kind, products, next: [...new Set(next.map((to) => `n${to}`))] };
    });
    return { nodes: [{ ...PLAIN, slug: "start", kind: "START", next: ["n0"] }, ...nodes] };
  });
/** The definition itself: for each node, what can be reached without each other node. */
function checkPlainly(path: Path): readonly (readonly [string, string, string | null])[] {
  const graph = readGraph(path);
  const { nodes, order, reach } = graph;
  const listPassed = (slug: string) =>
    order.filter((one) => one.slug !== slug && (one.slug === "start" || !reach("start", one.slug).has(slug)));
  const isEnd = (slug: string) => listNext(nodes.get(slug) ?? { next: [] }).length === 0;
  return order.flatMap(({ slug, kind }): readonly (readonly [string, string, string | null])[] => {
    const circle = reach(slug).has(slug) ? [["cycle", slug, null] as const] : [];
    if (kind !== "END_AND") return circle;
    let closed = 0;
    const opening = listPassed(slug).findLast((node) => {
      if (node.kind === "END_AND") closed += 1;
      if (node.kind === "AND") closed -= 1;
      return closed < 0;
    });
    if (!opening) return [...circle, ["never-joined", slug, null]];
    const lost = listNext(opening).filter((way) => way !== slug && [way, ...reach(way, slug)].some(isEnd));
    return [...circle, ...lost.map((way) => ["never-joined", slug, way] as const)];
  });
}

describe("decisions 10 of every sound path", () => {
  test("§4.144–§4.153 nothing is wrong with it, and it is read as it was written", () => {
    fc.assert(
      fc.property(sound, (path) => {
        expect(checkPath(path)).toEqual([]);
        expect(readPath({ nodes: writeNodes(path) })).toEqual(path);
      }),
      RUNS,
    );
  });

  test("the same facts end with the same nodes complete, in any order, told once or twice, whenever ways are chosen", () => {
    fc.assert(
      fc.property(sound, results, fc.nat(), tastes, fc.nat(30), (path, told, seed, taste, from) => {
        const events = listEvents(path, told);
        const [one, other] = [play(path, events, taste), play(path, reorder(events, seed), taste, from)];
        expect(other.state.done.toSorted()).toEqual(one.state.done.toSorted());
        expect([other.state.ways, other.state.isEnded]).toEqual([one.state.ways, one.state.isEnded]);
      }),
      { numRuns: isLong ? 800 : 40 },
    );
  });

  test("an override takes nothing back and sends no mail twice, and its learner still reaches the end", () => {
    const byHand = fc.array(fc.tuple(fc.nat(), fc.constantFrom("open" as const, "complete" as const)), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(sound, results, byHand, fc.boolean(), tastes, (path, told, hands, isFirst, taste) => {
        const tasks = path.nodes.filter(({ products }) => products.length > 0);
        const events = listEvents(path, told);
        const overrides = hands.map(([which, as]): PathEvent => {
          const node = tasks[which % tasks.length]?.slug ?? "";
          return { type: "overridden", node, as, reason: "Ill", byId: "one", at: "2026-01-01T00:00:00.000Z" };
        });
        const one = play(path, isFirst ? [...overrides, ...events] : [...events, ...overrides], taste);
        expect(one.mails.length).toBe(new Set(one.mails).size);
        for (const { node, as } of one.state.overrides) if (as === "complete") expect(one.state.done).toContain(node);
        let { state } = one;
        for (let tries = 0; !state.isEnded && tries < 500; tries += 1) {
          const standing = readStanding(path, state);
          const open = tasks.find(({ slug }) => standing.get(slug)?.state === "open");
          if (!open) throw new Error("nothing can be done, and it has not ended");
          const event = { type: "result", product: findMissing(open, state), status: "COMPLETE", score: 70 } as const;
          state = choose(path, runPath(path, state, event).state, taste);
        }
        expect(state.isEnded).toBe(true);
      }),
      RUNS,
    );
  });

  test("it ends exactly when no token is left, only ways that were taken lead on, and who does all that is open reaches the end", () => {
    fc.assert(
      fc.property(sound, results, tastes, (path, told, taste) => {
        let { state } = play(path, listEvents(path, told), taste);
        for (let tries = 0; !state.isEnded && tries < 500; tries += 1) {
          expect(isAlive(path, state)).toBe(true);
          expect(listUnjoined(path, state)).toEqual([]);
          expect(listUnled(path, state)).toEqual([]);
          const standing = readStanding(path, state);
          const open = path.nodes.find(
            ({ slug, products }) => products.length > 0 && standing.get(slug)?.state === "open",
          );
          if (!open) throw new Error("nothing can be done, and it has not ended");
          const event = { type: "result", product: findMissing(open, state), status: "COMPLETE", score: 70 } as const;
          state = choose(path, runPath(path, state, event).state, taste);
        }
        expect([state.isEnded, isAlive(path, state)]).toEqual([true, false]);
      }),
      RUNS,
    );
  });

  test("§4.148 a mail is due once, when its node is reached", () => {
    fc.assert(
      fc.property(sound, results, tastes, (path, told, taste) => {
        const { state, mails } = play(path, listEvents(path, [...told, ...told]), taste);
        const reached = path.nodes.filter(({ slug, kind }) => kind === "EMAIL" && state.done.includes(slug));
        expect(mails.toSorted()).toEqual(reached.map(({ slug }) => slug).toSorted());
      }),
      RUNS,
    );
  });

  test("another publication keeps every complete node, and an end that was reached", () => {
    fc.assert(
      fc.property(sound, sound, results, tastes, (path, other, told, taste) => {
        const { state } = play(path, listEvents(path, told), taste);
        const renewed = runPath(other, state, { type: "renewed" }).state;
        expect(renewed.done).toEqual(expect.arrayContaining([...state.done]));
        if (state.isEnded) expect(renewed.isEnded).toBe(true);
        const standing = readStanding(other, renewed);
        for (const slug of state.done)
          if (standing.has(slug) && listNext(other.nodes.find((node) => node.slug === slug) ?? { next: [] }).length < 2)
            expect(standing.get(slug)?.state).toBe("done");
      }),
      RUNS,
    );
  });

  test("whatever an author adds and removes as it is offered, only words and products are missing", () => {
    fc.assert(
      fc.property(presses, (all) => {
        expect(listDrawnFaults(edit(all))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  test("joins and circles are found as they are defined, however ways are tangled", () => {
    fc.assert(
      fc.property(tangles, (path) => {
        const reached = new Set(readGraph(path).order.map(({ slug }) => slug));
        const found = checkPath(path).flatMap(({ kind, node, other }) =>
          node !== null && reached.has(node) && (kind === "cycle" || kind === "never-joined")
            ? [[kind, node, other] as const]
            : [],
        );
        expect(found.toSorted()).toEqual(checkPlainly(path).toSorted());
      }),
      { numRuns: 500 },
    );
  });

  test("however ways are tangled, a learner moves on and never back, and what is told again changes nothing", () => {
    const events = fc.array(
      fc.oneof(
        fc.record({
          type: fc.constant("result" as const),
          product: fc.constantFrom("p0", "p1", "p2"),
          status: fc.constantFrom("COMPLETE" as const, "FAILED" as const),
          score: fc.option(fc.integer({ min: 0, max: 100 })),
        }),
        fc
          .tuple(fc.nat(9), fc.nat(9))
          .map(([node, way]) => ({ type: "chosen" as const, node: `n${node}`, way: `n${way}` })),
        fc.tuple(fc.nat(9), fc.constantFrom("open" as const, "complete" as const)).map(([node, as]) => ({
          ...{ type: "overridden" as const, node: `n${node}`, as, reason: "Ill" },
          ...{ byId: "one", at: "2026-01-01T00:00:00.000Z" },
        })),
        fc.constant({ type: "renewed" as const }),
      ),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(tangles, events, (path, told) => {
        let { state } = runPath(path, NEW_PATH_STATE, { type: "begun" });
        for (const event of told) {
          const { state: next } = runPath(path, state, event);
          expect(next.done).toEqual(expect.arrayContaining([...state.done]));
          if (state.isEnded) expect(next.isEnded).toBe(true);
          expect(runPath(path, next, event)).toEqual({ state: next, effects: [] });
          expect(readStanding(path, next).size).toBe(path.nodes.length);
          state = next;
        }
      }),
      { numRuns: 500 },
    );
  });

  test("of several nodes all that can be removed go at once, and the author continues at one that is left", () => {
    fc.assert(
      fc.property(presses.map(edit), fc.array(fc.boolean()), (path, chosen) => {
        const slugs = path.nodes.flatMap(({ slug }, at) => (chosen[at] ? [slug] : []));
        const { path: left, at } = editPath(path, { do: "remove", nodes: slugs }, () => 0);
        const stay = slugs.filter((slug) => left.nodes.some((node) => node.slug === slug));
        expect(stay.filter((slug) => listRemovable(left).has(slug))).toEqual([]);
        expect(slugs.filter((slug) => listRemovable(path).has(slug)).length === 0).toBe(left === path);
        expect(at === null ? left === path : left.nodes.some(({ slug }) => slug === at)).toBe(true);
        expect(listDrawnFaults(left)).toEqual([]);
      }),
      RUNS,
    );
  });

  test("an outline tells every node once", () => {
    fc.assert(
      fc.property(fc.oneof(paths, presses.map(edit)), (path) => {
        const told = outlinePath(path).flatMap((line) =>
          line.type === "node" || line.type === "apart" ? [line.node.slug] : [],
        );
        expect(told.toSorted()).toEqual(path.nodes.map(({ slug }) => slug).toSorted());
        expect(outlinePath(path).some(({ type }) => type === "apart")).toBe(false);
      }),
      RUNS,
    );
  });
});
