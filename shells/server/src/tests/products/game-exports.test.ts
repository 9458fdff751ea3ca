// Knows that a game leaves as a package as a course does (§7.116–§7.119), in every format, and that its player finds in
// it what it needs.
// @module-tag wide
import { readPackaging } from "@academiz/domain/scorm";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { employ, type Librarian, told } from "../../testing/librarian.ts";
import { PNG } from "../../testing/pictures.ts";
import type { Answered } from "../../testing/route-case.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

let server: TestServer;
let author: Librarian;
let stranger: Librarian;
beforeAll(async () => {
  server = await startTestServer();
  [author, stranger] = await Promise.all([employ(server, "demo_author"), employ(server, "atelier_author")]);
});
afterAll(() => server.close());

const at = (slug: string) => ({ type: "game", slug });
const makeContent = (slugs: readonly string[], more: object = {}) => ({
  context: { title: "Hooks", lesson: "About hooks", author: "Ada", duration: 90 },
  config: { gameType: "VRAI_FAUX", local: "EN", victoryThreshold: 50 },
  content: { statements: slugs.map((slug) => ({ slug, text: slug, correct: true, explanation: "" })) },
  ...more,
});
async function make(configDraft: object = makeContent(["a", "b"]), name = "A: game"): Promise<Answered> {
  return (await author.ask("createProduct", { params: { type: "game" }, body: { name, configDraft } })).json();
}
async function publish(slug: string): Promise<Answered> {
  const { updatedAt } = (await author.ask("getProduct", { params: at(slug) })).json();
  return (await author.ask("publishProduct", { params: at(slug), body: { updatedAt, visible: true } })).json();
}
async function write(slug: string, configDraft: object): Promise<void> {
  const { updatedAt } = (await author.ask("getProduct", { params: at(slug) })).json();
  await author.ask("saveProduct", { params: at(slug), body: { updatedAt, configDraft } });
}
const unpack = ({ rawPayload }: { readonly rawPayload: Buffer }) => {
  const files = unzipSync(rawPayload);
  const read = (path: string) => new TextDecoder().decode(files[path]);
  return { files, read, params: JSON.parse(read("params.json")) };
};

describe.each(["1.2", "2004", "2004-3rd", "web"] as const)("§7.116 §9.20 a game as %s", (format) => {
  test("is made in the background, checked, and then the very zip that is answered to who waits, under the product's name", {
    tags: "long",
  }, async () => {
    const { slug } = await make();
    const { publishedAt } = await publish(slug);
    const begun = await author.ask("beginExport", { params: at(slug), body: { format } });
    expect([begun.statusCode, begun.json().export]).toMatchObject([202, { type: "game", product: slug, format }]);
    const { id } = begun.json().export;
    expect(await server.runJobs()).toEqual([]);
    const done = (await author.ask("readExport", { params: { uuid: id } })).json().export;
    expect(done).toMatchObject({
      state: "done",
      name: expect.stringMatching(/^A- game - (scorm12|scorm2004|scorm2004-3rd|web) - [-\d]{10}\.zip$/),
      error: null,
      problems: [],
    });
    const zip = await author.ask("readExportFile", { params: { uuid: id } });
    const waited =
      format === "web"
        ? await author.ask("exportWeb", { params: at(slug), body: {} })
        : await author.ask("exportScorm", { params: at(slug), body: { scormVersion: format } });
    expect(waited.rawPayload.equals(zip.rawPayload)).toBe(true);

    const { files, read, params } = unpack(zip);
    expect(params).toMatchObject({
      type: "game",
      host: format === "2004-3rd" ? "2004" : format,
      product: { slug, config: { ...makeContent(["a", "b"]), publishedDate: publishedAt } },
      perimeter: { slug },
      progress: null,
    });
    expect(Object.keys(files)).toEqual(expect.arrayContaining(["index.html", "params.js"]));
    expect("imsmanifest.xml" in files).toBe(format !== "web");
    if (format === "web") return;
    const manifest = read("imsmanifest.xml");
    expect(manifest).toContain("Hooks");
    // §7.118: of courses alone.
    expect(manifest).not.toMatch(/PT\d|00:01:30/);
  });
});

