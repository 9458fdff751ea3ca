// Knows how a test gets a course of two pages: each hands out a file of its own, and the second waits for the first.
import { employ } from "./librarian.ts";
import { PNG } from "./pictures.ts";
import type { TestServer } from "./start-test-server.ts";

export interface HandingCourse {
  readonly perimeter: string;
  readonly slug: string;
  /** Slugs, in order. */
  readonly pages: readonly [string, string];
}

export async function publishHanding(
  server: TestServer,
  [first, second]: readonly [string, string],
): Promise<HandingCourse> {
  const author = await employ(server, "demo_author");
  const files = [await author.keep(PNG, { fileName: "a.png" }), await author.keep(PNG, { fileName: "b.png" })];
  const created = await author.ask("createProduct", {
    params: { type: "learniz" },
    body: { name: `${first}, ${second}` },
  });
  const { slug, updatedAt, configDraft } = created.json();
  const [chapter] = configDraft.chapters;
  const makePage = (title: string, at: number) => ({
    ...chapter.slides[0],
    slug: `page-${at}`,
    description: title,
    validators: [{ elements: [{ slug: `files-${at}`, type: "STATUS" }] }],
    requirements: at === 0 ? [] : [{ elements: [{ type: "STATUS", chapterSlug: chapter.slug, slideSlug: "page-0" }] }],
    interactivities: [
      {
        slug: `files-${at}`,
        type: "attachment",
        medias: [],
        data: {
          direction: "VERTICAL",
          attachments: [
            { slug: `file-${at}`, name: at === 0 ? "A guide" : "A secret", src: `document:${files[at].slug}` },
            { slug: `web-${at}`, name: "On the web", src: "https://files.example/a.pdf" },
          ],
        },
      },
    ],
  });
  const draft = { ...configDraft, chapters: [{ ...chapter, slides: [makePage(first, 0), makePage(second, 1)] }] };
  const params = { type: "learniz", slug };
  const saved = await author.ask("saveProduct", { params, body: { updatedAt, configDraft: draft } });
  const published = await author.ask("publishProduct", {
    params,
    body: { updatedAt: saved.json().updatedAt, visible: true },
  });
  if (published.statusCode !== 200) throw new Error(published.body);
  const mine = (await author.ask("listMyProducts", { query: {} })).json().products;
  const found = mine.find((one: { readonly productSlug: string }) => one.productSlug === slug);
  return { slug, perimeter: found.perimeterSlug, pages: ["page-0", "page-1"] };
}
