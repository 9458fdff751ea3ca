// Knows that people hear at once of what is theirs, and of nothing else (§7.139–§7.143).
// @module-tag wide
import { setTimeout as wait } from "node:timers/promises";
import { PRODUCT_TYPES } from "@academiz/domain/catalog";
import { SCOPES } from "@academiz/domain/identity";
import { EventSource } from "eventsource";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bearer, publishCourse } from "../../testing/author.ts";
import { openStream, readData } from "../../testing/open-stream.ts";
import { inventPerson } from "../../testing/people.ts";
import { fillContent, publishProduct } from "../../testing/publish.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

const isLong = process.env["ACADEMIZ_LONG"] !== undefined;

let server: TestServer;
let baseUrl: string;
let author: string;
beforeAll(async () => {
  server = await startTestServer();
  baseUrl = await server.listen();
  author = (await server.signIn("demo_author")).token;
});
afterAll(() => server.close());

const ask = (token: string, method: "GET" | "PATCH" | "POST" | "PUT" | "DELETE", url: string, payload?: object) =>
  server.app.inject({ method, url, headers: bearer(token), ...(payload && { payload }) });
const listOf = async (login: string) =>
  (await ask((await server.signIn(login)).token, "GET", "/api/notifications")).json();
/** The header of a user's own stream. */
const liveOf = async (login: string) => {
  const { token } = (await ask((await server.signIn(login)).token, "GET", "/api/token/mercure")).json();
  return bearer(token);
};
const issue = (identifier: string, lifetime: number) =>
  server.world.live.tokens.issue(identifier, server.world.clock.now(), lifetime);
const names = (text: string) => readData(text).map((data) => JSON.parse(data).text);
let count = 0;
const publish = async (token = author) => {
  count += 1;
  const name = `Course ${count}`;
  return { name, ...(await publishCourse(server, token, name)) };
};

describe("notifications", () => {
  test("§3.224 decisions 4: the first publication that learners can see tells them, in their language, once", async () => {
    const before = await listOf("demo_learner");
    const created = await server.app.inject({
      method: "POST",
      url: "/api/admin/learniz",
      headers: bearer(author),
      payload: { name: "Fire safety" },
    });
    const { slug, updatedAt } = created.json();
    const url = `/api/admin/learniz/publish/${slug}`;
    const hidden = await ask(author, "PATCH", url, { updatedAt, visible: false });
    expect((await listOf("demo_learner")).meta.totalItems).toBe(before.meta.totalItems);
    const shown = await ask(author, "PATCH", url, { updatedAt: hidden.json().updatedAt, visible: true });
    const again = await ask(author, "PATCH", url, { updatedAt: shown.json().updatedAt });
    expect(again.statusCode).toBe(200);
    const after = await listOf("demo_learner");
    expect(after.meta.totalItems).toBe(before.meta.totalItems + 1);
    expect(after.countUnread).toBe(before.countUnread + 1);
    expect(after.notifications[0]).toMatchObject({
      text: "Nouveau dans vos cours\u00a0: Fire safety",
      type: "Session",
      isRead: false,
      info: { threadSlug: null, productSlug: url.split("/").at(-1) },
    });
    for (const login of ["demo_trainer", "demo_manager"])
      expect((await listOf(login)).notifications[0].text).toContain("Fire safety");
    for (const login of ["demo_author", "demo_admin", "atelier_learner"])
      expect(JSON.stringify(await listOf(login))).not.toContain("Fire safety");
  });

  test.each(PRODUCT_TYPES.filter((type) => type !== "learniz"))(
    "§3.224 a %s is announced to its learners",
    async (type) => {
      // What a path leads to is announced by itself.
      const content = await fillContent(server, author, type);
      const before = await listOf("demo_learner");
      const { slug } = await publishProduct(server, author, type, content);
      const { notifications, meta } = await listOf("demo_learner");
      expect(meta.totalItems - before.meta.totalItems).toBe(1);
      expect(notifications.some(({ info }: { info: { productSlug: string } }) => info.productSlug === slug)).toBe(true);
    },
  );

  test("§4.161–§4.163 are read one by one or all at once, and the count follows", async () => {
    await publish();
    await publish();
    const { token } = await server.signIn("demo_learner");
    const list = async () => (await ask(token, "GET", "/api/notifications?limit=2")).json();
    const { notifications, countUnread } = await list();
    const mark = (isRead: boolean) => ask(token, "PATCH", `/api/notifications/${notifications[1].slug}`, { isRead });
    expect([(await mark(true)).statusCode, (await list()).countUnread]).toEqual([204, countUnread - 1]);
    expect((await list()).notifications.map((one: { isRead: boolean }) => one.isRead)).toEqual([false, true]);
    expect([(await mark(false)).statusCode, (await list()).countUnread]).toEqual([204, countUnread]);
    expect((await ask(token, "PATCH", "/api/notifications/markAllAsRead", {})).statusCode).toBe(204);
    expect((await list()).countUnread).toBe(0);
    expect((await listOf("demo_trainer")).countUnread).toBeGreaterThan(0);
  });
});

