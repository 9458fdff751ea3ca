// Knows how a tag goes from the organisation to its products, to the learners who find by it, and away again.
import type { Page } from "@playwright/test";
import { findFaults, measureOverflow } from "./find-faults.ts";
import { expect, type Platform, signIn, test } from "./platform.ts";

const table = (page: Page) => page.getByRole("table", { name: "Learning products" });
const rows = (page: Page) => table(page).getByRole("row");
const titles = (page: Page) => page.getByRole("main").getByRole("heading", { level: 3 });
/** The demo's people read French. */
async function readEnglish(platform: Platform, ...logins: readonly string[]): Promise<void> {
  for (const login of logins) {
    const token = await platform.signIn(`demo_${login}`);
    await platform.call(token, "/api/user", { locale: "en" }, "PUT");
  }
}
/** Types in a dialog of tags and presses Enter, for each tag; a last Enter confirms. */
async function turn(page: Page, title: string, ...typed: readonly string[]): Promise<void> {
  const dialog = page.getByRole("dialog", { name: title });
  const box = dialog.getByRole("searchbox", { name: "Find a tag" });
  await expect(box).toBeFocused();
  await expect(dialog.getByRole("checkbox").first()).toBeVisible();
  for (const text of typed) {
    await box.fill(text);
    await box.press("Enter");
  }
  await box.press("Enter");
  await expect(dialog).toBeHidden();
}

test("§3.34 §7.59 an author tags products by keyboard, a learner finds them by it, and a tag that goes is gone everywhere", {
  tag: "@wide",
}, async ({ page, platform, complaints, browser }) => {
  await readEnglish(platform, "admin", "author", "learner");
  await signIn(page, platform, "admin", "/admin", "/organisation?tab=tags");
  for (const tag of ["fire-safety", "sea"]) {
    await page.getByLabel("New tag").fill(tag);
    await page.getByLabel("New tag").press("Enter");
    await expect(page.getByRole("button", { name: `Remove ${tag}` })).toBeVisible();
  }

  const office = await (await browser.newContext()).newPage();
  await signIn(office, platform, "author", "/admin", "/?state=published&type=learniz&sort=name");
  await rows(office).nth(1).getByRole("checkbox").press("Space");
  await rows(office).nth(2).getByRole("checkbox").press("Space");
  await office.getByRole("region", { name: "Selected products" }).getByRole("button", { name: "Tags…" }).press("Enter");
  await turn(office, "Tags of 2 products", "fire");
  await expect(office.getByText("Tags of 2 products changed").last()).toBeVisible();
  await expect(rows(office).nth(2)).toContainText("fire-safety");

  // The filter stands in the address, and outlives a reload.
  await office.getByRole("group", { name: "Tags" }).getByRole("button", { name: "Tags…" }).press("Enter");
  await turn(office, "Filter by tags", "fire");
  await expect(office).toHaveURL(/tag=fire-safety/);
  await expect(rows(office)).toHaveCount(3);
  await office.reload();
  await expect(rows(office)).toHaveCount(3);
  expect(await findFaults(office)).toEqual([]);
  expect(await measureOverflow(office)).toBe(0);

  const site = await (await browser.newContext()).newPage();
  await signIn(site, platform, "learner", "", "/");
  const chip = site.getByRole("button", { name: "fire-safety (2)" });
  await chip.press("Enter");
  await expect(site).toHaveURL(/tag=fire-safety/);
  await expect(chip).toHaveAttribute("aria-pressed", "true");
  await expect(titles(site)).toHaveCount(2);
  await site.reload();
  await expect(titles(site)).toHaveCount(2);
  expect(await findFaults(site)).toEqual([]);
  // A tag leads from the page of a product to the others that have it.
  await site.goto(platform.url);
  // The home comes back as it was left.
  await expect(chip).toHaveAttribute("aria-pressed", "true");
  await titles(site).first().getByRole("link").press("Enter");
  await expect(site).toHaveURL(/\/product\//);
  await site.getByRole("list", { name: "Tags" }).getByRole("link", { name: "fire-safety" }).press("Enter");
  await expect(titles(site)).toHaveCount(2);
  await expect(site).toHaveURL(/tag=fire-safety/);
  // On a phone the filters are one line that scrolls: the chosen one is in sight.
  await site.setViewportSize({ width: 360, height: 740 });
  await site.reload();
  await expect(chip).toBeInViewport({ ratio: 1 });

  await page.reload();
  await page.getByRole("button", { name: "Remove fire-safety" }).press("Enter");
  const asked = page.getByRole("alertdialog", { name: "Delete the tag “fire-safety”?" });
  await expect(asked).toContainText("2 products have it");
  await asked.getByRole("button", { name: "Delete the tag" }).press("Enter");
  await expect(page.getByRole("button", { name: "Remove fire-safety" })).toBeHidden();
  await expect(page.getByRole("button", { name: "Undo" })).toBeHidden();
  await office.goto(`${platform.url}/admin/?tag=fire-safety`);
  await expect(office.getByText("No product matches")).toBeVisible();
  // The home comes back as it was left: nothing has that tag, and one press shows everything again.
  await site.goto(platform.url);
  await site.getByRole("button", { name: "Show all my courses" }).press("Enter");
  await expect(titles(site).first()).toBeVisible();
  await expect(site.getByRole("button", { name: /^fire-safety/ })).toBeHidden();
  await office.context().close();
  await site.context().close();
  expect(complaints).toEqual([]);
});
