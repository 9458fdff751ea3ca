// Knows that a client brings a font of its own: what is taken as one, who is given it, and who is not.
// @module-tag wide
import { afterAll, beforeAll, expect, test } from "vitest";
import { employ, type Librarian, makeCourse, told } from "../../testing/librarian.ts";
import type { Answered } from "../../testing/route-case.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

let server: TestServer;
let admin: Librarian;
let id: string;
beforeAll(async () => {
  server = await startTestServer();
  admin = await employ(server, "demo_admin");
  id = (await admin.ask("currentClient")).json().id;
});
afterAll(() => server.close());

/** Begins as a WOFF2 of one table that is so long; `told` is what its header says. */
function drawFont(size: number, toldSize = size): Buffer {
  const font = Buffer.alloc(size, 1);
  font.write("wOF2", 0, "latin1");
  font.writeUInt32BE(toldSize, 8);
  font.writeUInt16BE(1, 12);
  return font;
}
const keep = async (bytes: Buffer | string, name = "acme.woff2"): Promise<string> =>
  (await admin.keep(bytes instanceof Buffer ? bytes.toString("latin1") : bytes, { name })).slug;
const bring = (regular: string, more: object = {}) =>
  admin.ask("updateClient", {
    params: { id },
    body: { theme: { ownFont: { family: "Acme Letters", regular: `document:${regular}`, bold: null, ...more } } },
  });

test("§3.44 §3.255 a WOFF2 of the library is the client's own font: its office, its learners and its courses are told where it is", async () => {
  const [regular, bold] = [await keep(drawFont(2_000)), await keep(drawFont(2_100), "acme-bold.woff2")];
  const saved = await bring(regular, { bold: `document:${bold}` });
  expect(saved.statusCode).toBe(200);
  const { theme } = (await admin.ask("currentClient")).json();
  expect(theme).toMatchObject({
    ownFont: { family: "Acme Letters", regular: `document:${regular}`, bold: `document:${bold}` },
    fontFaces: [
      { family: "Acme Letters", weight: "400" },
      { family: "Acme Letters", weight: "700" },
    ],
  });
  const course = await makeCourse(admin, regular, true);
  const learner = await employ(server, "demo_learner");
  const { client } = (await learner.ask("me")).json();
  expect(client.theme.fontFaces).toEqual(theme.fontFaces);
  const { products } = (await learner.ask("listMyProducts")).json();
  const { perimeterSlug } = products.find(({ productSlug }: Answered) => productSlug === course);
  const { product } = (await learner.ask("playLearniz", { params: { perimeterSlug } })).json();
  expect(product.theme.fontFaces).toEqual(theme.fontFaces);
  // What is kept on a device is kept with its letters.
  expect(product.documentFiles.map(({ url }: Answered) => url)).toContain(theme.fontFaces[0].address);
  const file = await server.app.inject({ method: "GET", url: theme.fontFaces[0].address });
  expect([file.statusCode, file.headers["content-type"], file.rawPayload.length]).toEqual([200, "font/woff2", 2_000]);
  // Who deletes it is told whose it is.
  const { uses } = (await admin.ask("deleteDocument", { params: { type: "client", slug: bold } })).json();
  expect(uses).toMatchObject([{ document: bold, type: "client", slug: "demo" }]);

  const other = await employ(server, "atelier_author");
  expect((await other.ask("currentClient")).json().theme).not.toHaveProperty("fontFaces");
  expect((await other.ask("currentClient")).json().theme).not.toHaveProperty("ownFont");

  await admin.ask("updateClient", { params: { id }, body: { theme: { ownFont: null } } });
  const after = (await admin.ask("currentClient")).json();
  expect([after.theme.ownFont, after.theme.fontFaces]).toEqual([undefined, undefined]);
});

test("decisions 12: what is no whole WOFF2 of the client's library is refused, and nothing is kept of it", async () => {
  const [text, short] = [await keep("letters", "acme.txt"), await keep(drawFont(2_000, 1_999), "cut.woff2")];
  const truetype = await keep("\x00\x01\x00\x00\x00letters of old", "acme.ttf");
  for (const wrong of [text, short, truetype])
    expect(told(await bring(wrong))).toEqual([422, "document.source.wrong_type"]);
  const [largest, larger] = [await keep(drawFont(500_000)), await keep(drawFont(500_001))];
  expect(told(await bring(larger))).toEqual([413, "body.too-large"]);
  const other = await employ(server, "atelier_author");
  const theirs = await other.keep(drawFont(2_222).toString("latin1"), { name: "theirs.woff2" });
  for (const gone of ["no-such-file", theirs.slug]) expect(told(await bring(gone))[0]).toBe(422);
  const fine = await keep(drawFont(2_000));
  for (const family of ["", " ", "Inter", "dm sans", "A, B", '"; }', "a".repeat(61)])
    expect((await bring(fine, { family })).statusCode, family).toBe(422);
  for (const bold of ["/files/x", "https://elsewhere.example/a.woff2", 7])
    expect((await bring(fine, { bold })).statusCode).toBe(422);
  expect((await admin.ask("currentClient")).json().theme).not.toHaveProperty("ownFont");
  expect((await bring(largest)).statusCode).toBe(200);
});