describe("a stream", () => {
  test("§7.143 brings what is sent while it is open, to an independent reader, which comes back where it was", async () => {
    const lastIds: (string | null)[] = [];
    const source = new EventSource(`${baseUrl}/.well-known/mercure?topic=demo_learner`, {
      async fetch(url, init) {
        lastIds.push(new Headers(init?.headers).get("last-event-id"));
        // The first token ends soon, and the stream with it: the reader comes back by itself.
        const live = bearer(await issue("demo_learner", lastIds.length === 1 ? 2 : 60));
        return fetch(url, { ...init, headers: { ...init.headers, ...live } });
      },
    });
    const heard: MessageEvent[] = [];
    let look = () => {};
    const reach = (times: number) =>
      new Promise<void>((resolve) => {
        look = () => heard.length >= times && resolve();
        look();
      });
    source.addEventListener("message", (event) => {
      heard.push(event);
      look();
    });
    await new Promise((resolve) => source.addEventListener("open", resolve, { once: true }));
    const broken = new Promise((resolve) => source.addEventListener("error", resolve, { once: true }));
    const first = await publish();
    await reach(1);
    await broken;
    const second = await publish();
    await reach(2);
    source.close();
    expect(heard.map(({ data }) => JSON.parse(data).text.split("\u00a0: ")[1])).toEqual([first.name, second.name]);
    expect(heard[0]?.lastEventId).toMatch(/^urn:uuid:/);
    expect(lastIds).toEqual([null, heard[0]?.lastEventId]);
  });

  test.each(["topic", "match"])("§7.143 %s= speaks either dialect, and misses nothing after a break", async (word) => {
    const live = await liveOf("demo_learner");
    const before = await openStream(baseUrl, `${word}=demo_learner`, live);
    expect([before.status, before.headers.get("content-type")]).toEqual([200, "text/event-stream"]);
    const heard = await publish();
    await before.until((text) => names(text).length === 1);
    const id = /^id: (.+)$/m.exec(before.text())?.[1] ?? "";
    before.leave();
    await before.ended;
    const missed = [await publish(), await publish()].map(({ name }) => name);
    await server.world.livePublisher.settle();
    const bringsMissed = async (query: string, headers: Record<string, string>) => {
      const stream = await openStream(baseUrl, `${word}=demo_learner${query}`, { ...live, ...headers });
      expect(stream.headers.get("last-event-id")).toBe(id);
      const next = await publish();
      const text = await stream.until((received) => received.includes(next.name));
      stream.leave();
      const told = names(text).map((one: string) => one.split("\u00a0: ")[1]);
      expect(told).toEqual([...missed, next.name]);
      missed.push(next.name);
    };
    await bringsMissed("", { "last-event-id": id });
    await bringsMissed(`&lastEventID=${encodeURIComponent(id)}`, {});
    await bringsMissed("&lastEventID=other", { "last-event-id": id });
    expect(heard.name).not.toBe(missed[0]);
  });

  test("§7.143 says `earliest` when it does not know what was missed, and brings the whole day", async () => {
    const live = await liveOf("demo_learner");
    for (const id of ["earliest", "urn:uuid:00000000-0000-4000-8000-000000000000", "x"]) {
      const stream = await openStream(baseUrl, "topic=demo_learner", { ...live, "last-event-id": id });
      expect(stream.headers.get("last-event-id")).toBe("earliest");
      await stream.until((text) => names(text).length >= 3);
      stream.leave();
    }
  });

  test.each([
    "topic=demo_trainer",
    "topic=*",
    "topic=%7Bid%7D",
    "topic=demo_%7Bid%7D",
    "topic=http://localhost/demo_learner",
  ])("attack 34: ?%s brings nothing private, neither live nor from the day before", async (query) => {
    const live = await liveOf("demo_learner");
    const own = await openStream(baseUrl, "topic=demo_learner", live);
    const stream = await openStream(baseUrl, query, { ...live, "last-event-id": "earliest" });
    const { name } = await publish();
    await own.until((text) => text.includes(name));
    expect([stream.status, stream.headers.get("last-event-id"), readData(stream.text())]).toEqual([
      200,
      "earliest",
      [],
    ]);
    own.leave();
    stream.leave();
  });

  test("attack 34: a token that no longer names the topic replays nothing of it", async () => {
    await publish();
    await server.world.livePublisher.settle();
    const narrowed = bearer(await issue("demo_nobody", 60));
    const stream = await openStream(baseUrl, "topic=demo_learner&topic=demo_nobody", {
      ...narrowed,
      "last-event-id": "earliest",
    });
    await stream.until((text) => text.length > 0);
    expect(readData(stream.text())).toEqual([]);
    stream.leave();
    const newer = await openStream(baseUrl, "match=demo_learner", narrowed);
    expect([newer.status, newer.headers.get("www-authenticate")]).toEqual([403, 'Bearer error="insufficient_scope"']);
  });

  test.each([
    ["goes", "DELETE", 204],
    ["gets another", "PUT", 200],
  ] as const)(
    "§7.143 a login that is free again, for its owner %s, brings nothing of what they were told",
    async (_, method, status) => {
      const { token: admin } = await server.signIn("demo_admin");
      const person = inventPerson();
      await ask(admin, "POST", "/api/admin/user", person);
      const id = (await server.world.users.findByIdentifier(`demo_${person.login}`))?.id ?? "";
      const { name } = await publish();
      await server.world.livePublisher.settle();
      const listen = async () => {
        const stream = await openStream(baseUrl, `topic=demo_${person.login}`, {
          ...bearer(await issue(`demo_${person.login}`, 60)),
          "last-event-id": "earliest",
        });
        await stream.until((text) => text.length > 0);
        stream.leave();
        return stream.text();
      };
      expect(await listen()).toContain(name);
      const freed = await ask(admin, method, `/api/admin/user/${id}`, { ...person, login: inventPerson().login });
      const taken = await ask(admin, "POST", "/api/admin/user", { ...inventPerson(), login: person.login });
      expect([freed.statusCode, taken.statusCode]).toEqual([status, 200]);
      expect(readData(await listen())).toEqual([]);
    },
  );

  test.each([
    ["", 400],
    ["topic=", 400],
    ["topic=a&match=a", 400],
    ["match_urlpattern=*", 400],
    ["matchURLPattern=*", 400],
    ["match_everything=1&match=demo_learner", 400],
    [`topic=${"x".repeat(501)}`, 400],
    [Array(11).fill("topic=a").join("&"), 413],
    ["topic=/.well-known/mercure/subscriptions", 403],
    ["topic=http://localhost/.well-known/mercure/subscriptions%7B/topic%7D", 403],
    ["match=/x/../.well-known/mercure", 403],
  ])("§7.143 ?%s is refused with %d", async (query, status) => {
    const answer = await openStream(baseUrl, query, await liveOf("demo_learner"));
    await answer.ended;
    expect(answer.status).toBe(status);
    expect(answer.headers.get("content-type")).toContain("application/problem+json");
  });

  test("attack 45: what a notification says cannot end its event or begin another", async () => {
    const user = await server.world.users.findByIdentifier("demo_learner");
    if (!user) throw new Error("no learner");
    const hostile = "a\n\ndata: {}\r\rid: evil\r\nevent: x\u2028\n\n";
    const id = server.world.dice.createId();
    const stream = await openStream(baseUrl, "topic=demo_learner", await liveOf("demo_learner"));
    await server.world.notifications.send(user, {
      id,
      type: "NewMessage",
      texts: { fr: hostile, en: hostile },
      otherwise: "fr",
      threadSlug: null,
      productSlug: null,
      audience: { roles: ["ROLE_LEARNER"], except: id, among: null },
      now: new Date().toISOString(),
    });
    server.world.livePublisher.publish(user, id);
    await stream.until((text) => readData(text).length > 0);
    const { name } = await publish();
    const text = await stream.until((received) => received.includes(name));
    stream.leave();
    expect(readData(text)).toHaveLength(2);
    expect(JSON.parse(readData(text)[0] ?? "").text).toBe(hostile);
    expect(text.match(/^id: /gm)).toHaveLength(2);
    expect(text).not.toMatch(/^event:/m);
  });

  test("attack 7: no other token opens a stream, and the token of a stream opens nothing else", async () => {
    const mercure = await issue("demo_learner", 60);
    for (const url of ["/api/me", "/api/notifications", "/api/products", "/api/token/mercure"]) {
      const answer = await ask(mercure, "GET", url);
      expect([url, answer.statusCode, answer.json().detail]).toEqual([url, 401, "token.invalid"]);
    }
    const user = await server.world.users.findByIdentifier("demo_learner");
    if (!user) throw new Error("no learner");
    const now = Date.now();
    const actor = { ...user, home: user, userId: user.id, clientSlug: "demo", sessionId: user.id, binding: "a" };
    const [head = "", body = "", signature = ""] = mercure.split(".");
    const claims = JSON.parse(Buffer.from(body, "base64url").toString());
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const forged = [
      ...(await Promise.all(SCOPES.map((scope) => server.world.tokens.issueAccess({ ...actor, scope }, now, 60)))),
      [head, encode({ ...claims, mercure: { subscribe: ["*"] } }), signature].join("."),
      [encode({ alg: "none", typ: "at+jwt" }), body, ""].join("."),
      await server.world.live.tokens.issue("demo_learner", Date.now() - 61_000, 60),
      "x",
    ];
    for (const token of forged) {
      const answer = await openStream(baseUrl, "topic=demo_learner", bearer(token));
      await answer.ended;
      expect([answer.status, answer.text().includes("token.")]).toEqual([401, true]);
    }
    const without = await openStream(baseUrl, "topic=demo_learner");
    await without.ended;
    expect(without.status).toBe(401);
    const inQuery = await openStream(baseUrl, `topic=demo_learner&authorization=${mercure}`);
    await inQuery.ended;
    expect(inQuery.status).toBe(401);
  });

  test("§7.143 ends with its token, and a user who is inactive by then gets no other", async () => {
    const stream = await openStream(baseUrl, "topic=demo_learner", bearer(await issue("demo_learner", 1)));
    expect(stream.status).toBe(200);
    await stream.ended;
    const { token } = await server.signIn("demo_learner");
    const { payload } = decode((await ask(token, "GET", "/api/token/mercure")).json().token);
    expect(payload).toMatchObject({
      mercure: { subscribe: ["demo_learner"] },
      authorization_details: [
        {
          type: "https://mercure.rocks/authorization-detail",
          actions: ["subscribe"],
          topics: [{ match: "demo_learner" }],
        },
      ],
      aud: `${server.config.publicUrl}/.well-known/mercure`,
    });
    expect(payload.exp - payload.iat).toBe(15 * 60);
  });

  test("attack 89: one user holds no more than twenty, others are served, and who left is forgotten", async () => {
    const live = bearer(await issue("demo_manager", 600));
    const before = server.hub.count();
    const open = () => openStream(baseUrl, "topic=demo_manager", live);
    const streams = await Promise.all(Array.from({ length: 20 }, open));
    expect(streams.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const over = await open();
    expect([over.status, over.headers.get("retry-after")]).toEqual([429, "60"]);
    const other = await openStream(baseUrl, "topic=demo_trainer", bearer(await issue("demo_trainer", 60)));
    expect(other.status).toBe(200);
    for (const one of [...streams, other]) one.leave();
    while (server.hub.count() > before) await wait(5);
    const again = await open();
    expect(again.status).toBe(200);
    again.leave();
  });

  test("§7.143 nobody publishes on a hub that has no key of its own", async () => {
    const answer = await fetch(`${baseUrl}/.well-known/mercure`, {
      method: "POST",
      headers: bearer(await issue("demo_learner", 60)),
      body: new URLSearchParams({ topic: "demo_learner", data: "{}", private: "on" }),
    });
    expect(answer.status).toBe(401);
  });

  test.runIf(isLong)("§7.143 a thousand who are connected hear of one sending, each once", async () => {
    const base = await server.world.users.findByIdentifier("demo_learner");
    if (!base) throw new Error("no learner");
    const logins = Array.from({ length: 1_000 }, (_, at) => `many${at}`);
    await Promise.all(
      logins.map((login) =>
        server.world.users.add({ ...base, id: server.world.dice.createId(), login, identifier: `demo_${login}` }),
      ),
    );
    const streams: Awaited<ReturnType<typeof openStream>>[] = [];
    // A few at a time: a client gives up a connection that a busy machine takes late.
    for (let from = 0; from < logins.length; from += 50) {
      const opened = logins
        .slice(from, from + 50)
        .map(async (login) => openStream(baseUrl, `topic=demo_${login}`, bearer(await issue(`demo_${login}`, 600))));
      streams.push(...(await Promise.all(opened)));
    }
    const { name } = await publish();
    await Promise.all(streams.map(({ until }) => until((text) => text.includes(name))));
    expect(streams.filter(({ text }) => readData(text()).length !== 1)).toEqual([]);
    for (const stream of streams) stream.leave();
    const slugs = new Set(streams.map(({ text }) => JSON.parse(readData(text())[0] ?? "").slug));
    expect(slugs.size).toBe(1_000);
  });

  test("decisions 1: a stop waits for no stream", { tags: "long" }, async () => {
    const other = await startTestServer();
    const url = await other.listen();
    const { token } = await other.signIn("demo_learner");
    const { token: live } = (
      await other.app.inject({ method: "GET", url: "/api/token/mercure", headers: bearer(token) })
    ).json();
    const streams = await Promise.all(
      Array.from({ length: 5 }, () => openStream(url, "topic=demo_learner", bearer(live))),
    );
    const from = performance.now();
    await other.close();
    expect(performance.now() - from).toBeLessThan(9_000);
    await Promise.all(streams.map(({ ended }) => ended));
  });
});

const decode = (token: string) => ({
  payload: JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()),
});
