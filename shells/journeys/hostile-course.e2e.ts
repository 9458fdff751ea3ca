// Knows that an author's words stay words: none of them runs, leads away, or requests anything, on the platform and in
// an export.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { BrowserContext, Page } from "@playwright/test";
import { writeCourseOfWords } from "./course-of-words.ts";
import { exportCourse } from "./export-course.ts";
import { expect, type Platform, signIn, test } from "./platform.ts";

const EVIL = "https://evil.invalid";
const VECTORS = [
  "<img src=x onerror=hit()>",
  "<svg onload=hit()></svg>",
  "<a href='javascript:hit()'>go</a>",
  `<iframe srcdoc="<script>parent.hit()</script>"></iframe>`,
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=hit()&gt;">',
  `<style>@import '${EVIL}/x.css';</style>`,
  `<base href="${EVIL}/">`,
  `<form action="${EVIL}"><input name=x></form>`,
  `<meta http-equiv=refresh content="0;url=${EVIL}">`,
  "</title></style></textarea></script><script>hit()</script>",
  "{{constructor.constructor('hit()')()}}",
] as const;
const WORDS = VECTORS.join(" ");
const ADDRESSES = [
  "javascript:hit()",
  " JaVaScRiPt:hit()",
  "data:text/html,<script>parent.hit()</script>",
  "//evil.invalid",
];

const links = ADDRESSES.map((url) => ({ type: "link", url, children: [{ text: `to ${url}` }] }));
const leaf = [{ text: WORDS }];
const COURSE = writeCourseOfWords({
  text: WORDS,
  nodes: [
    { type: "quote", children: links },
    { type: "bulleted-list", children: [{ type: "list-item", children: [...links, ...leaf] }] },
    {
      type: "table",
      caption: WORDS,
      headRow: true,
      children: [leaf, [...links, ...leaf]].map((children) => ({
        type: "table-row",
        children: [{ type: "table-cell", children }],
      })),
    },
    { type: "callout", tone: "danger", children: [...links, ...leaf] },
    { type: "code-block", children: leaf },
    ...ADDRESSES.map((src) => ({ type: "embed", src, title: WORDS, children: [{ text: "" }] })),
    {
      type: "columns",
      children: [leaf, [...links, ...leaf]].map((children) => ({
        type: "column",
        children: [{ type: "paragraph", children }],
      })),
    },
    { type: "image", src: 'document:x" onerror="hit()', alt: WORDS, caption: WORDS, children: [{ text: "" }] },
  ],
  params: {
    styleParams: {
      status: "CUSTOM",
      primaryColor: `red;}</style><script>hit()</script>`,
      fontTitle: { family: `x;}body{background:url(${EVIL}/font)}`, cssName: "</style><script>hit()</script>" },
      themesCSS: `</style><script>hit()</script> body { background: url(${EVIL}/theme); width: expression(hit()) }`,
    },
  },
  validators: [{ elements: [{ slug: "game", type: "STATUS" }] }],
});

/** Published for everyone of the demo, under a name of vectors too. */
async function publishHostile(platform: Platform): Promise<string> {
  const token = await platform.signIn("demo_author");
  const name = `Words ${VECTORS[0]} ${VECTORS[9]}`;
  const made = await platform.call(token, "/api/admin/learniz", { name, configDraft: COURSE });
  const { slug, updatedAt } = (await made.json()) as { readonly slug: string; readonly updatedAt: string };
  await platform.call(token, `/api/admin/learniz/publish/${slug}`, { updatedAt, visible: true }, "PATCH");
  return name;
}

interface Watched {
  readonly hits: string[];
  readonly asked: string[];
}
/** Notes scripts that ran, and requests. */
async function watch(context: BrowserContext): Promise<Watched> {
  const watched: Watched = { hits: [], asked: [] };
  await context.exposeFunction("hit", () => watched.hits.push("hit"));
  context.on("request", (request) => watched.asked.push(request.url()));
  context.on("page", (page) => page.on("dialog", (dialog) => watched.hits.push(dialog.message())));
  return watched;
}

async function seeWords(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(WORDS);
  const article = page.getByRole("article");
  await expect(article.getByRole("paragraph").filter({ hasText: WORDS }).first()).toBeVisible();
  for (const address of ADDRESSES) await expect(article).toContainText(`to ${address}`);
  // The parts that are loaded late have arrived, in a package too.
  await expect(article.getByRole("columnheader")).toHaveText(WORDS);
  for (const late of [article.getByRole("cell"), article.getByRole("note"), article.locator("pre")])
    await expect(late).toContainText(WORDS);
  await expect(article.getByRole("link")).toHaveCount(0);
  await expect(article.locator("iframe, form, base, style, script, math, meta")).toHaveCount(0);
  await article.getByRole("radio").first().locator("xpath=..").click();
  await article.getByRole("button", { name: "Check my answers" }).click();
  await expect(article).toContainText("right answer");
}

let name: string;
test.beforeAll(async ({ findPlatform }, { file }) => {
  name = await publishHostile(await findPlatform(file));
});

test("attacks 48 and 52: on the platform, in lists and in the player, markup and style of an author are words", async ({
  browser,
  platform,
}) => {
  const context = await browser.newContext({ locale: "en-GB" });
  const { hits, asked } = await watch(context);
  const page = await context.newPage();
  await signIn(page, platform, "trainer");
  const card = page.getByRole("listitem").filter({ has: page.getByRole("heading").filter({ hasText: VECTORS[0] }) });
  await card.getByRole("button").click();
  await seeWords(page);
  expect(hits).toEqual([]);
  expect(asked.filter((url) => !url.startsWith(platform.url))).toEqual([]);
  await context.close();
});

test("attacks 48 and 52: in the back office, in its list and in the studio, they are words too", {
  tag: "@long",
}, async ({ browser, platform }) => {
  const context = await browser.newContext({ locale: "en-GB" });
  const { hits, asked } = await watch(context);
  const page = await context.newPage();
  await signIn(page, platform, "author", "/admin");
  await page.getByRole("link").filter({ hasText: VECTORS[0] }).first().click();
  await expect(page.getByText(VECTORS[0]).first()).toBeVisible();
  expect(hits).toEqual([]);
  expect(asked.filter((url) => !url.startsWith(platform.url) && !url.startsWith("data:"))).toEqual([]);
  await context.close();
});

test("attacks 48 and 52: in an export opened from a disk, where no policy of a server helps", { tag: "@long" }, async ({
  browser,
  platform,
}) => {
  const course = await exportCourse(platform, name, "web");
  const context = await browser.newContext({ locale: "en-GB" });
  const { hits, asked } = await watch(context);
  const page = await context.newPage();
  await page.goto(pathToFileURL(join(course.folder, "index.html")).href);
  await seeWords(page);
  const home = pathToFileURL(course.folder).href;
  expect(hits).toEqual([]);
  expect(asked.filter((url) => !url.startsWith(home))).toEqual([]);
  await context.close();
  await course.remove();
});
