// Knows what learners find of what they have learnt, and what managers do for their people.
import type { Page } from "@playwright/test";
import { findFaults, measureOverflow } from "./find-faults.ts";
import { expect, type Platform, signIn, test } from "./platform.ts";
import { answerStatements, GAME, openGame, press } from "./play-game.ts";

test.use({ locale: "en-GB" });

async function speakEnglish(platform: Platform, ...logins: readonly string[]): Promise<void> {
  for (const login of logins)
    await platform.call(await platform.signIn(`demo_${login}`), "/api/user", { locale: "en" }, "PUT");
}
const toPlace = async (page: Page, name: string): Promise<void> => {
  const place = page.getByRole("navigation", { name: "Main pages" }).getByRole("link", { name });
  await place.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(place).toHaveAttribute("aria-current", "page");
};

test("§7.16 §3.218–§3.222 a learner finds their numbers, results and ended attempts, narrowed down by the address", {
  tag: "@long",
}, async ({ page, platform, complaints }) => {
  await speakEnglish(platform, "learner");
  await signIn(page, platform, "learner");
  await toPlace(page, "My learning");
  await expect(page.getByRole("heading", { name: "Nothing has ended yet" })).toBeVisible();

  const learner = await openGame(page, platform, "learner");
  await press(learner, "Commencer");
  await answerStatements(learner, 0, 5);
  await press(learner, "Vérifier mes réponses");
  await expect(page.locator("[data-saving]")).toHaveAttribute("data-saving", "saved");
  await page.goto(`${platform.url}/me`);
  const history = page.getByRole("table", { name: "My history" });
  await expect(history.getByRole("row")).toHaveCount(2);
  await expect(history).toContainText("Completed");
  await expect(
    page.getByRole("table", { name: "My results" }).getByRole("row", { name: new RegExp(GAME.slice(0, 8)) }),
  ).toContainText("Completed");
  expect(await findFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await measureOverflow(page)).toBe(0);
  await page.goto(`${platform.url}/me?status=FAILED`);
  await expect(page.getByRole("heading", { name: "No attempt matches" })).toBeVisible();
  await page.getByRole("button", { name: "Show all my history" }).press("Enter");
  await expect(history.getByRole("row")).toHaveText([new RegExp(GAME.slice(0, 8))]);

  // The page of the product shows the same attempt with its result; a single attempt is not called the best.
  const { products } = await (await platform.call(await platform.signIn("demo_learner"), "/api/products")).json();
  const game = products.find(({ title }: { title: string }) => title.replace(/\s/g, " ") === GAME);
  await page.goto(`${platform.url}/product/${game.perimeterSlug}`);
  const attempts = page.getByRole("table", { name: "Your attempts" });
  await expect(attempts.getByRole("row")).toHaveCount(1);
  await expect(attempts).toContainText("Completed");
  await expect(attempts).not.toContainText("Your best");
  expect(await measureOverflow(page)).toBe(0);
  expect(await findFaults(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test("decisions 2 a manager reads how far one of theirs is, reminds them in their own words, and gives them a product", {
  tag: "@long",
}, async ({ page, platform, browser, complaints }) => {
  await speakEnglish(platform, "manager", "learner");
  const admin = await platform.signIn("demo_admin");
  const client = await (await platform.call(admin, "/api/admin/client/current")).json();
  const place = { id: "shop", title: "Shop", lvl: 0, children: [] };
  const organisation = { affectations: [place], criterias: [] };
  await platform.call(admin, `/api/admin/client/${client.id}/affectations-criterias`, organisation, "PUT");
  for (const login of ["manager", "learner"]) {
    const { users } = await (await platform.call(admin, `/api/admin/user/search?query=${login}@demo`)).json();
    const path = `/api/admin/user/${users[0].id}/affectations-criterias`;
    await platform.call(admin, path, { affectations: ["shop"] }, "PUT");
  }
  const { products } = await (await platform.call(admin, "/api/admin/learniz?limit=100")).json();
  const course = products.find(({ state, name }: { state: string; name: string }) => name !== "" && state !== "draft");
  const audience = { everyone: false, affectations: [], criterias: [], users: [] };
  const perimeter = { name: "Few", audience, from: null, until: null };
  await platform.call(admin, `/api/admin/product/${course.slug}/perimeter`, perimeter, "PUT");

  await signIn(page, platform, "manager");
  await toPlace(page, "My team");
  await page.getByRole("link", { name: "Demo Learner" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Demo Learner" })).toBeVisible();
  const table = page.getByRole("table", { name: "Products and progress" });
  expect(await findFaults(page)).toEqual([]);

  await table
    .getByRole("button", { name: /^Remind of: / })
    .first()
    .press("Enter");
  const asked = page.getByRole("dialog", { name: "Remind Demo Learner?" });
  await asked.getByRole("textbox", { name: "Your words" }).fill("By Friday, please.");
  expect(await findFaults(page)).toEqual([]);
  await asked.getByRole("button", { name: "Remind", exact: true }).press("Enter");
  await expect(asked).toBeHidden();
  await expect(table).toContainText("Reminded");

  await page.getByRole("button", { name: "Give a product…" }).press("Enter");
  const giving = page.getByRole("dialog", { name: "Give Demo Learner a product" });
  await giving.getByRole("combobox", { name: "Product" }).fill(course.name);
  await page.getByRole("option", { name: course.name }).click();
  await giving.getByRole("button", { name: "Give it" }).press("Enter");
  await expect(giving).toBeHidden();
  await expect(table.getByRole("row", { name: course.name })).toContainText("Not begun");
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await measureOverflow(page)).toBe(0);

  const learner = await (await browser.newContext({ locale: "en-GB" })).newPage();
  await signIn(learner, platform, "learner");
  await learner.getByRole("button", { name: /Notifications/ }).press("Enter");
  await expect(learner.getByText(/^Demo Manager reminds you of/)).toBeVisible();
  await expect(learner.getByRole("button", { name: `Start: ${course.name}` })).toBeVisible();
  expect(complaints).toEqual([]);
});
