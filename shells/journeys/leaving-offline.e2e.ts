// Knows that a learner who leaves the player without a connection stays where they are until it is back.
import type { Page } from "@playwright/test";
import { makePackage } from "./made-package.ts";
import { expect, type Platform, signIn, test } from "./platform.ts";
import { playPackage, uploadPackage } from "./upload-package.ts";

const isInPlayer = (page: Page) => new URL(page.url()).pathname.startsWith("/play/");
const leave = (page: Page) => page.getByRole("button", { name: /^(Leave|Quitter)$/ });
const waiting = (page: Page) => page.getByText(/You leave this page as soon as|Vous quitterez cette page dès/);

async function openCourse(page: Page, platform: Platform): Promise<void> {
  await signIn(page, platform, "trainer");
  await page.getByRole("button", { name: /recognising phishing/ }).click();
  await expect(page.getByRole("button", { name: "Next", exact: true })).toBeVisible();
}
async function openGame(page: Page, platform: Platform): Promise<void> {
  await signIn(page, platform, "trainer");
  await page.getByRole("button", { name: /mots de passe, vrai ou faux/ }).click();
  await page.waitForURL("**/play/game/**");
  await expect(leave(page)).toBeVisible();
}
async function openPackage(page: Page, platform: Platform): Promise<void> {
  const items = [{ identifier: "one", title: "One" }];
  const { slug } = await uploadPackage(platform, "Left", makePackage({ version: "1.2", title: "Left", items }));
  await playPackage(page, platform, slug);
  await expect(page.locator("[data-saving=saved]")).toBeVisible();
}

for (const [what, open] of Object.entries({ course: openCourse, game: openGame, package: openPackage }))
  test(`a ${what} that is left while the network is dead stays, says why, and is left once it is back`, {
    tag: "@long",
  }, async ({ page, platform, complaints }) => {
    await open(page, platform);
    await page.context().setOffline(true);
    await leave(page).click();
    await expect(waiting(page)).toBeVisible();
    await page.getByRole("button", { name: /Stay here|Rester ici/ }).click();
    await expect(waiting(page)).toBeHidden();
    await leave(page).click();
    await expect(waiting(page)).toBeVisible();
    expect(isInPlayer(page)).toBe(true);
    await page.context().setOffline(false);
    await page.waitForURL((url) => !url.pathname.startsWith("/play/"));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    // The browser itself logs what it could not load.
    expect(complaints.filter((one) => !one.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
  });

test("a network that answers nothing is no connection either", { tag: "@long" }, async ({ page, platform }) => {
  await openCourse(page, platform);
  // The device believes that it is connected.
  await page.route("**/*", (route) => route.abort());
  await leave(page).click();
  await expect(waiting(page)).toBeVisible();
  await page.unroute("**/*");
  await page.waitForURL(`${platform.url}/`);
});
