// Knows who reads what a learner asks the experts, who may answer, and who is told of it how often.
// @module-tag wide
import { MESSAGES_OF_THREAD, QUESTIONS_OF_LEARNER } from "@academiz/domain/threads";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { bearer, publishCourse } from "../../testing/author.ts";
import { call, type Sent } from "../../testing/route-case.ts";
import { standIn } from "../../testing/stand-in.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

let server: TestServer;
let perimeterSlug = "";
let course = { slug: "", clientId: "" };
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  const { token } = await server.signIn("demo_author");
  const published = await publishCourse(server, token, "Asked about");
  perimeterSlug = published.perimeter;
  const author = await server.world.users.findByIdentifier("demo_author");
  course = { slug: published.slug, clientId: author?.clientId ?? "" };
  await name(["demo_author"]);
});
afterAll(() => server.close());

type Headers = NonNullable<Sent["headers"]>;
const as = async (login: string) => bearer((await server.signIn(login)).token);
const idOf = async (login: string) => (await server.world.users.findByIdentifier(login))?.id ?? "";
const name = async (logins: readonly string[], isEnabled = true) =>
  call(server, "nameExperts", {
    headers: await as("demo_admin"),
    body: { isEnabled, experts: await Promise.all(logins.map(idOf)) },
  });
const ask = (headers: Headers, text = "Why?") =>
  call(server, "askExpert", {
    ...{ headers, params: { perimeterSlug }, body: { place: { slug: "page", name: "A page" }, text } },
  });
const say = (headers: Headers, slug: string, text = "So") =>
  call(server, "writeInConversation", { headers, params: { slug }, body: { text } });
const read = (headers: Headers, slug: string) => call(server, "readConversation", { headers, params: { slug } });
const mark = (headers: Headers, slug: string) =>
  call(server, "markConversation", { headers, params: { slug }, body: { upTo: 100 } });

test("§1.27 decisions 2: whoever asked reads it, and those who answer; no other learner, and nobody of another client", async () => {
  const { slug } = (await ask(await as("demo_learner"))).json();
  for (const login of ["demo_learner", "demo_author", "demo_admin"])
    expect((await read(await as(login), slug)).statusCode).toBe(200);
  for (const login of ["demo_trainer", "demo_manager", "atelier_learner", "atelier_author"]) {
    const headers = await as(login);
    const answers = [
      await read(headers, slug),
      await say(headers, slug),
      await mark(headers, slug),
      await call(server, "settleConversation", { headers, params: { slug }, body: { isClosed: true } }),
    ];
    expect(answers.map((one) => one.statusCode)).toEqual([404, 404, 404, 404]);
    const desk = await call(server, "listConversations", { headers, query: { as: "expert" } });
    expect(desk.json()).toMatchObject({ conversations: [], countUnread: 0, mayAnswer: login === "atelier_author" });
    expect((await call(server, "listConversations", { headers })).json().conversations).toEqual([]);
  }
});

test("§1.27 of messages those alone are told who can ask, who answer, and who asked once", async () => {
  const areTold = async (login: string) =>
    (await call(server, "me", { headers: await as(login) })).json<{ hasMessages: boolean }>().hasMessages;
  expect(await areTold("demo_manager")).toBe(true);
  await ask(await as("demo_learner"));
  await name(["demo_trainer"], false);
  expect(await Promise.all(["demo_manager", "demo_learner", "demo_trainer", "demo_author"].map(areTold))).toEqual([
    ...[false, true, true, true],
  ]);
  await name([]);
  expect(await areTold("demo_manager")).toBe(false);
});

test("§1.27 whom the client names answers, whatever their role, and no more once they are not named", async () => {
  const { slug } = (await ask(await as("demo_learner"))).json();
  const trainer = await as("demo_trainer");
  await name(["demo_trainer"]);
  expect((await say(trainer, slug)).json()).toMatchObject({ answers: true, assignee: { isYou: true } });
  await name(["demo_author"]);
  expect((await read(trainer, slug)).statusCode).toBe(404);
  // What they took care of is everybody's again.
  const told = (await say(await as("demo_learner"), slug)).json();
  expect(told.assignee).toBeNull();
  const query = { as: "expert", state: "unread" };
  const desk = await call(server, "listConversations", { headers: await as("demo_author"), query });
  expect(desk.json().conversations).toContainEqual(expect.objectContaining({ slug }));
});

test("§1.27 comments of authors are not reached as conversations, nor conversations as comments", async () => {
  const headers = await as("demo_author");
  const { slug } = (await ask(await as("demo_learner"))).json();
  const body = { kind: "comment", subject: course.slug, place: null, text: "Among us" };
  const comment = (await call(server, "openThread", { headers, body })).json().slug;
  expect((await read(headers, comment)).statusCode).toBe(404);
  for (const [route, sent] of [
    ["readThread", undefined],
    ["writeMessage", { text: "I" }],
    ["settleThread", { isResolved: true }],
    ["markThread", { upTo: 1 }],
  ] as const)
    expect((await call(server, route, { headers, params: { slug }, body: sent })).statusCode).toBe(404);
  const params = { kind: "comment", subject: course.slug };
  expect((await call(server, "listThreads", { headers, params })).json().threads).toHaveLength(1);
});

