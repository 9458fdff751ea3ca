// Knows how a hub outside is told, and what happens when it does not answer well.
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { Delivery } from "@academiz/backend/ports";
import { decodeJwt, decodeProtectedHeader } from "jose";
import { afterEach, expect, test, vi } from "vitest";
import { createHubPublisher } from "./index.ts";

interface Post {
  readonly form: URLSearchParams;
  readonly authorization: string;
}
const closings: (() => void)[] = [];
afterEach(() => {
  for (const close of closings.splice(0)) close();
});

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** A hub that answers as it is told, and counts how many requests are under way at once. */
async function startHub(answer: (post: Post, at: number) => number | Promise<number>) {
  const posts: Post[] = [];
  let atOnce = 0;
  let most = 0;
  const server = createServer(async (request, response) => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    const post = {
      form: new URLSearchParams(await readBody(request)),
      authorization: request.headers.authorization ?? "",
    };
    posts.push(post);
    const status = await answer(post, posts.length);
    setImmediate(() => {
      atOnce -= 1;
      response.writeHead(status, status === 302 ? { location: "/elsewhere" } : {}).end("urn:uuid:1");
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  closings.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/hub`, posts, readMost: () => most };
}

const delivery = (at: number): Delivery => ({
  identifier: `demo_${String(at).padStart(4, "0")}`,
  notification: {
    slug: "a1b2c3d4e5",
    text: "é & = +",
    type: "Session",
    isRead: false,
    info: { threadSlug: null },
    createdAt: "2026-01-01T00:00:00.000Z",
  },
});

function connectTo(
  url: string,
  recipients: number,
  hintPatience = 10_000,
  bounds: { patience?: number; grace?: number } = {},
) {
  const all = Array.from({ length: recipients }, (_, at) => delivery(at));
  const failures: unknown[] = [];
  const publisher = createHubPublisher({
    url,
    key: new TextEncoder().encode("k".repeat(40)),
    issuer: "https://academiz.example",
    audience: "https://hub.example/.well-known/mercure",
    notifications: {
      listDeliveries: async (_tenancy, _id, after, limit) =>
        all.filter(({ identifier }) => after === null || identifier > after).slice(0, limit),
    },
    now: () => Date.now(),
    onFailure: (error) => failures.push(error),
    pause: 1,
    hintPatience,
    ...bounds,
  });
  return {
    failures,
    publish: () => publisher.publish({ clientId: "c" }, "d"),
    tell: (identifier: string, data: string) => publisher.tell({ clientId: "c" }, identifier, data),
    settle: () => publisher.settle(),
  };
}

async function publishTo(url: string, recipients: number) {
  // A machine under load is slow: how the server ends is the matter of another test.
  const { publish, settle, failures } = connectTo(url, recipients, undefined, { grace: 60_000 });
  publish();
  await settle();
  return failures;
}

test("§7.143 each recipient gets one private update, by a token for that topic alone, eight at once at most", {
  tags: "long",
}, async () => {
  const hub = await startHub(() => 200);
  expect(await publishTo(hub.url, 1_001)).toEqual([]);
  expect(new Set(hub.posts.map(({ form }) => form.get("topic"))).size).toBe(1_001);
  expect(hub.posts).toHaveLength(1_001);
  expect(hub.readMost()).toBeLessThanOrEqual(8);
  // Eight are under way at once: any of them may arrive first.
  const post = hub.posts.find(({ form }) => form.get("topic") === "demo_0000");
  expect(Object.fromEntries(post?.form ?? [])).toEqual({
    topic: "demo_0000",
    data: JSON.stringify(delivery(0).notification),
    private: "on",
  });
  const token = post?.authorization.replace("Bearer ", "") ?? "";
  expect(decodeProtectedHeader(token)).toEqual({ alg: "HS256", typ: "at+jwt" });
  expect(decodeJwt(token)).toMatchObject({
    iss: "https://academiz.example",
    aud: "https://hub.example/.well-known/mercure",
    mercure: { publish: ["demo_0000"] },
    authorization_details: [{ actions: ["publish"], topics: [{ match: "demo_0000" }] }],
  });
});

const NEVER = new Promise<never>(() => undefined);
const listHints = ({ posts }: Awaited<ReturnType<typeof startHub>>) =>
  posts.map(({ form }) => `${form.get("topic")} ${form.get("data")}`);

test("§3.227 one message goes to one stream as it is, privately", async () => {
  const hub = await startHub(() => 200);
  connectTo(hub.url, 0).tell("demo_ada", '{"a":1}');
  await vi.waitFor(() => expect(hub.posts).toHaveLength(1));
  expect(hub.posts.map(({ form }) => Object.fromEntries(form))).toEqual([
    { topic: "demo_ada", data: '{"a":1}', private: "on" },
  ]);
});

test("§3.227 decisions 15: neither a sending nor the end of the server waits for a hint that a hub never answers", async () => {
  const hub = await startHub(({ form }) => (form.get("topic") === "demo_ada" ? NEVER : 200));
  const { tell, publish, settle, failures } = connectTo(hub.url, 1, 600);
  tell("demo_ada", "1");
  await vi.waitFor(() => expect(hub.posts).toHaveLength(1));
  tell("demo_ada", "2");
  publish();
  await settle();
  expect(hub.posts.map(({ form }) => form.get("topic"))).toEqual(["demo_ada", "demo_0000"]);
  expect(failures).toEqual([]);
  // The hub is behind: the waiting hints are dropped with the one it refuses, and the next one is tried again.
  await vi.waitFor(() => expect(failures).toHaveLength(1), 5_000);
  tell("demo_ada", "3");
  await vi.waitFor(() => expect(failures).toHaveLength(2), 5_000);
  expect(hub.posts.map(({ form }) => form.get("data"))).toEqual(["1", expect.any(String), "3"]);
});

test("§3.227 while a hint travels the newest of each topic waits, and goes when the hub has taken it", async () => {
  let take: (status: number) => void = () => undefined;
  const taken = new Promise<number>((resolve) => {
    take = resolve;
  });
  const hub = await startHub((_, at) => (at === 1 ? taken : 200));
  const { tell, failures } = connectTo(hub.url, 0);
  tell("a", "1");
  await vi.waitFor(() => expect(hub.posts).toHaveLength(1));
  for (const [topic, data] of ["a2", "b1", "a3", "b2", "a4"].map(([...one]) => one as [string, string]))
    tell(topic, data);
  take(200);
  await vi.waitFor(() => expect(hub.posts).toHaveLength(3));
  tell("c", "1");
  await vi.waitFor(() => expect(listHints(hub)).toContain("c 1"));
  expect(listHints(hub)).toEqual(["a 1", "a 4", "b 2", "c 1"]);
  expect(failures).toEqual([]);
  expect(hub.readMost()).toBe(1);
});

test("decisions 15: a sending that fails is tried once more, then reported, and the others are still sent", async () => {
  const failsOnce = await startHub((_, at) => (at === 1 ? 503 : 200));
  expect(await publishTo(failsOnce.url, 3)).toEqual([]);
  expect(failsOnce.posts).toHaveLength(4);
  const failsOne = await startHub(({ form }) => (form.get("topic") === "demo_0001" ? 500 : 200));
  expect((await publishTo(failsOne.url, 3)).map(String)).toEqual(["Error: the hub answers 500"]);
  expect(failsOne.posts).toHaveLength(4);
});

test("decisions 15: a hub that hangs is given up for all who are left, once, and the next sending tries it again", {
  tags: "long",
}, async () => {
  let isAwake = false;
  const hub = await startHub(() => (isAwake ? 200 : NEVER));
  const { publish, settle, failures } = connectTo(hub.url, 1_001, undefined, { patience: 2_000, grace: 60_000 });
  publish();
  await settle();
  expect(failures.map(String)).toEqual([expect.stringContaining("silent for 2000 ms")]);
  expect(hub.posts).toHaveLength(8);
  isAwake = true;
  publish();
  await settle();
  expect(hub.posts).toHaveLength(8 + 1_001);
  expect(failures).toHaveLength(1);
});

test("decisions 15: one missing answer holds up nobody while the others come", async () => {
  const hub = await startHub(({ form }, at) => (form.get("topic") === "demo_0000" && at < 20 ? NEVER : 200));
  const { publish, settle, failures } = connectTo(hub.url, 200, undefined, { patience: 1_000 });
  publish();
  await settle();
  const told = new Set(hub.posts.map(({ form }) => form.get("topic")));
  expect(told.size).toBe(200);
  expect(failures.length).toBeLessThanOrEqual(1);
});

test("decisions 15: the end of the server waits for all sendings together no longer than its grace, and says so", async () => {
  const hub = await startHub(() => NEVER);
  const { publish, settle, failures } = connectTo(hub.url, 8, undefined, { patience: 60_000, grace: 200 });
  for (let sending = 0; sending < 5; sending += 1) publish();
  await settle();
  expect(failures.map(String)).toEqual(Array(5).fill(expect.stringContaining("the server ends")));
  expect(hub.posts.length).toBeLessThanOrEqual(8);
});

test("decisions 15: a token is sent to no other address than the operator's", async () => {
  const hub = await startHub(() => 302);
  expect(await publishTo(hub.url, 1)).toHaveLength(1);
  expect(hub.posts).toHaveLength(2);
});
