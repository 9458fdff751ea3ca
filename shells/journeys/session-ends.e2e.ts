// Knows what learners read whose session ends while they play: why, that nothing is lost, and how to come back.
import type { Page } from "@playwright/test";
import { findFaults } from "./find-faults.ts";
import { DEMO_PASSWORD, expect, type Platform, signIn, test } from "./platform.ts";

const COURSE = /recognising phishing/;

async function openCourse(page: Page, platform: Platform): Promise<void> {
  await signIn(page, platform, "learner");
  await page.getByRole("button", { name: COURSE }).click();
  await expect(page.getByRole("button", { name: "Next", exact: true })).toBeVisible();
}

async function signOutInAnotherTab(page: Page, platform: Platform): Promise<void> {
  const tab = await page.context().newPage();
  await tab.goto(platform.url);
  await tab.getByRole("button", { name: "Demo Learner" }).click();
  await tab.getByRole("menuitem", { name: /^(Sign out|Se déconnecter)$/ }).click();
  await tab.waitForURL("**/auth/login**");
  await tab.close();
}

async function signInAgain(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Sign in again" }).click();
  await page.getByLabel(/^(Login|Identifiant)$/).fill("learner");
  await page.getByLabel(/^(Password|Mot de passe)$/).fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: /^(Sign in|Se connecter)$/ }).click();
}

const ended = (page: Page) => page.getByRole("heading", { level: 1, name: "Your session has ended" });

test("§7.6 decisions 15 who signs out in another tab is told in the player; what is answered there is kept, and sent once after signing in again", {
  tag: "@long",
}, async ({ page, platform }) => {
  await openCourse(page, platform);
  await page.getByRole("button", { name: /Practice: feel the lever/ }).click();
  const groups = page.getByRole("article").getByRole("group");
  await groups.nth(0).getByRole("radio", { name: "True" }).check();
  await expect(page.getByText(/^Saved /)).toBeAttached();
  await signOutInAnotherTab(page, platform);

  await groups.nth(1).getByRole("radio", { name: "False" }).check();
  await expect(ended(page)).toBeVisible();
  await expect(page.getByText(/kept on this device/)).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(0);
  expect(await findFaults(page)).toEqual([]);

  // Time that goes on is sent apart, in a save of its own: each event is sent once, whatever its time.
  const saved: string[] = [];
  const refused: number[] = [];
  page.on("response", (response) => {
    const request = response.request();
    if (request.method() !== "POST" || !response.url().endsWith("/progress")) return;
    if (response.status() === 200) saved.push(request.postDataJSON().progress.eventDate);
    else refused.push(response.status());
  });
  await signInAgain(page);
  await expect(page.getByRole("heading", { level: 1, name: "Practice: feel the lever" })).toBeVisible();
  await expect(page.getByText(/^Saved /)).toBeAttached();
  expect(refused).toEqual([]);
  expect(saved.length).toBeGreaterThan(0);
  expect(new Set(saved).size, `sent twice: ${saved.join(" ")}`).toBe(saved.length);
  const seeAnswers = async () => {
    await expect(groups.nth(0).getByRole("radio", { name: "True" })).toBeChecked();
    await expect(groups.nth(1).getByRole("radio", { name: "False" })).toBeChecked();
  };
  await seeAnswers();
  // The answers are there also where nothing waits on the device.
  await page.evaluate(() => localStorage.clear());
  await signIn(page, platform, "learner");
  await page.getByRole("button", { name: COURSE }).click();
  await seeAnswers();
});

test("§4.13 whose session was ended from elsewhere comes back to the course too, though this browser still holds its tokens", {
  tag: "@long",
}, async ({ page, platform }) => {
  await openCourse(page, platform);
  const held = await page.evaluate(() => [
    localStorage.getItem("front.ACCESS_TOKEN") ?? "",
    localStorage.getItem("front.REFRESH_TOKEN") ?? "",
  ]);
  await platform.call(held[0] ?? "", "/api/logout", { refreshToken: held[1], identifier: "demo_learner" });
  await page.getByRole("button", { name: /What phishing is/ }).click();
  await expect(ended(page)).toBeVisible();
  await signInAgain(page);
  await expect(page.getByRole("heading", { level: 1, name: "What phishing is" })).toBeVisible();
});