test("§3.41 §6.15 switched off, or without an expert, nothing is offered and asking is refused in words; what was said stays", async () => {
  const learner = await as("demo_learner");
  const { slug } = (await ask(learner)).json();
  for (const [logins, isEnabled] of [
    [["demo_author"], false],
    [[], true],
  ] as const) {
    await name(logins, isEnabled);
    const asked = await call(server, "listAsked", { headers: learner, params: { perimeterSlug } });
    expect(asked.json()).toMatchObject({ isOffered: false, conversations: [{ slug }] });
    expect((await ask(learner)).json().detail).toBe("experts.off");
    expect((await read(learner, slug)).statusCode).toBe(200);
  }
  await name(["demo_author"], false);
  expect((await say(learner, slug)).json().detail).toBe("experts.off");
});

test("§1.26 §3.223 an answer is told once by a notification of its thread, and by one mail to whoever stays away, until it is read", async () => {
  const { slug } = (await ask(await as("demo_learner"))).json();
  const told = async () =>
    (await call(server, "listNotifications", { headers: learner }))
      .json()
      .notifications.filter(({ info }: { info: { threadSlug: string | null } }) => info.threadSlug === slug);
  const mails = async () => {
    await server.runJobs();
    const headers = await as("demo_superadmin");
    const listed = (await call(server, "listMails", { headers, query: { limit: "100" } })).json();
    return listed.mails.filter(
      ({ to, subject }: { to: string; subject: string }) => to === "learner@demo.example" && /expert/.test(subject),
    ).length;
  };
  // What other conversations have to tell is told.
  server.advance(6 * 60_000);
  const before = await mails();
  const [learner, author] = [await as("demo_learner"), await as("demo_author")];
  await say(author, slug);
  await say(author, slug, "And so");
  expect(await told()).toMatchObject([{ type: "NewMessage", isRead: false }]);
  expect(await mails()).toBe(before);
  server.advance(6 * 60_000);
  expect(await mails()).toBe(before + 1);
  await mark(await as("demo_learner"), slug);
  expect(
    (await call(server, "listNotifications", { headers: await as("demo_learner") })).json().notifications,
  ).not.toContainEqual(expect.objectContaining({ isRead: false, info: { threadSlug: slug } }));
  await say(await as("demo_author"), slug, "More");
  await mark(await as("demo_learner"), slug);
  server.advance(6 * 60_000);
  expect(await mails()).toBe(before + 1);
});

test("§3.41 of two who name experts at once the second is told, and loses nothing of the first", async () => {
  const [headers, author, trainer] = [await as("demo_admin"), await idOf("demo_author"), await idOf("demo_trainer")];
  const send = (body: object) => call(server, "nameExperts", { headers, body });
  const before = { isEnabled: true, experts: [author] };
  expect((await send({ isEnabled: true, experts: [trainer, author], before })).statusCode).toBe(200);
  const late = await send({ isEnabled: false, experts: [author], before });
  expect([late.statusCode, late.json().detail]).toEqual([409, "organisation.changed"]);
  const stands = (await call(server, "readExperts", { headers })).json();
  expect([stands.isEnabled, stands.experts.length]).toEqual([true, 2]);
  const gone = "00000000-0000-4000-8000-000000000000";
  const known = { isEnabled: true, experts: [author, trainer] };
  expect((await send({ isEnabled: true, experts: [author, gone], before: known })).json().detail).toBe("not-found");
  const erased = { isEnabled: true, experts: [author, trainer, gone] };
  expect((await send({ ...erased, isEnabled: false, before: erased })).json().detail).toBe("organisation.changed");
});

const countTold = async (login: string, slug: string): Promise<number> =>
  (await call(server, "listNotifications", { headers: await as(login) }))
    .json()
    .notifications.filter(({ info }: { info: { threadSlug: string | null } }) => info.threadSlug === slug).length;
const countMails = async (to: string): Promise<number> => {
  await server.runJobs();
  const listed = await call(server, "listMails", { headers: await as("demo_superadmin"), query: { limit: "100" } });
  return listed.json().mails.filter((mail: { to: string }) => mail.to === to).length;
};
const settle = async (login: string, slug: string, body: object) =>
  call(server, "settleConversation", { headers: await as(login), params: { slug }, body });

