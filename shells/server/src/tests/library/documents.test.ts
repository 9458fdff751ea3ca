// Knows whose a file of a library is, what uses it, and what becomes of it.
// @module-tag wide
import { deflateSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addToCrc32 } from "../../../../../adapters/archive/src/zip/crc32.ts";
import { employ, type Librarian, makeCourse, told } from "../../testing/librarian.ts";
import { drawHead, PNG } from "../../testing/pictures.ts";
import { type Answered, call } from "../../testing/route-case.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

let server: TestServer;
let author: Librarian;
let admin: Librarian;
let platform: Librarian;
let stranger: Librarian;
beforeAll(async () => {
  server = await startTestServer();
  [author, admin, platform, stranger] = (await Promise.all(
    ["demo_author", "demo_admin", "demo_superadmin", "atelier_author"].map((login) => employ(server, login)),
  )) as [Librarian, Librarian, Librarian, Librarian];
});
afterAll(() => server.close());

const own = (slug: string) => ({ type: "client", slug });
const shared = (slug: string) => ({ type: "library", slug });
const list = async (who: Librarian, query: Record<string, string> = {}, type = "client") =>
  (await who.ask("listDocuments", { params: { type }, query })).json();
const slugsOf = (items: readonly Answered[]) => items.map(({ slug }) => slug);
const show = async (who: Librarian, params: Record<string, string>) =>
  (await who.ask("showDocument", { params })).json();
const makeFolder = async (who: Librarian, virtualSource: string, parentSlug: string | null = null) =>
  (await who.ask("createFolder", { params: { type: "client" }, body: { virtualSource, parentSlug } })).json().slug;

describe("§3.61 the library that all clients share", () => {
  test("every author reads it, a super administrator writes it, and nobody else does", async () => {
    const { slug } = await platform.keep(PNG, { name: "Shared.png" }, "library");
    for (const who of [author, stranger]) {
      expect(await show(who, shared(slug))).toMatchObject({ slug, type: "library", name: "Shared.png" });
      expect(slugsOf((await list(who, {}, "library")).documents)).toContain(slug);
      expect(told(await who.ask("showDocument", { params: own(slug) }))).toEqual([404, "not-found"]);
    }
    const type = "library";
    const refusals = await Promise.all([
      admin.send(PNG, {}, type),
      admin.ask("updateDocument", { params: shared(slug), body: { name: "Mine.png" } }),
      admin.ask("replaceDocument", { params: shared(slug), form: { file: { name: "a.png", bytes: PNG } } }),
      admin.ask("deleteDocument", { params: shared(slug), query: { force: "1" } }),
      admin.ask("moveDocuments", { params: { type }, body: { folderTargeted: null, documentsToMove: [slug] } }),
      admin.ask("createFolder", { params: { type }, body: { virtualSource: "Mine" } }),
      admin.ask("updateFolder", { params: shared(slug), body: { virtualSource: "Mine" } }),
      admin.ask("deleteFolder", { params: shared(slug) }),
    ]);
    for (const answer of refusals) expect(told(answer)).toEqual([403, "role.refused"]);
    expect((await show(author, shared(slug))).name).toBe("Shared.png");
  });

  test("§3.58 everybody has favourites of their own in it", async () => {
    const { slug } = await platform.keep(PNG, { name: "Liked.png" }, "library");
    const liked = await author.ask("updateDocument", { params: shared(slug), body: { favorite: true } });
    expect([liked.statusCode, liked.json().favorite]).toEqual([200, true]);
    expect(slugsOf((await list(author, { favorite: "1" }, "library")).documents)).toEqual([slug]);
    for (const who of [admin, stranger]) expect((await list(who, { favorite: "1" }, "library")).documents).toEqual([]);
    await author.ask("updateDocument", { params: shared(slug), body: { favorite: false } });
    expect((await list(author, { favorite: "1" }, "library")).documents).toEqual([]);
  });

  test("a course of any client shows its files; it goes only when that is known, and others' products are not named", async () => {
    const { slug, source } = await platform.keep("Bonjour", { name: "note.txt" }, "library");
    const [ours, theirs] = [await makeCourse(author, slug, true), await makeCourse(stranger, slug)];
    const course = (await author.ask("getProduct", { params: { type: "learniz", slug: ours } })).json();
    expect(course.documentFiles).toMatchObject([{ slug, url: source, type: "text/plain" }]);
    const refused = await platform.ask("deleteDocument", { params: shared(slug) });
    expect(told(refused)).toEqual([409, "document.in-use"]);
    expect(refused.json().uses).toHaveLength(2);
    expect(refused.json().uses).toEqual(
      expect.arrayContaining([
        { document: slug, type: "learniz", slug: ours, name: `With ${slug}` },
        { document: slug, type: null, slug: theirs, name: null },
      ]),
    );
    expect((await platform.ask("deleteDocument", { params: shared(slug), query: { force: "1" } })).statusCode).toBe(
      204,
    );
    expect(told(await author.ask("showDocument", { params: shared(slug) }))).toEqual([404, "not-found"]);
  });
});

