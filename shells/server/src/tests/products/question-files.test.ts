// Knows how smart sequences come from workbooks and go into them, through the API (§7.109, §7.110, decisions 9).
// @module-tag wide
import { afterAll, beforeAll, expect, test } from "vitest";
import { bearer } from "../../testing/author.ts";
import { GOOD_ROW, questionWorkbook } from "../../testing/question-workbook.ts";
import { call, type Sent } from "../../testing/route-case.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

let server: TestServer;
let headers: Readonly<Record<string, string>>;
beforeAll(async () => {
  server = await startTestServer();
  headers = bearer((await server.signIn("demo_author")).token);
});
afterAll(() => server.close());

const ask = (name: Parameters<typeof call>[1], sent: Sent) => call(server, name, { ...sent, headers });
const send = (fields: Readonly<Record<string, string>>, bytes: Uint8Array) =>
  ask("importQuestions", {
    form: { fields: { name: "Sent", ...fields }, part: "file", file: { name: "a.xlsx", bytes } },
  });
const list = async () =>
  (await ask("listProducts", { params: { type: "smart-sequence" } })).json().meta.totalItems as number;
const BAD_ROW = ["Fire", "2", "", "Wood", "Water", "3"];

test("§7.109 a workbook becomes a draft of its themes and questions, in the content and the folder that were sent", async () => {
  const folders = (await ask("createProductFolder", { body: { name: "Sequences" } })).json();
  const configDraft = JSON.stringify({ context: { title: "Titled" }, config: { strategy: "LAST" } });
  const rows = [GOOD_ROW, ["Water", "", "What is wet?", "Water", "Wood", "1"], GOOD_ROW];
  const sent = await send({ folderSlug: folders[0].slug, configDraft }, questionWorkbook(rows));
  expect(sent.json().report).toEqual({ sheet: "Questions", rows: 3, sequences: 2, questions: 3, faults: [] });
  const { product } = sent.json();
  expect(product).toMatchObject({
    type: "smart-sequence",
    name: "Sent",
    folderProduct: folders[0].slug,
    publishedAt: null,
  });
  expect(product.configDraft).toMatchObject({ context: { title: "Titled" }, config: { strategy: "LAST" } });
  expect(product.configDraft.sequences.map((one: { title: string }) => one.title)).toEqual(["Fire", "Water"]);
  expect(product.editionInfo).toMatchObject({ contentStatus: "DONE", validationStatus: "DONE" });
});

test("decisions 9: a workbook is looked through first; its faults name sheet and cell; it is taken whole, or without them", async () => {
  const before = await list();
  const bytes = questionWorkbook([GOOD_ROW, BAD_ROW]);
  const seen = (await send({ preview: "1" }, bytes)).json();
  expect(seen).toMatchObject({ product: null, report: { rows: 2, questions: 1 } });
  expect(seen.report.faults.map(({ cell, code }: { cell: string; code: string }) => [cell, code])).toEqual([
    ["C3", "question.blank"],
    ["F3", "right.unknown"],
  ]);
  const refused = await send({}, bytes);
  expect([refused.statusCode, refused.json().detail]).toEqual([422, "questions.invalid"]);
  expect(refused.json().faults.map(({ path }: { path: string[] }) => path)).toEqual([
    ["Questions", "C3"],
    ["Questions", "F3"],
  ]);
  expect(await list()).toBe(before);
  const taken = (await send({ partial: "1" }, bytes)).json();
  expect(taken.product.configDraft.sequences).toMatchObject([{ title: "Fire", questions: [{ text: "What burns?" }] }]);
  expect(await list()).toBe(before + 1);
});

test("attack 41 JSON in a form is read as that of a body: no deeper, and half characters are none", async () => {
  const bytes = questionWorkbook();
  const wrap = (more: string) => `{"context":{"title":"T","lesson":"a\\ud800b"},${more}}`;
  for (const [open, close] of [
    ["[", "]"],
    ['{"a":', "}"],
  ] as const) {
    const deep = `"deep":${open.repeat(9_000)}1${close.repeat(9_000)}`;
    const refused = await send({ configDraft: wrap(deep) }, bytes);
    expect([refused.statusCode, refused.json().detail]).toEqual([422, "validation"]);
  }
  const { product } = (await send({ configDraft: wrap('"x":[[1]]') }, bytes)).json();
  expect(product.configDraft.context.lesson).toBe("a\ufffdb");
});

test("what is no workbook, and one of which nothing can be read, make nothing", async () => {
  const before = await list();
  for (const [bytes, code] of [
    [new Uint8Array([1, 2, 3]), "file.unreadable"],
    [Buffer.from("Theme;Question"), "file.unreadable"],
    [questionWorkbook([BAD_ROW]), "questions.invalid"],
  ] as const) {
    const refused = await send({ partial: "1" }, bytes);
    expect([refused.statusCode, refused.json().detail]).toEqual([422, code]);
  }
  for (const name of [" ", "\u3164"]) {
    const nameless = await send({ name }, questionWorkbook());
    expect(nameless.json().detail).toBe("name.required");
  }
  expect((await send({ folderSlug: "zzzzzzzzzz" }, questionWorkbook())).statusCode).toBe(404);
  expect(await list()).toBe(before);
});

test("decisions 9: what is exported and imported again is the same, with what no column holds", async () => {
  const made = (await send({}, questionWorkbook([GOOD_ROW, ["=1+1", "9", "'@x", "-1", "+2", "2"]]))).json().product;
  const [first] = made.configDraft.sequences;
  const sequences = [
    { ...first, note: 7, questions: [{ ...first.questions[0], media: ["document:x"] }] },
    ...made.configDraft.sequences.slice(1),
  ];
  const { version, context, config } = made.configDraft;
  const configDraft = { version, context, config, sequences };
  const params = { type: "smart-sequence", slug: made.slug };
  await ask("saveProduct", { params, body: { configDraft, updatedAt: made.updatedAt } });
  const exported = await ask("exportQuestions", { params: { slug: made.slug } });
  expect(exported.headers["content-disposition"]).toContain("Sent.xlsx");
  const again = await send({ configDraft: JSON.stringify(configDraft) }, exported.rawPayload);
  expect(again.json().report.faults).toEqual([]);
  expect(again.json().product.configDraft.sequences).toEqual(sequences);
});

test("§7.110 §9.41 the template is filled in with an example that can be imported as it stands", async () => {
  const template = await ask("questionTemplate", {});
  expect(template.headers["content-disposition"]).toContain("smart-sequence-template.xlsx");
  const taken = await send({}, template.rawPayload);
  expect(taken.json().report).toMatchObject({ rows: 1, questions: 1, faults: [] });
});
