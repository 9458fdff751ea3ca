// Knows that a course with every type is made from nothing by the interface alone, and played to its end by keys alone,
// by taps alone on a phone, and in each exported package, with the same result.
import { readFile } from "node:fs/promises";
import type { Browser, Locator, Page } from "@playwright/test";
import { type ExportedProduct, openPackage } from "./export-course.ts";
import { isLongRun } from "./long-run.ts";
import { beginCourse } from "./new-course.ts";
import { expect, type Platform, test } from "./platform.ts";
import { type Hand, KEYBOARD, TOUCH } from "./solving/hand.ts";
import { playWhole, type WholeCourse } from "./solving/play-whole.ts";
import { type ServedCourse, serveOnPlatform, servePackage } from "./solving/serve-course.ts";

const NAME = "Everything there is";
test.use({ locale: "en-GB", viewport: { width: 1440, height: 900 } });

const PAGES = [
  ["Cards to turn", "Cards to open", "Files"],
  ["True or false", "Choose the right answer", "Fill in the gaps", "Put in order", "Sort into groups"],
  ["Match what belongs together", "Put things in their place", "Find on the picture", "Put the picture together"],
  ["Answer in a word or a number", "Go through the cards", "Live the story", "Answer the form", "Play the sketch"],
];

async function addBlock(page: Page, kind: string): Promise<Locator> {
  const blocks = page.locator("[data-block]");
  const before = await blocks.count();
  await page.getByRole("button", { name: "Add a block" }).last().click();
  const gallery = page.getByRole("dialog", { name: "Add a block" });
  await gallery.getByRole("button", { name: new RegExp(`^${kind}`) }).click();
  await expect(blocks).toHaveCount(before + 1);
  return blocks.last();
}
async function keepExamples(page: Page): Promise<void> {
  const keep = page.getByRole("button", { name: /^Keep (it as it is|the example)/ });
  for (let left = await keep.count(); left > 0; left--) {
    await keep.first().click();
    await expect(keep).toHaveCount(left - 1);
  }
}

async function make(page: Page, platform: Platform): Promise<void> {
  await beginCourse(page, platform, NAME);
  await page.getByRole("textbox", { name: "Text of block 1" }).click();
  await page.keyboard.type("All that can be made here.");
  for (const [at, kinds] of PAGES.entries()) {
    if (at > 0) await page.getByRole("button", { name: "Add a page" }).click();
    await page.getByRole("textbox", { name: "Title of the page" }).fill(`Part ${at + 1}`);
    for (const kind of kinds) {
      const block = await addBlock(page, kind);
      if (kind !== "Files") continue;
      await block.getByRole("button", { name: "Choose a file" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Choose hook.webp" }).click();
    }
    // A page begins with an empty text, which nobody would miss.
    const text = page.getByRole("textbox", { name: "Text of block 1" });
    if (at > 0 && (await text.isVisible())) {
      await text.click();
      await page.keyboard.type(`What follows is part ${at + 1}.`);
    }
    await keepExamples(page);
  }
  await page.getByRole("button", { name: "Publish" }).click();
  const asked = page.getByRole("dialog");
  await expect(asked).not.toContainText("Go there");
  await asked.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByRole("banner").getByText("Published")).toBeVisible();
}

/** Uses the dialog of the product's page. */
async function takePackage(page: Page, format: string): Promise<ExportedProduct<WholeCourse>> {
  await page.getByRole("radio", { name: new RegExp(`^${format}`) }).check();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Make the package" }).click();
  return openPackage(new Uint8Array(await readFile(await (await download).path())));
}

/** The result of a play: its words for the learner, and what is stored. */
async function play(browser: Browser, served: ServedCourse, course: WholeCourse, hand: Hand) {
  const context = await browser.newContext({
    locale: "en-GB",
    reducedMotion: "reduce",
    ...(hand === TOUCH ? { viewport: { width: 390, height: 844 }, hasTouch: true } : {}),
  });
  const page = await context.newPage();
  await page.goto(served.url);
  const end = await playWhole({ page, player: served.findPlayer(page), hand, course });
  await expect(end).toContainText("Your result: 100/100");
  if (served.readStored) await expect.poll(served.readStored).toEqual({ status: "COMPLETE", score: 100 });
  await context.close();
  await served.close();
}

test("§3.132 §7.116 every type from nothing to the same result, by keys, by taps, and in three packages", {
  tag: "@long",
}, async ({ page, browser, platform, complaints }) => {
  test.skip(!isLongRun, "five walks through a course: in a long run");
  test.setTimeout(900_000);
  await make(page, platform);
  await page.getByRole("button", { name: "Export" }).click();
  const packages = {
    "1.2": await takePackage(page, "SCORM 1\\.2"),
    "2004": await takePackage(page, "SCORM 2004, 4th"),
    web: await takePackage(page, "Web pages"),
  };
  const { content: course } = packages["1.2"];
  await play(browser, await serveOnPlatform(platform, NAME, "demo_learner"), course, KEYBOARD);
  await play(browser, await serveOnPlatform(platform, NAME, "demo_manager"), course, TOUCH);
  for (const [place, { folder, remove }] of Object.entries(packages)) {
    await play(browser, await servePackage(folder, place as keyof typeof packages), course, KEYBOARD);
    await remove();
  }
  expect(complaints).toEqual([]);
});
