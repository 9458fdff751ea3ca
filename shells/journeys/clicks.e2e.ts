// Knows with how many presses of a pointer a course is made: what is typed is not counted, all else is.
import type { Locator, Page } from "@playwright/test";
import { expect, type Platform, signIn, test } from "./platform.ts";

test.use({ locale: "en-GB", viewport: { width: 1440, height: 900 } });

/** Every press goes through it. */
function countPresses() {
  let count = 0;
  return {
    press: async (target: Locator): Promise<void> => {
      count += 1;
      await target.click();
    },
    read: () => count,
  };
}
const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" });

async function openOffice(page: Page, platform: Platform): Promise<void> {
  const token = await platform.signIn("demo_author");
  await platform.call(token, "/api/user", { locale: "en" }, "PUT");
  await signIn(page, platform, "author", "/admin");
}

test("3 chapters, 6 pages, 2 quizzes and a rule are published with at most 30 presses", async ({
  page,
  platform,
  complaints,
}) => {
  await openOffice(page, platform);
  const { press, read } = countPresses();
  const gallery = page.getByRole("dialog", { name: "Add a block" });
  const title = page.getByRole("textbox", { name: "Title of the page" });
  /** A title, then by Enter the text below it. */
  const writePage = async (name: string) => {
    await expect(title).toBeFocused();
    await page.keyboard.type(`${name}\n`);
    await expect(page.getByRole("textbox", { name: "Text of block 1" })).toBeFocused();
    await page.keyboard.type(`What there is to know: ${name}.`);
  };
  const addPage = async (name: string) => {
    await press(button(page, "Add a page"));
    await writePage(name);
  };
  const addChapter = async (name: string, first: string) => {
    await press(button(page, "Add a chapter"));
    await press(page.getByRole("textbox", { name: "Title of the chapter" }));
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(name);
    await press(page.getByRole("treeitem", { name: "New page" }));
    await press(title);
    await writePage(first);
  };
  const addQuiz = async (name: string, statements: readonly string[]) => {
    await press(button(page, "Add a block").last());
    await press(gallery.getByRole("button", { name: /^True or false/ }));
    await expect(page.getByRole("textbox", { name: "Title of the game" })).toBeFocused();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(name);
    for (const [at, statement] of statements.entries()) {
      await press(page.getByRole("textbox", { name: "Statement", exact: true }).nth(at));
      await page.keyboard.type(statement);
      const why = page.getByRole("textbox", { name: /^Explanation/ }).nth(at);
      for (let step = 0; step < 4 && !(await why.evaluate((one) => one === document.activeElement)); step++)
        await page.keyboard.press("Tab");
      await expect(why).toBeFocused();
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.type(`That is so: ${statement}`);
    }
  };
  await press(button(page, "New course"));
  await page.keyboard.type("Leaving in a fire");
  await press(button(page, "Create the course"));
  await press(title);
  await page.keyboard.press("ControlOrMeta+a");
  await writePage("The alarm");
  await addQuiz("Lifts", ["Lifts are safe in a fire.", "Stairs are the way out."]);
  await addPage("The stairs");
  await addChapter("Outside", "The meeting point");
  await addPage("The count");
  await addChapter("Afterwards", "Coming back");
  await addPage("What to tell");
  await addQuiz("Telling", ["Everybody is counted.", "Whoever is missing is told of."]);
  await press(button(page, "Add a condition").first());
  await page.getByRole("combobox", { name: "Element" }).fill("Lifts");
  await press(page.getByRole("option", { name: /^Lifts/ }));
  await press(button(page, "Publish"));
  await press(button(page, "Publish now"));
  await expect(page.getByRole("banner").getByText("Published")).toBeVisible();
  console.log(`${read()} presses`);
  expect(read()).toBeLessThanOrEqual(30);
  expect(complaints).toEqual([]);
});
