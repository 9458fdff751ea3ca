// Knows what the first view of home leaves for later, and that nobody who asks for it early notices.
import type { Page } from "@playwright/test";
import { expect, signIn, test } from "./platform.ts";

test.use({ locale: "en-GB", serviceWorkers: "block" });

/** Holds what matches back until the returned function is called. */
async function holdBack(page: Page, what: RegExp): Promise<() => void> {
  let come = () => {};
  const coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(what, async (route) => {
    await coming;
    await route.continue();
  });
  return come;
}

test("decisions 14 the user's menu that is asked for before its items came opens once they come, by keys and by pointer", {
  tag: "@long",
}, async ({ page, platform }) => {
  await platform.call(await platform.signIn("demo_learner"), "/api/user", { locale: "en" }, "PUT");
  const come = await holdBack(page, /\/assets\/own-menu-/);
  await signIn(page, platform, "learner");
  const button = page.getByRole("banner").getByRole("button").last();
  const menu = page.getByRole("menu");
  await button.press("ArrowDown");
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await expect(menu).toHaveCount(0);
  come();
  await expect(menu.getByRole("menuitemradio").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.press("Enter");
  await expect(menu.getByRole("menuitemradio").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await button.click();
  await expect(menu).toBeVisible();
  await button.click();
  await expect(menu).toHaveCount(0);
  await button.click();
  await menu.getByRole("menuitem", { name: "My account" }).click();
  await expect(page).toHaveURL(/\/account$/);
});

test("decisions 14 the list of notifications that is asked for before it came opens once it comes", {
  tag: "@wide",
}, async ({ page, platform }) => {
  await platform.call(await platform.signIn("demo_learner"), "/api/user", { locale: "en" }, "PUT");
  const come = await holdBack(page, /\/assets\/(panel|live-notifications)-/);
  await signIn(page, platform, "learner");
  const bell = page.getByRole("button", { name: /^Notifications/ });
  await bell.press("Enter");
  const list = page.getByRole("dialog", { name: "Notifications" });
  await expect(list).toHaveCount(0);
  come();
  await expect(list).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(list).toHaveCount(0);
  await expect(bell).toBeFocused();
});

test("decisions 14 notifications that are asked for and do not come are missed in words, and come when they are asked for again", {
  tag: "@wide",
}, async ({ page, platform }) => {
  await platform.call(await platform.signIn("demo_learner"), "/api/user", { locale: "en" }, "PUT");
  const lost = /\/assets\/live-notifications-/;
  await page.route(lost, (route) => route.abort());
  const atRest = page.waitForEvent("requestfailed", (request) => lost.test(request.url()));
  await signIn(page, platform, "learner");
  await expect(page.locator("main ul h3").first()).toBeVisible();
  await atRest;
  const bell = page.getByRole("button", { name: /^Notifications/ });
  // Nobody asked for them yet: nothing is missed.
  await expect(page.getByText("A part of this page did not arrive")).toHaveCount(0);
  await bell.press("Enter");
  const missed = page.getByRole("alert").filter({ hasText: "A part of this page did not arrive" });
  await expect(missed).toBeVisible();
  await page.unroute(lost);
  await missed.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("dialog", { name: "Notifications" })).toBeVisible();
});

test("§9.51 a page in English or French loads the usual letters alone, and the whole face for a letter of another language", {
  tag: "@wide",
}, async ({ page, platform }) => {
  const fonts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") fonts.push(request.url().replace(/.*\/|-[^-]*$/g, ""));
  });
  for (const locale of ["fr", "en"]) {
    await platform.call(await platform.signIn("demo_learner"), "/api/user", { locale }, "PUT");
    await signIn(page, platform, "learner");
    await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
  }
  expect([...new Set(fonts)].sort()).toEqual(["dm-sans-latin-medium", "inter-latin-wght-usual"]);
  await page.getByRole("searchbox").fill("señal");
  await expect.poll(() => fonts).toContain("inter-latin-wght-normal");
});

test("§7.92 home asks for its products beside the question who is there, and only once", { tag: "@wide" }, async ({
  page,
  platform,
}) => {
  await platform.call(await platform.signIn("demo_learner"), "/api/user", { locale: "en" }, "PUT");
  await signIn(page, platform, "learner");
  await expect(page.locator("main ul h3").first()).toBeVisible();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const come = await holdBack(page, /\/api\/me$/);
  await page.reload({ waitUntil: "commit" });
  await expect.poll(() => asked).toEqual(expect.arrayContaining(["/api/products", "/api/slot"]));
  await expect(page.locator("main ul h3")).toHaveCount(0);
  come();
  await expect(page.locator("main ul h3").first()).toBeVisible();
  expect(asked.filter((path) => path === "/api/products")).toHaveLength(1);
});
