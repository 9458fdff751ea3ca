// Knows what is told of an unsound path, which way an IF takes, and what an author's edit does.
import { describe, expect, test } from "vitest";
import { PRODUCT_KINDS } from "../products/index.ts";
import {
  checkPath,
  listAddable,
  listSuccessors,
  MOST_NODES,
  mayFollow,
  measurePath,
  NEW_PATH_STATE,
  type NodeKind,
  type Path,
  type PathEvent,
  type PathNode,
  type PathProblemKind,
  type PathState,
  readPath,
  readStanding,
  runPath,
  TASK_KINDS,
  writeNodes,
} from "./index.ts";

const TASKS = [...TASK_KINDS].toSorted();
/** As the table of the specification says it. */
const TABLE: readonly (readonly [string, readonly NodeKind[], readonly NodeKind[]])[] = [
  ["§4.145", ["learniz", "game", "section"], [...TASKS, "AND", "OR", "END_AND", "IF", "EMAIL", "END"]],
  ["§4.146", ["classiz", "scorm", "attachment"], [...TASKS, "AND", "OR", "END_AND", "EMAIL", "END"]],
  ["§4.147", ["START"], [...TASKS, "AND", "OR", "EMAIL"]],
  ["§4.148", ["EMAIL"], [...TASKS, "OR", "AND", "END"]],
  ["§4.149", ["END"], []],
  ["§4.150", ["OR"], [...TASKS, "EMAIL", "AND"]],
  ["§4.151", ["AND"], [...TASKS, "EMAIL", "OR"]],
  ["§4.152", ["END_AND"], [...TASKS, "OR", "END_AND", "AND", "EMAIL", "END"]],
  ["§4.153", ["IF"], [...TASKS, "AND", "OR", "EMAIL", "END"]],
];
test.each(TABLE)("%s what may follow is what the table says", (_, kinds, next) => {
  for (const kind of kinds) {
    expect(listSuccessors(kind).toSorted()).toEqual(next.toSorted());
    expect(mayFollow(kind, "START")).toBe(false);
  }
});

const PLAIN = { name: "", products: [], test: null, subject: "", text: "", offset: null } as const;
const node = (slug: string, kind: NodeKind, next: readonly string[], more: Partial<PathNode> = {}): PathNode => ({
  ...PLAIN,
  slug,
  kind,
  next,
  ...(kind === "learniz" && { products: [`of-${slug}`] }),
  ...more,
});
const of = (...nodes: readonly PathNode[]): Path => ({ nodes });
const START = node("start", "START", ["a"]);
const END = node("end", "END", []);
const tell = (path: Path) => checkPath(path).map(({ kind, node: at, other }) => [kind, at, other]);

describe("decisions 10 a path is not published, and the nodes are named,", () => {
  const cases: readonly (readonly [string, Path, readonly unknown[]])[] = [
    ["where something forbidden follows", of(node("start", "START", ["end"]), END), [["successor", "start", "end"]]],
    ["where a way ends before its end", of(START, node("a", "learniz", [])), [["dead-end", "a", null]]],
    [
      "where ways go in a circle",
      of(START, node("a", "OR", ["b", "c"]), node("b", "learniz", ["a"]), node("c", "learniz", ["end"]), END),
      [
        ["cycle", "a", null],
        ["cycle", "b", null],
      ],
    ],
    [
      "where nothing leads to a node",
      of(START, node("a", "learniz", ["end"]), node("b", "learniz", ["end"]), END),
      [["unreachable", "b", null]],
    ],
    [
      "where a way of an AND never comes to what joins it",
      of(
        START,
        node("a", "AND", ["b", "c"]),
        node("b", "learniz", ["join"]),
        node("c", "learniz", ["end"]),
        node("join", "END_AND", ["end"]),
        END,
      ),
      [["never-joined", "join", "c"]],
    ],
    [
      "where nothing was opened that an END_AND joins",
      of(START, node("a", "learniz", ["join"]), node("join", "END_AND", ["end"]), END),
      [["never-joined", "join", null]],
    ],
    [
      "where an IF asks nothing, or of several",
      of(
        START,
        node("a", "OR", ["b", "c"]),
        node("b", "learniz", ["if"]),
        node("c", "learniz", ["if"]),
        node("if", "IF", ["d", "end"]),
        node("d", "learniz", ["end"]),
        END,
      ),
      [
        ["test", "if", null],
        ["tested", "if", "c"],
      ],
    ],
    [
      "where a task has no product",
      of(START, node("a", "game", ["b"]), node("b", "classiz", ["end"], { products: ["x"] }), END),
      [["product", "a", null]],
    ],
    [
      "where a mail says nothing",
      of(START, node("a", "EMAIL", ["end"], { subject: "Hello" }), END),
      [["mail", "a", null]],
    ],
    [
      "without a start",
      of(END),
      [
        ["start", null, null],
        ["unreachable", "end", null],
      ],
    ],
    [
      "with what cannot be read",
      readPath({
        nodes: [
          { type: "event", eventType: "START", slug: "start", next: ["x"] },
          { type: "?", slug: "x", next: ["end"] },
          { type: "event", eventType: "END", slug: "end" },
        ],
      }),
      [["unknown", "x", null]],
    ],
  ];
  test.each(cases)("%s", (_, path, said) => {
    expect(tell(path)).toEqual(said);
  });
});

