// Knows what becomes of a product that its author withdraws: it leaves its learners, says so, and comes back.
import { findFaults, measureOverflow } from "./find-faults.ts";
import { expect, signIn, test } from "./platform.ts";

test.use({ locale: "en-GB" });

test("decisions 4 an author withdraws a game: its learner finds it no more, its link says so, and it comes back", {
  tag: "@long",
}, async ({ page, platform, browser }) => {
  await signIn(page, platform, "author", "/admin");
  // Other journeys of this author may have chosen another language.
  await page.getByRole("button", { name: "Demo Author" }).click();
  await page.getByRole("menuitemradio", { name: "Français" }).click();
  const learner = await (await browser.newContext({ locale: "en-GB" })).newPage();
  await signIn(learner, platform, "learner");
  // Other journeys of this learner may have chosen another language too.
  await learner.getByRole("button", { name: "Demo Learner" }).click();
  await learner.getByRole("menuitemradio", { name: "English" }).click();
  await expect(learner.locator("html")).toHaveAttribute("lang", "en");
  await learner.keyboard.press("Escape");
  const card = learner.getByRole("button", { name: /mots de passe, vrai ou faux/ });
  await card.click();
  await learner.waitForURL("**/play/game/**");
  const played = learner.url();

  // The product is searched for, because the list shows the newest first and other journeys make products.
  await page.getByRole("searchbox", { name: "Rechercher des produits" }).fill("mots de passe");
  const row = page.getByRole("row").filter({ hasText: /mots de passe, vrai ou faux/ });
  const act = async (name: string) => {
    await row.getByRole("button", { name: /^Actions/ }).click();
    await page.getByRole("menuitem", { name }).click();
  };
  await act("Retirer…");
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("Leur progression et leurs résultats sont conservés");
  expect(await findFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await measureOverflow(page)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await dialog.getByRole("button", { name: "Retirer", exact: true }).click();
  await expect(row).toContainText("Retiré");

  await learner.goto(played);
  await expect(learner.getByText("it may have been withdrawn")).toContainText("what you did in it is kept");
  expect(await findFaults(learner)).toEqual([]);
  await learner.goto(`${platform.url}/open/${played.split("/").at(-1)}`);
  await expect(learner.getByText("it may have been withdrawn")).toBeVisible();
  await learner.getByRole("link", { name: "Go to my courses" }).click();
  await expect(learner.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(card).toHaveCount(0);

  await row.getByRole("link").first().click();
  await page.getByRole("button", { name: "Publier", exact: true }).click();
  await expect(page.getByRole("dialog")).toContainText("Les apprenants retrouvent le jeu");
  await page.getByRole("button", { name: "Publier maintenant" }).click();
  await expect(page.getByText("Publié", { exact: true })).toBeVisible();
  await learner.goto(platform.url);
  await expect(card).toBeVisible();
});
