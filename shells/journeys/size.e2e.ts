// Knows the size of the first page of a course on its way to a learner, as Chromium loads it, in gzip as servers send
// it.
import { gzipSync } from "node:zlib";
import { expect, type Locator, type Page, type Response, test } from "@playwright/test";
import { exportCourse } from "./export-course.ts";
import { type Platform, signIn, startPlatform } from "./platform.ts";
import { serveLms } from "./serve-lms.ts";

const NAME = "Welcome: how a course works";
const FIRST_PAGE = { level: 1, name: "Finding your way" } as const;
const KB = 1_000;

let platform: Platform;
test.beforeAll(async () => {
  platform = await startPlatform();
});
test.afterAll(() => platform.stop());

/**
 * Gzip bytes of all responses that `isCounted` and that the page or a frame of it requested before the first page was
 * there; printed file by file. `arrive` opens it.
 */
async function weigh(
  page: Page,
  isCounted: (response: Response) => boolean,
  arrive: () => Promise<void>,
  shown: () => Locator,
  mark = "article h1",
): Promise<number> {
  const responses: Response[] = [];
  page.on("response", (response) => isCounted(response) && responses.push(response));
  await page.addInitScript((awaited) => {
    // What the apps fetch once a page is idle is not counted, also on a machine that is slower than that delay.
    const setTimer = window.setTimeout;
    const isRest = (delay: unknown) => delay === 3_000;
    Object.assign(window, {
      setTimeout: (...given: Parameters<typeof setTimer>) => (isRest(given[1]) ? 0 : setTimer(...given)),
    });
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector(awaited)) return;
      Object.assign(document.documentElement.dataset, { shownAt: Date.now() });
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  }, mark);
  await arrive();
  // Late parts are fetched some time after this is visible, and a busy machine may notice it late.
  await expect(shown()).toBeVisible();
  const shownAt = Number(await shown().evaluate(() => document.documentElement.dataset["shownAt"]));
  expect(shownAt).toBeGreaterThan(0);
  let sum = 0;
  for (const response of responses.filter((one) => one.request().timing().startTime <= shownAt)) {
    const { byteLength } = gzipSync(await response.body());
    process.stdout.write(`  ${(byteLength / KB).toFixed(1)} kB ${new URL(response.url()).pathname}\n`);
    sum += byteLength;
  }
  process.stdout.write(`  ${(sum / KB).toFixed(1)} kB in all\n`);
  return sum;
}
/** The code that computes the own look of a course or a client is loaded only for those, and is not counted. */
const isCode = (response: Response) => /(?<!\/apply-brand-[\w-]+)\.js$/.test(new URL(response.url()).pathname);
const isCodeOrStyle = (response: Response) => /\.(js|css)$/.test(new URL(response.url()).pathname);

test.use({ locale: "en-GB" });

test("the player on the platform needs no more than 180 kB of JavaScript until its first page", async ({ page }) => {
  const token = await platform.signIn("demo_learner");
  const { products } = await (await platform.call(token, "/api/products")).json();
  const { perimeterSlug } = products.find((one: { readonly name: string }) => one.name === NAME);
  const { link } = await (await platform.call(token, `/api/front-dynamic/product/${perimeterSlug}/link`)).json();
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  const sum = await weigh(
    page,
    isCode,
    async () => void (await page.goto(new URL(link, platform.url).href)),
    () => page.getByRole("heading", FIRST_PAGE),
  );
  expect(sum).toBeGreaterThan(0);
  expect(sum).toBeLessThanOrEqual(180 * KB);
  expect(complaints).toEqual([]);
});

test("the office needs no more than 320 kB of JavaScript until its products stand there, a course 300 until it is read, 536 until it is written", async ({
  page,
}) => {
  // An author who reads the language of their browser, as most do, loads one catalogue.
  const token = await platform.signIn("demo_author");
  await platform.call(token, "/api/user", { locale: "en" }, "PUT");
  const { products: all } = await (await platform.call(token, "/api/admin/learniz?limit=100")).json();
  const { slug } = all.find((one: { readonly name: string }) => one.name === NAME);
  await signIn(page, platform, "author", "/admin");
  const list = await page.context().newPage();
  const products = () => list.getByRole("table").getByRole("link").first();
  const office = await weigh(list, isCode, async () => void (await list.goto(page.url())), products, "table a");
  const course = `${platform.url}/admin/learniz/${slug}`;
  const desk = await page.context().newPage();
  const block = () => desk.locator("[data-block]").first();
  const read = await weigh(desk, isCode, async () => void (await desk.goto(course)), block, "[data-block]");
  const pen = await page.context().newPage();
  const text = () => pen.locator("[data-block] [role=textbox]").first();
  const written = await weigh(
    pen,
    isCode,
    async () => void (await pen.goto(course)),
    text,
    "[data-block] [role=textbox]",
  );
  expect(office).toBeGreaterThan(0);
  expect(office).toBeLessThanOrEqual(320 * KB);
  expect(read).toBeGreaterThan(0);
  expect(read).toBeLessThanOrEqual(300 * KB);
  expect(written).toBeGreaterThan(read);
  expect(written).toBeLessThanOrEqual(536 * KB);
});

test("an export needs no more than 220 kB of code and styles for its first page", async ({ page }) => {
  const course = await exportCourse(platform, NAME);
  const lms = await serveLms(course.folder);
  const isOfPackage = (response: Response) =>
    new URL(response.url()).pathname.startsWith("/content/") && !response.url().endsWith("/params.js");
  const sum = await weigh(
    page,
    (response) => isOfPackage(response) && isCodeOrStyle(response),
    async () => void (await page.goto(lms.url)),
    () => page.frameLocator("iframe").getByRole("heading", FIRST_PAGE),
  );
  await lms.close();
  await course.remove();
  expect(sum).toBeGreaterThan(0);
  expect(sum).toBeLessThanOrEqual(220 * KB);
});
