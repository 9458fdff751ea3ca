// Knows that an author makes a game by the interface: its type is chosen, it is written, previewed as it stands, and
// published; a learner plays it and wins.
import type { Page } from "@playwright/test";
import { findFaults, measureOverflow } from "./find-faults.ts";
import { expect, type Platform, signIn, test } from "./platform.ts";

const NAME = "Fire drill";
const QUESTION = "What puts a burning pan out?";
test.use({ locale: "en-GB", viewport: { width: 1440, height: 900 } });

const question = (page: Page) => page.getByRole("textbox", { name: "Question", exact: true }).first();
/** Waits for the automatic save after the last change. */
const saved = (page: Page) => expect(page.locator("[data-saving=saved]")).toBeVisible();

/** Writes one of the example's two questions, and deletes the other. */
async function write(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Delete: Question 2" }).click();
  await question(page).fill(QUESTION);
  for (const [at, option] of ["A lid", "Water", "Wind"].entries())
    await page.getByRole("textbox", { name: `Option ${at + 1}`, exact: true }).fill(option);
  await page.getByRole("textbox", { name: /^Explanation/ }).fill("It takes the air away.");
  await page.getByRole("spinbutton", { name: "Passed from a score of" }).fill("80");
  await page.getByRole("spinbutton", { name: "Attempts" }).fill("2");
  await page.getByRole("spinbutton", { name: "Gold trophy from a score of" }).fill("70");
  await expect(page.getByText("Nobody earns it: a better trophy is earned with less.")).toBeVisible();
  await page.getByRole("spinbutton", { name: "Gold trophy from a score of" }).fill("95");
}

async function openAsLearner(page: Page, platform: Platform): Promise<void> {
  const token = await platform.signIn("demo_learner");
  const { products } = await (await platform.call(token, "/api/products")).json();
  const { perimeterSlug } = products.find(({ name }: { readonly name: string }) => name === NAME);
  const { link } = await (await platform.call(token, `/api/front-dynamic/product/${perimeterSlug}/link`)).json();
  await page.goto(new URL(link, platform.url).href);
}

