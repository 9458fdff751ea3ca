// Knows with how many presses of a pointer a course is made: what is typed is not counted, everything else is.
import type { Locator, Page } from "@playwright/test";
import { expect, type Platform, signIn, test } from "./platform.ts";

test.use({ locale: "en-GB", viewport: { width: 1440, height: 900 } });

/** Every press goes through it. */
function countPresses() {
  let count = 0;
  return {
    press: async (target: Locator): Promise<void> => {
      count += 1;
      await target.click();
    },
    read: () => count,
  };
}
const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" });

async function openOffice(page: Page, platform: Platform): Promise<void> {
  const token = await platform.signIn("demo_author");
  await platform.call(token, "/api/user", { locale: "en" }, "PUT");
  await signIn(page, platform, "author", "/admin");
}

test("3 chapters, 6 pages, 2 quizzes of two statements and a rule are published with at most 30 presses", async ({
  page,
  platform,
  complaints,
}) => {
  await openOffice(page, platform);
  const { press, read } = countPresses();
  const type = (words: string) => page.keyboard.type(words);
  await press(button(page, "New course"));
  await type("Leaving in a fire");
  await press(button(page, "Create the course"));
  await expect(page.getByRole("textbox", { name: "Title of the page" })).toBeVisible();
  console.log(read(), await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200)));
  await press(button(page, "Add a page"));
  console.log(read(), await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200)));
  await press(button(page, "Add a chapter"));
  console.log(read(), await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200)));
  await page.screenshot({ path: "/tmp/w/clicks1.png" });
  await press(button(page, "Add a block").first());
  await page.screenshot({ path: "/tmp/w/clicks2.png" });
  await press(page.getByRole("dialog", { name: "Add a block" }).getByRole("button", { name: /True or false/ }));
  console.log(read(), await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200)));
  await page.screenshot({ path: "/tmp/w/clicks3.png", fullPage: true });
  expect(read()).toBeLessThanOrEqual(30);
  expect(complaints).toEqual([]);
});
