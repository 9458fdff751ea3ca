// Knows how an author sets the rules of chapters and of the course, and sees who waits for whom.
import type { Page } from "@playwright/test";
import { findFaults } from "./find-faults.ts";
import { expect, type Platform, signIn, test } from "./platform.ts";

test.use({ locale: "en-GB" });

async function openNewCourse(page: Page, platform: Platform, name: string): Promise<void> {
  await signIn(page, platform, "author", "/admin");
  await page.getByRole("button", { name: "Demo Author" }).click();
  await page.getByRole("menuitemradio", { name: "English" }).click();
  await page.getByRole("button", { name: "New course" }).click();
  const dialog = page.getByRole("dialog", { name: "New course" });
  await dialog.getByRole("textbox", { name: "Name" }).fill(name);
  await dialog.getByRole("radio", { name: "English" }).check();
  await dialog.getByRole("button", { name: "Create the course" }).click();
  await expect(page.getByRole("textbox", { name: "Text of block 1" })).toBeVisible();
}
const row = (page: Page, name: string | RegExp) => page.getByRole("treeitem", { name });

test("§3.122 §3.127 an author sets what opens and completes a chapter and the course, and sees who waits for whom", {
  tag: "@wide",
}, async ({ page, platform }) => {
  await openNewCourse(page, platform, "Chapters in order");
  const map = page.getByRole("dialog", { name: "Who waits for whom" });
  await page.getByRole("button", { name: "Who waits for whom" }).first().click();
  await expect(map).toContainText("No page waits for another.");
  await page.keyboard.press("Escape");
  await expect(map).toHaveCount(0);

  await page.getByRole("button", { name: "Add a chapter" }).click();
  await page.getByRole("textbox", { name: "Title of the chapter" }).fill("Practice");
  const opening = page.locator("[data-rules=opening]");
  await expect(opening).toContainText("The chapter is open from the start.");
  await opening.getByRole("button", { name: "Add a condition" }).click();
  await expect(opening.getByRole("combobox", { name: "Element" })).toBeFocused();
  await expect(opening).toContainText("“Chapter 1” is completed");
  const completion = page.locator("[data-rules=completion]");
  await expect(completion).toContainText("All its pages are completed (set by the course)");
  await completion.getByRole("button", { name: "Add a condition" }).click();
  await expect(completion.getByRole("combobox", { name: "Element" })).toBeFocused();

  // The course itself, by one of its chapters.
  await row(page, "Chapters in order").click();
  await expect(completion).toContainText("All its chapters are completed (set above)");
  await completion.getByRole("button", { name: "Add a condition" }).click();
  await expect(completion).toContainText("“Chapter 1” is completed");
  await page.keyboard.press("Control+z");
  await expect(completion.getByRole("combobox", { name: "Element" })).toHaveCount(0);

  // The lock leads to what keeps the chapter shut, and the map too.
  await page.locator("[data-lock]").click();
  await expect(opening.getByRole("combobox", { name: "Element" })).toBeFocused();
  await opening.getByRole("button", { name: "Who waits for whom" }).click();
  await expect(map.getByRole("list", { name: "Who waits for whom" })).toContainText(
    "Chapter “Practice” opens when:“Chapter 1” is completed",
  );
  await expect(map.getByRole("application", { name: "Map of who waits for whom" })).toContainText("Practice");
  expect(await findFaults(page)).toEqual([]);
  await map.getByRole("button", { name: "Go there: Practice" }).click();
  await expect(map).toHaveCount(0);
  await expect(opening.getByRole("combobox", { name: "Element" })).toBeFocused();

  // The first chapter waits for the second: a circle is said in words, and coloured.
  await row(page, /^Chapter 1/).click();
  await opening.getByRole("button", { name: "Add a condition" }).click();
  await expect(opening).toContainText("“Practice” is completed");
  await opening.getByRole("button", { name: "Who waits for whom" }).click();
  await expect(map.getByText("waits in a circle").first()).toBeVisible();
  await expect(map.getByText("Error")).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await map.getByRole("group", { name: "Chapter, Practice, waits in a circle" }).press("Enter");
  await expect(map).toHaveCount(0);
  await expect(opening.getByRole("combobox", { name: "Element" })).toBeFocused();

  // What is deleted takes the rules that named it along.
  await row(page, /Practice/).click();
  await page.getByRole("toolbar", { name: "Selected element" }).getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText(/1 rule of chapter “Chapter 1” went with it\./)).toBeVisible();
});
