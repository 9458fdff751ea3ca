// Knows the cost of what moves a learner on a path of twenty nodes with every gateway, compared with the same result
// without a path, and that it does not grow with the number of learners on the path.
import {
  listProducts,
  NEW_PATH_STATE,
  type PathEvent,
  type PathState,
  readPath,
  runPath,
} from "../../packages/domain/src/paths/index.ts";
import { DEMO_PASSWORD } from "../../shells/server/src/demo/people.ts";
import { publishProduct } from "../../shells/server/src/testing/publish.ts";
import type { TestServer } from "../../shells/server/src/testing/start-test-server.ts";
import { startBenchServer } from "./start-bench-server.ts";

/** How many times the cost of a bare result it may have, and how much that may grow with the learners. */
const [MOST, MOST_GROWTH] = [3, 1.5];
/** Learners on one path. Of each size, as many paths as it takes for enough learners to walk. */
const SIZES = [10, 100, Number(process.env["BENCH_LEARNERS"] ?? 1_000)];
const WALKERS = 60;
/** The first ones warm up. */
const WARM = 12;

const GAMES = ["exam", "again", "read", "quiet", "left", "right", "film", "talk", "short", "long", "last"] as const;
type Game = (typeof GAMES)[number];
const BARE = "a result without a path";

const server = await startBenchServer({ chapters: 1, slides: 1 }, countPeople(), () => undefined);
const { app, world, people, tokens } = server;

function countPeople(): number {
  return SIZES.reduce((sum, size) => sum + size * Math.ceil(WALKERS / size), 0);
}

/** Twenty nodes. */
function draw(products: ReadonlyMap<Game, string>): readonly object[] {
  const node = (slug: string, type: string, next: readonly string[], more: object) => ({ slug, type, next, ...more });
  const task = (name: Game, next: string) =>
    node(name, "task", [next], { taskType: "game", productSlug: products.get(name) });
  const gateway = (slug: string, gatewayType: string, next: readonly string[], more = {}) =>
    node(slug, "gateway", next, { gatewayType, ...more });
  const mail = (slug: string, next: string) =>
    node(slug, "event", [next], { eventType: "EMAIL", subject: "Well done", text: "Go on." });
  return [
    node("start", "event", ["exam"], { eventType: "START" }),
    ...[task("exam", "if"), gateway("if", "IF", ["and", "again"], { test: { of: "score", atLeast: 75 } })],
    ...[task("again", "and"), gateway("and", "AND", ["read", "quiet", "film"])],
    ...[task("read", "inner"), gateway("inner", "AND", ["left", "right"])],
    ...[task("left", "inner-join"), task("right", "inner-join"), gateway("inner-join", "END_AND", ["join"])],
    ...[task("quiet", "join"), task("film", "talk"), task("talk", "join"), gateway("join", "END_AND", ["mail"])],
    ...[mail("mail", "or"), gateway("or", "OR", ["short", "long"]), task("short", "last"), task("long", "last")],
    ...[task("last", "end"), node("end", "event", [], { eventType: "END" })],
  ];
}