test("§4.164 who is named after a question, and all once it is left to them, are told of what follows, once", async () => {
  const learner = await as("demo_learner");
  const { slug } = (await ask(learner)).json();
  await name(["demo_trainer"]);
  server.advance(1000);
  await say(learner, slug);
  expect(await countTold("demo_trainer", slug)).toBe(1);
  await say(learner, slug);
  expect(await countTold("demo_trainer", slug)).toBe(1);
  server.advance(1000);
  await say(await as("demo_author"), slug);
  server.advance(1000);
  await say(learner, slug);
  expect(await countTold("demo_trainer", slug)).toBe(1);
  await settle("demo_author", slug, { isMine: false });
  server.advance(1000);
  await say(learner, slug);
  await say(learner, slug);
  expect(await countTold("demo_trainer", slug)).toBe(2);
  await settle("demo_author", slug, { isMine: false, isClosed: true });
});

test("§3.223 no mail goes to whom nobody waits for any more: another takes care of it, it is closed, or they may not answer", async () => {
  await name(["demo_author", "demo_trainer"]);
  server.advance(6 * 60_000);
  const before = await countMails("trainer@demo.example");
  const askNow = async () => (await ask(await as("demo_learner"))).json().slug as string;
  await settle("demo_author", await askNow(), { isMine: true });
  await settle("demo_author", await askNow(), { isClosed: true });
  server.advance(6 * 60_000);
  expect(await countMails("trainer@demo.example")).toBe(before);
  await askNow();
  server.advance(6 * 60_000);
  expect(await countMails("trainer@demo.example")).toBe(before + 1);
  await askNow();
  await name(["demo_author"]);
  server.advance(6 * 60_000);
  expect(await countMails("trainer@demo.example")).toBe(before + 1);
});

test("§4.164 the desk lists by state, and what somebody takes care of waits for nobody else", async () => {
  const [learner, author] = [await as("demo_learner"), await as("demo_author")];
  const { slug } = (await ask(learner)).json();
  const list = async (headers: Headers, state: string) =>
    (await call(server, "listConversations", { headers, query: { as: "expert", state } }))
      .json()
      .conversations.some((one: { slug: string }) => one.slug === slug);
  const admin = await as("demo_admin");
  expect([await list(author, "unread"), await list(admin, "unread"), await list(author, "mine")]).toEqual([
    true,
    true,
    false,
  ]);
  await call(server, "settleConversation", { headers: author, params: { slug }, body: { isMine: true } });
  expect([await list(author, "unread"), await list(admin, "unread"), await list(author, "mine")]).toEqual([
    true,
    false,
    true,
  ]);
  await call(server, "settleConversation", { headers: author, params: { slug }, body: { isClosed: true } });
  expect([await list(author, "open"), await list(author, "closed")]).toEqual([false, true]);
  await say(learner, slug);
  expect([await list(author, "open"), await list(author, "closed")]).toEqual([true, false]);
  const settled = await call(server, "settleConversation", {
    headers: learner,
    params: { slug },
    body: { isClosed: true },
  });
  expect(settled.json().detail).toBe("role.refused");
});

test("decisions 3: whoever stands in for a learner reads what they asked, and asks nothing in their name", async () => {
  const { slug } = (await ask(await as("demo_learner"))).json();
  const headers = bearer((await standIn(server, "demo_learner", { platform: "FRONT_DYNAMIC" })).token);
  expect((await read(headers, slug)).statusCode).toBe(200);
  for (const answer of [await ask(headers), await say(headers, slug), await mark(headers, slug)])
    expect(answer.json().detail).toBe("scope.refused");
});

test("decisions 15: so many questions of one learner about one product, each of so many messages; another learner's are not counted", {
  tags: "long",
}, async () => {
  const learner = await as("demo_learner");
  const slugs: string[] = [];
  for (let asked = 0; asked < QUESTIONS_OF_LEARNER; asked++) slugs.push((await ask(learner)).json().slug);
  expect((await ask(learner)).json().detail).toBe("conversations.too-many");
  expect((await ask(await as("demo_trainer"))).statusCode).toBe(200);
  const slug = slugs[0] ?? "";
  for (let said = 1; said < MESSAGES_OF_THREAD; said++) await say(learner, slug);
  expect((await say(learner, slug)).json().detail).toBe("thread.full");
});

test("§7.85 §1.27 a conversation is kept when its course is published anew; of a learner who is erased no name stays", async () => {
  const { slug } = (await ask(await as("demo_manager"))).json();
  expect((await read(await as("demo_author"), slug)).json().asker.name).toBe("Demo Manager");
  const author = await as("demo_author");
  const params = { type: "learniz", slug: course.slug };
  const { updatedAt } = (await call(server, "getProduct", { headers: author, params })).json();
  await call(server, "publishProduct", { headers: author, params, body: { updatedAt, visible: true } });
  expect((await read(author, slug)).json()).toMatchObject({ place: { slug: "page" }, messages: [{ text: "Why?" }] });
  await call(server, "deleteUser", { headers: await as("demo_admin"), params: { id: await idOf("demo_manager") } });
  expect((await read(author, slug)).json()).toMatchObject({
    asker: { name: null },
    messages: [{ text: "Why?", author: { name: null } }],
  });
});
