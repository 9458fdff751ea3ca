// The reader of streams that the apps use, against the server that writes them.
// @module-tag wide
import { createApiClient, createLiveStream, createNotificationGateway, createSessionGateway } from "@academiz/http";
import { createMemoryTokenStore } from "@academiz/testkit/clients";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DEMO_PASSWORD } from "../../demo/people.ts";
import { publishCourse } from "../../testing/author.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

type Heard = Parameters<Parameters<ReturnType<typeof createLiveStream>["open"]>[2]>[0];

let server: TestServer;
let baseUrl: string;
let author: string;
beforeAll(async () => {
  server = await startTestServer();
  baseUrl = await server.listen();
  author = (await server.signIn("demo_author")).token;
});
afterAll(() => server.close());

async function signIn(login: string) {
  const tokens = createMemoryTokenStore();
  const told: string[] = [];
  const api = createApiClient({
    baseUrl,
    tokens,
    onSessionLost: (message) => void told.push(message),
    onUnauthorised: () => void told.push("unauthorised"),
    onMaintenance: () => void told.push("maintenance"),
    onRefused: (status) => void told.push(`refused: ${status}`),
  });
  const pair = await createSessionGateway(api, "FRONT_DYNAMIC").logIn(login, DEMO_PASSWORD);
  if (!pair.ok) throw new Error(`${login} cannot sign in`);
  tokens.keep(pair.value);
  const stream = createLiveStream({ api, tokens, baseUrl, now: () => server.world.clock.now() });
  return { stream, tokens, told, gateway: createNotificationGateway(api) };
}

/** Listens, and waits for what is heard. */
function listen({ stream }: Awaited<ReturnType<typeof signIn>>, identifier: string, lastEventId: string | null = null) {
  const heard: Heard[] = [];
  let look = () => {};
  const stop = stream.open(identifier, lastEventId, (one) => {
    heard.push(one);
    look();
  });
  const until = (kind: Heard["kind"]) =>
    new Promise<Heard>((resolve) => {
      look = () => {
        const found = heard.find((one) => one.kind === kind);
        if (found) resolve(found);
      };
      look();
    });
  return { heard, stop, until };
}

describe("from the apps' reader to the server", () => {
  test("§7.142 §7.143 a stream opens with a token that is kept, brings what is new, and goes on where it was", async () => {
    const learner = await signIn("demo_learner");
    const first = listen(learner, "demo_learner");
    await first.until("opened");
    const kept = learner.tokens.readLive();
    await publishCourse(server, author, "One");
    const message = await first.until("message");
    first.stop();
    expect(message.kind === "message" && JSON.parse(message.data).text).toContain("One");
    const id = message.kind === "message" ? message.id : "";
    await publishCourse(server, author, "Two");
    await server.world.livePublisher.settle();
    const second = listen(learner, "demo_learner", id);
    expect(await second.until("opened")).toEqual({ kind: "opened", lastEventId: id });
    const next = await second.until("message");
    expect(next.kind === "message" && JSON.parse(next.data).text).toContain("Two");
    second.stop();
    expect(learner.tokens.readLive()).toBe(kept);
    expect(first.heard.filter(({ kind }) => kind === "closed")).toEqual([]);
  });

  test("§7.142 a kept token of somebody else, of an hour ago or of no hub is not used", async () => {
    const [learner, trainer] = [await signIn("demo_learner"), await signIn("demo_trainer")];
    const other = listen(trainer, "demo_trainer");
    await other.until("opened");
    other.stop();
    for (const kept of [trainer.tokens.readLive() ?? "", "{", '{"token":"a.b.c","url":"/","protocol":0}']) {
      learner.tokens.keepLive(kept);
      const stream = listen(learner, "demo_learner");
      await stream.until("opened");
      stream.stop();
      expect(learner.tokens.readLive()).not.toBe(kept);
    }
  });

  test("§8.6 §8.20 one that is refused is closed, its token is used no more, and it leads nobody away from their page", async () => {
    const learner = await signIn("demo_learner");
    const access = { token: await server.world.live.tokens.issue("demo_learner", Date.now() + 3_600_000, 60) };
    learner.tokens.keepLive(JSON.stringify({ token: `${access.token}x`, url: "/.well-known/mercure", protocol: 0 }));
    const stream = listen(learner, "demo_learner");
    await stream.until("closed");
    expect(stream.heard).toEqual([{ kind: "closed" }]);
    expect([learner.told, learner.tokens.readLive()]).toEqual([[], ""]);
    const again = listen(learner, "demo_learner");
    await again.until("opened");
    again.stop();
  });

  test("§7.139–§7.141 notifications are listed and marked; an unknown one is told in place", async () => {
    const { gateway, told } = await signIn("demo_learner");
    const page = await gateway.list(0);
    if (!page.ok) throw new Error("not listed");
    const [{ slug } = { slug: "" }] = page.value.notifications;
    expect(await gateway.mark(slug, true)).toEqual({ ok: true, value: undefined });
    expect(await gateway.list(0)).toMatchObject({ value: { unread: page.value.unread - 1 } });
    await gateway.markAll();
    expect(await gateway.list(1)).toMatchObject({ value: { unread: 0, total: page.value.total } });
    expect(await gateway.mark("unknown", true)).toMatchObject({ ok: false, error: { kind: "not-found" } });
    expect(told).toEqual([]);
  });
});