const play = (path: Path, ...events: readonly PathEvent[]) =>
  events.reduce(
    (state, event) => runPath(path, state, event).state,
    runPath(path, NEW_PATH_STATE, { type: "begun" }).state,
  );
const done = (product: string, score: number | null, status: "COMPLETE" | "FAILED" = "COMPLETE"): PathEvent => ({
  type: "result",
  product: `of-${product}`,
  status,
  score,
});

const branching = (test: PathNode["test"]): Path =>
  of(
    START,
    node("a", "learniz", ["if"]),
    node("if", "IF", ["yes", "no"], { test }),
    node("yes", "learniz", ["end"]),
    node("no", "learniz", ["end"]),
    END,
  );

describe("decisions 10 each kind of problem has a path that has it, and nearly the same one that has none:", () => {
  const task = (slug: string, next: string, more: Partial<PathNode> = {}) => node(slug, "learniz", [next], more);
  const step = task("a", "end");
  const two = [task("b", "end"), task("c", "end")];
  const mailOf = (text: string) => of(START, node("a", "EMAIL", ["end"], { subject: "Hello", text }), END);
  const joined = (next: string) =>
    of(START, node("a", "AND", ["b", "c"]), task("b", "join"), task("c", next), node("join", "END_AND", ["end"]), END);
  const asked = (before: readonly PathNode[]) => {
    const ways = { test: { of: "status" } } as const;
    return of(START, ...before, node("if", "IF", ["d", "end"], ways), task("d", "end"), END);
  };
  const read = (stored: object) =>
    readPath({
      nodes: [
        { type: "event", eventType: "START", slug: "start", next: ["x"] },
        { slug: "x", productSlug: "of-x", next: ["end"], ...stored },
        { type: "event", eventType: "END", slug: "end" },
      ],
    });
  /** What only the server finds, which knows the products, stands in its own tests. */
  type Found = Exclude<PathProblemKind, "closed" | "not-everybody" | "gone">;
  const pairs: Readonly<Record<Found, readonly [has: Path, lacks: Path, nodes: readonly (readonly unknown[])[]]>> = {
    unknown: [read({ type: "?" }), read({ type: "task", taskType: "learniz" }), [["x", null]]],
    twice: [of(START, step, step, END), of(START, task("a", "b"), task("b", "end"), END), [["a", null]]],
    start: [of(START, node("begin", "START", ["a"]), step, END), of(START, step, END), [["begin", null]]],
    successor: [of(node("start", "START", ["end"]), END), of(START, step, END), [["start", "end"]]],
    missing: [of(START, task("a", "nowhere")), of(START, step, END), [["a", "nowhere"]]],
    "dead-end": [of(START, node("a", "learniz", [])), of(START, step, END), [["a", null]]],
    "too-many": [
      of(START, node("a", "learniz", ["b", "c"]), ...two, END),
      of(START, node("a", "OR", ["b", "c"]), ...two, END),
      [["a", null]],
    ],
    "too-few": [
      of(START, node("a", "AND", ["b"]), task("b", "end"), END),
      of(START, node("a", "AND", ["b", "c"]), ...two, END),
      [["a", null]],
    ],
    cycle: [
      of(START, node("a", "OR", ["b", "c"]), task("b", "a"), task("c", "end"), END),
      of(START, node("a", "OR", ["b", "c"]), ...two, END),
      [
        ["a", null],
        ["b", null],
      ],
    ],
    unreachable: [
      of(START, step, task("b", "end"), END),
      of(START, task("a", "b"), task("b", "end"), END),
      [["b", null]],
    ],
    "never-joined": [joined("end"), joined("join"), [["join", "c"]]],
    test: [branching(null), branching({ of: "status" }), [["if", null]]],
    tested: [
      asked([node("a", "OR", ["b", "c"]), task("b", "if"), task("c", "if")]),
      asked([node("a", "learniz", ["if"])]),
      [["if", "c"]],
    ],
    product: [of(START, task("a", "end", { products: [] }), END), of(START, step, END), [["a", null]]],
    mail: [mailOf(" "), mailOf("Go on"), [["a", null]]],
  };
  test.each(Object.entries(pairs))("%s", (kind, [has, lacks, nodes]) => {
    expect(tell(has)).toEqual(nodes.map((named) => [kind, ...named]));
    expect(tell(lacks)).toEqual([]);
  });
});

