// Knows what an author sees and may do while the tools of the studio are on their way.
import type { Page } from "@playwright/test";
import { findFaults } from "./find-faults.ts";
import { expect, type Platform, signIn, test } from "./platform.ts";

const NAME = "Welcome: how a course works";
/** The studio itself, and the editor of texts; not the part that shows a course. */
const TOOLS = /\/assets\/(studio-(?!page)|rich-text-editor)[^/]*\.js$/;

async function openCourse(page: Page, platform: Platform): Promise<void> {
  const token = await platform.signIn("demo_author");
  await platform.call(token, "/api/user", { locale: "en" }, "PUT");
  const { products } = await (await platform.call(token, "/api/admin/learniz?limit=100")).json();
  const { slug } = products.find((one: { readonly name: string }) => one.name === NAME);
  await signIn(page, platform, "author", "/admin");
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ("value" in entry && !("hadRecentInput" in entry && entry.hadRecentInput))
          Object.assign(window, { moved: Reflect.get(window, "moved") + Number(entry.value) });
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(`${platform.url}/admin/learniz/${slug}`);
}

test.use({ locale: "en-GB" });

test("decisions 15 a course is read before its tools come: what its author asks for meanwhile happens then, and nothing jumps", {
  tag: "@wide",
}, async ({ page, platform }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(TOOLS, async (route) => {
    await released;
    await route.continue();
  });
  await openCourse(page, platform);
  const text = page.locator("[data-block] [data-read-text]").first();
  await expect(text).toContainText(/\S/);
  await expect(page.getByRole("status").filter({ hasText: "The tools are on their way…" })).toBeVisible();
  await expect(page.getByRole("tree", { name: "Outline" }).getByRole("treeitem").nth(2)).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await text.click();
  await expect(text).toBeFocused();
  release();
  await expect(page.locator("[data-block] [role=textbox]").first()).toBeFocused();
  await expect(page.getByText("The tools are on their way…")).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, "moved"))).toBeLessThanOrEqual(0.02);
});

test("§8.33 the tools of the studio do not come: the course stays readable, says so, and is written once they come", {
  tag: "@long",
}, async ({ page, platform }) => {
  await page.route(TOOLS, (route) => route.abort());
  await openCourse(page, platform);
  await expect(page.getByRole("alert").filter({ hasText: "did not arrive" })).toBeVisible();
  await expect(page.locator("[data-read-text]").first()).toContainText(/\S/);
  await expect(page.getByText("The tools are on their way…")).toHaveCount(0);
  await page.getByRole("button", { name: "Export" }).click();
  await page.unrouteAll();
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(page.getByRole("dialog")).toBeVisible();
});
