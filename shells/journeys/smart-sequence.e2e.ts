// Knows that an author writes a smart sequence by keyboard, and that a learner rises and falls in it to a result.
import type { Page } from "@playwright/test";
import { findFaults, measureOverflow } from "./find-faults.ts";
import { expect, signIn, test } from "./platform.ts";

test.use({ locale: "en-GB", viewport: { width: 1440, height: 900 } });

const NAME = "Fire safety for all";
const THEME = "Extinguishers";
/** Three levels of four questions each. */
const QUESTIONS = [1, 2, 3].flatMap((level) =>
  [1, 2, 3, 4].map((number) => ({ level, text: `Level ${level}, question ${number}` })),
);

/** By the keys alone. */
async function writeQuestion(page: Page, { text, level }: { readonly text: string; readonly level: number }) {
  await page.getByRole("button", { name: "Add a question" }).press("Enter");
  const panel = page.getByRole("dialog", { name: "New question" });
  await panel.getByRole("textbox", { name: "What is asked" }).focus();
  await page.keyboard.type(text);
  await panel.getByRole("textbox", { name: "Level" }).focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(String(level));
  await page.keyboard.press("Tab");
  await page.keyboard.type("Because it is so.");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Read the rules again.");
  await panel.getByRole("checkbox", { name: "Answer 1 is right" }).press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Right");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Wrong");
  await page.keyboard.press("Enter");
  await expect(panel).toHaveCount(0);
}

/** Answers with a key, and tells what was asked. */
async function answer(page: Page, isRight: boolean): Promise<string> {
  const asked = (await page.locator("legend").textContent()) ?? "";
  await page.getByRole("radio", { name: isRight ? "Right" : "Wrong", exact: true }).press("Space");
  await page.getByRole("button", { name: "Answer", exact: true }).press("Enter");
  await expect(page.getByText(isRight ? "Right." : "Not quite: the answer is “Right”.")).toBeVisible();
  return asked;
}
const goOn = (page: Page) => page.keyboard.press("Enter");

test("§2.29 §4.130 §4.155 decisions 9 a sequence is written by keyboard, published, and played to its result", async ({
  page,
  platform,
}) => {
  for (const login of ["author", "learner"])
    await platform.call(await platform.signIn(`demo_${login}`), "/api/user", { locale: "en" }, "PUT");
  await signIn(page, platform, "author", "/admin");
  await page.getByRole("button", { name: "Other types" }).click();
  await page.getByRole("menuitem", { name: "New smart sequence" }).click();
  const dialog = page.getByRole("dialog", { name: "New smart sequence" });
  await dialog.getByRole("textbox", { name: "Name" }).fill(NAME);
  await dialog.getByRole("button", { name: "Create the sequence" }).click();
  await expect(page.getByRole("heading", { name: NAME, level: 1 })).toBeVisible();

  await page.getByRole("button", { name: "Add a theme" }).press("Enter");
  await page.keyboard.type(THEME);
  await page.keyboard.press("Enter");
  for (const question of QUESTIONS) await writeQuestion(page, question);
  await expect(page.getByRole("row")).toHaveCount(QUESTIONS.length + 1);
  await expect(page.getByText("Nothing is wrong with them.")).toBeVisible();
  await expect(page.getByText("Saved", { exact: false }).first()).toBeVisible();
  expect(await findFaults(page)).toEqual([]);

  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByText("The sequence is published")).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await signIn(page, platform, "learner");
  await page.getByRole("button", { name: `Start: ${NAME}` }).click();
  await page.getByRole("button", { name: "Go on", exact: true }).click();
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  await expect(page).toHaveURL(/\/play\/smart-sequence\/\w+\/\w+$/);

  // The middle level: two right go up, two wrong come down with what to read again.
  expect(await answer(page, true)).toContain("Level 2");
  await goOn(page);
  expect(await answer(page, true)).toContain("Level 2");
  await expect(page.getByText("The next question is more difficult.")).toBeVisible();
  await goOn(page);
  expect(await answer(page, false)).toContain("Level 3");
  await expect(page.getByText("Read the rules again.")).toHaveCount(0);
  await goOn(page);
  expect(await answer(page, false)).toContain("Level 3");
  await expect(page.getByText("Read the rules again.")).toBeVisible();
  expect([await findFaults(page), await measureOverflow(page)]).toEqual([[], 0]);
  await goOn(page);
  await page.reload();
  for (const level of [2, 2]) {
    expect(await answer(page, true)).toContain(`Level ${level}`);
    await goOn(page);
  }
  expect(await answer(page, true)).toContain("Level 3");
  await goOn(page);
  expect(await answer(page, true)).toContain("Level 3");
  await page.getByRole("button", { name: "See the result" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Your result" })).toBeVisible();
  await expect(page.getByText("6 right of 8")).toBeVisible();
  await expect(page.locator("[data-saving=saved]")).toBeVisible();
  expect([await findFaults(page), await measureOverflow(page)]).toEqual([[], 0]);
});
