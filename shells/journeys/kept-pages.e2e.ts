// Knows how an author keeps pages of theirs as a template, and begins pages of another course with it.
import { findFaults, measureOverflow } from "./find-faults.ts";
import { expect, signIn, test } from "./platform.ts";

test.use({ locale: "en-GB", viewport: { width: 1440, height: 900 } });

test("§3.250 a page is kept as a template, offered in the gallery of another course, renamed and deleted", {
  tag: "@long",
}, async ({ page, platform, complaints }) => {
  const token = await platform.signIn("demo_author");
  await platform.call(token, "/api/user", { locale: "en" }, "PUT");
  await signIn(page, platform, "author", "/admin", "/");
  const opener = page.getByRole("button", { name: "New page with examples" });
  const begin = async (name: string) => {
    await page.goto(`${platform.url}/admin/`);
    await page.getByRole("button", { name: "New course" }).click();
    await page.getByRole("textbox", { name: "Name" }).fill(name);
    await expect(page.getByRole("combobox", { name: "Begin with" })).toHaveCount(0);
    await page.getByRole("button", { name: "Create the course" }).click();
    await expect(page.getByRole("treeitem", { name: /^Page 1/ })).toBeVisible();
    // Nothing is added while the studio is on its way.
    await expect(opener).toBeEnabled();
  };
  await begin("Where pages come from");
  const gallery = page.getByRole("dialog", { name: "Add a page" });
  await opener.press("Enter");
  await expect(gallery.getByRole("button")).toHaveCount(10);
  await gallery.getByRole("button", { name: /^Step by step/ }).press("Enter");
  await expect(page.getByRole("treeitem", { name: /^Step by step/ })).toBeVisible();
  await page.getByRole("button", { name: "Keep as a template" }).press("Enter");
  const keeping = page.getByRole("dialog", { name: "Keep as a template" });
  const name = keeping.getByRole("textbox", { name: "Name" });
  await expect(name).toHaveValue("Step by step");
  await name.fill(" ");
  await keeping.getByRole("button", { name: "Keep it" }).click();
  await expect(keeping.getByText("It needs a name.")).toBeVisible();
  await name.fill("Our procedure");
  expect(await findFaults(page)).toEqual([]);
  await keeping.getByRole("button", { name: "Keep it" }).press("Enter");
  await expect(keeping).toHaveCount(0);
  await expect(page.getByText("“Our procedure” is kept: it is among the pages that you can begin with.")).toBeVisible();
  await expect(page.locator("[data-saving=saved]")).toBeVisible();

  await begin("Where they go");
  await opener.press("Enter");
  const yours = gallery.getByRole("region", { name: "Yours" });
  await yours.getByRole("button", { name: "What to do with Our procedure" }).press("Enter");
  await page.getByRole("menuitem", { name: "Rename…" }).click();
  const renaming = page.getByRole("dialog", { name: "Rename Our procedure" });
  await renaming.getByRole("textbox", { name: "Name" }).fill("House procedure");
  await renaming.getByRole("button", { name: "Rename" }).press("Enter");
  await expect(yours.getByRole("button", { name: "House procedure", exact: true })).toBeVisible();
  // Moves the focus away from the button that opened the dialog, so that its tooltip closes.
  await yours.getByRole("button", { name: "House procedure", exact: true }).focus();
  await expect(page.getByRole("tooltip")).toHaveCount(0);
  expect(await findFaults(page)).toEqual([]);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await measureOverflow(page)).toBe(0);
    if (process.env["SHOTS"]) await page.screenshot({ path: `${process.env["SHOTS"]}/kept-${width}.png` });
  }
  await yours.getByRole("button", { name: "House procedure", exact: true }).press("Enter");
  await expect(gallery).toHaveCount(0);
  const title = page.getByRole("textbox", { name: "Title of the page" });
  await expect(title).toHaveValue("Step by step");
  await expect(title).toBeFocused();
  await expect(page.getByRole("textbox", { name: "Text of block 1" })).toContainText("What comes first.");
  await expect(page.getByRole("treeitem")).toHaveCount(4);
  await expect(page.locator("[data-saving=saved]")).toBeVisible();

  await opener.press("Enter");
  await yours.getByRole("button", { name: "What to do with House procedure" }).press("Enter");
  await page.getByRole("menuitem", { name: "Delete…" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete the template" }).click();
  await expect(yours).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("treeitem", { name: /^Step by step/ })).toBeVisible();
  expect(complaints).toEqual([]);
});