describe("§7.71 what was removed is gone", () => {
  test("its address is closed at once to whoever has it, whole and in parts, at both origins", async () => {
    const get = (where: "app" | "content", url: string, headers: Record<string, string> = {}) =>
      server[where].inject({ method: "GET", url: new URL(url, server.config.publicUrl).pathname, headers });
    const { slug, source } = await author.keep("Bonjour", { name: "note.txt" });
    const page = await author.keep("<!doctype html><p>Salut", { name: "page.html" });
    const parts = await Promise.all([0, 1, 2].map((at) => get("app", source, { range: `bytes=${at}-${at}` })));
    expect(parts.map(({ statusCode }) => statusCode)).toEqual([206, 206, 206]);
    expect((await get("content", page.source)).statusCode).toBe(200);
    for (const one of [slug, page.slug]) await author.ask("deleteDocument", { params: { type: "client", slug: one } });
    const answers = [
      await get("app", source),
      await get("app", source, { range: "bytes=0-1" }),
      await get("app", source, { "if-none-match": parts[0]?.headers.etag?.toString() ?? "" }),
      await get("content", page.source),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
  });

  test("the same bytes under another name stay open", async () => {
    const [one, other] = [await author.keep("Twice", { name: "a.txt" }), await author.keep("Twice", { name: "b.txt" })];
    await author.ask("deleteDocument", { params: { type: "client", slug: one.slug } });
    const url = new URL(other.source, server.config.publicUrl).pathname;
    expect((await server.app.inject({ method: "GET", url })).statusCode).toBe(200);
  });
});

describe("attacks 25 to 28: what is another client's", () => {
  test("attacks 26, 27: neither their folder takes a file nor does a list of slugs with one of theirs move any", async () => {
    const [folder, mine] = [await makeFolder(stranger, "Theirs"), (await author.keep(PNG)).slug];
    const theirs = (await stranger.keep(PNG)).slug;
    expect(told(await author.send(PNG, { parentSlug: folder }))).toEqual([404, "not-found"]);
    const move = (folderTargeted: string | null, ...documentsToMove: string[]) =>
      author.ask("moveDocuments", { params: { type: "client" }, body: { folderTargeted, documentsToMove } });
    expect(told(await move(folder, mine))).toEqual([404, "not-found"]);
    const here = await makeFolder(author, "Ours");
    expect(told(await move(here, mine, theirs))).toEqual([404, "not-found"]);
    expect(told(await author.ask("updateDocument", { params: own(mine), body: { parentSlug: folder } }))).toEqual([
      404,
      "not-found",
    ]);
    const inside = { virtualSource: "Below", parentSlug: folder };
    expect(told(await author.ask("createFolder", { params: { type: "client" }, body: inside }))).toEqual([
      404,
      "not-found",
    ]);
    expect((await show(author, own(mine))).parentSlug).toBeNull();
    expect((await show(stranger, own(theirs))).parentSlug).toBeNull();
  });

  test("attack 28: a course that names their file neither shows it nor takes it along", async () => {
    const theirs = (await stranger.keep("Their secret")).slug;
    const slug = await makeCourse(author, theirs, true);
    expect((await author.ask("getProduct", { params: { type: "learniz", slug } })).json().documentFiles).toEqual([]);
    const { rawPayload } = await author.ask("exportScorm", { params: { type: "learniz", slug }, body: {} });
    expect(rawPayload.includes(`documents/${theirs}`)).toBe(false);
    expect((await show(stranger, own(theirs))).usedBy).toEqual([]);
  });
});

test("§7.62 a shelf is the client's or the library that all share, and nothing else; files of both have no base of their own", async () => {
  const kept = await author.keep("of a shelf", { name: "shelf.txt" });
  for (const type of ["client", "library"]) {
    const { documents } = (
      await author.ask("listDocuments", { params: { type }, query: { query: "shelf.txt" } })
    ).json();
    expect([type, documents.every((one: Answered) => one.type === type && one.wsUrl === null)]).toEqual([type, true]);
    expect(slugsOf(documents).includes(kept.slug)).toBe(type === "client");
  }
  for (const type of ["user", "Client", "%20"])
    expect(told(await author.ask("listDocuments", { params: { type } }))).toEqual([404, "not-found"]);
});

describe("§7.66 lists", () => {
  test("a search finds words in names and descriptions anywhere, and takes no sign for more than it is (attack 39)", async () => {
    const folder = await makeFolder(author, "Searched");
    const inside = (await author.keep(PNG, { name: "sûr_oui.png", parentSlug: folder })).slug;
    const outside = (await author.keep("text", { name: "notes.txt" })).slug;
    await author.ask("updateDocument", { params: own(outside), body: { description: "100% des mètres" } });
    const find = async (query: string) => slugsOf((await list(author, { query, limit: "100" })).documents);
    expect(await find("0%")).toEqual([outside]);
    expect(await find("s%r")).toEqual([]);
    expect(await find("r_o")).toEqual([inside]);
    expect(await find("MÈTRES")).toEqual([outside]);
    expect(await find("\\")).toEqual([]);
    expect(slugsOf((await list(author, { limit: "100" })).documents)).not.toContain(inside);
    const params = { type: "client", folderSlug: folder };
    const within = await author.ask("listFolderDocuments", { params, query: { query: "notes" } });
    expect(within.json()).toMatchObject({ documents: [], directories: [], meta: { totalItems: 0 } });
  });

  test("types, pages and orders; key[] as well as a list", async () => {
    const names = ["q b.vtt", "q a.vtt", "q c.vtt"];
    for (const name of names) await author.keep(`WEBVTT\n\n${name}`, { name });
    const page = async (query: Record<string, string>) => {
      const { documents, meta } = await list(author, { query: "q ", limit: "2", ...query });
      return [documents.map(({ name }: Answered) => name), meta.totalItems];
    };
    expect(await page({ types: "subtitle" })).toEqual([["q a.vtt", "q b.vtt"], 3]);
    expect(await page({ "types[]": "subtitle", page: "2" })).toEqual([["q c.vtt"], 3]);
    expect(await page({ types: "subtitle,font", order: "-name" })).toEqual([["q c.vtt", "q b.vtt"], 3]);
    expect(await page({ types: "font" })).toEqual([[], 0]);
  });

  test("§7.67 §9.40 the most used first, ten of them, an array; mostUsed=1 answers the same way", async () => {
    const [often, once, never] = [
      (await author.keep("%PDF-1.7\n1", { name: "1.pdf" })).slug,
      (await author.keep("%PDF-1.7\n2", { name: "2.pdf" })).slug,
      (await author.keep("%PDF-1.7\n3", { name: "3.pdf" })).slug,
    ];
    // The demo uses files of its own, each once.
    for (const slug of [often, often, often, once, once]) await makeCourse(author, slug);
    const types = "pdf";
    const most = (await author.ask("listMostUsed", { params: { type: "client" }, query: { types } })).json();
    expect(slugsOf(most).slice(0, 2)).toEqual([often, once]);
    expect(most.slice(0, 3).map(({ uses }: Answered) => uses)).toEqual([3, 2, 1]);
    expect(slugsOf(most)).not.toContain(never);
    expect(await list(author, { mostUsed: "1", types })).toEqual(most);
    const all = (await author.ask("listMostUsed", { params: { type: "client" } })).json();
    expect(all).toHaveLength(10);
  });
});

describe("decisions 12: what uses a file", () => {
  test("§7.71 in a draft or in what is published, until neither names it", async () => {
    const [first, second] = [(await author.keep("first")).slug, (await author.keep("second")).slug];
    const slug = await makeCourse(author, first, true);
    const remove = (document: string) => author.ask("deleteDocument", { params: own(document) });
    const use = { document: first, type: "learniz", slug, name: `With ${first}` };
    expect((await remove(first)).json()).toMatchObject({ status: 409, detail: "document.in-use", uses: [use] });
    const { config, updatedAt } = (await author.ask("getProduct", { params: { type: "learniz", slug } })).json();
    const configDraft = {
      ...config,
      params: { styleParams: { status: "CUSTOM", faviconUrl: { src: `document:${second}` } } },
    };
    const saved = await author.ask("saveProduct", {
      params: { type: "learniz", slug },
      body: { updatedAt, configDraft },
    });
    for (const document of [first, second]) expect((await show(author, own(document))).usedBy).toHaveLength(1);
    await author.ask("publishProduct", {
      params: { type: "learniz", slug },
      body: { updatedAt: saved.json().updatedAt },
    });
    expect((await remove(first)).statusCode).toBe(204);
    await author.ask("deleteProduct", { params: { type: "learniz", slug } });
    expect((await remove(second)).statusCode).toBe(204);
  });

  test("the logo of the client is a use", async () => {
    const { slug } = await author.keep(PNG, { name: "logo.png" });
    const { id } = (await author.ask("currentClient")).json();
    await admin.ask("updateClient", { params: { id }, body: { logo: `document:${slug}` } });
    const { uses } = (await author.ask("deleteDocument", { params: own(slug) })).json();
    expect(uses).toMatchObject([{ document: slug, type: "client", slug: "demo" }]);
  });

  test("§7.70 a replaced file keeps slug, name and folder; learners are given the new one, and the answer says where it shows", async () => {
    const folder = await makeFolder(author, "Kept");
    const { slug, source } = await author.keep("old", { name: "note.txt", parentSlug: folder });
    const course = await makeCourse(author, slug, true);
    const form = { file: { name: "other.png", bytes: PNG } };
    const replaced = (await author.ask("replaceDocument", { params: own(slug), form })).json();
    expect(replaced).toMatchObject({
      slug,
      name: "note.txt",
      parentSlug: folder,
      kind: "image",
      mediaType: "image/png",
    });
    expect(replaced.usedBy).toMatchObject([{ slug: course }]);
    const learner = await employ(server, "demo_learner");
    const { products } = (await learner.ask("listMyProducts")).json();
    const { perimeterSlug } = products.find(({ productSlug }: Answered) => productSlug === course);
    const { product } = (await learner.ask("playLearniz", { params: { perimeterSlug } })).json();
    const [file] = product.documentFiles;
    expect(file.url).not.toBe(source);
    // A page keeps the room of a picture.
    expect([file.width, file.height]).toEqual([replaced.width, replaced.height]);
    expect(file.width).toBeGreaterThan(0);
    const bytes = await server.app.inject({ method: "GET", url: file.url });
    expect([bytes.headers["content-type"], bytes.rawPayload.equals(PNG)]).toEqual(["image/png", true]);
  });
});

test("§7.70 a file that somebody replaced meanwhile is not replaced unseen", async () => {
  const { slug, source } = await author.keep("WEBVTT\n", { name: "a.vtt" });
  const write = (words: string, former: string) =>
    author.ask("replaceDocument", {
      params: own(slug),
      form: { fields: { former }, file: { name: "a.vtt", bytes: Buffer.from(`WEBVTT\n\n${words}`) } },
    });
  await author.ask("updateDocument", { params: own(slug), body: { name: "b.vtt" } });
  const first = await write("first", source);
  expect(first.statusCode).toBe(200);
  for (const old of [source, "https://a.example/files/x/y", ""])
    expect(told(await write("second", old))).toEqual([409, "concurrent-edit"]);
  expect((await author.ask("showDocument", { params: own(slug) })).json().source).toBe(first.json().source);
  expect((await write("second", first.json().source)).statusCode).toBe(200);
});

test("§7.70 a picture makes way for a picture alone: what shows it can show nothing else", async () => {
  const { slug, source } = await author.keep(PNG, { name: "stairs.png" });
  const form = { file: { name: "stairs.pdf", bytes: Buffer.from("%PDF-1.7\n") } };
  const refused = await author.ask("replaceDocument", { params: own(slug), form });
  expect(told(refused)).toEqual([422, "document.source.other_kind"]);
  expect((await author.ask("showDocument", { params: own(slug) })).json()).toMatchObject({ kind: "image", source });
});

describe("§3.57 §7.65 conversion", () => {
  /** One colour, of the size that it says. */
  function paint(side: number): Buffer {
    const chunk = (name: string, data: Buffer) => {
      const body = Buffer.concat([Buffer.from(name), data]);
      const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
      length.writeUInt32BE(data.byteLength);
      checksum.writeUInt32BE(addToCrc32(0, body));
      return Buffer.concat([length, body, checksum]);
    };
    const head = Buffer.concat([drawHead(side, side).subarray(16, 24), Buffer.from([1, 0, 0, 0, 0])]);
    const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side));
    return Buffer.concat([
      PNG.subarray(0, 8),
      chunk("IHDR", head),
      chunk("IDAT", rows),
      chunk("IEND", Buffer.alloc(0)),
    ]);
  }
  const fetchFile = async (url: string) => (await server.app.inject({ method: "GET", url })).rawPayload;

  test("a picture that is too large for the web is shown in a version for it, and stays as it was sent beside that", async () => {
    const sent = paint(2_600);
    const kept = await author.keep(sent, { name: "large.png" });
    expect(kept).toMatchObject({ conversion: "web", mediaType: "image/webp", width: 2_560, height: 2_560 });
    expect(kept.original).toMatchObject({ mediaType: "image/png", size: sent.byteLength });
    expect((await fetchFile(kept.original.source)).equals(sent)).toBe(true);
    expect((await fetchFile(kept.source)).subarray(8, 12).toString()).toBe("WEBP");
    const asked = await author.keep(sent, { name: "large.png", conversion: "none" });
    expect(asked).toMatchObject({ conversion: null, mediaType: "image/png", width: 2_600, original: null });
    const small = await author.keep(paint(100), { name: "small.png" });
    expect(small).toMatchObject({ conversion: null, width: 100, original: null });
  });

  test("one that cannot be decoded is kept as it was sent", async () => {
    const broken = drawHead(3_000, 3_000);
    expect(await author.keep(broken)).toMatchObject({ conversion: null, width: 3_000, size: broken.byteLength });
  });
});

