// Knows what a learner finds who comes back to the network after changes in between: by themselves on a laptop, by the
// author, or by their signing out.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { home, keep, open, openBrowser, signIn } from "./phone/phone.ts";
import { expect, signIn as openSite, type Platform, test } from "./platform.ts";

const COURSE = /recognising phishing/;
const PRACTICE = "Practice: feel the lever";
const FIRST = "What phishing is";

interface Phone {
  readonly page: Page;
  readonly platform: Platform;
  /** Closes the browser, as when the battery is empty: what the phone stores stays. */
  readonly close: () => Promise<void>;
  readonly openAgain: () => Promise<Page>;
}

/** A phone of the demo's learner that keeps the course, without a network. */
async function carry(platform: Platform, act: (phone: Phone) => Promise<void>): Promise<void> {
  await platform.call(await platform.signIn("demo_learner"), "/api/user", { locale: "en" }, "PUT");
  const folder = await mkdtemp(join(tmpdir(), "academiz-phone-"));
  let context = await openBrowser(folder);
  const openPage = async () => context.pages()[0] ?? (await context.newPage());
  const page = await openPage();
  await signIn(page, platform);
  await keep(page, COURSE);
  await expect.poll(() => page.evaluate(async () => (await caches.match("/api/products")) !== undefined)).toBe(true);
  await platform.end("SIGTERM");
  await page.reload();
  await home(page);
  try {
    await act({
      page,
      platform,
      close: () => context.close(),
      async openAgain() {
        context = await openBrowser(folder);
        return openPage();
      },
    });
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function answerPractice(page: Page): Promise<void> {
  await open(page, COURSE);
  await page.getByRole("button", { name: "Open the course menu" }).tap();
  await page.getByRole("button", { name: new RegExp(PRACTICE) }).tap();
  await page.getByRole("article").getByRole("group").nth(0).getByRole("radio", { name: "True" }).check();
  await expect(page.getByText(/kept on this device/).first()).toBeVisible();
}

const readProgress = async (platform: Platform) => {
  const token = await platform.signIn("demo_learner");
  const { products } = await (await platform.call(token, "/api/products")).json();
  const { perimeterSlug } = products.find(({ title }: { readonly title: string }) => COURSE.test(title));
  const { product, progress } = await (await platform.call(token, `/api/learniz/${perimeterSlug}`)).json();
  return { token, perimeterSlug, config: product.config, progress };
};
type Slide = { readonly status: string; readonly interactivities: readonly { readonly data?: unknown }[] };
const listSlides = (progress: { readonly chapters: readonly { readonly slides: readonly Slide[] }[] }) =>
  progress.chapters.flatMap(({ slides }) => slides);

test("decisions 15 who signs out while a result waits is told what stays and what goes; signed in again it is stored", {
  tag: "@long",
}, async ({ platform }) => {
  await carry(platform, async ({ page }) => {
    await answerPractice(page);
    await page.goto(`${platform.url}/`);
    await home(page);
    await expect(page.getByText("1 result waits on this device.")).toBeVisible();
    await expect(page.getByText(/^What you did here without a network is on this device/)).toHaveCount(1);
    const leave = async () => {
      await page.getByRole("button", { name: "Demo Learner" }).tap();
      await page.getByRole("menuitem", { name: "Sign out" }).tap();
    };
    await leave();
    const asked = page.getByRole("alertdialog", { name: "Sign out of this device?" });
    await expect(asked).toContainText("1 result waits here and was not sent yet");
    await expect(asked).toContainText("1 course or file that you keep here is removed");
    await asked.getByRole("button", { name: "Cancel" }).tap();
    await home(page);
    await leave();
    await asked.getByRole("button", { name: "Sign out" }).tap();
    await expect(page).toHaveURL(/auth\/login/);
    await platform.startAgain();
    expect((await readProgress(platform)).progress?.status ?? "NOT_STARTED").toBe("NOT_STARTED");
    await signIn(page, platform);
    await expect.poll(async () => (await readProgress(platform)).progress?.status).toBe("STARTED");
    await expect(page.getByText(/waits? on this device/)).toHaveCount(0);
  });
});

for (const isLater of [false, true])
  test(`decisions 15 what is done on a laptop meanwhile, ${isLater ? "after" : "before"} what the phone did, and what the phone did come together`, {
    tag: "@long",
  }, async ({ platform, page: laptop }) => {
    const visit = async () => {
      await platform.startAgain();
      await openSite(laptop, platform, "learner");
      await laptop.getByRole("button", { name: COURSE }).click();
      await laptop.getByRole("button", { name: new RegExp(FIRST) }).click();
      await expect(laptop.getByRole("heading", { level: 1, name: FIRST })).toBeVisible();
      await expect(laptop.getByText(/^Saved /)).toBeAttached();
      await laptop.goto("about:blank");
    };
    await carry(platform, async ({ page, close, openAgain }) => {
      if (!isLater) {
        await visit();
        await platform.end("SIGTERM");
      }
      await answerPractice(page);
      await close();
      if (isLater) await visit();
      else await platform.startAgain();
      const again = await openAgain();
      await again.goto(`${platform.url}/`);
      await home(again);
      await expect
        .poll(async () => {
          const { progress } = await readProgress(platform);
          const [, first, , practice] = listSlides(progress);
          return [first?.status !== "NOT_STARTED", practice?.interactivities.some(({ data }) => data !== undefined)];
        })
        .toEqual([true, true]);
      await expect(again.getByText(/^Kept on this device/)).toHaveCount(1);
      await expect(again.getByText(/ is on this device/)).toHaveCount(0);
    });
  });

test("§4.66 decisions 15 a publication that was made meanwhile accepts what was done without a network", {
  tag: "@long",
}, async ({ platform }) => {
  await carry(platform, async ({ page, close, openAgain }) => {
    await answerPractice(page);
    await close();
    await platform.startAgain();
    const author = await platform.signIn("demo_author");
    const { config } = await readProgress(platform);
    const { products } = await (await platform.call(author, "/api/admin/learniz?limit=100")).json();
    const { slug, updatedAt } = products.find(({ name }: { readonly name: string }) => COURSE.test(name));
    await platform.call(author, `/api/admin/learniz/publish/${slug}`, { updatedAt, visible: true }, "PATCH");
    const again = await openAgain();
    await again.goto(`${platform.url}/`);
    await home(again);
    await expect
      .poll(async () => {
        const { progress, config: now } = await readProgress(platform);
        return [
          now.publishedDate !== config.publishedDate,
          progress.publishedDate === now.publishedDate,
          progress.status,
        ];
      })
      .toEqual([true, true, "STARTED"]);
    expect(
      listSlides((await readProgress(platform)).progress)[3]?.interactivities.some(({ data }) => data !== undefined),
    ).toBe(true);
  });
});

test("§4.15 the home says once that the site is out of reach, and beside a product that it cannot be opened; reached again, it is as before", {
  tag: "@long",
}, async ({ platform }) => {
  await carry(platform, async ({ page }) => {
    const told = page.getByText(/^The site is out of reach/);
    await expect(told).toBeVisible();
    expect(await page.evaluate(() => navigator.onLine)).toBe(true);
    const card = page
      .getByRole("listitem")
      .filter({ has: page.getByText("Needs the network") })
      .first();
    await expect(card).toBeVisible();
    await expect(page.getByRole("button", { name: "Keep on this device" })).toHaveCount(0);
    await page.getByRole("button", { name: /^Start: Welcome/ }).tap();
    await expect(page.getByRole("alert")).toHaveText(
      "It could not be opened: this device does not hold it, and the site is out of reach.",
    );
    await platform.startAgain();
    await page.getByRole("button", { name: "Try again" }).tap();
    await expect(told).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Keep on this device" }).first()).toBeVisible();
  });
});

test("decisions 15 the home says that there is no network, and offers to keep nothing then", {
  tag: "@long",
}, async ({ platform }) => {
  await platform.call(await platform.signIn("demo_learner"), "/api/user", { locale: "en" }, "PUT");
  const folder = await mkdtemp(join(tmpdir(), "academiz-phone-"));
  const context = await openBrowser(folder);
  const page = context.pages()[0] ?? (await context.newPage());
  await signIn(page, platform);
  const own = page.getByRole("group", { name: COURSE });
  const offer = own.getByRole("button", { name: "Keep on this device" });
  await expect(offer).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(/^You are offline\. What this device holds/)).toBeVisible();
  await expect(own.getByText("Needs the network")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^You are offline/)).toHaveCount(0);
  await expect(offer).toBeVisible();
  await context.close();
  await rm(folder, { recursive: true, force: true });
});
