// Knows what is told of two publications of a product beside each other, and to whom.
// @module-tag wide
import { afterAll, beforeAll, expect, test } from "vitest";
import { bearer } from "../../testing/author.ts";
import { publishProduct, republish } from "../../testing/publish.ts";
import { type Answered, call, type Sent } from "../../testing/route-case.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const ask = async (login: string, sent: Sent): Promise<Answered> =>
  (await call(server, "comparePublications", { ...sent, headers: bearer((await server.signIn(login)).token) })).json();

test("decisions 13 a learner counts for the publication that stood, a question where both have it, beside how many it rests on", async () => {
  const { token } = await server.signIn("demo_author");
  const first = await publishProduct(server, token, "game");
  const params = { type: "game", slug: first.slug };
  expect(await ask("demo_author", { params })).toMatchObject({ one: null, other: null, items: [] });
  const now = () => new Date(server.world.clock.now()).toISOString();
  /** What somebody reached, and whether each of these items was right. */
  const play = async (login: string, score: number, items: Readonly<Record<string, number>>) => {
    const user = await server.world.users.findByIdentifier(login);
    if (!user) throw new Error("nobody");
    server.advance(1_000);
    const answers = Object.entries(items).map(([item, credit], number) => ({
      ...({ item, number, kind: "choice", answer: ["a"], credit } as const),
      verdict: credit === 1 ? ("right" as const) : ("wrong" as const),
    }));
    const place = { userId: user.id, perimeterSlug: first.perimeter };
    const attempts = [{ place: first.slug, attempt: 1, score, isBest: true, answers }];
    await server.world.progress.save(user, {
      ...{ ...place, eventDate: now(), progress: {}, basedOn: null, attempts },
      summary: { status: score === 100 ? "COMPLETE" : "FAILED", percentage: 100, score, time: 1 },
    });
  };
  await play("demo_learner", 50, { kept: 0, gone: 1 });
  await play("demo_trainer", 100, { kept: 1, gone: 1 });
  server.advance(1_000);
  const second = await republish(server, token, "game", first.slug, first.updatedAt);
  await play("demo_manager", 100, { kept: 1, fresh: 1 });

  const told = await ask("demo_author", { params });
  expect(told).toMatchObject({
    publications: [second.publishedAt, first.publishedAt],
    one: { publishedAt: first.publishedAt, learners: 2, completions: 1, scored: 2, average: 75 },
    other: { publishedAt: second.publishedAt, learners: 1, completions: 1, scored: 1, average: 100 },
  });
  expect(told["items"]).toMatchObject([
    { item: "kept", one: { answered: 2, difficulty: 0.5 }, other: { answered: 1, difficulty: 1 } },
  ]);
  const turned = { one: second.publishedAt, other: first.publishedAt };
  expect(await ask("demo_author", { params, query: turned })).toMatchObject({
    one: { learners: 1 },
    other: { learners: 2 },
  });
  expect(await ask("demo_author", { params, query: { one: now() } })).toMatchObject({ detail: "not-found" });
  expect(await ask("atelier_author", { params })).toMatchObject({ detail: "not-found" });
  expect(await ask("demo_learner", { params })).toMatchObject({ detail: "role.refused" });
});
