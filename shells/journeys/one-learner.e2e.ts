// Knows that a trainer lets one learner begin a game anew, gives them more time and writes to them, and what the learner
// sees of each.
import type { Page } from "@playwright/test";
import { findFaults, measureOverflow } from "./find-faults.ts";
import { expect, type Platform, signIn, test } from "./platform.ts";
import { answerStatements, GAME, openGame, press } from "./play-game.ts";

test.use({ locale: "en-GB", viewport: { width: 1440, height: 900 } });

interface Product {
  readonly slug: string;
  readonly name: string;
}
async function readGame(platform: Platform, token: string): Promise<string> {
  const { products } = await (await platform.call(token, "/api/admin/game?limit=100")).json();
  return (products as readonly Product[]).find(({ name }) => name.replace(/\s/g, " ") === GAME)?.slug ?? "";
}
/** For everybody it is to be done by then. */
async function settle(platform: Platform, token: string, slug: string, due: string): Promise<void> {
  const path = `/api/admin/product/${slug}/perimeter`;
  const { name, audience } = await (await platform.call(token, path)).json();
  await platform.call(token, path, { name, audience, from: null, until: null, due }, "PUT");
}
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const openProduct = async (page: Page, platform: Platform, slug: string) => {
  await page.goto(`${platform.url}/product/${slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
};

test("0093 a learner begins anew, is given more time and written to, and reads each of it", { tag: "@wide" }, async ({
  page,
  browser,
  platform,
  complaints,
}) => {
  const token = await platform.signIn("demo_author");
  for (const login of ["demo_author", "demo_learner"])
    await platform.call(await platform.signIn(login), "/api/user", { locale: "en" }, "PUT");
  const admin = await platform.signIn("demo_admin");
  await platform.call(admin, "/api/admin/experts", { isEnabled: true, experts: [] }, "PUT");
  const slug = await readGame(platform, token);
  await settle(platform, token, slug, inDays(2));

  const theirs = await browser.newContext({ locale: "en-GB", viewport: { width: 1440, height: 900 } });
  const window = await theirs.newPage();
  const game = await openGame(window, platform, "learner");
  const statements = game.content.content.statements.length;
  await window.getByRole("button", { name: "Commencer" }).click();
  const end = async (isRight: (at: number) => boolean) => {
    await answerStatements(game, 0, statements, isRight);
    const saved = window.waitForResponse((answer) => /\/progress$/.test(answer.url()) && answer.ok());
    await window.getByRole("button", { name: "Vérifier mes réponses" }).click();
    await saved;
    await expect(window.locator("[data-saving=saved]")).toBeVisible();
  };
  await end(() => false);
  await press(game, "Réessayer");
  await end((at) => at === 0);
  // Of two attempts one is the best, until they begin anew.
  const beside = await theirs.newPage();
  await openProduct(beside, platform, slug);
  await expect(beside.getByText("Your best")).toHaveCount(1);

  await signIn(page, platform, "author", "/admin");
  await page.goto(`${platform.url}/admin/game/${slug}?tab=learners`);
  await page
    .getByRole("button", { name: /^Answers of / })
    .first()
    .click();
  const panel = page.getByRole("dialog").first();
  await panel.getByRole("button", { name: "Let them begin anew" }).click();
  const dialog = page.getByRole("dialog", { name: /^Let .* begin anew\?$/ });
  await dialog.getByRole("button", { name: "Begin anew" }).click();
  await expect(dialog.getByText("Say why they begin anew.").first()).toBeVisible();
  await dialog.getByRole("textbox", { name: "Reason" }).fill("The room was loud");
  expect(await findFaults(page, "[role=dialog]")).toEqual([]);
  await dialog.getByRole("button", { name: "Begin anew" }).click();
  await expect(panel.getByText("They begin anew, and have been told so.")).toBeVisible();
  await expect(panel.getByText(/The room was loud/)).toBeVisible();
  await expect(panel.getByText("Before they began anew")).toHaveCount(2);
  await expect(panel.getByText("They have not started again since they were allowed to.")).toBeVisible();
  await expect(panel.getByText(/nothing is stored yet/)).toHaveCount(0);

  // The window that was open all the while says so at its next save, and its page begins anew.
  await press(game, "Réessayer");
  await answerStatements(game, 0, 1);
  await expect(window.getByText(/vous a fait recommencer\s:\s«\sThe room was loud\s»/)).toBeVisible();
  await openProduct(window, platform, slug);
  await expect(
    window.getByText(/^Since .*, your earlier result no longer counts: .* let you begin anew\. The reason: “The room/),
  ).toBeVisible();
  await expect(window.getByText(/^No longer counts: begun anew on/)).toHaveCount(2);
  await expect(window.getByText("Your best")).toHaveCount(0);
  await window.goto(`${platform.url}/me`);
  const results = window.getByRole("table", { name: "My results" });
  await expect(results.getByRole("row", { name: /Begun anew on .* by .*: “The room was loud”/ })).toContainText(
    "Not started",
  );
  const history = window.getByRole("table", { name: "My history" });
  await expect(history.getByText(/^No longer counts: begun anew on/)).toHaveCount(2);
  expect(await findFaults(window)).toEqual([]);
  await window.setViewportSize({ width: 360, height: 740 });
  expect(await measureOverflow(window)).toBeLessThanOrEqual(0);
  await window.setViewportSize({ width: 1440, height: 900 });

  await panel.getByRole("button", { name: "Give more" }).click();
  const giving = page.getByRole("dialog", { name: /more than everybody$/ });
  await giving.getByLabel("To be done by").fill(inDays(1).slice(0, 16));
  await giving.getByRole("textbox", { name: "Reason" }).fill("Two weeks ill");
  await giving.getByRole("button", { name: "Give it" }).click();
  await expect(giving.getByText("Choose a moment later than that of everybody.").first()).toBeVisible();
  await giving.getByLabel("To be done by").fill(inDays(20).slice(0, 16));
  await giving.getByRole("button", { name: "Give it" }).click();
  await expect(panel.getByText(/Given by .*: “Two weeks ill”/)).toBeVisible();
  const learner = await platform.signIn("demo_learner");
  const { products } = await (await platform.call(learner, `/api/products?slug[]=${slug}`)).json();
  expect(products[0].dueAt.slice(0, 10)).toBe(inDays(20).slice(0, 10));

  await panel.getByRole("button", { name: /^Message to / }).click();
  const writing = page.getByRole("dialog", { name: /^Message to / });
  await writing.getByRole("textbox", { name: "Message" }).fill("Shall we look at it together?");
  await writing.getByRole("button", { name: "Send" }).click();
  await expect(panel.getByText("Your message is sent.")).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
  expect(await findFaults(page, "[role=dialog]")).toEqual([]);
  await window.goto(`${platform.url}/messages`);
  await window.getByText("Shall we look at it together?").first().click();
  await expect(window.getByText("Shall we look at it together?").last()).toBeVisible();
  // No expert is named: whoever wrote to them is answered all the same.
  await window.getByRole("textbox", { name: "Your message" }).fill("Gladly, tomorrow.");
  await window.getByRole("button", { name: "Send" }).click();
  await expect(window.getByText("Gladly, tomorrow.")).toBeVisible();
  await expect(window.getByRole("textbox", { name: "Your message" })).toHaveValue("");

  await panel.getByRole("button", { name: "Take it back" }).click();
  await page
    .getByRole("alertdialog")
    .or(page.getByRole("dialog", { name: /Take back/ }))
    .getByRole("button", { name: "Take it back" })
    .click();
  await expect(panel.getByText("They have what everybody has again.")).toBeVisible();
  await theirs.close();
  expect(complaints).toEqual([]);
});
