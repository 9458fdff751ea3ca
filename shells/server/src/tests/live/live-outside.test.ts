// Knows that real-time goes through a hub outside where the operator names one (decisions 1): here another server of
// ours plays the hub.
// @module-tag wide
import { createHmac } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "../../config/config.ts";
import { bearer, publishCourse } from "../../testing/author.ts";
import { openStream, readData } from "../../testing/open-stream.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

const KEY = "a key of a hub that has more than 32 characters";
const PUBLIC_HUB = "http://hub.example/.well-known/mercure";

let hub: TestServer;
let hubUrl: string;
beforeAll(async () => {
  hub = await startTestServer({ PUBLIC_URL: "http://hub.example", MERCURE_JWT_SECRET: KEY });
  hubUrl = await hub.listen();
});
afterAll(() => hub.close());

const readLive = async ({ app }: TestServer, token: string) =>
  (await app.inject({ method: "GET", url: "/api/token/mercure", headers: bearer(token) })).json();
const countOf = async (server: TestServer, login: string) => {
  const { token } = await server.signIn(login);
  return (await server.app.inject({ method: "GET", url: "/api/notifications", headers: bearer(token) })).json()
    .countUnread;
};

describe("decisions 1: a hub outside", () => {
  test.each(["0", "1"] as const)(
    "is told what was sent, and its tokens open it (protocol %s)",
    { tags: "long" },
    async (protocol) => {
      const server = await startTestServer({
        MERCURE_URL: `${hubUrl}/.well-known/mercure`,
        MERCURE_PUBLIC_URL: PUBLIC_HUB,
        MERCURE_JWT_SECRET: KEY,
        MERCURE_PROTOCOL: protocol,
      });
      const learner = await server.signIn("demo_learner");
      const live = await readLive(server, learner.token);
      expect(live).toMatchObject({ url: PUBLIC_HUB, protocol: Number(protocol) });
      const policy = (await server.app.inject({ method: "GET", url: "/" })).headers["content-security-policy"];
      expect(policy).toContain("connect-src 'self' http://hub.example;");
      const word = protocol === "0" ? "topic" : "match";
      const stream = await openStream(hubUrl, `${word}=demo_learner`, bearer(live.token));
      expect(stream.status).toBe(200);
      await publishCourse(server, (await server.signIn("demo_author")).token, `Through ${protocol}`);
      const text = await stream.until((received) => received.includes(`Through ${protocol}`));
      expect(JSON.parse(readData(text)[0] ?? "")).toMatchObject({ type: "Session", isRead: false });
      stream.leave();
      await server.close();
      expect(server.troubles).toEqual([]);
    },
  );

  test("decisions 15: that cannot be reached fails no publication: the notification is stored, the failure is told", {
    tags: "long",
  }, async () => {
    const server = await startTestServer({
      MERCURE_URL: "http://127.0.0.1:9/.well-known/mercure",
      MERCURE_JWT_SECRET: KEY,
    });
    await server.world.livePublisher.settle();
    const [before, told] = [await countOf(server, "demo_learner"), server.troubles.length];
    await publishCourse(server, (await server.signIn("demo_author")).token, "Without a hub");
    expect(await countOf(server, "demo_learner")).toBe(before + 1);
    await server.world.livePublisher.settle();
    expect(server.troubles.length).toBeGreaterThan(told);
    expect(String(server.troubles)).not.toContain("eyJ");
    await server.close();
  });
});

describe("§7.143 a publisher on a hub of our own", () => {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  /** As publishers of the older dialect sign: no audience, no end. */
  const sign = (claims: object, key = KEY) => {
    const text = `${encode({ alg: "HS256", typ: "JWT" })}.${encode(claims)}`;
    return `${text}.${createHmac("sha256", key).update(text).digest("base64url")}`;
  };
  const publish = async (form: Record<string, string>, token = sign({ mercure: { publish: ["*"] } })) => {
    const answer = await fetch(`${hubUrl}/.well-known/mercure`, {
      method: "POST",
      headers: bearer(token),
      body: new URLSearchParams(form),
    });
    return { status: answer.status, text: await answer.text() };
  };
  const form = { topic: "demo_learner", data: "a\n\nid: b\rdata: c", private: "on" };

  test("with the hub's key writes one private update, whose id it is told", async () => {
    const { token } = await readLive(hub, (await hub.signIn("demo_learner")).token);
    const stream = await openStream(hubUrl, "topic=demo_learner", bearer(token));
    const { status, text } = await publish(form);
    expect(status).toBe(200);
    const received = await stream.until((one) => one.includes(text));
    expect(received).toContain(`id: ${text}\ndata: a\ndata: \ndata: id: b\ndata: data: c\n\n`);
    stream.leave();
  });

  test.each<[string, Record<string, string>, string, number]>([
    ["another key", form, sign({ mercure: { publish: ["*"] } }, "x".repeat(40)), 401],
    ["no claim", form, sign({ mercure: { subscribe: ["*"] } }), 403],
    ["a claim for another topic", form, sign({ mercure: { publish: ["demo_trainer"] } }), 403],
    ["a token that is over", form, sign({ mercure: { publish: ["*"] }, exp: 1 }), 401],
    ["a claim that cannot be read", form, sign({ mercure: { publish: "*" } }), 401],
    ["a public update", { topic: "a", data: "" }, sign({ mercure: { publish: ["*"] } }), 400],
    ["an id of its own", { ...form, id: "#1" }, sign({ mercure: { publish: ["*"] } }), 400],
    ["a topic of the hub", { ...form, topic: "/.well-known/mercure/x" }, sign({ mercure: { publish: ["*"] } }), 403],
    ["too much", { ...form, data: "x".repeat(70_000) }, sign({ mercure: { publish: ["*"] } }), 413],
  ])("is refused with %s", async (_, sent, token, status) => {
    expect((await publish(sent, token)).status).toBe(status);
  });

  test("attack 7: a token of the platform publishes nothing", async () => {
    const { token } = await hub.signIn("demo_superadmin");
    expect((await publish(form, token)).status).toBe(401);
    const live = await readLive(hub, token);
    expect((await publish(form, live.token)).status).toBe(403);
  });
});

test.each([
  [{ MERCURE_URL: "hub" }, "MERCURE_URL is no address"],
  [{ MERCURE_URL: "ftp://hub" }, "MERCURE_URL is no address"],
  [{ MERCURE_URL: "https://hub/.well-known/mercure" }, "MERCURE_URL needs the hub's key"],
  [{ MERCURE_URL: "https://hub/x", MERCURE_JWT_SECRET: "short" }, "MERCURE_JWT_SECRET is too short"],
  [{ MERCURE_URL: "https://hub/x", MERCURE_PUBLISHER_JWT_KEY: KEY }, "MERCURE_URL needs the hub's key"],
  [{ MERCURE_URL: "https://hub/x", MERCURE_JWT_SECRET: KEY, MERCURE_PROTOCOL: "2" }, "MERCURE_PROTOCOL is 0"],
  [{ MERCURE_URL: "https://hub/x", MERCURE_JWT_SECRET: KEY, MERCURE_PUBLIC_URL: "x" }, "MERCURE_PUBLIC_URL is no"],
])("decisions 1: %j stops the start with a message, which tells no key", (env, message) => {
  expect(() => readConfig(env)).toThrow(message);
  expect(() => readConfig(env)).not.toThrow("short\n");
});