describe("decisions 10 an IF", () => {
  test("asks the score of the task before it, exactly, and no score is not 0", () => {
    const path = branching({ of: "score", atLeast: 80 });
    const way = (score: number | null) => play(path, done("a", score)).ways["if"];
    expect([way(80), way(79.9), way(null)]).toEqual(["yes", "no", "no"]);
  });

  test("asks whether the task was passed: a failed one takes the other way, and a later attempt changes no way", () => {
    const path = branching({ of: "status" });
    const failed = play(path, done("a", 20, "FAILED"));
    expect([failed.ways["if"], play(path, done("a", 20)).ways["if"]]).toEqual(["no", "yes"]);
    expect(runPath(path, failed, done("a", 90)).state.ways["if"]).toBe("no");
  });

  test("a task without one after it waits until it is complete", () => {
    const path = of(START, node("a", "learniz", ["end"]), END);
    const failed = play(path, done("a", 20, "FAILED"));
    expect(readStanding(path, failed).get("a")?.state).toBe("open");
    expect(runPath(path, failed, done("a", 90)).state.isEnded).toBe(true);
  });
});

test("decisions 10 an OR waits for a choice among its own ways; the choice stays, and is asked for again where its way was removed", () => {
  const path = of(
    START,
    node("a", "OR", ["b", "c"]),
    node("b", "learniz", ["end"]),
    node("c", "learniz", ["end"]),
    END,
  );
  const choose = (way: string): PathEvent => ({ type: "chosen", node: "a", way });
  expect(play(path, choose("end")).ways).toEqual({});
  const chosen = play(path, choose("c"), choose("b"));
  expect([chosen.ways["a"], readStanding(path, chosen).get("b")?.state]).toEqual(["c", "locked"]);
  const renewed = of(
    START,
    node("a", "OR", ["b", "d"]),
    node("b", "learniz", ["end"]),
    node("d", "learniz", ["end"]),
    END,
  );
  expect(readStanding(renewed, chosen).get("a")?.state).toBe("open");
});

test("decisions 10 a locked node tells what it waits for; a way that was not taken waits for nothing and does not count", () => {
  const path = branching({ of: "score", atLeast: 80 });
  const begun = play(path);
  expect(readStanding(path, begun).get("yes")?.waitsFor).toEqual(["a"]);
  const taken = play(path, done("a", 90));
  expect([readStanding(path, taken).get("no")?.waitsFor, measurePath(path, taken)]).toEqual([[], 50]);
});

test("decisions 10 an END_AND waits for every branch that its AND opened", () => {
  const path = of(
    START,
    node("a", "AND", ["b", "c"]),
    node("b", "learniz", ["join"]),
    node("c", "learniz", ["join"]),
    node("join", "END_AND", ["d"]),
    node("d", "learniz", ["end"]),
    END,
  );
  const half = play(path, done("b", null));
  expect([readStanding(path, half).get("join")?.state, readStanding(path, half).get("d")?.state]).toEqual([
    "open",
    "locked",
  ]);
  expect(readStanding(path, half).get("join")?.waitsFor).toEqual(["c"]);
  expect(readStanding(path, play(path, done("c", null), done("b", null))).get("d")?.state).toBe("open");
});

test("decisions 10 the first result decides at an IF, even one from before the task was open", () => {
  const path = of(
    { ...START, next: ["z"] },
    node("z", "learniz", ["a"]),
    ...branching({ of: "score", atLeast: 80 }).nodes.slice(1),
  );
  const facts = [done("a", 20, "FAILED"), done("a", 90)];
  const [early, late] = [play(path, ...facts, done("z", null)), play(path, done("z", null), ...facts)];
  expect([early.ways, early.done.toSorted()]).toEqual([late.ways, late.done.toSorted()]);
  expect(early.ways["if"]).toBe("no");
});

test("§3.217 a section is done when all its products are, and its score is their mean", () => {
  const path: Path = {
    nodes: branching({ of: "score", atLeast: 80 }).nodes.map((one) =>
      one.slug === "a" ? { ...one, kind: "section" as const, products: ["of-a", "of-b"] } : one,
    ),
  };
  expect(play(path, done("a", 100)).done).not.toContain("a");
  expect([
    play(path, done("a", 100), done("b", 60)).ways["if"],
    play(path, done("b", 59), done("a", 100)).ways["if"],
  ]).toEqual(["yes", "no"]);
});

