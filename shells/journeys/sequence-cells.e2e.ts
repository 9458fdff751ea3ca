// Knows that an author writes questions in cells, by keyboard alone: types, pastes rows of a spreadsheet, undoes.
import type { Page } from "@playwright/test";
import { findFaults, measureOverflow } from "./find-faults.ts";
import { expect, signIn, test } from "./platform.ts";

test.use({ locale: "en-GB", viewport: { width: 1440, height: 900 }, permissions: ["clipboard-read"] });

const NAME = "Fire safety in cells";
const ROWS = [
  'Extinguishers\t1\tWhich one for oil?\tWater\tFoam\t\t\t\t\t\t\t2\t"Foam covers it.\nWater spreads it."\tRead page 4.\tOne answer',
  "Extinguishers\t2\tHow many classes?\t5\t\t\t\t\t\t\t\t\t\t\tNumber",
  "Alarms\ttoo high\tWho calls?\tYou\tNobody\t\t\t\t\t\t\t1, 2\t\t\tOne answer",
].join("\n");

/** As the clipboard of a spreadsheet gives it; the platform's own pages may not read the clipboard. */
const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
/** Types the text, then presses the key. */
async function write(page: Page, text: string, key: string) {
  await page.keyboard.type(text);
  await page.keyboard.press(key);
}
async function press(page: Page, ...keys: readonly string[]) {
  for (const key of keys) await page.keyboard.press(key);
}