test("§1.14 §4.133 §3.93 a game is made by its type, written, previewed as it stands, published, played and won", {
  tag: "@long",
}, async ({ page, platform, complaints }) => {
  const token = await platform.signIn("demo_author");
  await platform.call(token, "/api/user", { locale: "en" }, "PUT");
  await signIn(page, platform, "author", "/admin");
  await page.getByRole("button", { name: "Other types" }).click();
  await page.getByRole("menuitem", { name: "New game" }).click();
  const dialog = page.getByRole("dialog", { name: "New game" });
  await dialog.getByRole("textbox", { name: "Name" }).fill(NAME);
  await dialog.getByRole("radio", { name: "English" }).check();
  const types = dialog.getByRole("group", { name: "Type of game" }).getByRole("radio");
  await expect(types.nth(12)).toBeVisible();
  // On a desktop all of them are visible at once.
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(types.last()).toBeInViewport();
  await types.first().focus();
  await page.keyboard.press("ArrowDown");
  const choice = dialog.getByRole("radio", { name: "Choose the right answer" });
  await expect(choice).toBeChecked();
  await expect(choice).toHaveAccessibleDescription("One right answer, or several");
  expect(await findFaults(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Create the game" }).click();

  await expect(page.getByRole("heading", { level: 1, name: NAME })).toBeVisible();
  await expect(question(page)).toHaveValue("Which planet is the nearest to the Sun?");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  // What is wrong is said, and a press leads there.
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Go there: .* example/ })
    .click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(question(page)).toBeFocused();
  await write(page);
  await saved(page);
  await page.reload();
  await expect(question(page)).toHaveValue(QUESTION);
  expect(await findFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1440, height: 900 });

  // Somebody else saves meanwhile: nothing is lost, and the author chooses.
  const slug = new URL(page.url()).pathname.split("/").at(-1);
  const stored = await (await platform.call(token, `/api/admin/game/${slug}`)).json();
  await platform.call(token, `/api/admin/game/${slug}`, { name: NAME, updatedAt: stored.updatedAt }, "PATCH");
  await question(page).fill("What puts it out?");
  await expect(page.locator("[data-saving=conflicting]")).toBeVisible();
  await page.getByRole("button", { name: "Save my changes on top of it" }).click();
  // The browser itself logs every refused request.
  expect(complaints.splice(0)).toEqual([expect.stringContaining("409")]);
  await saved(page);
  await page.getByRole("button", { name: "As it was when I opened it" }).click();
  await expect(question(page)).toHaveValue(QUESTION);
  await saved(page);

  // §3.85 §3.91 The words that learners read before they begin are among the settings; saving them leaves the game as
  // it is.
  await page.getByRole("tab", { name: "Settings" }).click();
  await page.getByRole("textbox", { name: "How it is played" }).fill("Think of your kitchen.");
  await page.getByRole("radio", { name: "Hard" }).check();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeDisabled();
  await page.getByRole("tab", { name: "Game" }).click();
  await expect(question(page)).toHaveValue(QUESTION);

  // The preview shows the unsaved game.
  await question(page).fill("");
  await question(page).fill(QUESTION);
  await page.getByRole("button", { name: "Preview" }).click();
  await page.waitForURL("**/play/game/**");
  await page.getByRole("button", { name: "Start" }).click();
  await expect(page.getByText(QUESTION)).toBeVisible();
  await page.goBack();
  await expect(question(page)).toHaveValue(QUESTION);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByRole("dialog").getByRole("button", { name: "Publish all the same" })).toHaveCount(0);
  await page.getByRole("dialog").getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByText("The game is published")).toBeVisible();

  // The next publication says what it changes.
  await question(page).fill("What puts oil out?");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByRole("dialog").getByText("Changed: What puts oil out?")).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await question(page).fill(QUESTION);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByRole("dialog").getByText("Nothing: what learners see is what you see.")).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await saved(page);

  await openAsLearner(page, platform);
  await expect(page.getByText("You win from 80/100 on.")).toBeVisible();
  await expect(page.getByText("Think of your kitchen.")).toBeVisible();
  await expect(page.getByText("Hard", { exact: true })).toBeVisible();
  await expect(page.getByText("2 attempts left.")).toBeVisible();
  await page.getByRole("button", { name: "Start" }).click();
  await page.getByRole("radio", { name: "A lid" }).check();
  await page.getByRole("button", { name: "Check my answers" }).click();
  await expect(page.getByText("1 right answer out of 1")).toBeFocused();
  await expect(page.getByText("Gold trophy")).toBeVisible();
  await expect(page.locator("[data-saving]")).toHaveAttribute("data-saving", "saved");
  await page.reload();
  await expect(page.getByText("Won", { exact: true })).toBeVisible();

  // The author reads the answers in words, and comes back to where they were.
  await page.goto(`${platform.url}/admin/game/${slug}?tab=learners`);
  const row = page.getByRole("button", { name: /^Answers of / });
  await row.focus();
  await page.keyboard.press("Enter");
  const panel = page.getByRole("dialog");
  await expect(panel.getByText("1 right of 1")).toBeVisible();
  await expect(panel.getByRole("listitem").filter({ hasText: QUESTION }).last()).toHaveText(`${QUESTION}A lidRight`);
  expect(await findFaults(page, "[role=dialog]")).toEqual([]);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    panel.getByRole("button", { name: "Download these answers (CSV)" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.csv$/);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
  await page.reload();
  await expect(panel.getByText("1 right of 1")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
  expect(new URL(page.url()).searchParams.has("learner")).toBe(false);
  await row.click();
  await expect(panel).toBeVisible();
  await page.goBack();
  await expect(panel).toHaveCount(0);
  await expect(row).toBeFocused();
  expect(complaints).toEqual([]);
});
