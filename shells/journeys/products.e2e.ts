// Knows how an author keeps many products in order: in folders, by keyboard and by drag, and several at once.
import type { Page, Route } from "@playwright/test";
import { findFaults } from "./find-faults.ts";
import { expect, type Platform, signIn, test } from "./platform.ts";

const table = (page: Page) => page.getByRole("table", { name: "Learning products" });
const rows = (page: Page) => table(page).getByRole("row");
const folder = (page: Page, name: string) =>
  page.getByRole("tree", { name: "Folders" }).getByRole("treeitem", { name, exact: true });
const toast = (page: Page) => page.locator("[data-toasts]").first();

/** Publishable courses of these names, added by the API, for somebody who reads English. */
async function addCourses(platform: Platform, names: readonly string[]): Promise<void> {
  const token = await platform.signIn("demo_admin");
  await platform.call(token, "/api/user", { locale: "en" }, "PUT");
  await Promise.all(names.map((name) => platform.call(token, "/api/admin/learniz", { name, local: "EN" })));
}
async function makeFolder(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "New folder" }).press("Enter");
  await page.getByRole("dialog").getByLabel("Name").fill(name);
  await page.getByRole("dialog").getByRole("button", { name: "Create the folder" }).press("Enter");
  await expect(folder(page, name)).toHaveAttribute("aria-selected", "true");
}

/** Delays the first request to such an address, until the function that it answers is called. */
async function holdOne(page: Page, url: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const hold = async (route: Route) => {
    await released;
    await route.continue();
  };
  await page.route(url, hold, { times: 1 });
  return release;
}

test("§3.66 §8.11 products go into folders by keyboard and by drag, are narrowed down, and are published and deleted together", {
  tag: "@long",
}, async ({ page, platform, complaints }) => {
  await addCourses(platform, ["Tide one", "Tide two", "Tide three"]);
  await signIn(page, platform, "admin", "/admin", "/");
  await makeFolder(page, "Sea");
  await expect(page.getByRole("heading", { name: "No product directly here" })).toBeVisible();
  await makeFolder(page, "Storms");
  // A nested folder moves out of its parent, and back, by keys.
  await folder(page, "Storms").press("Alt+ArrowLeft");
  await expect(folder(page, "Storms")).toHaveAttribute("aria-level", "2");
  await folder(page, "Storms").press("Alt+ArrowRight");
  await expect(folder(page, "Storms")).toHaveAttribute("aria-level", "3");

  await folder(page, "All products").click();
  await page.getByRole("searchbox", { name: "Search products" }).fill("Tide");
  await expect(rows(page)).toHaveCount(4);
  expect(await findFaults(page)).toEqual([]);
  await table(page)
    .getByRole("row", { name: /Tide one/ })
    .getByText("Course")
    .dragTo(folder(page, "Sea"));
  await expect(toast(page)).toContainText("1 product moved");
  // The next toast waits behind this one.
  await toast(page).getByRole("button", { name: "Close" }).press("Enter");
  await page.getByRole("checkbox", { name: "Select all" }).press("Space");
  const bar = page.getByRole("region", { name: "Selected products" });
  await expect(bar).toContainText("3 products selected");
  await bar.getByRole("button", { name: "Move…" }).press("Enter");
  await page.getByRole("dialog").getByRole("treeitem", { name: "Storms" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Move here" }).press("Enter");
  await expect(toast(page)).toContainText("3 products moved");
  // The move can be undone from any page.
  await page.getByRole("link", { name: "Play a file" }).click();
  await expect(table(page)).toBeHidden();
  const undo = page.locator("[data-toasts]").getByRole("button", { name: "Undo" }).last();
  await undo.press("Enter");
  await expect(page.locator("[data-toasts]").getByText("3 products moved").last()).toBeVisible();
  await page.goBack();
  await folder(page, "Sea").click();
  await expect(page).toHaveURL(/folder=/);
  await expect(rows(page)).toHaveCount(2);

  await page.goBack();
  await expect(rows(page)).toHaveCount(4);
  await page.getByRole("checkbox", { name: "Select all" }).press("Space");
  // Products that are selected while an action runs stay selected.
  const release = await holdOne(page, /\/publish\//);
  await bar.getByRole("button", { name: "Publish…" }).press("Enter");
  await page.getByRole("alertdialog", { name: "Publish 3 products?" }).getByRole("button", { name: "Publish" }).click();
  await expect(page.getByRole("region", { name: "What is being done" })).toBeVisible();
  await page.getByRole("checkbox", { name: "Select all" }).press("Space");
  release();
  await expect(page.locator("[data-toasts]").getByText("3 products published").last()).toBeVisible();
  await expect(bar).toContainText("3 products selected");
  await bar.getByRole("button", { name: "Clear the selection" }).press("Enter");
  await page
    .getByRole("group", { name: "Status" })
    .getByRole("button", { name: "Published", exact: true })
    .press("Enter");
  await expect(page).toHaveURL(/state=published/);
  await expect(rows(page)).toHaveCount(4);
  await page.getByRole("checkbox", { name: "Select all" }).press("Space");
  // Before a withdrawal, as before a deletion, the dialog lists what leads to the products.
  await page.route(/\/used$/, async (route) => {
    const uses = await (await route.fetch()).json();
    await route.fulfill({ json: { ...uses, products: [{ slug: "harbour", type: "coursiz", name: "Harbour path" }] } });
  });
  await bar.getByRole("button", { name: "Withdraw…" }).press("Enter");
  const withdrawal = page.getByRole("alertdialog", { name: "Withdraw 3 products?" });
  await expect(withdrawal.getByRole("listitem")).toHaveText(["Harbour path", "Harbour path", "Harbour path"]);
  await withdrawal.getByRole("button", { name: "Cancel" }).press("Enter");
  await page.unroute(/\/used$/);
  await bar.getByRole("button", { name: "Delete…" }).press("Enter");
  const question = page.getByRole("alertdialog", { name: "Delete 3 products?" });
  await question.getByRole("textbox").fill("3");
  await question.getByRole("button", { name: "Delete the products" }).press("Enter");
  await expect(page.getByRole("heading", { name: "No product matches" })).toBeVisible();

  await folder(page, "Sea").press("Delete");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete the folder" }).press("Enter");
  await expect(folder(page, "Sea")).toHaveCount(0);
  await expect(folder(page, "Storms")).toBeVisible();
  expect(complaints).toEqual([]);
});