test("§7.117 a title, a description, an author and a language are those that are typed, else the game's own; the draft where that is asked for", async () => {
  const { slug } = await make();
  const exportIt = async (body: object) => unpack(await author.ask("exportScorm", { params: at(slug), body }));
  await publish(slug);
  await write(slug, makeContent(["a", "b", "c"]));
  const own = await exportIt({});
  expect(own.params.product.config.content.statements).toHaveLength(2);
  for (const word of ["Hooks", "About hooks", "Ada", "en"]) expect(own.read("imsmanifest.xml")).toContain(word);
  const typed = await exportIt({ title: "Typed", description: "Of mine", author: "Bo", language: "fr", draft: true });
  expect(typed.params.product.config.content.statements).toHaveLength(3);
  for (const word of ["Typed", "Of mine", "Bo", "fr"]) expect(typed.read("imsmanifest.xml")).toContain(word);
});

test("§4.66 it carries the outlines of the publications before it", async () => {
  const { slug } = await make();
  await publish(slug);
  await write(slug, makeContent(["b", "c"]));
  await publish(slug);
  const { params } = unpack(await author.ask("exportScorm", { params: at(slug), body: {} }));
  const words = readPackaging(params)?.earlier.map(({ chapters }) => chapters[0]?.slides[0]?.interactivities[0]?.words);
  expect(words).toEqual(
    expect.arrayContaining([
      ["a", "b"],
      ["b", "c"],
    ]),
  );
});

test("§3.98 files that it names go along, and are named as they stand inside", async () => {
  const { slug: picture } = await author.keep(PNG, { name: "Hook.PNG" });
  const { slug } = await make(makeContent(["a"], { picture: { src: `document:${picture}` } }));
  await publish(slug);
  const { files, params } = unpack(await author.ask("exportScorm", { params: at(slug), body: {} }));
  expect(Buffer.from(files[`documents/${picture}.png`] ?? []).equals(PNG)).toBe(true);
  const size = { width: expect.any(Number), height: expect.any(Number) };
  expect(params.product.documentFiles).toMatchObject([{ slug: picture, url: `documents/${picture}.png`, ...size }]);
});

test("§8.32 decisions 7: a game of a type that nobody can play is not packed", async () => {
  const { slug } = await make({ ...makeContent([]), config: { gameType: "FUTURE" }, content: { pieces: 4 } });
  await publish(slug);
  expect(told(await author.ask("exportScorm", { params: at(slug), body: {} }))).toEqual([422, "content.invalid"]);
  const { id } = (await author.ask("beginExport", { params: at(slug), body: {} })).json().export;
  await server.runJobs();
  const failed = (await author.ask("readExport", { params: { uuid: id } })).json().export;
  expect(failed).toMatchObject({ state: "failed", error: "content.invalid", url: null });
});

test("§7.116 it is found as a game, and by its client alone; other types than courses and games do not leave as packages", async () => {
  const { slug } = await make();
  const ask = (who: Librarian, type: string) => who.ask("exportScorm", { params: { type, slug }, body: {} });
  expect(told(await ask(author, "learniz"))).toEqual([404, "not-found"]);
  expect(told(await ask(stranger, "game"))).toEqual([404, "not-found"]);
  expect((await ask(author, "coursiz")).statusCode).toBeGreaterThanOrEqual(400);
});

test("§3.43 §3.89 which attempt counts in a package is the game's word, else what its client says of games, else what it says at all", async () => {
  const { slug } = await make();
  await publish(slug);
  const user = await server.world.users.findByIdentifier("demo_author");
  if (!user) throw new Error("no author");
  const readStrategy = async () =>
    unpack(await author.ask("exportScorm", { params: at(slug), body: {} })).params.product.scoreStrategy;
  await server.world.clients.change(user, () => ({ strategy: "FIRST" }));
  expect(await readStrategy()).toBe("FIRST");
  await server.world.clients.change(user, () => ({ gameScoreStrategy: "LAST" }));
  expect(await readStrategy()).toBe("LAST");
});