try {
  const login = { login: "demo_author", password: DEMO_PASSWORD };
  const { token } = (await app.inject({ method: "POST", url: "/api/login_check", payload: login })).json();
  const publish = (type: "game" | "coursiz", content?: Readonly<Record<string, unknown>>) =>
    publishProduct({ app, world } as TestServer, token, type, content);
  const bare = (await publish("game")).perimeter;
  const perimeters = new Map<Game, string>();
  const slugs = new Map<Game, string>();
  for (const name of GAMES) {
    const game = await publish("game");
    perimeters.set(name, game.perimeter);
    slugs.set(name, game.slug);
  }
  const nodes = draw(slugs);
  const drawn = readPath({ nodes });
  if (nodes.length !== 20 || listProducts(drawn).length !== GAMES.length) throw new Error("the path is another one");
  const right = (name: Game): PathEvent => ({
    ...{ type: "result", product: slugs.get(name) ?? "", status: "COMPLETE", score: 100 },
  });
  const stateAfter = (...events: readonly PathEvent[]): PathState =>
    [{ type: "begun" } as const, ...events].reduce<PathState>(
      (now, event) => runPath(drawn, now, event).state,
      NEW_PATH_STATE,
    );
  /** What was done elsewhere before: most of what stands on the ways of the ANDs. */
  const before = stateAfter(...(["film", "talk", "left", "right"] as const).map(right));

  const result = { status: "COMPLETE", score: 100, percentage: 100, time: 1, attempt: 1 };
  const data = { answers: { a: true, b: true, c: true, d: true } };
  async function call(at: number, method: "POST" | "PUT", url: string, payload: object): Promise<number> {
    const headers = { authorization: `Bearer ${tokens[at]}` };
    const from = performance.now();
    const answer = await app.inject({ method, url, headers, payload });
    const took = performance.now() - from;
    if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.body}`);
    return took;
  }
  const save = (at: number, perimeter: string | undefined) =>
    call(at, "POST", `/api/game/${perimeter}/progress`, {
      progress: { ...result, data, eventDate: new Date().toISOString() },
    });
  /** What is measured, in the order of a walk. */
  const listSteps = (place: string): readonly (readonly [name: string, (at: number) => Promise<number>])[] => [
    [BARE, (at) => save(at, bare)],
    ["passes an IF and opens an AND", (at) => save(at, perimeters.get("exam"))],
    ["is one of an AND", (at) => save(at, perimeters.get("quiet"))],
    ["closes two joins, sends a mail", (at) => save(at, perimeters.get("read"))],
    ["chooses at an OR", (at) => call(at, "PUT", `/api/coursiz/${place}/choice`, { node: "or", way: "short" })],
    ["is one task after another", (at) => save(at, perimeters.get("short"))],
    ["ends the path", (at) => save(at, perimeters.get("last"))],
  ];
  const median = (all: readonly number[]) => all.toSorted((a, b) => a - b)[all.length >> 1] ?? Number.NaN;

  let from = 0;
  const costs = new Map<number, ReadonlyMap<string, number>>();
  for (const size of SIZES) {
    const times = new Map<string, number[]>();
    const groups = Math.ceil(WALKERS / size);
    let walked = 0;
    for (let group = 0; group < groups; group += 1, from += size) {
      const path = await publish("coursiz", { context: { title: `Of ${size}` }, nodes });
      for (const { id: userId, clientId } of people.slice(from, from + size))
        await world.pathRuns.begin({ clientId }, { userId, perimeterSlug: path.perimeter, state: { ...before } });
      for (let at = from; at < from + Math.min(size, WALKERS / groups); at += 1, walked += 1)
        for (const [name, step] of listSteps(path.perimeter)) {
          const took = await step(at);
          if (walked >= WARM) times.set(name, [...(times.get(name) ?? []), took]);
        }
      const [walker] = people.slice(from, from + 1);
      const owner = { userId: walker?.id ?? "", perimeterSlug: path.perimeter };
      const run = await world.pathRuns.read({ clientId: walker?.clientId ?? "" }, owner);
      if ((run?.state as PathState | undefined)?.isEnded !== true) throw new Error("nobody came to the end");
    }
    costs.set(size, new Map([...times].map(([name, all]) => [name, median(all)])));
  }
  const ratio = (size: number, name: string) =>
    (costs.get(size)?.get(name) ?? Number.NaN) / (costs.get(size)?.get(BARE) ?? Number.NaN);
  const names = [...(costs.get(SIZES[0] ?? 0)?.keys() ?? [])];
  console.table(
    names.map((name) => ({
      event: name,
      ...Object.fromEntries(
        SIZES.flatMap((size) => [
          [`${size} learners (ms)`, costs.get(size)?.get(name)?.toFixed(2)],
          [`÷ of ${size}`, ratio(size, name).toFixed(2)],
        ]),
      ),
    })),
  );
  const few = SIZES[0] ?? 0;
  const isDear = names.some((name) =>
    SIZES.some((size) => !(ratio(size, name) <= MOST && ratio(size, name) / ratio(few, name) <= MOST_GROWTH)),
  );
  if (isDear) {
    console.log(`more than ${MOST} times, or ${MOST_GROWTH} times more with more learners`);
    process.exitCode = 1;
  }
} finally {
  await server.close();
}
