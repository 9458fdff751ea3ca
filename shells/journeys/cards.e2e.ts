// Knows content that is opened one by one, cards that turn, cards that open, and files: each made in the studio by
// keyboard, then opened by keyboard and by taps, left halfway, resumed, finished, and played in a package.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Locator, Page } from "@playwright/test";
import { exportCourse } from "./export-course.ts";
import { findFaults, measureOverflow } from "./find-faults.ts";
import { expect, type Platform, signIn, test } from "./platform.ts";

const NAME = "Cards and files";
test.use({ locale: "en-GB", viewport: { width: 1440, height: 900 } });

const blockOf = (page: Page, kind: string): Locator =>
  page.getByRole("region", { name: new RegExp(`^Block \\d+: ${kind}`) });
const cardOf = (where: Locator, name: string): Locator => where.getByRole("button", { name, exact: true });
const saved = (page: Page) => expect(page.locator("[data-saving]")).toHaveAttribute("data-saving", "saved");

/** By the list of blocks, without a pointer. */
async function addBlock(page: Page, name: string): Promise<Locator> {
  await page.getByRole("button", { name: "Add a block" }).last().focus();
  await page.keyboard.press("Enter");
  const item = page.getByRole("dialog", { name: "Add a block" }).getByRole("button", { name: new RegExp(`^${name}`) });
  await item.focus();
  await page.keyboard.press("Enter");
  const block = blockOf(page, name);
  await expect(block).toBeVisible();
  return block;
}
async function press(target: Locator, key = "Enter"): Promise<void> {
  await target.focus();
  await target.press(key);
}
async function choose(page: Page, list: Locator, option: string): Promise<void> {
  await press(list);
  await page.getByRole("option", { name: option }).focus();
  await page.keyboard.press("Enter");
}
async function type(target: Locator, words: string): Promise<void> {
  await target.focus();
  await target.press("ControlOrMeta+a");
  await target.pressSequentially(words);
}

/** Accepts the examples of a block. */
async function keepAll(block: Locator, count: number): Promise<void> {
  const keep = block.getByRole("button", { name: /^Keep (it as it is|the example)/ });
  await expect(keep).toHaveCount(count);
  for (let left = count - 1; left >= 0; left--) {
    await press(keep.first());
    await expect(keep).toHaveCount(left);
  }
}

async function writeCourse(page: Page): Promise<void> {
  const turning = await addBlock(page, "Cards to turn");
  await type(turning.getByRole("textbox", { name: /^Title/ }), "Three signs");
  await expect(turning.getByText("Nobody has written this yet")).toHaveCount(3);
  await type(turning.getByRole("textbox", { name: "On the front" }).first(), "The sender");
  await type(turning.getByRole("textbox", { name: "Back of card 1" }), "Look at what stands after the @.");
  await keepAll(turning, 2);
  await press(turning.getByRole("button", { name: "Add a card" }));
  const fourth = turning.getByRole("textbox", { name: "On the front" }).last();
  await expect(fourth).toBeFocused();
  await page.keyboard.type("The haste");
  await type(turning.getByRole("textbox", { name: "Back of card 4" }), "Who hurries you hides something.");
  await press(turning.getByRole("button", { name: "Move up: Card 4" }));
  await expect(turning.getByRole("textbox", { name: "On the front" }).nth(2)).toHaveValue("The haste");
  await press(turning.getByRole("button", { name: "Delete: Card 4" }));
  await choose(page, turning.getByRole("combobox", { name: "Done once the learner has turned" }), "so many cards");
  await expect(turning.getByRole("spinbutton", { name: "How many cards" })).toHaveValue("2");
  await choose(page, turning.getByRole("combobox", { name: "Beside the words" }).first(), "Envelope");

  const opening = await addBlock(page, "Cards to open");
  await keepAll(opening, 3);
  const asked = opening.getByRole("checkbox", { name: /^It has to be opened/ });
  await press(asked.first(), "Space");
  await expect(asked.first()).toBeChecked();

  await addBlock(page, "True or false");
  const game = page.getByRole("region", { name: /^Block \d+: True or false/ });
  await keepAll(game, 2);
  await choose(page, opening.getByRole("combobox", { name: "A game opens with it" }).first(), "True or false");

  const files = await addBlock(page, "Files");
  await press(files.getByRole("button", { name: "Choose a file" }));
  await press(page.getByRole("dialog").getByRole("button", { name: "Choose hook.webp" }));
  await type(files.getByRole("textbox", { name: "Name" }), "The hook, as a picture");
  await press(files.getByRole("button", { name: "Add a file" }));
  await page.keyboard.type("More about it");
  await type(files.getByRole("textbox", { name: /^Or an address of the web/ }).last(), "example.org/hook");
}

async function publish(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Publish" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).not.toContainText("Go there");
  await dialog.getByRole("button", { name: /^Publish/ }).click();
  await expect(page.getByRole("banner").getByText("Published")).toBeVisible();
}

async function findPlayer(platform: Platform): Promise<string> {
  const token = await platform.signIn("demo_learner");
  const { products } = await (await platform.call(token, "/api/products")).json();
  const { perimeterSlug } = products.find(({ name }: { readonly name: string }) => name === NAME);
  const { link } = await (await platform.call(token, `/api/front-dynamic/product/${perimeterSlug}/link`)).json();
  return new URL(link, platform.url).href;
}

