// Knows how many presses of a pointer it takes to make a course: typing does not count, everything else does.
import type { Locator, Page } from "@playwright/test";
import { isLongRun } from "./long-run.ts";
import { expect, type Platform, signIn, test } from "./platform.ts";

test.use({ locale: "en-GB", viewport: { width: 1440, height: 900 } });

/** Counts the presses of a journey, all of which go through it. */
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

/** The actions of an author, each with as few presses as possible. */
function openStudio(page: Page) {
  const { press, read } = countPresses();
  const gallery = page.getByRole("dialog", { name: "Add a block" });
  const title = page.getByRole("textbox", { name: "Title of the page" });
  const replace = async (words: string) => {
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(words);
  };
  /** A title, then by Enter the text below it. */
  const writePage = async (name: string) => {
    await expect(title).toBeFocused();
    await page.keyboard.type(`${name}\n`);
    await expect(page.getByRole("textbox", { name: "Text of block 1" })).toBeFocused();
    await page.keyboard.type(`What there is to know: ${name}.`);
  };
  const addBlock = async (kind: RegExp) => {
    await press(button(page, "Add a block").last());
    await press(gallery.getByRole("button", { name: kind }));
  };
  return {
    ...{ press, read, addBlock },
    async begin(name: string, first: string) {
      await press(button(page, "New course"));
      await expect(page.getByRole("textbox", { name: "Name" })).toBeFocused();
      await page.keyboard.type(name);
      await press(button(page, "Create the course"));
      await press(title);
      await page.keyboard.press("ControlOrMeta+a");
      await writePage(first);
    },
    async addPage(name: string) {
      await press(button(page, "Add a page"));
      await writePage(name);
    },
    async addChapter(name: string, first: string) {
      await press(button(page, "Add a chapter"));
      await press(page.getByRole("textbox", { name: "Title of the chapter" }));
      await replace(name);
      await press(page.getByRole("treeitem", { name: "New page" }));
      await press(title);
      await writePage(first);
    },
    async addQuiz(name: string, statements: readonly string[]) {
      await addBlock(/^True or false/);
      await expect(page.getByRole("textbox", { name: "Title of the game" })).toBeFocused();
      await replace(name);
      for (const [at, statement] of statements.entries()) {
        await press(page.getByRole("textbox", { name: "Statement", exact: true }).nth(at));
        await page.keyboard.type(statement);
        const why = page.getByRole("textbox", { name: /^Explanation/ }).nth(at);
        for (let step = 0; step < 4 && !(await why.evaluate((one) => one === document.activeElement)); step++)
          await page.keyboard.press("Tab");
        await expect(why).toBeFocused();
        await replace(`That is so: ${statement}`);
      }
    },
    async keepExamples() {
      const keep = page.getByRole("button", { name: /^Keep (it as it is|the example)/ });
      for (let left = await keep.count(); left > 0; left--) {
        await press(keep.first());
        await expect(keep).toHaveCount(left - 1);
      }
    },
    async choose(target: Locator, file: RegExp) {
      await press(target);
      await press(page.getByRole("dialog").getByRole("button", { name: file }).first());
      await expect(page.getByRole("dialog")).toHaveCount(0);
    },
    /** Locks the present page until the named element is done. */
    async lock(words: string) {
      await press(button(page, "Add a condition").first());
      await page.getByRole("combobox", { name: "Element" }).fill(words);
      await press(page.getByRole("option", { name: new RegExp(`^${words}`) }));
    },
    async publish() {
      await press(button(page, "Publish"));
      await press(button(page, "Publish now"));
      await expect(page.getByRole("banner").getByText("Published")).toBeVisible();
    },
  };
}

test("3 chapters, 6 pages, 2 quizzes and a rule are published with at most 30 presses", { tag: "@long" }, async ({
  page,
  platform,
  complaints,
}) => {
  await openOffice(page, platform);
  const studio = openStudio(page);
  await studio.begin("Leaving in a fire", "The alarm");
  await studio.addQuiz("Lifts", ["Lifts are safe in a fire.", "Stairs are the way out."]);
  await studio.addPage("The stairs");
  await studio.addChapter("Outside", "The meeting point");
  await studio.addPage("The count");
  await studio.addChapter("Afterwards", "Coming back");
  await studio.addPage("What to tell");
  await studio.addQuiz("Telling", ["Everybody is counted.", "Whoever is missing is told of."]);
  await studio.lock("Lifts");
  await studio.publish();
  test.info().annotations.push({ type: "presses", description: String(studio.read()) });
  expect(studio.read()).toBeLessThanOrEqual(30);
  expect(complaints).toEqual([]);
});

test("2 chapters, 4 pages with text, picture, film, a quiz, a game of things to drag, a cover and a lock are published with at most 45 presses", {
  tag: "@long",
}, async ({ page, platform, complaints }) => {
  test.skip(!isLongRun, "the shorter walk stands for it");
  await openOffice(page, platform);
  const studio = openStudio(page);
  await studio.begin("First aid at work", "What to look for");
  // The library does not say yet what this picture shows, so the author is asked.
  await studio.press(button(page, "Picture from the library"));
  await studio.press(button(page, "Choose report.webp"));
  const asked = page.getByRole("dialog", { name: "What does this picture show?" });
  await asked.getByRole("textbox", { name: "Alternative text" }).fill("A message with a button that reports it");
  await studio.press(asked.getByRole("button", { name: "Insert the picture" }));
  await studio.addPage("Seen in a film");
  await studio.choose(button(page, "Film from the library"), /^Choose .*\.mp4/);
  await studio.addChapter("What to do", "Do you know it?");
  await studio.addQuiz("Know it", ["The kit hangs on the wall.", "Nobody may use it."]);
  await studio.addPage("Sort it");
  await studio.addBlock(/^Sort into groups/);
  await studio.keepExamples();
  await studio.lock("Know it");
  await studio.press(page.getByRole("treeitem", { name: "First aid at work" }));
  await studio.choose(
    page.getByRole("group", { name: "Picture behind the pages" }).getByRole("button").first(),
    /^Choose .*\.(webp|svg|png)/,
  );
  await studio.publish();
  test.info().annotations.push({ type: "presses", description: String(studio.read()) });
  expect(studio.read()).toBeLessThanOrEqual(45);
  expect(complaints).toEqual([]);
});
