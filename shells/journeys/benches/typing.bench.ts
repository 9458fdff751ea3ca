// Knows what a key costs in the studio: on a page of thirty blocks in a course of two hundred pages, beside bare Slate.
import { expect, signIn, test } from "../platform.ts";
import { compare } from "./figures.ts";
import { measureWork } from "./measure-work.ts";
import { openBare } from "./open-bare.ts";

const [PAGES, BLOCKS] = [200, 30];
test.use({ locale: "en-GB", viewport: { width: 1440, height: 900 } });

const paragraph = (text: string) => ({ type: "paragraph", children: [{ text }] });
const writeBlock = (page: number, at: number) => ({
  slug: `p${page}b${at}`,
  type: "text-box",
  medias: [],
  data: { boxes: [{ contents: [{ nodes: [paragraph(`A line of block ${at + 1}.`)] }] }] },
});
const writePage = (page: number) => ({
  slug: `p${page}`,
  description: `Page ${page + 1}`,
  validators: [],
  requirements: [],
  interactivities: Array.from({ length: page === 0 ? BLOCKS : 4 }, (_, at) => writeBlock(page, at)),
});
const COURSE = {
  version: "1.11.0",
  local: "EN",
  context: { title: "A long course", description: "", author: "" },
  params: {},
  validationConditions: { validAll: true },
  validators: [],
  chapters: Array.from({ length: 10 }, (_, chapter) => ({
    slug: `c${chapter}`,
    title: `Chapter ${chapter + 1}`,
    validators: [],
    requirements: [],
    slides: Array.from({ length: PAGES / 10 }, (_, at) => writePage((chapter * PAGES) / 10 + at)),
  })),
};

test("screens §4 a key in the studio, beside bare Slate", async ({ page, platform }, info) => {
  const token = await platform.signIn("demo_author");
  await platform.call(token, "/api/user", { locale: "en" }, "PUT");
  const made = await platform.call(token, "/api/admin/learniz", { name: "A long course", configDraft: COURSE });
  const { slug } = await made.json();
  const type = () => page.keyboard.press("x");

  await openBare(page, "slate.ts");
  await page.getByText("A line of block 15.").click();
  const bare = await measureWork(page, { runs: 5, times: 10, deed: type });

  await signIn(page, platform, "author", "/admin", `/learniz/${slug}`);
  const block = page.getByRole("textbox", { name: "Text of block 15" });
  await block.click();
  const ours = await measureWork(page, { runs: 5, times: 10, deed: type });
  await expect(block).toContainText("xxxx");
  compare(info, "script, styles and layout of a key", { ours, bare, most: 2 });
});
