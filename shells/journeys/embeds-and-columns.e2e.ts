// Knows how an author puts a page of another site and columns into a text, and how learners meet them: on the platform,
// on a phone, in a package.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { exportCourse } from "./export-course.ts";
import { findFaults, measureOverflow } from "./find-faults.ts";
import { type Platform, signIn, startPlatform } from "./platform.ts";
import { type Served, serve } from "./serve-folder.ts";

/** A site of somebody else, which notes from where each of its pages was requested. */
interface Site extends Served {
  readonly askedFrom: (string | undefined)[];
}
async function serveSite(): Promise<Site> {
  const askedFrom: (string | undefined)[] = [];
  const served = await serve((request, response) => {
    if (request.url?.startsWith("/map")) askedFrom.push(request.headers.referer);
    response.setHeader("content-type", "text/html");
    response.end('<!doctype html><html lang="en"><title>Map</title><h1>The map</h1><button>Zoom</button></html>');
  });
  return { ...served, askedFrom };
}

let site: Site;
let platform: Platform;
test.use({ locale: "en-GB", viewport: { width: 1440, height: 900 } });
test.beforeAll(async () => {
  site = await serveSite();
  platform = await startPlatform({ EMBED_HOSTS: `${new URL(site.origin).host},films.example` });
  const token = await platform.signIn("demo_author");
  await platform.call(token, "/api/user", { locale: "en" }, "PUT");
});
test.afterAll(async () => {
  await platform.stop();
  await site.close();
});

const saved = (page: Page) => expect(page.locator("[data-saving=saved]")).toBeVisible();
/** A new course, open in the studio, with the cursor in its text. */
async function openNewCourse(page: Page, name: string): Promise<void> {
  await signIn(page, platform, "author", "/admin");
  await page.getByRole("button", { name: "New course" }).click();
  const dialog = page.getByRole("dialog", { name: "New course" });
  await dialog.getByRole("textbox", { name: "Name" }).fill(name);
  await dialog.getByRole("radio", { name: "English" }).check();
  await dialog.getByRole("button", { name: "Create the course" }).click();
  await page.getByRole("textbox", { name: "Text of block 1" }).click();
}
async function insert(page: Page, words: string): Promise<void> {
  await page.keyboard.press("/");
  await expect(page.getByRole("combobox", { name: "Insert" })).toBeFocused();
  await page.keyboard.type(words);
  await expect(page.getByRole("option")).toHaveCount(1);
  await page.keyboard.press("Enter");
}
async function publish(page: Page): Promise<string> {
  await saved(page);
  const slug = page.url().split("/").at(-1)?.split("?")[0] ?? "";
  const token = await platform.signIn("demo_author");
  const way = `/api/admin/learniz/${slug}`;
  const { updatedAt } = await (await platform.call(token, way)).json();
  await platform.call(token, `/api/admin/learniz/publish/${slug}`, { updatedAt, visible: true }, "PATCH");
  return slug;
}
async function play(context: BrowserContext, name: string, width: number): Promise<Page> {
  const token = await platform.signIn("demo_learner");
  const { products } = await (await platform.call(token, "/api/products")).json();
  const { perimeterSlug } = products.find((one: { readonly name: string }) => one.name === name);
  const { link } = await (await platform.call(token, `/api/front-dynamic/product/${perimeterSlug}/link`)).json();
  const page = await context.newPage();
  await page.setViewportSize({ width, height: 800 });
  await page.goto(link);
  await expect(page.getByRole("article")).toBeVisible();
  return page;
}
const pasteText = (page: Page, words: string) =>
  page.getByRole("textbox", { name: "Text of block 1" }).evaluate((box, text) => {
    const data = new DataTransfer();
    data.setData("text/plain", text);
    box.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  }, words);

