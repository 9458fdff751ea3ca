// Knows what the first view of home costs with sixty products: bytes and requests, now and from the cache, when its
// largest part stands there on a slow phone, and what moves meanwhile.
import { type Browser, expect, type Page } from "@playwright/test";
import { type Platform, signIn, test } from "../platform.ts";
import { compare, say } from "./figures.ts";
import { serveChain } from "./serve-chain.ts";
import { type Asked, watchRequests } from "./watch-requests.ts";

const PRODUCTS = 60;
const RUNS = 3;
const KB = 1_000;
/** Bytes a second and milliseconds, of a phone on the way. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const PHONE = { viewport: { width: 390, height: 844 }, locale: "en-GB", serviceWorkers: "block" } as const;

async function publishMany(platform: Platform): Promise<void> {
  const token = await platform.signIn("demo_author");
  for (let at = 1; at <= PRODUCTS; at += 1) {
    const made = await platform.call(token, "/api/admin/learniz", { name: `A course to look at ${at}` });
    const { slug, updatedAt } = await made.json();
    await platform.call(token, `/api/admin/learniz/publish/${slug}`, { updatedAt, visible: true }, "PATCH");
  }
}

/** As what a browser keeps of somebody who signed in before. */
async function keepSession(page: Page, platform: Platform) {
  await platform.call(await platform.signIn("demo_learner"), "/api/user", { locale: "en" }, "PUT");
  await signIn(page, platform, "learner");
  return page.context().storageState();
}

type Stored = Awaited<ReturnType<typeof keepSession>>;
const openPhone = async (browser: Browser, storageState?: Stored): Promise<Page> =>
  (await browser.newContext({ ...PHONE, ...(storageState && { storageState }) })).newPage();

/** When the largest part stood there, in milliseconds, and how much moved. */
async function readPaint(page: Page): Promise<{ readonly largest: number; readonly moved: number }> {
  return page.evaluate(
    () =>
      new Promise<{ largest: number; moved: number }>((done) => {
        const found = { largest: 0, moved: 0 };
        new PerformanceObserver((list) => {
          for (const { startTime } of list.getEntries()) found.largest = startTime;
        }).observe({ type: "largest-contentful-paint", buffered: true });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ("value" in entry) found.moved += Number(entry.value);
        }).observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => done(found)));
      }),
  );
}

/** What is fetched for a later day comes once home stands there. */
const LATER = /compose-offline/;
const isHome = async (page: Page) => {
  await page.waitForResponse((response) => LATER.test(response.url()));
  await expect(page.getByRole("heading", { name: "A course to look at" }).first()).toBeVisible();
};
/** What is fetched once the page is at rest, in whichever order. */
const AT_REST = /compose-(offline|late)|live-notifications/;
const untilHome = (asked: readonly Asked[]) => {
  const end = asked.findIndex(({ path }) => AT_REST.test(path));
  return asked.slice(0, end < 0 ? asked.length : end);
};
const weigh = (asked: readonly Asked[]) => {
  const counted = asked.filter(({ type, bytes }) => type !== "Image" && bytes > 0);
  return { kB: counted.reduce((sum, { bytes }) => sum + bytes, 0) / KB, requests: counted.length };
};

async function openSlowly(page: Page, address: string, ready: () => Promise<void>) {
  const wire = await page.context().newCDPSession(page);
  await wire.send("Network.emulateNetworkConditions", SLOW);
  await wire.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const isReady = ready();
  await page.goto(address);
  await isReady;
  return readPaint(page);
}

test("the first view of home with sixty products, beside a page of the same bytes", async ({
  page,
  platform,
  browser,
}, info) => {
  await publishMany(platform);
  const session = await keepSession(page, platform);

  const first = await openPhone(browser, session);
  const read = await watchRequests(first);
  const isThere = isHome(first);
  await first.goto(platform.url);
  await isThere;
  const asked = untilHome(read());
  for (const { bytes, depth, path } of asked) say(info, `${(bytes / KB).toFixed(1)} kB, ${depth} deep, ${path}`);
  const { kB, requests } = weigh(asked);
  say(info, `first view: ${kB.toFixed(1)} kB (at most 200), ${requests} requests (at most 15), pictures aside`);
  expect.soft(kB, "kB").toBeLessThanOrEqual(200);
  expect.soft(requests, "requests").toBeLessThanOrEqual(15);
  const before = read().length;
  const isBack = isHome(first);
  await first.reload();
  await isBack;
  const since = read().slice(before);
  // Late parts of the first page may still be on their way.
  const askedAgain = untilHome(since.slice(since.findIndex(({ path }) => path === "/")));
  for (const { bytes, depth, path } of askedAgain)
    say(info, `again ${(bytes / KB).toFixed(1)} kB, ${depth} deep, ${path}`);
  const again = weigh(askedAgain);
  say(info, `second view: ${again.kB.toFixed(1)} kB (at most 10), ${again.requests} requests`);
  expect.soft(again.kB, "kB of the second view").toBeLessThanOrEqual(10);
  await first.context().close();

  const served = await serveChain(asked);
  const ours: number[] = [];
  const bare: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const phone = await openPhone(browser, session);
    const { largest, moved } = await openSlowly(phone, platform.url, () => isHome(phone));
    ours.push(largest);
    say(info, `moved: ${moved.toFixed(3)} (at most 0.02)`);
    expect.soft(moved, "layout shift").toBeLessThanOrEqual(0.02);
    await phone.context().close();
    const other = await openPhone(browser);
    bare.push((await openSlowly(other, served.origin, () => expect(other.locator("h1")).toBeVisible())).largest);
    await other.context().close();
  }
  await served.close();
  compare(info, "largest part on a slow phone", { ours, bare, most: 1.3 });
});