describe("§7.73–§7.76 folders", () => {
  test("none stands in itself, however far below; a refusal changes nothing", async () => {
    const top = await makeFolder(author, "Top");
    const middle = await makeFolder(author, "Middle", top);
    const low = await makeFolder(author, "Low", middle);
    const move = (slug: string, parentSlug: string | null) =>
      author.ask("updateFolder", { params: own(slug), body: { parentSlug } });
    for (const parent of [top, middle, low])
      expect(told(await move(top, parent))).toEqual([422, "folder.inside-itself"]);
    expect((await move(low, null)).json()).toMatchObject({ slug: low, parentSlug: null, virtualSource: "Low" });
    expect((await move(top, low)).statusCode).toBe(200);
    expect(told(await move(top, "nowhere"))).toEqual([404, "not-found"]);
    const tree = (await author.ask("listFolders", { params: { type: "client" } })).json();
    const found = tree.find(({ slug }: Answered) => slug === low);
    expect(found.children).toMatchObject([{ slug: top, children: [{ slug: middle, children: [] }] }]);
  });

  test("ten moves at once that would tie a knot leave a tree", async () => {
    const folders = await Promise.all(Array.from({ length: 5 }, (_, at) => makeFolder(author, `Ring ${at}`)));
    await Promise.all(
      [...folders, ...folders].map((slug, at) =>
        author.ask("updateFolder", { params: own(slug), body: { parentSlug: folders[(at + 1) % 5] } }),
      ),
    );
    const tree = (await author.ask("listFolders", { params: { type: "client" } })).json();
    const collect = (nodes: readonly Answered[]): string[] =>
      nodes.flatMap((one) => [one.slug, ...collect(one.children)]);
    expect(collect(tree)).toEqual(expect.arrayContaining(folders));
  });

  test("§7.76 one that holds something is removed with all of it once that is confirmed, and told what is used before", async () => {
    const folder = await makeFolder(author, "Going");
    const below = await makeFolder(author, "Below", folder);
    const { slug } = await author.keep("held", { parentSlug: below });
    const course = await makeCourse(author, slug);
    const remove = (query = {}) => author.ask("deleteFolder", { params: own(folder), query });
    const refused = await remove();
    expect(told(refused)).toEqual([409, "folder.not-empty"]);
    expect(refused.json().uses).toMatchObject([{ document: slug, slug: course }]);
    expect((await show(author, own(slug))).parentSlug).toBe(below);
    expect((await remove({ force: "1" })).statusCode).toBe(204);
    expect(told(await author.ask("showDocument", { params: own(slug) }))).toEqual([404, "not-found"]);
    expect(told(await author.ask("deleteFolder", { params: own(below) }))).toEqual([404, "not-found"]);
  });
});

