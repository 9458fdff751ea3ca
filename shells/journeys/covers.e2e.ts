// Knows that an author gives products a cover by keyboard, and that learners see it on its card and on its page.
import type { Page } from "@playwright/test";
import { findFaults, measureOverflow } from "./find-faults.ts";
import { expect, type Platform, signIn, test } from "./platform.ts";

test.use({ locale: "en-GB" });

const DOOR = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><rect width="200" height="200" fill="red"/></svg>',
);
const WORDS = "A red fire door";

/** A published product of the demo with this title. */
async function make(platform: Platform, type: "coursiz" | "classiz", title: string): Promise<string> {
  const author = await platform.signIn("demo_author");
  const { products } = await (await platform.call(author, `/api/admin/game?limit=1`)).json();
  const nodes = [
    { slug: "start", type: "event", eventType: "START", next: ["game"] },
    { slug: "game", type: "task", taskType: "game", productSlug: products[0].slug, next: ["end"] },
    { slug: "end", type: "event", eventType: "END" },
  ];
  const content = type === "coursiz" ? { nodes } : { means: [{ slug: "spring", title: "Spring" }] };
  const configDraft = { context: { title }, config: { local: "EN" }, ...content };
  const made = await (await platform.call(author, `/api/admin/${type}`, { name: title, configDraft })).json();
  const { slug, updatedAt } = made;
  await platform.call(author, `/api/admin/${type}/publish/${slug}`, { updatedAt, visible: true }, "PATCH");
  return slug;
}

const field = (page: Page) => page.getByRole("group", { name: "Cover picture" });
const words = (page: Page) => page.getByRole("textbox", { name: "Alternative text of the cover" });

async function openSettings(page: Page, platform: Platform, type: string, slug: string): Promise<void> {
  await page.goto(`${platform.url}/admin/${type}/${slug}?tab=settings`);
  await expect(field(page)).toContainText("Without one, learners see a drawing of its type.");
}
async function publish(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save", exact: true }).press("Enter");
  await expect(page.getByText("Everything is saved.")).toBeVisible();
  await page.getByRole("button", { name: "Publish", exact: true }).press("Enter");
  await page.getByRole("button", { name: "Publish now" }).press("Enter");
  await expect(page.getByText(/ is published$/)).toBeVisible();
}

test("§3.81 §7.92 an author gives a path and a classroom a cover by keyboard, and takes it away; learners see it on the card and on the page", {
  tag: "@wide",
}, async ({ page, platform, browser, complaints }) => {
  for (const login of ["demo_author", "demo_learner"])
    await platform.call(await platform.signIn(login), "/api/user", { locale: "en" }, "PUT");
  const path = await make(platform, "coursiz", "Ways out");
  const classroom = await make(platform, "classiz", "Fire drill");
  await signIn(page, platform, "author", "/admin");

  // A file of the device, which nobody has described yet.
  await openSettings(page, platform, "coursiz", path);
  await field(page).getByRole("button", { name: "Choose a file" }).press("Enter");
  await page
    .getByRole("dialog")
    .locator("input[type=file]")
    .setInputFiles({
      ...{ name: "door.svg", mimeType: "image/svg+xml", buffer: DOOR },
    });
  const asking = page.getByRole("dialog", { name: "What does this picture show?" });
  await expect(asking.getByRole("textbox", { name: "Alternative text" })).toBeFocused();
  await page.keyboard.type(WORDS);
  await asking.getByRole("button", { name: "Insert the picture" }).press("Enter");
  await expect(field(page)).toContainText("door.svg");
  await expect(words(page)).toHaveValue(WORDS);
  expect(await findFaults(page)).toEqual([]);
  // It waits with the other settings while another tab is open, and it is dropped with them.
  await page.getByRole("tab", { name: "History" }).click();
  await page.getByRole("tab", { name: "Settings" }).click();
  await expect(page.getByRole("figure")).toHaveCount(2);
  await page.getByRole("button", { name: "Cancel" }).press("Enter");
  await expect(field(page)).toContainText("No file chosen");

  // A file of the library, with the words that it has there.
  for (const [type, slug] of [
    ["coursiz", path],
    ["classiz", classroom],
  ] as const) {
    await openSettings(page, platform, type, slug);
    await field(page).getByRole("button", { name: "Choose a file" }).press("Enter");
    await page.getByRole("button", { name: "Choose door.svg" }).press("Enter");
    await expect(words(page)).toHaveValue(WORDS);
    await publish(page);
  }

  const home = await (await browser.newContext({ locale: "en-GB" })).newPage();
  await signIn(home, platform, "learner");
  for (const title of ["Ways out", "Fire drill"]) {
    const card = home.getByRole("listitem").filter({ has: home.getByRole("heading", { name: title }) });
    await card.scrollIntoViewIfNeeded();
    const picture = card.getByRole("img", { name: WORDS });
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await card.getByRole("link", { name: title }).press("Enter");
    await expect(home.getByRole("heading", { name: title, level: 1 })).toBeVisible();
    await expect(home.getByRole("img", { name: WORDS })).toBeVisible();
    expect([await findFaults(home), await measureOverflow(home)]).toEqual([[], 0]);
    await home.goBack();
  }

  await page.goto(`${platform.url}/admin/classiz/${classroom}?tab=settings`);
  await field(page).getByRole("button", { name: "Take away" }).press("Enter");
  await expect(words(page)).toHaveCount(0);
  await publish(page);
  await home.reload();
  await expect(home.getByRole("heading", { name: "Ways out" })).toBeVisible();
  await expect(home.getByRole("img", { name: WORDS })).toHaveCount(1);
  await home.context().close();
  expect(complaints).toEqual([]);
});
