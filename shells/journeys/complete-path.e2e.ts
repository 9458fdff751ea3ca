// Knows the whole path of one course: written, published, played, resumed, watched, exported, and played again in an
// LMS with the same result.
import { readFile } from "node:fs/promises";
import type { FrameLocator, Page } from "@playwright/test";
import { openPackage } from "./export-course.ts";
import { beginCourse } from "./new-course.ts";
import { expect, type Platform, signIn, test } from "./platform.ts";
import { serveLms } from "./serve-lms.ts";

const NAME = "Leaving in case of fire";
type Player = Page | FrameLocator;

test.use({ locale: "en-GB", contextOptions: { reducedMotion: "no-preference" } });

/** Two slides; the second opens with a score of at least 80 in the game of the first. */
async function writeCourse(page: Page, platform: Platform): Promise<void> {
  await beginCourse(page, platform, NAME);

  await page.getByRole("textbox", { name: "Title of the page" }).fill("What to do");
  await page.getByRole("textbox", { name: "Text of block 1" }).click();
  await page.keyboard.type("In case of fire, leave at once by the stairs.");
  await page.getByRole("button", { name: "Add a block" }).click();
  await page
    .getByRole("dialog", { name: "Add a block" })
    .getByRole("button", { name: /True or false/ })
    .click();
  await page.getByRole("textbox", { name: "Title of the game" }).fill("Lifts and stairs");
  for (const number of [1, 2])
    await page.getByRole("button", { name: `Keep it as it is: statement ${number}` }).click();
  await page.getByRole("spinbutton", { name: "Passed from a score of" }).fill("80");

  await page.getByRole("button", { name: "Add a page" }).click();
  await page.getByRole("textbox", { name: "Title of the page" }).fill("Meeting point");
  await page.getByRole("textbox", { name: "Text of block 1" }).click();
  await page.keyboard.type("Go to the meeting point and wait for the count.");
  await page.getByRole("button", { name: "Add a condition" }).first().click();
  await page.getByRole("combobox", { name: "Element" }).fill("Lifts");
  await page.getByRole("option", { name: /Lifts and stairs/ }).click();
  await page.getByRole("combobox", { name: "What is asked" }).click();
  await page.getByRole("option", { name: "has a score of at least" }).click();
  await expect(page.getByRole("spinbutton", { name: "Score" })).toHaveValue("80");
}

async function publish(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Publish" }).click();
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByRole("banner").getByText("Published")).toBeVisible();
}

/** The right answers of the example statements that the studio starts a game with, read in the studio. */
async function readAnswers(page: Page): Promise<boolean[]> {
  await page.getByRole("treeitem", { name: /What to do/ }).click();
  const right = page.getByRole("radio", { name: "True" });
  await expect(right.first()).toBeVisible();
  return Promise.all((await right.all()).map((radio) => radio.isChecked()));
}

async function answer(player: Player, answers: readonly boolean[]): Promise<void> {
  for (const [index, value] of answers.entries()) {
    const group = player.getByRole("group").nth(index);
    await group.getByRole("radio", { name: value ? "True" : "False", exact: true }).check();
  }
  await player.getByRole("button", { name: "Check my answers" }).click();
}

/** Fails the game, meets the lock that follows, reads why, and is led to the game on the same page. */
async function meetLock(player: Player, answers: readonly boolean[]): Promise<void> {
  const wrong = answers.map((value) => !value);
  await answer(player, wrong);
  await expect(player.getByText("Not enough yet.")).toBeVisible();
  await player.getByRole("button", { name: "Next" }).click();
  const lock = player.getByRole("dialog", { name: "This page is still locked" });
  await expect(lock).toContainText("Reach at least 80/100 in “Lifts and stairs”");
  await expect(lock).toContainText("You have ");
  await lock.getByRole("button", { name: "On this page, above" }).click();
  await expect(player.locator("article section")).toBeFocused();
}

async function passAndGoOn(player: Player, answers: readonly boolean[]): Promise<void> {
  await player.getByRole("button", { name: "Try again" }).click();
  await expect(player.locator("article section")).toBeFocused();
  await answer(player, answers);
  await expect(player.getByText("Perfect.")).toBeVisible();
  await player.getByRole("button", { name: "Next" }).click();
  await expect(player.getByRole("heading", { level: 1, name: "Meeting point" })).toBeVisible();
}

async function seeResult(player: Player): Promise<void> {
  await player.getByRole("button", { name: "Finish", exact: true }).click();
  const end = player.getByRole("article", { name: "Course completed" });
  await expect(end).toContainText("Your result: 100/100");
  await end.getByRole("button", { name: "Look through it again" }).click();
}

/** The learner's result as the platform stores it. */
async function readStoredResult(
  page: Page,
  platform: Platform,
): Promise<{ readonly status: string; readonly score: number }> {
  const slug = new URL(page.url()).pathname.split("/").at(-1);
  const token = await platform.signIn("demo_author");
  const { learners } = await (await platform.call(token, `/api/admin/learniz/${slug}/progress`)).json();
  return learners[0];
}

test("§0.1 an author's course reaches a learner, comes back as progress, and reports the same inside an LMS", async ({
  page,
  browser,
  platform,
  complaints,
}) => {
  await writeCourse(page, platform);
  const answers = await readAnswers(page);
  expect(answers.length).toBeGreaterThan(0);
  await publish(page);

  const learner = await (await browser.newContext({ locale: "en-GB" })).newPage();
  await signIn(learner, platform, "learner");
  await learner.getByRole("button", { name: new RegExp(NAME) }).click();
  await meetLock(learner, answers);
  await expect(learner.getByText(/^Saved /)).toBeAttached();
  await learner.reload();
  await expect(learner.getByRole("heading", { level: 1, name: "What to do" })).toBeVisible();
  await expect(learner.getByText("Not enough yet.")).toBeVisible();
  await passAndGoOn(learner, answers);
  await seeResult(learner);
  await expect(learner.getByText(/^Saved /)).toBeAttached();
  await learner.reload();
  // A finished course is opened again at its first page, with all that was done.
  await expect(learner.getByRole("heading", { level: 1, name: "What to do" })).toBeVisible();
  await expect(learner.getByRole("progressbar", { name: "Course progress" })).toHaveAttribute("value", "100");

  await page.getByRole("button", { name: "Learners" }).click();
  const row = page.getByRole("row").filter({ hasText: "Demo Learner" });
  await expect(row).toContainText("Completed");
  await expect(row).toContainText("100");

  await page.getByRole("button", { name: "Export" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Make the package" }).click();
  const { folder, remove } = await openPackage(new Uint8Array(await readFile(await (await download).path())));
  const lms = await serveLms(folder);
  const inLms = await (await browser.newContext({ locale: "en-GB" })).newPage();
  await inLms.goto(lms.url);
  const packaged = inLms.frameLocator("iframe");
  await expect(packaged.getByRole("heading", { level: 1, name: "What to do" })).toBeVisible();
  await meetLock(packaged, answers);
  await inLms.reload();
  await expect(packaged.getByText("Not enough yet.")).toBeVisible();
  await passAndGoOn(packaged, answers);
  await seeResult(packaged);
  const { status, score } = await readStoredResult(page, platform);
  expect(status).toBe("COMPLETE");
  await expect
    .poll(() => lms.readCmi()?.core)
    .toMatchObject({ lesson_status: "completed", score: expect.objectContaining({ raw: String(score) }) });
  expect(lms.readCalls().filter(({ code }) => code !== "0")).toEqual([]);
  await lms.close();
  await remove();
  expect(complaints).toEqual([]);
});
