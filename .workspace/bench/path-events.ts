// Knows the cost of a result that moves a learner on a path, compared with the same result without a path, and that it
// does not grow with the number of learners on the path.
import { NEW_PATH_STATE } from "../../packages/domain/src/paths/index.ts";
import { DEMO_PASSWORD } from "../../shells/server/src/demo/people.ts";
import { publishProduct } from "../../shells/server/src/testing/publish.ts";
import type { TestServer } from "../../shells/server/src/testing/start-test-server.ts";
import { measureCalls } from "./measure-calls.ts";
import { startBenchServer } from "./start-bench-server.ts";

/** How many times the cost of a bare result it may have, and how much that may grow with the learners. */
const [MOST, MOST_GROWTH] = [3, 1.5];
const [CALLS, WIDTH, TURNS] = [10, 4, 16];
const STEPS = 20;
const FEW = 2 * CALLS * TURNS;
const MANY = Number(process.env["BENCH_LEARNERS"] ?? 2_000);

const server = await startBenchServer({ chapters: 1, slides: 1 }, 2 * FEW + MANY, () => undefined);
const { app, world, people, tokens } = server;
try {
  const author = await world.users.findByIdentifier("demo_author");
  if (!author) throw new Error("there is no demo");
  const headers = (token: string | undefined) => ({ authorization: `Bearer ${token}` });
  const { token } = (
    await app.inject({
      method: "POST",
      url: "/api/login_check",
      payload: { login: "demo_author", password: DEMO_PASSWORD },
    })
  ).json();
  const publish = (type: "game" | "coursiz", content?: Readonly<Record<string, unknown>>) =>
    publishProduct({ app, world } as TestServer, token, type, content);
  const [bare, first, later] = [await publish("game"), await publish("game"), await publish("game")];
  const tasks = Array.from({ length: STEPS }, (_, at) => ({
    ...{ slug: `t${at}`, type: "task", taskType: "game", productSlug: at === 0 ? first.slug : later.slug },
    next: [at + 1 < STEPS ? `t${at + 1}` : "end"],
  }));
  const path = await publish("coursiz", {
    context: { title: "A path" },
    nodes: [
      { slug: "start", type: "event", eventType: "START", next: ["t0"] },
      ...tasks,
      { slug: "end", type: "event", eventType: "END" },
    ],
  });
  async function begin(from: number, count: number): Promise<void> {
    for (const { id: userId, clientId } of people.slice(from, from + count))
      await world.pathRuns.begin(
        { clientId },
        { userId, perimeterSlug: path.perimeter, state: { ...NEW_PATH_STATE, isBegun: true } },
      );
  }
  const data = { answers: { a: true, b: true, c: true, d: true } };
  const result = { status: "COMPLETE", score: 100, percentage: 100, time: 1, attempt: 1, data };
  const save = (perimeter: string, offset: number) => async (n: number) => {
    const answer = await app.inject({
      method: "POST",
      url: `/api/game/${perimeter}/progress`,
      headers: headers(tokens[offset + n]),
      payload: { progress: { ...result, eventDate: new Date().toISOString() } },
    });
    if (answer.statusCode !== 200 || !answer.json().accepted) throw new Error(answer.body);
  };
  const measure = (offset: number) =>
    measureCalls(
      { bare: save(bare.perimeter, offset), moved: save(first.perimeter, offset) },
      { calls: CALLS, width: WIDTH },
    );
  await begin(0, FEW);
  const few = await measure(0);
  await begin(FEW, FEW + MANY);
  const many = await measure(FEW);
  const moved = await world.pathRuns.read(people[0] ?? { clientId: "" }, {
    userId: people[CALLS]?.id ?? "",
    perimeterSlug: path.perimeter,
  });
  const [ratio, grown] = [few.moved / few.bare, many.moved / many.bare];
  console.table([
    {
      learners: FEW,
      "bare (ms)": (few.bare / 1_000).toFixed(2),
      "moves a path (ms)": (few.moved / 1_000).toFixed(2),
      "÷": ratio.toFixed(2),
    },
    {
      learners: 2 * FEW + MANY,
      "bare (ms)": (many.bare / 1_000).toFixed(2),
      "moves a path (ms)": (many.moved / 1_000).toFixed(2),
      "÷": grown.toFixed(2),
    },
  ]);
  if (!JSON.stringify(moved?.state ?? {}).includes(first.slug)) throw new Error("no path was moved");
  if (ratio > MOST || grown > MOST || grown / ratio > MOST_GROWTH) {
    console.log(`more than ${MOST} times, or ${MOST_GROWTH} times more with more learners`);
    process.exitCode = 1;
  }
} finally {
  await server.close();
}