test("§3.141 a page of an allowed host is embedded, shown once its learner wants it, and a link in a package; another host is refused in words", {
  tag: "@long",
}, async ({ page, context }) => {
  const complaints: string[] = [];
  context.on("console", (message) => {
    // This journey takes the network away: a request that fails meanwhile is no fault.
    const isAway = message.text().includes("ERR_INTERNET_DISCONNECTED");
    if (message.type() === "error" && !isAway) complaints.push(message.text());
  });
  await openNewCourse(page, "With a map");
  const text = page.getByRole("textbox", { name: "Text of block 1" });
  await insert(page, "embed");
  const dialog = page.getByRole("dialog", { name: "Embed a page" });
  const address = dialog.getByRole("textbox", { name: "Address of the page" });
  await expect(address).toBeFocused();
  await page.keyboard.type("https://maps.example.org/a");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("Pages of maps.example.org cannot be embedded here")).toBeVisible();
  await expect(dialog.getByText("Whoever operates this platform can allow it")).toBeVisible();
  await expect(address).toBeFocused();
  expect(await findFaults(page)).toEqual([]);
  await address.fill(`${site.origin}/map?here`);
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("textbox", { name: "Title" })).toBeFocused();
  await page.keyboard.type("Map of the exits");
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(text.getByText(`Embedded page of ${new URL(site.origin).host}`)).toBeVisible();

  // Undo and redo.
  await page.keyboard.press("Control+z");
  await expect(text.getByText("Embedded page of")).toHaveCount(0);
  await page.keyboard.press("Control+Shift+z");
  await expect(text.getByText("Embedded page of")).toHaveCount(1);

  // A pasted address of an allowed host on an empty line offers to embed the page; declined, it is a link.
  await text.locator("> p").last().click();
  await pasteText(page, "https://films.example/one");
  await expect(dialog.getByRole("textbox", { name: "Address of the page" })).toHaveValue("https://films.example/one");
  await dialog.getByRole("button", { name: "Keep it as a link" }).click();
  await expect(text.getByTitle("https://films.example/one")).toHaveText("https://films.example/one");
  await expect(text).toBeFocused();
  await page.keyboard.press("Enter");
  await pasteText(page, "https://films.example/two");
  await dialog.getByRole("textbox", { name: "Title" }).fill("A film");
  await page.keyboard.press("Enter");
  await expect(text.getByText("Embedded page of films.example")).toBeVisible();

  // A finding of the checks leads to the field.
  await text.getByRole("textbox", { name: "Title" }).last().fill("");
  await page.getByRole("tab", { name: /Checks/ }).click();
  const told = page.getByRole("listitem").filter({ hasText: /An embedded page of .* has no title/ });
  await told.getByRole("button").click();
  await expect(text.getByRole("textbox", { name: "Title" }).last()).toBeFocused();
  await page.keyboard.type("A film");
  expect(site.askedFrom).toEqual([]);

  await publish(page);
  const player = await play(context, "With a map", 360);
  const article = player.getByRole("article");
  await expect(article.getByText("Map of the exits")).toBeVisible();
  await expect(article.getByText(/Nothing is sent to 127\.0\.0\.1:\d+ before you press/)).toBeVisible();
  await expect(player.locator("iframe")).toHaveCount(0);
  expect(await measureOverflow(player)).toBe(0);
  expect(await findFaults(player)).toEqual([]);
  await context.setOffline(true);
  await expect(article.getByText(/You are offline: 127\.0\.0\.1:\d+ cannot be reached now/)).toBeVisible();
  const button = article.getByRole("button", { name: /^Show the page of 127.*: Map of the exits$/ });
  await expect(button).toBeDisabled();
  await context.setOffline(false);
  expect(site.askedFrom).toEqual([]);
  await button.focus();
  await player.keyboard.press("Enter");
  await expect(article.locator("iframe").contentFrame().getByRole("heading", { name: "The map" })).toBeVisible();
  await expect(article.locator("iframe")).toBeFocused();
  await expect(article.locator("iframe")).toHaveAttribute("title", "Map of the exits");
  // The host of the site is not told which page requests it.
  expect(site.askedFrom).toEqual([`${platform.url}/`]);

  // The tried draft shows the page as learners will see it.
  await page.bringToFront();
  await page.getByRole("textbox", { name: "Title of the page" }).press("Control+Enter");
  const tried = page.frameLocator("iframe[title='The draft, as learners will see it']");
  await tried.getByRole("button", { name: /Show the page of 127/ }).click();
  await expect(tried.frameLocator("iframe").getByRole("heading", { name: "The map" })).toBeVisible();
  expect(complaints).toEqual([]);

  const course = await exportCourse(platform, "With a map", "web");
  const asked: string[] = [];
  const reader = await context.newPage();
  reader.on("request", (request) => asked.push(request.url()));
  await reader.goto(pathToFileURL(join(course.folder, "index.html")).href);
  const link = reader.getByRole("article").getByRole("link", { name: "Open it in a new tab" }).first();
  await expect(link).toHaveAttribute("href", `${site.origin}/map?here`);
  await expect(reader.locator("iframe")).toHaveCount(0);
  expect(asked.filter((url) => !url.startsWith("file:"))).toEqual([]);
  await course.remove();
});

