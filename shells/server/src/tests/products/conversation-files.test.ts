// Knows who reads the files of a conversation, how many there are, and when they go; and who keeps templates of answers.
// @module-tag wide
import { ANSWER_TEMPLATES, FILES_OF_ASKER, FILES_OF_MESSAGE } from "@academiz/domain/threads";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bearer, publishCourse } from "../../testing/author.ts";
import { PNG } from "../../testing/pictures.ts";
import { type Answered, call, type Sent } from "../../testing/route-case.ts";
import { standIn } from "../../testing/stand-in.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

let server: TestServer;
let perimeterSlug = "";
beforeAll(async () => {
  server = await startTestServer();
  const { token } = await server.signIn("demo_author");
  perimeterSlug = (await publishCourse(server, token, "Asked about")).perimeter;
  const expert = await server.world.users.findByIdentifier("demo_author");
  await ask("demo_admin", "nameExperts", { body: { isEnabled: true, experts: [expert?.id] } });
});
afterAll(() => server.close());

type Name = Parameters<typeof call>[1];
const ask = async (login: string, name: Name, sent: Sent = {}) =>
  call(server, name, { ...sent, headers: bearer((await server.signIn(login)).token) });
const told = (answer: { statusCode: number; json(): Answered }) => [answer.statusCode, answer.json().detail];
const source = (bytes: Uint8Array = PNG, name = "screen.png") => ({ file: { name, bytes } });
const attach = (login: string, form = source()) => ask(login, "attachToQuestion", { params: { perimeterSlug }, form });
const question = (login: string, slugs: readonly string[]) =>
  ask(login, "askExpert", {
    params: { perimeterSlug },
    body: { place: null, text: "What is it?", files: slugs.map((slug) => ({ slug, alternative: "An error" })) },
  });

