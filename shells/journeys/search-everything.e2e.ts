// Knows how a learner finds what they may open, by keyboard and as they type, and what a product says on its page.
import { findFaults, measureOverflow } from "./find-faults.ts";
import { expect, signIn, test } from "./platform.ts";

test("decisions 4: a learner finds a course by a word of its pages, reads what it is, and starts it", {
  tag: "@long",
}, async ({ page, platform, complaints }) => {
  const token = await platform.signIn("demo_learner");
  const reader = { firstname: "Demo", lastname: "Learner", hasAcceptedCgu: true, locale: "en" };
  await platform.call(token, "/api/user", reader, "PUT");
  await signIn(page, platform, "learner");
  await expect(page.getByRole("heading", { level: 1, name: "My courses" })).toBeVisible();
  await page.keyboard.press("Control+k");
  const box = page.getByRole("searchbox", { name: "Titles, authors, and the words of the pages" });
  await expect(box).toBeFocused();
  await page.keyboard.type("padlok");
  const found = page.getByRole("listitem").filter({ hasText: "The padlock myth" }).last();
  await expect(found).toContainText("Still locked");
  await expect(page).toHaveURL(/\/search\?q=padlok$/);
  await found.getByRole("link", { name: "The padlock myth" }).press("Enter");
  await expect(page.getByRole("heading", { name: "“The padlock myth” is still locked" })).toBeVisible();
  await expect(page.getByText(/^(Complete|Reach at least)/).first()).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await page.goto(`${platform.url}/search`);
  await box.fill("recognise phishing");
  const course = page.getByRole("link", { name: "Spot the hook: recognising phishing" });
  await expect(course).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await measureOverflow(page)).toBe(0);
  await course.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Spot the hook: recognising phishing" })).toBeVisible();
  expect(await measureOverflow(page)).toBe(0);
  expect(await findFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Start" }).press("Enter");
  await expect(page.getByRole("button", { name: "Next", exact: true })).toBeVisible();
  await page.goto(`${platform.url}/`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("/");
  await expect(box).toBeFocused();
  await box.fill("zzzzqqqq");
  await expect(page.getByRole("heading", { name: "Nothing says “zzzzqqqq”" })).toBeVisible();
  await page.goto(`${platform.url}/product/nowhere`);
  await expect(page.getByRole("heading", { level: 1, name: "This is not open to you" })).toBeVisible();
  expect(complaints).toEqual([]);
});
