// Knows how two authors discuss a course in the studio: one comments by keyboard, the other sees it unread, replies and
// resolves; a moved part keeps its comments, and those of a deleted part can still be found.
import type { Page } from "@playwright/test";
import { writeCourseOfWords } from "./course-of-words.ts";
import { findFaults } from "./find-faults.ts";
import { expect, type Platform, signIn, test } from "./platform.ts";

test.use({ locale: "en-GB", viewport: { width: 1440, height: 900 } });

const saved = (page: Page) => expect(page.locator("[data-saving=saved]")).toBeVisible();
const panel = (page: Page) => page.getByRole("dialog", { name: "Comments" });
const block = (page: Page, slug: string) => page.locator(`[data-block=${slug}]`);
const marks = (page: Page, name: RegExp) => page.getByRole("main").getByRole("button", { name });

/** Pages "A", with two blocks, and "B", with one; both authors read English. */
async function makeCourse(platform: Platform): Promise<string> {
  for (const login of ["demo_author", "demo_admin"])
    await platform.call(await platform.signIn(login), "/api/user", { locale: "en" }, "PUT");
  const course = writeCourseOfWords({ text: "Words" });
  const page = (title: string, blocks: readonly string[]) => ({
    ...course.chapters[0]?.slides[0],
    slug: `page-${title}`,
    description: title,
    interactivities: blocks.map((slug) => ({
      slug,
      type: "text-box",
      medias: [],
      data: { boxes: [{ contents: [{ nodes: [{ type: "paragraph", children: [{ text: `Text of ${slug}` }] }] }] }] },
    })),
  });
  const slides = [page("A", ["first", "second"]), page("B", ["third"])];
  const configDraft = {
    ...course,
    chapters: [{ slug: "one", title: "One", validators: [], requirements: [], slides }],
  };
  const made = await platform.call(await platform.signIn("demo_author"), "/api/admin/learniz", {
    name: "Talked about",
    configDraft,
  });
  return ((await made.json()) as { readonly slug: string }).slug;
}

/** Acts as somebody who comes back to their window. */
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event("focus")));