/** So many ANDs of two tasks, one after the other; counts how often anybody reads where a node leads. */
function countLooks(blocks: number, look: (path: Path) => unknown): number {
  let looks = 0;
  const count = (one: PathNode): PathNode => ({
    ...one,
    get next() {
      looks += 1;
      return one.next;
    },
  });
  const nodes = Array.from({ length: blocks }, (_, at) => [
    node(`and${at}`, "AND", [`a${at}`, `b${at}`]),
    node(`a${at}`, "learniz", [`join${at}`]),
    node(`b${at}`, "learniz", [`join${at}`]),
    node(`join${at}`, "END_AND", [at + 1 < blocks ? `and${at + 1}` : "end"]),
  ]).flat();
  look(of(count(node("start", "START", ["and0"])), ...nodes.map(count), count(END)));
  return looks;
}
test("decisions 10 a path four times as long is checked with about four times the looks", () => {
  const check = (path: Path) => expect(checkPath(path)).toEqual([]);
  expect(countLooks(200, check) / countLooks(50, check)).toBeLessThan(5);
  const stand = (path: Path) => runPath(path, NEW_PATH_STATE, { type: "begun" });
  expect(countLooks(200, stand) / countLooks(50, stand)).toBeLessThan(5);
});

test("decisions 10 a path has no more nodes than can be checked, and its editor offers no more", () => {
  const nodes = Array.from({ length: MOST_NODES - 1 }, (_, at) => node(`t${at}`, "learniz", [`t${at + 1}`]));
  const full = of(node("start", "START", ["t0"]), ...nodes);
  const spot = { after: "t3", way: null };
  expect([listAddable(full, spot), listAddable(of(...full.nodes.slice(0, -4)), spot).length > 0]).toEqual([[], true]);
  const read = (path: Path) => PRODUCT_KINDS.coursiz.read({ context: { title: "P" }, nodes: writeNodes(path) }).ok;
  expect([read(full), read(of(...full.nodes, END))]).toEqual([true, false]);
});

test("decisions 10 only known facts are kept of a learner, and none of products that are not on the path", () => {
  const path = branching({ of: "status" });
  const begun = play(path);
  expect(Object.keys(begun).toSorted()).toEqual(Object.keys(NEW_PATH_STATE).toSorted());
  expect(runPath(path, begun, done("elsewhere", 90)).state).toBe(begun);
});

describe("§4.148 a mail that a later publication added", () => {
  const mail = (next: string) => node("mail", "EMAIL", [next], { subject: "Hello", text: "Go on" });
  const before = of(START, node("a", "learniz", ["b"]), node("b", "learniz", ["end"]), END);
  const after = of(START, node("a", "learniz", ["mail"]), mail("b"), node("b", "learniz", ["end"]), END);
  const renew = (state: PathState) => runPath(after, state, { type: "renewed" });

  test("is sent to a learner who has just reached it", () => {
    expect(renew(play(before, done("a", null))).effects.map(({ node: at }) => at)).toEqual(["mail"]);
  });
  test("is not sent to a learner who is past it, even where something else is open, and never again", () => {
    const more = of(
      START,
      node("a", "learniz", ["b"]),
      node("b", "learniz", ["c"]),
      node("c", "learniz", ["end"]),
      END,
    );
    const past = play(more, done("a", null), done("b", null));
    const renewed = of(
      START,
      node("a", "learniz", ["mail"]),
      mail("b"),
      node("b", "learniz", ["c"]),
      node("c", "learniz", ["end"]),
      END,
    );
    const { state, effects } = runPath(renewed, past, { type: "renewed" });
    expect([effects, state.done.includes("mail"), runPath(renewed, state, done("c", null)).effects]).toEqual([
      [],
      true,
      [],
    ]);
  });
  test("is not sent to a learner who has ended; an OR whose way was removed asks them nothing more", () => {
    const ended = play(before, done("a", null), done("b", null));
    expect([ended.isEnded, renew(ended).effects]).toEqual([true, []]);
    const last = of(START, node("a", "learniz", ["b"]), node("b", "learniz", ["mail"]), mail("end"), END);
    expect(runPath(last, ended, { type: "renewed" }).effects).toEqual([]);
    const choosing = of(
      START,
      node("a", "OR", ["b", "c"]),
      node("b", "learniz", ["end"]),
      node("c", "learniz", ["end"]),
      END,
    );
    const chosen = play(choosing, { type: "chosen", node: "a", way: "b" }, done("b", null));
    const without = of(
      START,
      node("a", "OR", ["c", "d"]),
      node("c", "learniz", ["end"]),
      node("d", "learniz", ["end"]),
      END,
    );
    expect([chosen.isEnded, readStanding(without, chosen).get("a")?.state]).toEqual([true, "done"]);
  });
});
