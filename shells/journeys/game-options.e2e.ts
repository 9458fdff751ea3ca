// Knows the options that every game has, from the form of its author to its learner: hints, blanks, one point for all.
import type { Page } from "@playwright/test";
import { findFaults, measureOverflow } from "./find-faults.ts";
import { expect, type Platform, signIn, test } from "./platform.ts";

test.use({ locale: "en-GB", viewport: { width: 1440, height: 900 } });

const HINT = "Think of the seasons.";

/** Makes a game of the example's two statements, whose author writes its options, and publishes it. */
async function makeGame(page: Page, platform: Platform, name: string, write: () => Promise<void>): Promise<void> {
  const token = await platform.signIn("demo_author");
  const made = await platform.call(token, "/api/admin/game", { name, gameType: "VRAI_FAUX", local: "EN" });
  const { slug } = (await made.json()) as { readonly slug: string };
  await page.goto(`${platform.url}/admin/game/${slug}`);
  await write();
  await expect(page.locator("[data-saving=saved]")).toBeVisible();
  const { updatedAt } = await (await platform.call(token, `/api/admin/game/${slug}`)).json();
  await platform.call(token, `/api/admin/game/publish/${slug}`, { updatedAt, visible: true }, "PATCH");
}

async function openGame(page: Page, platform: Platform, name: string): Promise<void> {
  const learner = await platform.signIn("demo_learner");
  const { products } = await (await platform.call(learner, "/api/products")).json();
  const { perimeterSlug } = products.find((one: { readonly name: string }) => one.name === name);
  const { link } = await (await platform.call(learner, `/api/front-dynamic/product/${perimeterSlug}/link`)).json();
  await page.goto(new URL(link, platform.url).href);
}

test("§9.18 an author gives hints, allows blanks and asks for all or nothing; a learner meets each by keyboard", {
  tag: "@wide",
}, async ({ page, platform, complaints }) => {
  await platform.call(await platform.signIn("demo_author"), "/api/user", { locale: "en" }, "PUT");
  await signIn(page, platform, "author", "/admin");
  await makeGame(page, platform, "With a hint", async () => {
    await page.getByText("Hints: none").click();
    await page.getByRole("textbox", { name: /^1\. The Earth/ }).fill(HINT);
    await expect(page.getByText("Hints: 1")).toBeVisible();
    await page.getByRole("checkbox", { name: /counts only when all of it is right/ }).check();
    expect(await findFaults(page)).toEqual([]);
  });
  await makeGame(page, platform, "With blanks", () =>
    page.getByRole("checkbox", { name: "Learners may leave answers blank" }).check(),
  );

  await page.setViewportSize({ width: 360, height: 800 });
  await openGame(page, platform, "With a hint");
  await page.getByRole("button", { name: "Start" }).click();
  const check = page.getByRole("button", { name: "Check my answers" });
  await expect(page.getByText("It counts only when all of it is right.")).toBeVisible();
  await check.press("Enter");
  await expect(page.getByText("Still to answer: 1, 2.")).toBeVisible();
  await expect(page.getByRole("radio").first()).toBeFocused();
  // Nothing of a hint is on the page before it is asked for.
  expect(await page.locator("body").innerHTML()).not.toContain(HINT);
  await page.getByRole("button", { name: /^Show a hint: The Earth/ }).press("Enter");
  const hint = page.getByText(`Hint: ${HINT}`).locator("xpath=..");
  await expect(hint).toBeFocused();
  expect(await measureOverflow(page)).toBe(0);
  expect(await findFaults(page)).toEqual([]);
  await page.getByRole("radio").first().press("Space");
  await expect(page.locator("[data-saving=saved]")).toBeAttached();
  await page.reload();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(hint).toBeVisible();
  await check.press("Enter");
  await expect(page.getByRole("radio").nth(2)).toBeFocused();
  // Wrong: the other half earns nothing either.
  await page.getByRole("radio").nth(2).press("Space");
  await check.press("Enter");
  await expect(page.getByText("1 right answer out of 2")).toBeVisible();
  await expect(page.getByText("It counts only when all of it is right.")).toBeVisible();
  await expect(page.getByText("0/100").first()).toBeVisible();
  await expect(hint).toHaveCount(0);

  await openGame(page, platform, "With blanks");
  await page.getByRole("button", { name: "Start" }).click();
  await page.getByRole("radio").first().press("Space");
  await expect(page.getByText("What you leave blank earns nothing.")).toBeVisible();
  await check.press("Enter");
  await expect(page.getByText(/^Not answered: the answer is “False”\./)).toBeVisible();
  await expect(page.getByText("1 right answer out of 2")).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  expect(complaints).toEqual([]);
});
