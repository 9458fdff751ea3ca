// Knows what the first page of a course costs on its way to a learner, as Chromium loads it, in gzip as servers send
// it.
import { gzipSync } from "node:zlib";
import { expect, type Page, type Response, test } from "@playwright/test";
import { exportCourse } from "./export-course.ts";
import { type Platform, startPlatform } from "./platform.ts";
import { serveLms } from "./serve-lms.ts";

const NAME = "Welcome: how a course works";
const KB = 1_000;

let platform: Platform;
test.beforeAll(async () => {
  platform = await startPlatform();
});
test.afterAll(() => platform.stop());

/** Gzip bytes of all responses of a page that `isCounted`, once `arrive` has resolved; printed file by file. */
async function weigh(
  page: Page,
  isCounted: (response: Response) => boolean,
  arrive: () => Promise<void>,
): Promise<number> {
  const responses: Response[] = [];
  page.on("response", (response) => isCounted(response) && responses.push(response));
  await arrive();
  let sum = 0;
  for (const response of responses) {
    const { byteLength } = gzipSync(await response.body());
    process.stdout.write(`  ${(byteLength / KB).toFixed(1)} kB ${new URL(response.url()).pathname}\n`);
    sum += byteLength;
  }
  process.stdout.write(`  ${(sum / KB).toFixed(1)} kB in all\n`);
  return sum;
}
/** What computes the colours of a course or a client that has some of its own comes beside the page, for those alone. */
const isCode = (response: Response) => /(?<!\/apply-colors-[\w-]+)\.js$/.test(new URL(response.url()).pathname);
const isCodeOrStyle = (response: Response) => /\.(js|css)$/.test(new URL(response.url()).pathname);

test("the player on the platform needs no more than 193 kB of JavaScript until its first page", async ({ page }) => {
  const token = await platform.signIn("demo_learner");
  const { products } = await (await platform.call(token, "/api/products")).json();
  const { perimeterSlug } = products.find((one: { readonly name: string }) => one.name === NAME);
  const { link } = await (await platform.call(token, `/api/front-dynamic/product/${perimeterSlug}/link`)).json();
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  const sum = await weigh(page, isCode, async () => {
    await page.goto(new URL(link, platform.url).href);
    // What comes late is fetched once this has been seen for a while.
    await expect(page.getByRole("heading", { level: 1, name: "Finding your way" })).toBeVisible();
  });
  expect(sum).toBeGreaterThan(0);
  expect(sum).toBeLessThanOrEqual(193 * KB);
  expect(complaints).toEqual([]);
});

test("an export needs no more than 226 kB of code and styles for its first page", async ({ page }) => {
  const course = await exportCourse(platform, NAME);
  const lms = await serveLms(course.folder);
  const isOfPackage = (response: Response) =>
    new URL(response.url()).pathname.startsWith("/content/") && !response.url().endsWith("/params.js");
  const sum = await weigh(
    page,
    (response) => isOfPackage(response) && isCodeOrStyle(response),
    async () => {
      await page.goto(lms.url);
      const first = page.frameLocator("iframe").getByRole("heading", { level: 1, name: "Finding your way" });
      // One script and one sheet: what shows a page has all of them.
      await expect(first).toBeVisible();
    },
  );
  await lms.close();
  await course.remove();
  expect(sum).toBeGreaterThan(0);
  expect(sum).toBeLessThanOrEqual(226 * KB);
});
