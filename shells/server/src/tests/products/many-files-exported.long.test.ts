// Knows that a course of hundreds of files leaves with all of them, whatever they are called and wherever they lie.
import { unzipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPackageChecker } from "../../../../../adapters/packaging/src/index.ts";
import { readPackage } from "../../../../../adapters/scorm/src/packaged/read-package.ts";
import { employ, type Librarian } from "../../testing/librarian.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

/** More than a page of any list, and than any batch. */
const FILES = 300;
/** The same in each folder. */
const NAMES = ["Été à l’école.png", "plan & (coupe).PNG", "日本.txt", "a b#c.jpg", "sans extension", "été.tar.gz"];

let server: TestServer;
let author: Librarian;
let kept: readonly { readonly slug: string; readonly name: string; readonly bytes: Buffer }[];
let slug: string;

beforeAll(async () => {
  server = await startTestServer();
  author = await employ(server, "demo_author");
  const folders: string[] = [];
  for (let at = 0; at * NAMES.length < FILES; at += 1) {
    const body = { virtualSource: `Dossier ${at}` };
    folders.push((await author.ask("createFolder", { params: { type: "client" }, body })).json().slug);
  }
  const files: (typeof kept)[number][] = [];
  for (let at = 0; at < FILES; at += 1) {
    const name = NAMES[at % NAMES.length] ?? "";
    const parentSlug = folders[Math.floor(at / NAMES.length)] ?? "";
    const bytes = Buffer.from(`file ${at} `.repeat(1 + (at % 40)));
    files.push({ slug: (await author.keep(bytes.toString(), { name, parentSlug })).slug, name, bytes });
  }
  kept = files;
  slug = await makeCourseOf(kept.map((file) => file.slug));
});
afterAll(() => server.close());

/** Published, with a picture for each. */
async function makeCourseOf(documents: readonly string[]): Promise<string> {
  const nodes = documents.map((one) => ({ type: "image", src: `document:${one}`, alt: "", children: [] }));
  const text = { slug: "text", type: "text-box", medias: [], data: { boxes: [{ contents: [{ nodes }] }] } };
  const slides = [{ slug: "slide", description: "All of them", interactivities: [text] }];
  const made = (
    await author.ask("createProduct", { params: { type: "learniz" }, body: { name: "Trois cents fichiers" } })
  ).json();
  const configDraft = { ...made.configDraft, chapters: [{ slug: "chapter", title: "One", slides }] };
  const at = { type: "learniz", slug: made.slug };
  const saved = await author.ask("saveProduct", { params: at, body: { updatedAt: made.updatedAt, configDraft } });
  await author.ask("publishProduct", { params: at, body: { updatedAt: saved.json().updatedAt, visible: true } });
  return made.slug;
}

const pack = async (format: string): Promise<Buffer> => {
  const at = { params: { type: "learniz", slug } };
  const answer =
    format === "web"
      ? await author.ask("exportWeb", { ...at, body: {} })
      : await author.ask("exportScorm", { ...at, body: { scormVersion: format } });
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload;
};

test.each([
  ["1.2", "1.2"],
  ["2004", "2004-4th"],
  ["web", "web"],
] as const)(
  "§1.24 §3.98 300 files of all names, the same in many folders, are in a package of %s with their bytes, listed, and the same twice",
  async (asked, format) => {
    const zip = await pack(asked);
    expect((await pack(asked)).equals(zip)).toBe(true);

    const files = unzipSync(zip);
    const paths = Object.keys(files);
    expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(paths.length);
    const content = readPackage(JSON.parse(Buffer.from(files["params.json"] ?? []).toString()));
    const placed = new Map(content?.documentFiles.map((file) => [file.slug, file]));
    for (const { slug: document, name, bytes } of kept) {
      const file = placed.get(document);
      expect(file?.name).toBe(name);
      expect(Buffer.from(files[file?.url ?? ""] ?? []).equals(bytes)).toBe(true);
    }
    expect(paths.filter((path) => path.startsWith("documents/"))).toHaveLength(FILES);

    const manifest = files["imsmanifest.xml"] ? Buffer.from(files["imsmanifest.xml"]).toString() : null;
    expect(await createPackageChecker().check({ format, paths, manifest })).toEqual([]);
    const listed = [...(manifest ?? "").matchAll(/<file href="documents\/([^"]+)"/g)];
    expect(listed).toHaveLength(format === "web" ? 0 : FILES);
  },
);