test("§3.141 columns are made after a slash and left by keyboard, stand side by side where there is room, and one below the other on a phone and in reading order", {
  tag: "@long",
}, async ({ page, context }) => {
  await openNewCourse(page, "Side by side");
  const text = page.getByRole("textbox", { name: "Text of block 1" });
  await insert(page, "deux colonnes");
  await page.keyboard.type("First of the two");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Second of the two");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Below both");
  const width = text.getByRole("combobox", { name: "Width of the columns" });
  await expect(width).toHaveText("Two of the same width");
  await width.press("Enter");
  await page.getByRole("option", { name: "Wide, then narrow" }).click();
  await expect(width).toHaveText("Wide, then narrow");
  expect(await findFaults(page)).toEqual([]);
  await text.getByRole("button", { name: "Put below each other" }).click();
  await expect(width).toHaveCount(0);
  await expect(text.locator("> p")).toHaveText(["First of the two", "Second of the two", "Below both"]);
  await page.keyboard.press("Control+z");
  await expect(width).toHaveText("Wide, then narrow");

  // Copied and pasted they are columns again, and the search finds words in them.
  await text.getByText("Below both").click();
  await page.keyboard.press("Control+f");
  await page.keyboard.type("second of");
  await expect(page.getByRole("search").getByRole("status")).toHaveText("1 place");
  await page.keyboard.press("Escape");

  await publish(page);
  const boxes = async (reader: Page) => {
    const [first, second, below] = await Promise.all(
      ["First of the two", "Second of the two", "Below both"].map((words) =>
        reader.getByRole("article").getByText(words).boundingBox(),
      ),
    );
    if (!first || !second || !below) throw new Error("the columns are not shown");
    return { first, second, below };
  };
  const wide = await play(context, "Side by side", 1440);
  await expect(wide.getByText("Second of the two")).toBeVisible();
  const beside = await boxes(wide);
  expect(beside.second.y).toBe(beside.first.y);
  expect(beside.second.x).toBeGreaterThan(beside.first.x + beside.first.width);
  expect(beside.below.y).toBeGreaterThan(beside.second.y);
  expect(beside.first.width / beside.second.width).toBeCloseTo(2, 1);
  // In a right-to-left language the first column stands at the right.
  await wide.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
  const mirrored = await boxes(wide);
  expect(mirrored.second.x).toBeLessThan(mirrored.first.x);

  await wide.setViewportSize({ width: 360, height: 800 });
  await wide.evaluate(() => document.documentElement.setAttribute("dir", "ltr"));
  const stacked = await boxes(wide);
  expect(stacked.second.x).toBe(stacked.first.x);
  expect(stacked.second.y).toBeGreaterThan(stacked.first.y);
  expect(stacked.below.y).toBeGreaterThan(stacked.second.y);
  expect(await measureOverflow(wide)).toBe(0);
  expect(await findFaults(wide)).toEqual([]);

  const course = await exportCourse(platform, "Side by side", "web");
  const reader = await context.newPage();
  await reader.goto(pathToFileURL(join(course.folder, "index.html")).href);
  await expect(reader.getByText("Second of the two")).toBeVisible();
  const packaged = await boxes(reader);
  expect(packaged.second.y).toBe(packaged.first.y);
  await course.remove();
});