test("§1.27 decisions 2 a file is its sender's alone until it is sent, then theirs who take part, and nobody's else", async () => {
  const file = (await attach("demo_learner")).json();
  // Nobody else sends it, and nobody sends it twice.
  expect(told(await question("demo_trainer", [file.slug]))).toEqual([409, "conversation-files.absent"]);
  expect(told(await question("demo_learner", [file.slug, file.slug]))).toEqual([409, "conversation-files.absent"]);
  const answers = await Promise.all([question("demo_learner", [file.slug]), question("demo_learner", [file.slug])]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const asked = answers.find(({ statusCode }) => statusCode === 200)?.json();
  expect(asked.messages[0].files).toEqual([{ ...file, alternative: "An error" }]);

  const params = { slug: asked.slug, fileSlug: file.slug };
  for (const login of ["demo_learner", "demo_author", "demo_admin"]) {
    const { rawPayload, headers } = await ask(login, "readMessageFile", { params });
    expect([rawPayload, headers["content-type"]]).toEqual([Buffer.from(PNG), "image/png"]);
  }
  for (const login of ["demo_trainer", "demo_manager", "atelier_learner", "atelier_author"])
    expect(told(await ask(login, "readMessageFile", { params }))).toEqual([404, "not-found"]);
  // Of another conversation, even of one's own, it is not there.
  const other = (await question("demo_learner", [])).json();
  const elsewhere = { slug: other.slug, fileSlug: file.slug };
  expect(told(await ask("demo_learner", "readMessageFile", { params: elsewhere }))).toEqual([404, "not-found"]);
  // Whoever stands in reads it, and sends none.
  const headers = bearer((await standIn(server, "demo_learner")).token);
  expect((await call(server, "readMessageFile", { params, headers })).statusCode).toBe(200);
  const sent = { params: { perimeterSlug }, form: source(), headers };
  expect((await call(server, "attachToQuestion", sent)).statusCode).toBe(403);
});

test("decisions 12 a file is what its content says: drawings, pages and what cannot be read are refused, and too large ones", async () => {
  const text = (words: string) => new TextEncoder().encode(words);
  const svg = text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  for (const bytes of [svg, text("<!doctype html><script>alert(1)</script>"), new Uint8Array([0, 1, 2, 3, 255])])
    expect(told(await attach("demo_learner", source(bytes, "photo.png")))).toEqual([422, "document.source.wrong_type"]);
  expect(told(await attach("demo_learner", source(new Uint8Array(5 * 1_048_576 + 1))))).toEqual([
    413,
    "body.too-large",
  ]);
  expect((await attach("demo_learner", source(text("It says: no."), "log.txt"))).json()).toMatchObject({
    type: "text/plain",
    name: "log.txt",
  });
});

test("§1.27 a message has five files, a learner 100; what is not sent goes after a day, and all of it with the person", async () => {
  const learner = await server.world.users.findByIdentifier("demo_learner");
  if (!learner) throw new Error("no learner");
  const slugs = Array.from({ length: FILES_OF_MESSAGE + 1 }, (_, at) => `f${at}`);
  expect((await question("demo_learner", slugs)).statusCode).toBe(422);
  const [sent, unsent] = [(await attach("demo_learner")).json(), (await attach("demo_learner")).json()];
  const { slug } = (await question("demo_learner", [sent.slug])).json();
  const now = new Date(server.world.clock.now()).toISOString();
  const file = { name: "a", type: "image/png", size: 1, authorId: learner.id, key: "none", createdAt: now };
  for (let at = 0; at < FILES_OF_ASKER; at += 1)
    await server.world.messageFiles.add(learner, { ...file, slug: `many-${at}` }, FILES_OF_ASKER, now);
  expect(told(await attach("demo_learner"))).toEqual([409, "conversation-files.too-many"]);
  server.advance(86_400_000 + 1_000);
  expect((await attach("demo_learner")).statusCode).toBe(200);
  expect(told(await question("demo_learner", [unsent.slug]))).toEqual([409, "conversation-files.absent"]);

  expect(await server.world.messageFiles.list(learner, slug)).toHaveLength(1);
  const data = (await ask("demo_learner", "readOwnData")).json();
  expect(data.message_files.map((one: Answered) => one["slug"])).toContain(sent.slug);
  await ask("demo_admin", "deleteUser", { params: { id: learner.id } });
  expect(await server.world.messageFiles.list(learner, slug)).toEqual([]);
});

test("§1.27 those who answer for a client have one list of templates, at most 100; nobody else has any", async () => {
  const TEMPLATE = { title: "Restart", text: "Please restart." };
  for (const login of ["demo_trainer", "demo_manager"]) {
    expect(told(await ask(login, "listAnswerTemplates"))).toEqual([404, "not-found"]);
    expect(told(await ask(login, "addAnswerTemplate", { body: TEMPLATE }))).toEqual([404, "not-found"]);
  }
  const { slug } = (await ask("demo_author", "addAnswerTemplate", { body: TEMPLATE })).json();
  expect((await ask("demo_admin", "listAnswerTemplates")).json().templates).toEqual([{ slug, ...TEMPLATE }]);
  expect((await ask("atelier_author", "listAnswerTemplates")).json().templates).toEqual([]);
  for (const name of ["changeAnswerTemplate", "removeAnswerTemplate"] as const) {
    const body = name === "changeAnswerTemplate" ? { body: TEMPLATE } : {};
    expect(told(await ask("atelier_author", name, { params: { slug }, ...body }))).toEqual([404, "not-found"]);
  }
  const author = await server.world.users.findByIdentifier("demo_author");
  if (!author) throw new Error("no author");
  for (let at = 1; at < ANSWER_TEMPLATES; at += 1)
    await server.world.answerTemplates.add(author, { slug: `t${at}`, ...TEMPLATE }, ANSWER_TEMPLATES);
  expect(told(await ask("demo_author", "addAnswerTemplate", { body: TEMPLATE }))).toEqual([
    409,
    "answer-templates.too-many",
  ]);
  expect((await ask("demo_author", "removeAnswerTemplate", { params: { slug } })).statusCode).toBe(204);
});
