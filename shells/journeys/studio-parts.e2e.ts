// Knows how an author arranges a course: pages, chapters and blocks are selected together, dragged, copied from one
// course to another, moved by the clipboard and deleted, each of it taken back by one undo.
import type { Locator, Page } from "@playwright/test";
import { writeCourseOfWords } from "./course-of-words.ts";
import { findFaults } from "./find-faults.ts";
import { expect, type Platform, signIn, test } from "./platform.ts";

test.use({ locale: "en-GB", viewport: { width: 1440, height: 900 } });

const saved = (page: Page) => expect(page.locator("[data-saving=saved]")).toBeVisible();

/** Makes a course of two chapters, "One" with the pages A, B and C and "Two" with the page D, each with a text. */
async function makeCourse(platform: Platform, name: string): Promise<string> {
  const token = await platform.signIn("demo_author");
  await platform.call(token, "/api/user", { locale: "en" }, "PUT");
  const course = writeCourseOfWords({ text: "Words" });
  const slide = (title: string, requirements: readonly object[] = []) => ({
    ...course.chapters[0]?.slides[0],
    slug: `page-${title}`,
    description: title,
    requirements,
    interactivities: ["first", "second"].map((of) => ({
      slug: `${of}-${title}`,
      type: "text-box",
      medias: [],
      data: { boxes: [{ contents: [{ nodes: [{ type: "paragraph", children: [{ text: `${of} of ${title}` }] }] }] }] },
    })),
  });
  const waits = [{ elements: [{ type: "STATUS", chapterSlug: "one", slideSlug: "page-A" }] }];
  const chapter = (slug: string, title: string, slides: readonly object[]) => ({
    slug,
    title,
    validators: [],
    requirements: [],
    slides,
  });
  const configDraft = {
    ...course,
    chapters: [chapter("one", "One", [slide("A"), slide("B", waits), slide("C")]), chapter("two", "Two", [slide("D")])],
  };
  const made = await platform.call(token, "/api/admin/learniz", { name, configDraft });
  return ((await made.json()) as { readonly slug: string }).slug;
}

const outlineOf = (page: Page) => {
  // The one with keys: until it comes, an outline is only read and pressed.
  const tree = page.getByRole("tree", { name: "Outline" }).and(page.locator(":not([aria-busy])"));
  return {
    tree,
    row: (name: string): Locator => tree.getByRole("treeitem", { name: new RegExp(`^${name}`) }).first(),
  };
};

test("several pages are marked by keyboard, copied into another course with their rules, and taken back by one undo", {
  tag: "@long",
}, async ({ page, platform }) => {
  const [from, into] = [await makeCourse(platform, "From"), await makeCourse(platform, "Into")];
  await signIn(page, platform, "author", "/admin", `/learniz/${from}`);
  const { tree, row } = outlineOf(page);
  await row("A").click();
  await row("A").press("Shift+ArrowDown");
  await page.keyboard.press("Shift+ArrowDown");
  await expect(page.getByText("3 selected")).toBeVisible();
  await expect(tree.getByRole("treeitem", { selected: true })).toHaveText(["A", /B/, "C"]);
  expect(await findFaults(page)).toEqual([]);
  await page.keyboard.press("Control+c");
  await expect(page.getByText("Copied. Paste it here or in another course.")).toBeVisible();

  const other = await page.context().newPage();
  await other.goto(`${platform.url}/admin/learniz/${into}`);
  const there = outlineOf(other);
  await there.row("D").click();
  await there.row("D").press("Control+v");
  await expect(there.tree.getByRole("treeitem")).toHaveText([/Words/, "One", "A", /B/, "C", "Two", "D", "A", /B/, "C"]);
  await expect(other.getByRole("textbox", { name: "Text of block 1" })).toContainText("first of A");
  // The copy of B waits for the copy of A, which its settings name.
  await there.tree.getByRole("treeitem").nth(8).click();
  await expect(other.getByRole("complementary", { name: "Settings of what is selected" })).toContainText("A");
  await saved(other);
  await other.getByRole("button", { name: "Undo", exact: true }).first().click();
  await expect(there.tree.getByRole("treeitem")).toHaveCount(7);
  await other.close();

  // Delete acts on the row that the arrows reached, not on the open page.
  await row("A").click();
  await row("A").press("ArrowDown");
  await page.keyboard.press("Delete");
  await expect(page.getByText("Page deleted")).toBeVisible();
  await expect(tree.getByRole("treeitem")).toHaveText([/Words/, "One", "A", "C", "Two", "D"]);
  await page.getByRole("button", { name: "Undo", exact: true }).first().click();
  await row("B").click();
  await row("B").press("Shift+ArrowDown");
  await page.keyboard.press("Delete");
  await expect(page.getByText("2 pages deleted")).toBeVisible();
  await expect(tree.getByRole("treeitem")).toHaveText([/Words/, "One", "A", "Two", "D"]);
  await page.getByRole("button", { name: "Undo", exact: true }).first().click();
  await expect(tree.getByRole("treeitem")).toHaveCount(7);
});

test("a page is dragged into another chapter, a block to another place and another page; what is cut moves with what waits for it", {
  tag: "@long",
}, async ({ page, platform }) => {
  const slug = await makeCourse(platform, "Dragged");
  await signIn(page, platform, "author", "/admin", `/learniz/${slug}`);
  const { tree, row } = outlineOf(page);
  await expect(row("A")).toBeVisible();
  await row("C").dragTo(row("D"), { targetPosition: { x: 60, y: 2 } });
  await expect(tree.getByRole("treeitem")).toHaveText([/Words/, "One", "A", /B/, "Two", "C", "D"]);
  await row("D").dragTo(row("One"));
  await expect(tree.getByRole("treeitem")).toHaveText([/Words/, "One", "A", /B/, "D", "Two", "C"]);

  await row("A").click();
  const text = (number: number) => page.getByRole("textbox", { name: `Text of block ${number}` });
  await expect(text(1)).toContainText("first of A");
  const block = (number: number) => page.getByRole("region", { name: new RegExp(`^Block ${number}:`) });
  await block(2)
    .getByTitle("Drag to move")
    .dragTo(block(1), { targetPosition: { x: 80, y: 4 } });
  await expect(text(1)).toContainText("second of A");
  await block(1).getByTitle("Drag to move").dragTo(row("C"));
  await expect(text(1)).toContainText("first of A");
  await expect(text(2)).toHaveCount(0);
  await row("C").click();
  await expect(text(3)).toContainText("second of A");

  await block(3).getByRole("button", { name: "Other actions on block 3" }).press("Enter");
  await page.getByRole("menuitem", { name: "Cut" }).press("Enter");
  await row("D").click();
  await page.getByRole("button", { name: "Paste", exact: true }).last().click();
  await expect(text(3)).toContainText("second of A");

  // A page that is cut and pasted is the same page: a page that waits for it goes on waiting.
  await row("A").click();
  await row("A").press("Control+x");
  await expect(row("A")).toContainText("cut");
  await row("C").click();
  await row("C").press("Control+v");
  await expect(tree.getByRole("treeitem")).toHaveText([/Words/, "One", /B/, "D", "Two", "C", "A"]);
  await expect(row("B")).toContainText("has a condition");
  await saved(page);
});
