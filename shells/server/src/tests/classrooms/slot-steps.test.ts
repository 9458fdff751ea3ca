// Knows that the trainer of a session opens the step of a path that waits for it, or counts it as done, for their own
// learners, with a reason, and for nobody else's.
// @module-tag wide
import type { RouteName } from "@academiz/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bearer } from "../../testing/author.ts";
import { enrolIn, holdClass } from "../../testing/hold-classes.ts";
import { publishProduct } from "../../testing/publish.ts";
import { type Answered, call, type Sent } from "../../testing/route-case.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

const [TRAINER, LEARNER] = ["demo_trainer", "demo_learner"];
let server: TestServer;
const ids = new Map<string, string>();
beforeAll(async () => {
  server = await startTestServer();
  for (const login of [TRAINER, LEARNER, "demo_manager"])
    ids.set(login, (await server.world.users.findByIdentifier(login))?.id ?? "");
});
afterAll(() => server.close());

const ask = async (login: string, name: RouteName, sent: Sent = {}) =>
  call(server, name, { ...sent, headers: bearer((await server.signIn(login)).token) });
const told = (answer: { statusCode: number; json(): Answered }) => [answer.statusCode, answer.json().detail];

/** A path of a game, then a classroom whose slot the trainer of the demo holds, or somebody else does. */
async function holdPath(trainer: string | null = TRAINER) {
  const held = await holdClass(server, 60, { trainerId: trainer && ids.get(trainer) });
  await enrolIn(server, held.slot, LEARNER);
  const { token } = await server.signIn("demo_author");
  const { slug: game } = await publishProduct(server, token, "game");
  const task = (slug: string, taskType: string, productSlug: string, next: string) => ({
    ...{ slug, type: "task", taskType, productSlug, next: [next] },
  });
  const path = await publishProduct(server, token, "coursiz", {
    context: { title: "A path" },
    nodes: [
      { slug: "start", type: "event", eventType: "START", next: ["first"] },
      task("first", "game", game, "class"),
      task("class", "classiz", held.slug, "end"),
      { slug: "end", type: "event", eventType: "END" },
    ],
  });
  await ask(LEARNER, "beginPath", { params: { slug: path.perimeter } });
  const params = (login = LEARNER) => ({ slotId: held.slot, userId: ids.get(login) ?? "" });
  const list = (login = TRAINER, of = LEARNER) => ask(login, "listSlotSteps", { params: params(of) });
  const override = (as: string, more: object = {}, login = TRAINER, of = LEARNER) =>
    ask(login, "overrideSlotStep", {
      params: params(of),
      body: { perimeterSlug: path.perimeter, node: "class", as, reason: "Came to another date", ...more },
    });
  return { held, path, list, override };
}
const NOT_FOUND = [404, "not-found"];

describe("decisions 10: overrides by the trainer of a session", () => {
  test("show the step that waits for it alone, and open it, then count it as done, with who did it and why", async () => {
    const { path, list, override } = await holdPath();
    const { runs } = (await list()).json();
    expect(runs).toHaveLength(1);
    expect(runs[0].nodes).toMatchObject([{ slug: "class", state: "locked", may: ["open", "complete"] }]);
    expect((await override("open")).json().runs[0]).toMatchObject({ nodes: [{ state: "open", may: ["complete"] }] });
    const done = (await override("complete", { reason: "Seen elsewhere" })).json().runs[0];
    expect(done.nodes).toMatchObject([{ state: "done", may: [] }]);
    expect(done.overrides).toMatchObject([
      { node: "class", as: "open", reason: "Came to another date", by: "Demo Trainer" },
      { node: "class", as: "complete", reason: "Seen elsewhere", by: "Demo Trainer" },
    ]);
    const seen = (await ask(LEARNER, "readPath", { params: { slug: path.perimeter } })).json();
    expect(seen.nodes.find(({ slug }: Answered) => slug === "class")).toMatchObject({
      ...{ state: "done", override: { as: "complete", reason: "Seen elsewhere" } },
    });
    const byAuthor = await ask("demo_author", "listLearnerRuns", { params: { slug: path.slug, identifier: LEARNER } });
    expect(byAuthor.json().runs[0].overrides).toHaveLength(2);
    expect(told(await override("complete"))).toEqual([200, undefined]);
  });

  test("are refused for another step, another path, a learner who is not in the slot, and another's slot", async () => {
    const { override, list } = await holdPath();
    const other = await holdPath(null);
    expect(told(await override("open", { node: "first" }))).toEqual(NOT_FOUND);
    expect(told(await override("open", { perimeterSlug: other.path.perimeter }))).toEqual(NOT_FOUND);
    expect(told(await override("open", {}, TRAINER, "demo_manager"))).toEqual(NOT_FOUND);
    expect(told(await list(TRAINER, "demo_manager"))).toEqual(NOT_FOUND);
    expect(told(await other.list())).toEqual(NOT_FOUND);
    expect(told(await other.override("open"))).toEqual(NOT_FOUND);
    for (const login of [LEARNER, "demo_author"])
      expect(told(await override("open", {}, login))).toEqual([403, "role.refused"]);
    const { runs } = (await list()).json();
    expect(runs[0]).toMatchObject({ overrides: [], nodes: [{ state: "locked" }] });
    expect((await override("open", { reason: " " })).statusCode).toBe(422);
  });
});