test("decisions 9 questions are written in cells by keyboard alone, pasted from a spreadsheet, corrected and undone", {
  tag: "@wide",
}, async ({ page, platform }) => {
  await platform.call(await platform.signIn("demo_author"), "/api/user", { locale: "en" }, "PUT");
  await signIn(page, platform, "author", "/admin");
  await page.getByRole("button", { name: "Other types" }).click();
  await page.getByRole("menuitem", { name: "New smart sequence" }).click();
  const dialog = page.getByRole("dialog", { name: "New smart sequence" });
  await dialog.getByRole("textbox", { name: "Name" }).fill(NAME);
  await dialog.getByRole("button", { name: "Create the sequence" }).click();
  await expect(page.getByRole("heading", { name: NAME, level: 1 })).toBeVisible();

  await page.getByRole("button", { name: "Write in cells" }).press("Enter");
  const grid = page.getByRole("grid", { name: "Questions in cells" });
  const row = (number: number) => grid.getByRole("row").nth(number);
  const cell = (number: number, column: number) => row(number).getByRole("gridcell").nth(column);
  await expect(grid.getByRole("row")).toHaveCount(2);

  // The first question makes its theme. Tab goes on to the answers, Enter down.
  await cell(1, 2).focus();
  await write(page, "Who is warned first?", "Tab");
  await write(page, "All", "Tab");
  await write(page, "Nobody", "Enter");
  await expect(cell(1, 0)).toHaveText("Theme 1");
  await expect(row(1)).toHaveAccessibleName(/Row 1, to be mended/);
  await expect(page.getByText("No answer is marked as right.")).toHaveCount(0);
  await press(page, "ArrowUp");
  await expect(page.getByText("No answer is marked as right.")).toBeVisible();

  // What cannot be read stays in its cell until it can.
  await press(page, "Control+ArrowRight", "ArrowLeft", "ArrowLeft", "ArrowLeft");
  await write(page, "3", "Enter");
  await expect(page.getByRole("tabpanel").getByRole("alert")).toHaveText(
    "No answer has this number, this letter or these words.",
  );
  await expect(grid.getByRole("textbox", { name: "Right answers" })).toHaveValue("3");
  await press(page, "Backspace");
  await write(page, "1", "Enter");
  await expect(cell(1, 11)).toHaveText("1");
  await expect(page.getByText("Nothing is wrong with them.", { exact: false })).toHaveCount(0);

  // Rows of a spreadsheet come below, in their own themes; the cell that is refused is named.
  await press(page, "Home");
  await expect(cell(2, 0)).toBeFocused();
  await paste(page, `${ROWS}\n`);
  await expect(grid.getByRole("row")).toHaveCount(6);
  await expect(page.getByRole("tabpanel").getByRole("alert")).toContainText(
    "Row 4, Level, “too high”: A level is a whole number from 1 to 99.",
  );
  // One stands in the first of them, not in the empty row that has gone below.
  await expect(cell(2, 0)).toBeFocused();
  await expect(cell(2, 12)).toHaveText("Foam covers it.\nWater spreads it.");
  await expect(cell(3, 14)).toHaveText("Number");
  await expect(cell(4, 0)).toHaveText("Alarms");
  await expect(cell(4, 14)).toHaveText("Several answers");
  await expect(cell(3, 11)).toHaveAttribute("aria-readonly", "true");
  expect([await findFaults(page), await measureOverflow(page)]).toEqual([[], 0]);

  // One step of undo takes back all that was pasted.
  await press(page, "Control+z");
  await expect(grid.getByRole("row")).toHaveCount(3);
  // The first press goes to a cell, the next one writes there; rows are pasted there all the same.
  await cell(1, 2).click();
  await cell(2, 0).click();
  await expect(cell(2, 0)).toBeFocused();
  await cell(2, 0).click();
  await expect(grid.getByRole("combobox", { name: "Theme" })).toBeFocused();
  await paste(page, `${ROWS}\n`);
  await expect(grid.getByRole("row")).toHaveCount(6);
  await expect(cell(2, 0)).toBeFocused();
  await press(page, "Control+z");
  await expect(grid.getByRole("row")).toHaveCount(3);
  await press(page, "Control+Shift+z");
  await expect(grid.getByRole("row")).toHaveCount(6);

  // Several cells are copied, emptied and written at once.
  await cell(2, 1).focus();
  await press(page, "Shift+ArrowDown", "Shift+ArrowDown");
  // As a spreadsheet copies one cell.
  await paste(page, "3\r\n");
  await expect(cell(2, 1)).toHaveText("3");
  await expect(cell(4, 1)).toHaveText("3");
  await press(page, "Delete");
  await expect(cell(3, 1)).toHaveText("");

  // A question that names a theme comes to the end of it, and one goes on writing in it, not in its new neighbour.
  await cell(5, 0).focus();
  await write(page, "Extinguishers", "Tab");
  await write(page, "2", "Tab");
  await write(page, "Where is the next one?", "Enter");
  await expect(cell(4, 0)).toHaveText("Extinguishers");
  await expect(cell(4, 1)).toHaveText("2");
  await expect(cell(4, 2)).toHaveText("Where is the next one?");
  await expect(cell(5, 2)).toHaveText("Who calls?");
  await expect(cell(5, 2)).toBeFocused();

  // What is mended stays in the list while one writes in it.
  await page.getByRole("combobox", { name: "Theme", exact: true }).click();
  await page.getByRole("option", { name: "Only questions to be mended" }).click();
  await expect(grid.getByRole("row")).toHaveCount(2);
  await cell(1, 3).focus();
  await write(page, "Near the door", "Tab");
  await write(page, "In the cellar", "Tab");
  await press(page, "Control+ArrowRight", "ArrowLeft", "ArrowLeft", "ArrowLeft");
  await write(page, "1", "Enter");
  await expect(cell(1, 2)).toHaveText("Where is the next one?");
  await paste(page, "2\n3\n4\n");
  await expect(page.getByRole("tabpanel").getByRole("alert")).toContainText("2 rows are not added");
  await page.getByRole("combobox", { name: "Theme", exact: true }).click();
  await page.getByRole("option", { name: "All themes" }).click();
  await expect(grid.getByRole("row")).toHaveCount(7);

  // The kind is chosen from a list, and a true or false question has its words.
  await cell(1, 14).focus();
  await press(page, "Enter");
  await grid.getByRole("combobox", { name: "Kind" }).selectOption("True or false");
  await press(page, "Enter");
  await expect(cell(1, 3)).toHaveText(/^(True|Vrai)$/);

  // It is stored, and a list shows the same.
  await expect(page.getByText("Saved", { exact: false }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Which one for oil?", exact: true })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole("button", { name: "Write in cells" }).click();
  await expect(cell(1, 2)).toHaveText("Who is warned first?");
  expect([await findFaults(page), await measureOverflow(page)]).toEqual([[], 0]);
});