describe("§7.64 §6.4 the token that sends", () => {
  test("sends, and opens nothing else; it ends with its user", async () => {
    const { token } = (await author.ask("uploadToken")).json();
    const headers = { authorization: `Bearer ${token}` };
    for (const name of ["me", "uploadToken", "listDocuments", "listProducts"] as const) {
      const answer = await call(server, name, { params: { type: "client" }, headers });
      expect(told(answer)).toEqual([403, "scope.refused"]);
    }
    const learner = await employ(server, "demo_learner");
    expect(told(await learner.ask("uploadToken"))).toEqual([403, "role.refused"]);
  });
});

describe("decisions 14: what stands for a file", () => {
  test("§7.69 captions are a WebVTT file that the client may reach; §7.66 what lacks its alternative is found", async () => {
    const vtt = Buffer.from("WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n");
    const [picture, captions] = [
      await author.keep(PNG, { name: "Silent.png" }),
      await author.keep(vtt, { name: "a.vtt" }),
    ];
    const foreign = await stranger.keep(vtt, { name: "b.vtt" });
    const put = (body: object) => author.ask("updateDocument", { params: own(picture.slug), body });
    for (const slug of [picture.slug, foreign.slug, "nowhere"])
      expect(told(await put({ captions: slug }))).toEqual([404, "not-found"]);
    expect((await put({ captions: captions.slug })).json().captions).toBe(captions.slug);
    const film = await platform.keep(PNG, { name: "Shared.png" }, "library");
    const [ofAll, ofOne] = [await platform.keep(vtt, { name: "c.vtt" }, "library"), await platform.keep(vtt, {})];
    const share = (slug: string) =>
      platform.ask("updateDocument", { params: shared(film.slug), body: { captions: slug } });
    expect(told(await share(ofOne.slug))).toEqual([404, "not-found"]);
    expect((await share(ofAll.slug)).json().captions).toBe(ofAll.slug);
    const findSilent = async () => slugsOf((await list(author, { silent: "1", order: "-createdAt" })).documents);
    expect(await findSilent()).toContain(picture.slug);
    expect((await put({ alternative: "   " })).statusCode).toBe(422);
    expect((await put({ transcript: "  ", licence: " ours " })).json()).toMatchObject({
      transcript: "",
      licence: "ours",
    });
    expect((await put({ alternative: " A door " })).json().alternative).toBe("A door");
    expect((await put({ alternative: "" })).json().alternative).toBe("");
    expect(await findSilent()).not.toContain(picture.slug);
    expect((await put({ alternative: null })).json().alternative).toBeNull();
  });
});

