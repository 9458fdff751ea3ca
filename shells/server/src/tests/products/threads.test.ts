// Knows who may comment on a course, and how much can be said about it.
// @module-tag wide
import { MESSAGES_OF_THREAD, THREADS_OF_SUBJECT } from "@academiz/domain/threads";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Lookout, openLookout } from "../../../../../adapters/postgres/src/testing/fingerprints.ts";
import { bearer, publishCourse } from "../../testing/author.ts";
import { call, type Sent } from "../../testing/route-case.ts";
import { standIn } from "../../testing/stand-in.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

let server: TestServer;
let lookout: Lookout;
let subject = "";
beforeAll(async () => {
  server = await startTestServer();
  lookout = await openLookout(server.config);
  subject = (await publishCourse(server, (await server.signIn("demo_author")).token, "Talked about")).slug;
});
afterAll(async () => {
  await lookout.close();
  await server.close();
});

const as = async (login: string) => bearer((await server.signIn(login)).token);
const PLACE = { slug: "block", name: "A block" };
const write = (headers: Sent["headers"], about: object = {}) =>
  call(server, "openThread", {
    ...(headers && { headers }),
    body: { kind: "comment", subject, place: PLACE, text: "What of this?", ...about },
  });
const list = async (headers: Sent["headers"]) =>
  call(server, "listThreads", { params: { kind: "comment", subject }, ...(headers && { headers }) });

test("decisions 2: those who may author its client's products comment; learners, trainers, managers and others do not", async () => {
  const slug = (await write(await as("demo_author"))).json().slug;
  for (const login of ["demo_author", "demo_admin"]) {
    const headers = await as(login);
    expect((await list(headers)).statusCode).toBe(200);
    expect((await call(server, "writeMessage", { params: { slug }, headers, body: { text: "I" } })).statusCode).toBe(
      200,
    );
  }
  for (const login of ["demo_learner", "demo_trainer", "demo_manager"]) {
    const headers = await as(login);
    expect([(await list(headers)).statusCode, (await write(headers)).statusCode]).toEqual([403, 403]);
  }
  const stranger = await as("atelier_author");
  expect((await list(stranger)).statusCode).toBe(404);
  expect((await write(stranger)).json().detail).toBe("not-found");
  for (const [name, body] of [
    ["writeMessage", { text: "I" }],
    ["settleThread", { isResolved: true }],
    ["markThread", { upTo: 1 }],
    ["readThread", undefined],
  ] as const)
    expect((await call(server, name, { params: { slug }, headers: stranger, body })).statusCode).toBe(404);
});

test("decisions 2: nobody changes or deletes what another wrote, an administrator neither", async () => {
  const slug = (await write(await as("demo_author"))).json().slug;
  const headers = await as("demo_admin");
  const params = { slug, number: "1" };
  const answers = [
    await call(server, "editMessage", { params, headers, body: { text: "Mine" } }),
    await call(server, "removeMessage", { params, headers }),
  ];
  expect(answers.map((one) => [one.statusCode, one.json().detail])).toEqual([
    [403, "message.of-another"],
    [403, "message.of-another"],
  ]);
  const { messages } = (await call(server, "readThread", { params: { slug }, headers })).json();
  expect(messages).toMatchObject([{ text: "What of this?", author: { isYou: false, name: expect.any(String) } }]);
});

test("decisions 3: whoever stands in for an author reads comments, and says nothing in their name", async () => {
  const slug = (await write(await as("demo_author"))).json().slug;
  const headers = bearer((await standIn(server, "demo_author", { platform: "BACK_OFFICE" })).token);
  expect((await call(server, "readThread", { params: { slug }, headers })).statusCode).toBe(200);
  expect((await write(headers)).json().detail).toBe("scope.refused");
  const marked = await call(server, "markThread", { params: { slug }, headers, body: { upTo: 1 } });
  expect(marked.json().detail).toBe("scope.refused");
});

test("whoever writes from outside the client has no name there, and their own is theirs", async () => {
  const author = await as("atelier_author");
  const { slug: course } = await publishCourse(server, author.authorization.slice("Bearer ".length), "Elsewhere");
  const { clientId } = (await server.world.users.findByIdentifier("atelier_author")) ?? { clientId: "" };
  const { token } = await server.signIn("demo_superadmin");
  const switched = await call(server, "switchClient", { headers: bearer(token), params: { id: clientId } });
  const headers = bearer(switched.json().token);
  const { slug, messages } = (await write(headers, { subject: course })).json();
  expect(messages[0].author).toEqual({ name: null, isYou: true });
  const seen = (await call(server, "readThread", { params: { slug }, headers: author })).json();
  expect(seen).toMatchObject({ unread: 1, messages: [{ author: { name: null, isYou: false } }] });
});

test("decisions 15: so many threads about one product, each of so many messages, and what is refused is told in words", async () => {
  const headers = await as("demo_author");
  const { slug: course } = await publishCourse(server, headers.authorization.slice("Bearer ".length), "Full");
  const slug = (await write(headers, { subject: course })).json().slug;
  await lookout.find(`insert into threads (slug, client_id, kind, product_slug, opened_at, last_number)
    select slug || at, client_id, kind, product_slug, opened_at, 1
    from threads cross join generate_series(1, ${THREADS_OF_SUBJECT - 1}) at where slug = '${slug}'`);
  await lookout.find(`insert into thread_messages (thread_slug, number, client_id, author_id, text, written_at)
    select thread_slug, at, client_id, author_id, text, written_at
    from thread_messages cross join generate_series(2, ${MESSAGES_OF_THREAD}) at where thread_slug = '${slug}'`);
  await lookout.find(`update threads set last_number = ${MESSAGES_OF_THREAD} where slug = '${slug}'`);
  const answers = [
    await write(headers, { subject: course }),
    await call(server, "writeMessage", { params: { slug }, headers, body: { text: "One more" } }),
  ];
  expect(answers.map((one) => [one.statusCode, one.json().detail])).toEqual([
    [409, "threads.too-many"],
    [409, "thread.full"],
  ]);
  const removed = await call(server, "removeMessage", { params: { slug, number: "2" }, headers });
  expect(removed.statusCode).toBe(200);
  const again = await call(server, "writeMessage", { params: { slug }, headers, body: { text: "One more" } });
  expect(again.json().messages.at(-1)).toMatchObject({ number: MESSAGES_OF_THREAD + 1, text: "One more" });
});

test("§7.87 threads go with their product; a copy of it has none", async () => {
  const headers = await as("demo_author");
  const { slug: course } = await publishCourse(server, headers.authorization.slice("Bearer ".length), "Copied");
  const slug = (await write(headers, { subject: course })).json().slug;
  const params = { type: "learniz", slug: course };
  const copy = await call(server, "duplicateProduct", { params, headers, body: {} });
  const ofCopy = { kind: "comment", subject: copy.json().slug };
  expect((await call(server, "listThreads", { params: ofCopy, headers })).json()).toEqual({ threads: [] });
  expect((await call(server, "deleteProduct", { params, headers })).statusCode).toBeLessThan(300);
  expect((await call(server, "readThread", { params: { slug }, headers })).statusCode).toBe(404);
});
