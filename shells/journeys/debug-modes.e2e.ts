// Knows how an author looks behind a course that learners play, and that a learner's keys do nothing.
import type { Page } from "@playwright/test";
import { findFaults } from "./find-faults.ts";
import { expect, type Platform, signIn, test } from "./platform.ts";

/** The course whose second quiz waits for the score of the first. */
async function openCourse(page: Page, platform: Platform, login: string): Promise<void> {
  await signIn(page, platform, login);
  await page.getByRole("button", { name: /recognising phishing/ }).click();
  await expect(page.getByRole("button", { name: "Next", exact: true })).toBeVisible();
  // The code that listens for the keys is loaded once the page is idle.
  await page.waitForLoadState("networkidle");
}
const locked = (page: Page) => page.getByRole("button", { name: /Locked.*Who is really writing/ });
const jump = (page: Page) => page.keyboard.type("jump");

test("§6.16 §6.17 §6.18 an author opens every page of a course and has the right answers, and nothing of it is kept", {
  tag: "@long",
}, async ({ page, platform, complaints }) => {
  const stored: string[] = [];
  await openCourse(page, platform, "author");
  await expect(locked(page)).toBeVisible();
  page.on("request", (request) => request.method() !== "GET" && stored.push(request.url()));
  await expect(async () => {
    await jump(page);
    await expect(page.getByText(/^Cheat mode/)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const ahead = page.getByRole("button", { name: /Quiz: the e-mail/ });
  await expect(locked(page)).toBeHidden();
  await ahead.click();
  await expect(page.getByRole("radio", { checked: true }).first()).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Check my answers" }).click();
  await expect(page.getByText(/^(\d+) right answers? out of \1/)).toBeVisible();
  await page.getByRole("button", { name: "Leave this mode" }).click();
  await expect(locked(page)).toBeVisible();
  await page.keyboard.press("Control+Shift+G");
  await expect(page.getByText(/^God mode/)).toBeVisible();
  await ahead.click();
  await expect(page.getByRole("radio").first()).toBeVisible();
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
  await jump(page);
  await expect(page.getByRole("radio", { checked: true }).first()).toBeVisible();
  await jump(page);
  await expect(locked(page)).toBeVisible();
  expect(stored.filter((url) => /progress|histor/.test(url))).toEqual([]);
  expect(complaints).toEqual([]);
});

test("§6.18 the keys of a learner do nothing", { tag: "@long" }, async ({ page, platform }) => {
  await openCourse(page, platform, "learner");
  await jump(page);
  await page.keyboard.press("Control+Shift+G");
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expect(locked(page)).toBeVisible();
  await expect(page.getByText(/^(Cheat|God) mode/)).toHaveCount(0);
});