describe("decisions 14 a PDF that does not say what its words are", () => {
  const TAGGED = "%PDF-1.7\n1 0 obj << /MarkInfo << /Marked true >> /StructTreeRoot 3 0 R >> endobj";
  const tell = async (slug: string) => (await show(author, own(slug))).tagged;

  test("is told from one that does, when it arrives and when another takes its place", async () => {
    const { slug } = await author.keep("%PDF-1.7\nplain", { name: "plan.pdf" });
    expect(await tell(slug)).toBe(false);
    const form = { file: { name: "plan.pdf", bytes: Buffer.from(TAGGED) } };
    expect((await author.ask("replaceDocument", { params: own(slug), form })).statusCode).toBe(200);
    expect(await tell(slug)).toBe(true);
    expect(await tell((await author.keep(PNG, { name: "a.png" })).slug)).toBeNull();
  });

  test("is told in the product that names it", async () => {
    const listUntagged = async (bytes: string) => {
      const product = await makeCourse(author, (await author.keep(bytes, { name: "a.pdf" })).slug);
      const read = await author.ask("getProduct", { params: { type: "learniz", slug: product } });
      return read.json().documentFiles.map((file: Answered) => file.untagged);
    };
    expect(await listUntagged("%PDF-1.7\nnone")).toEqual([true]);
    expect(await listUntagged(`${TAGGED} `)).toEqual([undefined]);
  });
});