test("§4.164 one comments by keyboard, the other sees it unread, replies and resolves it; what failed keeps its words", {
  tag: "@long",
}, async ({ page, platform, browser }) => {
  const course = await makeCourse(platform);
  await signIn(page, platform, "author", "/admin", `/learniz/${course}`);
  const menu = page.getByRole("button", { name: "Other actions on block 2" });
  await menu.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Comment" }).press("Enter");
  const words = panel(page).getByRole("textbox", { name: "Your comment" });
  await expect(words).toBeFocused();
  await page.keyboard.type("Is this still true?");
  await page.route("**/api/admin/threads", (route) => route.abort());
  await page.keyboard.press("Control+Enter");
  await expect(panel(page).getByRole("alert")).toContainText("What you wrote is still here.");
  await expect(words).toHaveValue("Is this still true?");
  expect(await findFaults(page)).toEqual([]);
  await page.unroute("**/api/admin/threads");
  await words.press("Control+Enter");
  await expect(panel(page).getByRole("listitem")).toContainText("Is this still true?");
  expect(await findFaults(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(panel(page)).toHaveCount(0);
  await expect(menu).toBeFocused();
  await expect(block(page, "second").getByRole("button", { name: "1 open comment" })).toBeVisible();
  // The field is empty again after sending.
  await menu.press("Enter");
  await page.getByRole("menuitem", { name: "Comment" }).press("Enter");
  await expect(words).toBeFocused();
  await expect(words).toHaveValue("");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("treeitem", { name: /^A/ })).toContainText("open comments");

  const context = await browser.newContext({ locale: "en-GB", viewport: { width: 1440, height: 900 } });
  const other = await context.newPage();
  await signIn(other, platform, "admin", "/admin", `/learniz/${course}`);
  await expect(other.getByRole("button", { name: "Comments 1 open, 1 unread" })).toBeVisible();
  const mark = block(other, "second").getByRole("button", { name: "1 open comment, unread" });
  await mark.press("Enter");
  await expect(panel(other).getByText("New", { exact: true })).toBeVisible();
  const reply = panel(other).getByRole("textbox", { name: "Your reply" });
  await reply.fill("It is, since May.");
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await other.route("**/messages", async (route) => {
    await held;
    await route.continue();
  });
  await reply.press("Control+Enter");
  // What is typed while a reply is being sent stays.
  await reply.press("End");
  await other.keyboard.type(" And then?");
  release();
  await expect(panel(other).getByRole("listitem")).toHaveCount(2);
  await expect(reply).toHaveValue("And then?");
  await expect(reply).toBeFocused();
  await reply.fill("");
  await panel(other).getByRole("button", { name: "Resolve" }).press("Enter");
  await expect(panel(other).getByRole("button", { name: "Open again" })).toBeVisible();
  await panel(other).getByRole("button", { name: "Go there" }).press("Enter");
  await expect(block(other, "second")).toBeFocused();
  await expect(marks(other, /open comment/)).toHaveCount(0);
  await context.close();

  await comeBack(page);
  await expect(marks(page, /open comment/)).toHaveCount(0);
  await page.getByRole("button", { name: "Comments 1 unread" }).press("Enter");
  await panel(page).getByRole("button", { name: "Resolved (1) 1 unread" }).press("Enter");
  const row = panel(page).getByRole("listitem").getByRole("button");
  await expect(row).toContainText("1 unread");
  await row.press("Enter");
  await expect(panel(page).getByText("It is, since May.")).toBeVisible();
  // Authors can change only their own messages.
  await panel(page).getByRole("button", { name: "Edit" }).press("Enter");
  await panel(page).getByRole("textbox", { name: "Your comment" }).fill("Was this ever true?");
  await panel(page).getByRole("button", { name: "Save" }).press("Enter");
  await expect(panel(page).getByRole("listitem").first()).toContainText("changed");
  await panel(page).getByRole("button", { name: "Delete" }).press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete the comment" }).press("Enter");
  await expect(panel(page).getByRole("listitem")).toHaveCount(1);
  await panel(page).getByRole("button", { name: "All comments" }).press("Enter");
  await expect(panel(page).getByRole("listitem").getByRole("button")).toBeFocused();
});

test("a block that is moved keeps its comments, a copy has none, and deleted it leaves them to be found until undo", {
  tag: "@long",
}, async ({ page, platform }) => {
  const course = await makeCourse(platform);
  const token = await platform.signIn("demo_admin");
  const write = (slug: string, text: string) =>
    platform.call(token, "/api/admin/threads", {
      ...{ kind: "comment", subject: course, text },
      place: { slug, name: "As it was called" },
    });
  await write("second", "About the second");
  await write("page-B", "About the page");
  await signIn(page, platform, "author", "/admin", `/learniz/${course}`);
  await expect(block(page, "second").getByRole("button", { name: "1 open comment, unread" })).toBeVisible();
  await block(page, "second").focus();
  await page.keyboard.press("Control+d");
  await expect(page.locator("[data-block]")).toHaveCount(3);
  await expect(marks(page, /open comment/)).toHaveCount(1);
  await block(page, "second").focus();
  await page.keyboard.press("Control+x");
  await page.getByRole("treeitem", { name: /^B/ }).click();
  await marks(page, /^1 open comment, unread$/).click();
  await expect(panel(page).getByRole("listitem")).toContainText("About the page");
  await page.keyboard.press("Escape");
  await block(page, "third").focus();
  await page.keyboard.press("Control+v");
  await expect(block(page, "second").getByRole("button", { name: "1 open comment, unread" })).toBeVisible();
  await saved(page);

  await block(page, "second").focus();
  await page.keyboard.press("Delete");
  await expect(block(page, "second")).toHaveCount(0);
  await page.getByRole("button", { name: /^Comments/ }).click();
  await expect(panel(page).getByRole("heading", { level: 2 })).toHaveText([/B$/, "On something that was deleted"]);
  await expect(panel(page).getByRole("listitem").last()).toContainText("As it was called");
  expect(await findFaults(page)).toEqual([]);
  await panel(page).getByRole("listitem").last().getByRole("button").click();
  await expect(panel(page).getByText("Where that is undone, its comments are back on it.")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Undo", exact: true }).first().click();
  await expect(block(page, "second").getByRole("button", { name: "1 open comment" })).toBeVisible();
});

test("a chapter is commented from the outline by keyboard, and its comment leads back to it", { tag: "@long" }, async ({
  page,
  platform,
}) => {
  const course = await makeCourse(platform);
  await signIn(page, platform, "author", "/admin", `/learniz/${course}`);
  await page.getByRole("treeitem", { name: /^One/ }).click();
  const act = page.getByRole("toolbar", { name: "Selected element" }).getByRole("button", { name: "Comment" });
  await act.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.type("Is this one chapter?");
  await panel(page).getByRole("button", { name: "Comment", exact: true }).press("Enter");
  await expect(panel(page).getByRole("listitem")).toContainText("Is this one chapter?");
  await page.keyboard.press("Escape");
  await expect(act).toBeFocused();
  await expect(page.getByRole("treeitem", { name: /^One/ })).toContainText("open comments");
  await page.getByRole("treeitem", { name: /^B/ }).click();
  await page.getByRole("button", { name: "Comments 1 open" }).press("Enter");
  await panel(page).getByRole("button", { name: "Go there: One" }).press("Enter");
  await expect(page.getByRole("main").getByRole("heading", { name: "One" })).toBeFocused();
  await expect(marks(page, /^1 open comment$/)).toBeVisible();
});

test("§4.164 any product has its discussion: one begins it, the other answers on the page of the product", {
  tag: "@long",
}, async ({ page, platform, browser }) => {
  const token = await platform.signIn("demo_author");
  for (const login of ["demo_author", "demo_admin"])
    await platform.call(await platform.signIn(login), "/api/user", { locale: "en" }, "PUT");
  const made = await platform.call(token, "/api/admin/attachment", {
    name: "Talked about",
    configDraft: { context: { title: "Talked about" } },
  });
  const { slug } = (await made.json()) as { readonly slug: string };
  await signIn(page, platform, "author", "/admin", `/attachment/${slug}?tab=discussion`);
  await page.getByRole("button", { name: "Begin a discussion" }).press("Enter");
  const words = page.getByRole("textbox", { name: "Your comment" });
  await expect(words).toBeFocused();
  await page.keyboard.type("Which file is it?");
  // What is typed stays while another tab is open, and the author is asked before they leave the page.
  await page.getByRole("tab", { name: "Settings" }).click();
  await page.getByRole("link", { name: "Learning products" }).first().click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("tab", { name: "Discussion" }).click();
  await page.getByRole("button", { name: "Begin a discussion" }).press("Enter");
  await expect(words).toHaveValue("Which file is it?");
  await expect(words).toBeFocused();
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("heading", { name: "The product as a whole" })).toBeVisible();
  expect(await findFaults(page)).toEqual([]);

  const other = await (await browser.newContext({ locale: "en-GB" })).newPage();
  await signIn(other, platform, "admin", "/admin", `/attachment/${slug}`);
  await other.getByRole("tab", { name: "Discussion" }).click();
  await other.getByRole("button", { name: /Which file is it\?/ }).click();
  await other.getByRole("textbox", { name: "Your reply" }).fill("The plan of the first floor.");
  await other.keyboard.press("Control+Enter");
  await expect(other.getByRole("listitem").filter({ hasText: "The plan of the first floor." })).toBeVisible();
  await comeBack(page);
  await expect(page.getByRole("listitem").filter({ hasText: "The plan of the first floor." })).toBeVisible();
  await other.close();
});
