// Knows how an author begins a page with examples, and a course with a template.
import { findFaults, measureOverflow } from "./find-faults.ts";
import { expect, signIn, test } from "./platform.ts";

test.use({ locale: "en-GB", viewport: { width: 1440, height: 900 } });

test("a page begins with examples, which the checks tell until they are written over or kept; a course is offered as a template, and another begins with it", {
  tag: "@long",
}, async ({ page, platform }) => {
  const token = await platform.signIn("demo_author");
  await platform.call(token, "/api/user", { locale: "en" }, "PUT");
  await signIn(page, platform, "author", "/admin", "/");
  await page.getByRole("button", { name: "New course" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("House style");
  await expect(page.getByRole("combobox", { name: "Begin with" })).toHaveCount(0);
  await page.getByRole("button", { name: "Create the course" }).click();

  // By keyboard: the gallery, then the page with the focus in its title.
  const opener = page.getByRole("button", { name: "New page with examples" });
  await expect(opener).toBeEnabled();
  await opener.press("Enter");
  const gallery = page.getByRole("dialog", { name: "Add a page" });
  await expect(gallery.getByRole("button")).toHaveCount(10);
  expect(await findFaults(page)).toEqual([]);
  await gallery.getByRole("button", { name: /^Step by step/ }).press("Enter");
  await expect(gallery).toHaveCount(0);
  const title = page.getByRole("textbox", { name: "Title of the page" });
  await expect(title).toHaveValue("Step by step");
  await expect(title).toBeFocused();
  const text = page.getByRole("textbox", { name: "Text of block 1" });
  await expect(text).toContainText("What comes first.");
  await expect(page.getByText("Nobody has written this yet: write your own over the example.").first()).toBeVisible();
  await page.getByRole("tab", { name: /^Checks/ }).click();
  const checks = page.getByRole("tabpanel", { name: /^Checks/ });
  const told = checks.getByRole("listitem").filter({ hasText: "is still the example that came with its page" });
  await expect(told).toHaveCount(1);
  await page.getByRole("button", { name: "Keep it as it is: Text of block 1" }).press("Enter");
  await expect(told).toHaveCount(0);
  await expect(text).toBeFocused();

  await opener.click();
  await gallery.getByRole("button", { name: /^Key points/ }).click();
  await expect(told).toHaveCount(1);
  await text.getByText("The second one.").click();
  await page.keyboard.press("End");
  await page.keyboard.type(" Mine.");
  await expect(told).toHaveCount(0);
  await page.getByRole("button", { name: "Undo", exact: true }).first().click();
  await expect(told).toHaveCount(1);
  await expect(page.locator("[data-saving=saved]")).toBeVisible();

  await page.goto(`${platform.url}/admin/`);
  const row = page.getByRole("row").filter({ hasText: "House style" });
  await row.getByRole("button", { name: "Actions for House style" }).click();
  await page.getByRole("menuitem", { name: "Offer as a template" }).click();
  await expect(row.getByText("Template", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "New course" }).click();
  const dialog = page.getByRole("dialog", { name: "New course" });
  await dialog.getByRole("textbox", { name: "Name" }).fill("First aid");
  await dialog.getByRole("combobox", { name: "Begin with" }).press("ArrowDown");
  await page.getByRole("option", { name: "House style" }).click();
  await expect(dialog.getByRole("radiogroup", { name: "Language of the course" })).toHaveCount(0);
  expect(await findFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await measureOverflow(page)).toBe(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await dialog.getByRole("button", { name: "Create the course" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "First aid" })).toBeAttached();
  await expect(page.getByRole("treeitem", { name: /^Step by step/ })).toBeVisible();

  await page.goto(`${platform.url}/admin/`);
  await expect(page.getByRole("row").filter({ hasText: "First aid" }).getByText("Template")).toHaveCount(0);
  await row.getByRole("button", { name: "Actions for House style" }).click();
  await page.getByRole("menuitem", { name: "No longer a template" }).click();
  await expect(row.getByText("Template", { exact: true })).toHaveCount(0);
});