/** At the page's own width. */
async function lookAt(page: Page, schemes: readonly ("light" | "dark")[]): Promise<void> {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    expect(await findFaults(page)).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: "light" });
  expect(await measureOverflow(page)).toBe(0);
}

test("§3.132 §3.138 §3.140 cards and files are made, turned and opened by keyboard, left halfway, ended by taps, and carried", {
  tag: "@long",
}, async ({ page, platform, complaints, browser }) => {
  const token = await platform.signIn("demo_author");
  await platform.call(token, "/api/user", { locale: "en" }, "PUT");
  await signIn(page, platform, "author", "/admin");
  await page.getByRole("button", { name: "New course" }).click();
  const asked = page.getByRole("dialog", { name: "New course" });
  await asked.getByRole("textbox", { name: "Name" }).fill(NAME);
  await asked.getByRole("radio", { name: "English" }).check();
  await asked.getByRole("button", { name: "Create the course" }).click();
  await page.getByRole("textbox", { name: "Text of block 1" }).click();
  await page.keyboard.type("Three ways to hold something back.");
  await writeCourse(page);
  const tried = blockOf(page, "Cards to turn");
  await press(tried.getByRole("button", { name: "Try it as a learner" }));
  await press(cardOf(tried, "The sender"));
  await expect(tried.getByText("1 card to turn")).toBeVisible();
  await lookAt(page, ["dark"]);
  await publish(page);

  await page.goto(await findPlayer(platform));
  const turning = page.getByRole("region", { name: "Three signs" });
  const sender = cardOf(turning, "The sender");
  await expect(sender).toHaveAttribute("aria-expanded", "false");
  await press(sender);
  await expect(sender).toHaveAttribute("aria-expanded", "true");
  await expect(turning.getByRole("status").first()).toHaveText("Look at what stands after the @.");
  await sender.press("Escape");
  await expect(sender).toHaveAttribute("aria-expanded", "false");
  await expect(sender).toBeFocused();
  await expect(turning.getByText("1 card to turn")).toBeVisible();
  await saved(page);

  await page.reload();
  await expect(turning.getByText("1 card to turn")).toBeVisible();
  await press(cardOf(turning, "The haste"), "Space");
  await expect(turning.getByText("Done")).toBeVisible();

  const opening = page.getByRole("region", { name: "Cards to open" });
  await press(cardOf(opening, "Why"));
  const opened = page.getByRole("dialog", { name: "Why" });
  await expect(opened).toContainText("What this is good for");
  await expect(page.getByRole("region", { name: /^True or false/ })).toHaveCount(1);
  const statements = opened.getByRole("group");
  for (const statement of await statements.all()) await press(statement.getByRole("radio").first(), "Space");
  await press(opened.getByRole("button", { name: "Check my answers" }));
  await expect(opened.getByText(/right answers? out of/)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(opened).toHaveCount(0);
  await expect(cardOf(opening, "Why")).toBeFocused();
  await expect(opening.getByText("Done")).toBeVisible();
  await lookAt(page, ["light", "dark"]);
  await saved(page);

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: "en-GB" });
  const hand = await phone.newPage();
  await hand.goto(await findPlayer(platform));
  await expect(hand.getByRole("region", { name: "Three signs" }).getByText("Done")).toBeVisible();
  await cardOf(hand.getByRole("region", { name: "Three signs" }), "The haste").tap();
  await expect(hand.getByText("Who hurries you hides something.").last()).toBeVisible();
  await lookAt(hand, ["light"]);
  await phone.route("https://example.org/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<p>There</p>" }),
  );
  const files = hand.getByRole("region", { name: "Files" });
  for (const name of [/^The hook, as a picture/, /^More about it/]) {
    const [tab] = await Promise.all([phone.waitForEvent("page"), files.getByRole("link", { name }).tap()]);
    await tab.close();
  }
  await expect(files.getByText("Done")).toBeVisible();
  await expect(files.getByText(/WEBP · .*kB/)).toBeVisible();
  await hand.mouse.wheel(0, 9_000);
  await saved(hand);
  await hand.getByRole("button", { name: "Finish", exact: true }).tap();
  await expect(hand.getByRole("article", { name: "Course completed" })).toBeVisible();
  await phone.close();

  const course = await exportCourse(platform, NAME, "web");
  const outside: string[] = [];
  page.on("request", (request) => request.url().startsWith("http") && outside.push(request.url()));
  try {
    expect(course.paths.filter((path) => /^documents\/.*\.webp$/.test(path))).toHaveLength(1);
    await page.goto(pathToFileURL(join(course.folder, "index.html")).href);
    const packed = page.getByRole("region", { name: "Three signs" });
    await press(cardOf(packed, "The sender"));
    await expect(packed.getByText("1 card to turn")).toBeVisible();
    await page.reload();
    await expect(packed.getByText("1 card to turn")).toBeVisible();
    await press(cardOf(page.getByRole("region", { name: "Cards to open" }), "Why"));
    await page.getByRole("dialog", { name: "Why" }).getByRole("button", { name: "Close" }).press("Enter");
    const [picture] = await Promise.all([
      page.context().waitForEvent("page"),
      page.getByRole("link", { name: /^The hook, as a picture/ }).press("Enter"),
    ]);
    expect(picture.url()).toMatch(/documents\/.*\.webp$/);
    await picture.close();
    await expect(page.getByRole("region", { name: "Files" }).getByText("1 file to open")).toBeVisible();
    expect(outside).toEqual([]);
  } finally {
    await course.remove();
  }
  expect(complaints).toEqual([]);
});
