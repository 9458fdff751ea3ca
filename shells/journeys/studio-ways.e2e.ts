// Knows the details of the studio and of links: what undo shows, what typing replaces, how a course is withdrawn, and
// that the focus is never lost.
import type { Page } from "@playwright/test";
import { findFaults, measureOverflow } from "./find-faults.ts";
import { expect, type Platform, signIn, test } from "./platform.ts";

test.use({ locale: "en-GB", viewport: { width: 1440, height: 900 } });

async function openNewCourse(page: Page, platform: Platform, name: string): Promise<string> {
  const token = await platform.signIn("demo_author");
  await platform.call(token, "/api/user", { locale: "en" }, "PUT");
  await signIn(page, platform, "author", "/admin");
  await page.getByRole("button", { name: "New course" }).click();
  const dialog = page.getByRole("dialog", { name: "New course" });
  await dialog.getByRole("textbox", { name: "Name" }).fill(name);
  await dialog.getByRole("radio", { name: "Français" }).check();
  await dialog.getByRole("button", { name: "Create the course" }).click();
  await expect(page.getByRole("textbox", { name: "Text of block 1" })).toBeVisible();
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}
/** Expects a focus although the pressed element is gone. */
const keepsFocus = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
const saved = (page: Page) => expect(page.locator("[data-saving=saved]")).toBeVisible();

test("a new page is named in the language of its course and typed over; undo and redo lead to what they changed", {
  tag: "@long",
}, async ({ page, platform }) => {
  await openNewCourse(page, platform, "Out of sight");
  await page.getByRole("button", { name: "Add a page" }).click();
  const title = page.getByRole("textbox", { name: "Title of the page" });
  await expect(title).toHaveValue("Nouvelle page");
  await page.keyboard.type("Second");
  await expect(title).toHaveValue("Second");
  await page.getByRole("button", { name: "Add a block" }).click();
  await page
    .getByRole("dialog", { name: "Add a block" })
    .getByRole("button", { name: /^True or false/ })
    .click();
  await expect(page.getByRole("textbox", { name: "Title of the game" })).toBeFocused();
  await page.keyboard.type("My quiz");
  await expect(page.getByRole("textbox", { name: "Title of the game" })).toHaveValue("My quiz");

  await page.getByRole("toolbar", { name: "Selected element" }).getByRole("button", { name: "Delete" }).click();
  await expect(title).toHaveValue("Page 1");
  // The first press on the title selects all of it.
  await title.click();
  await expect
    .poll(() => title.evaluate((field: HTMLInputElement) => [field.selectionStart, field.selectionEnd]))
    .toEqual([0, "Page 1".length]);
  const undo = page.getByRole("button", { name: "Undo", exact: true }).first();
  await undo.click();
  await expect(title).toHaveValue("Second");
  await page.getByRole("treeitem", { name: "Page 1" }).click();
  await expect(title).toHaveValue("Page 1");
  await undo.click();
  await expect(title).toHaveValue("Second");
  await page.getByRole("treeitem", { name: "Page 1" }).click();
  await page.getByRole("button", { name: "Redo" }).click();
  await expect(title).toHaveValue("Second");
});

test("decisions 4 a course is withdrawn in the studio, and published again", { tag: "@long" }, async ({
  page,
  platform,
}) => {
  await openNewCourse(page, platform, "Withdrawn here");
  // Nothing can be withdrawn yet.
  await page.getByRole("button", { name: "More" }).click();
  await expect(page.getByRole("menuitem", { name: "Download as a file" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Withdraw…" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await saved(page);
  const header = page.getByRole("banner");
  await header.getByRole("button", { name: "Publish", exact: true }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Publish/ })
    .click();
  await expect(page.getByText("The course is published")).toBeVisible();
  await header.getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "Withdraw…" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("Their progress and results are kept");
  expect(await findFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await measureOverflow(page)).toBe(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await dialog.getByRole("button", { name: "Withdraw", exact: true }).click();
  await expect(page.getByText("The course is withdrawn")).toBeVisible();
  await expect(header.getByText("Withdrawn", { exact: true })).toBeVisible();
  await keepsFocus(page);
});

test("the focus stays in the page: back to the list, after a conflict, after a link was asked for", {
  tag: "@long",
}, async ({ page, platform }) => {
  const slug = await openNewCourse(page, platform, "Focus kept");
  await saved(page);
  const token = await platform.signIn("demo_author");
  const read = async () => (await platform.call(token, `/api/admin/learniz/${slug}`)).json();
  const { updatedAt } = await read();
  await platform.call(token, `/api/admin/learniz/${slug}`, { updatedAt, name: "Focus taken" }, "PATCH");
  await page.getByRole("textbox", { name: "Title of the page" }).fill("Mine");
  const keep = page.getByRole("alertdialog").getByRole("button", { name: /^Keep (mine|this one)$/ });
  await expect(keep).toBeEnabled();
  await keep.press("Enter");
  await expect(page.getByRole("alertdialog")).toBeHidden();
  await saved(page);
  await keepsFocus(page);
  await page.getByRole("link", { name: "Learning products" }).first().press("Enter");
  await expect(page.getByRole("button", { name: "New course" })).toBeVisible();
  await keepsFocus(page);

  await page.goto(`${platform.url}/auth/forgotten?client=demo`);
  await page.getByLabel("Organisation").fill("demo");
  await page.getByLabel("Login").fill("trainer");
  await page.getByLabel("Login").press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Ask whoever runs this platform" })).toBeVisible();
  await keepsFocus(page);
});
