// Knows the cost of a learner's home, of the way from it to the first page of a course, and of a bookmark of it, as
// Chromium loads them, at first with an empty cache.
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { type Platform, signIn, startPlatform } from "./platform.ts";

const NAME = "Welcome: how a course works";
const FIRST_PAGE = { level: 1, name: "Finding your way" } as const;
const KB = 1_000;
/** The code for a client's own look, which a client without one does not load, and pictures. */
const BESIDES = /apply-brand|^\/files\/|^\/icon/;

let platform: Platform;
test.beforeAll(async () => {
  platform = await startPlatform();
});
test.afterAll(() => platform.stop());
test.use({ locale: "en-GB", serviceWorkers: "block" });

interface Loaded {
  readonly path: string;
  /** With the headers of each answer; 0 from the cache. */
  readonly bytes: number;
  /** Milliseconds, by the browser's own clock. */
  readonly askedAt: number;
  /** The address of the document that asked: what the page before still fetches is not of the way. */
  readonly by: string;
}

/** The transfers of this page, without its tokens. */
async function watch(page: Page): Promise<Loaded[]> {
  const loaded: Loaded[] = [];
  const asked = new Map<string, Omit<Loaded, "bytes">>();
  const wire = await page.context().newCDPSession(page);
  wire.on("Network.requestWillBeSent", ({ requestId, request, wallTime, documentURL }) =>
    asked.set(requestId, { path: new URL(request.url).pathname, askedAt: wallTime * 1_000, by: documentURL }),
  );
  wire.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const request = asked.get(requestId);
    if (request) loaded.push({ ...request, bytes: encodedDataLength });
  });
  await wire.send("Network.enable");
  return loaded;
}

/** Weighs what is loaded until `mark` appears, the heading of the first page, and prints each transfer. */
async function weighWay(
  page: Page,
  arrive: () => Promise<unknown>,
  mark = "article h1",
): Promise<{ kB: number; requests: number }> {
  await page.addInitScript((awaited) => {
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector(awaited)) return;
      Object.assign(document.documentElement.dataset, { shownAt: Date.now() });
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  }, mark);
  const loaded = await watch(page);
  const from = Date.now();
  const before = page.url();
  await arrive();
  await expect(
    mark === "article h1" ? page.getByRole("heading", FIRST_PAGE) : page.locator(mark).first(),
  ).toBeVisible();
  const shownAt = Number(await page.evaluate(() => document.documentElement.dataset["shownAt"]));
  expect(shownAt).toBeGreaterThan(from);
  const way = loaded.filter(
    ({ path, bytes, askedAt, by }) => bytes > 0 && by !== before && askedAt <= shownAt && !BESIDES.test(path),
  );
  for (const { path, bytes } of way) process.stdout.write(`  ${(bytes / KB).toFixed(1)} kB ${path}\n`);
  const kB = way.reduce((sum, { bytes }) => sum + bytes, 0) / KB;
  process.stdout.write(`  ${kB.toFixed(1)} kB in ${way.length} requests\n`);
  return { kB, requests: way.length };
}

async function begin(page: Page): Promise<{ context: BrowserContext; link: string; slug: string }> {
  const token = await platform.signIn("demo_learner");
  await platform.call(token, "/api/user", { locale: "en" }, "PUT");
  const { products } = await (await platform.call(token, "/api/products")).json();
  const { perimeterSlug: slug } = products.find((one: { readonly name: string }) => one.name === NAME);
  const { link } = await (await platform.call(token, `/api/front-dynamic/product/${slug}/link`)).json();
  await signIn(page, platform, "learner");
  const storageState = await page.context().storageState();
  const browser = page.context().browser();
  if (!browser) throw new Error("no browser");
  return { context: await browser.newContext({ storageState, serviceWorkers: "block", locale: "en-GB" }), link, slug };
}

test("home comes in 198 kB and 13 requests besides its pictures", async ({ page }) => {
  const { context } = await begin(page);
  const home = await context.newPage();
  const { kB, requests } = await weighWay(home, () => home.goto(platform.url), "main ul h3");
  expect(kB).toBeLessThanOrEqual(198);
  expect(requests).toBeLessThanOrEqual(13);
  await context.close();
});

test("from home to the first page of a course no more than 110 kB come, in 12 requests", async ({ page }) => {
  const { context, link } = await begin(page);
  const home = await context.newPage();
  const isResting = home.waitForResponse((response) => /compose-offline/.test(response.url()));
  await home.goto(platform.url);
  await isResting;
  const { kB, requests } = await weighWay(home, () => home.goto(new URL(link, platform.url).href));
  expect(kB).toBeLessThanOrEqual(110);
  expect(requests).toBeLessThanOrEqual(12);
  await context.close();
});

test("a bookmark of a course opens it at once for who is signed in: 215 kB and 15 requests at most", {
  tag: "@long",
}, async ({ page }) => {
  const { context, slug } = await begin(page);
  const bookmark = await context.newPage();
  const { kB, requests } = await weighWay(bookmark, () => bookmark.goto(`${platform.url}/play/${slug}`));
  expect(kB).toBeLessThanOrEqual(215);
  expect(requests).toBeLessThanOrEqual(15);
  // No token stays in the address, so leaving leads home.
  expect(new URL(bookmark.url()).search).toBe("");
  await context.close();
});
