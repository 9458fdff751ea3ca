// Knows dots that are joined in an order: made in the studio, played by keys and by fingers, left halfway, resumed, and
// ended with what was missed.
import type { Locator, Page } from "@playwright/test";
import { findFaults, measureOverflow } from "./find-faults.ts";
import { beginCourse } from "./new-course.ts";
import { expect, type Platform, test } from "./platform.ts";

interface Run {
  readonly name: string;
  readonly ground: "a picture" | "nothing";
}
const RUNS: readonly Run[] = [
  { name: "The way of the water", ground: "nothing" },
  { name: "The way of the rain", ground: "a picture" },
];
const SHOWN = "A hill by the sea";
const STEPS = ["Rain", "River", "Sea", "Cloud"];
test.use({ locale: "en-GB", viewport: { width: 1440, height: 900 }, hasTouch: true });

const gameOf = (page: Page): Locator => page.getByRole("region", { name: "The way of the water, step by step" });

async function choosePicture(page: Page, block: Locator): Promise<void> {
  await block.getByRole("group", { name: "Picture" }).getByRole("button", { name: "Choose a file" }).click();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="60"><rect width="80" height="60"/></svg>';
  await page
    .getByRole("dialog")
    .locator("input[type=file]")
    .setInputFiles({ name: "hill.svg", mimeType: "image/svg+xml", buffer: Buffer.from(svg) });
  const asked = page.getByRole("dialog");
  await asked.getByRole("textbox").fill(SHOWN);
  await asked.getByRole("button", { name: "Insert the picture" }).click();
  await expect(asked).toHaveCount(0);
  await expect(block.getByRole("img", { name: SHOWN })).toBeVisible();
}

async function make(page: Page, platform: Platform, { name, ground }: Run): Promise<void> {
  await beginCourse(page, platform, name);
  await page.getByRole("textbox", { name: "Text of block 1" }).click();
  await page.keyboard.type("Water goes round.");
  await page.getByRole("button", { name: "Add a block" }).last().click();
  await page
    .getByRole("dialog", { name: "Add a block" })
    .getByRole("button", { name: "Match what belongs together" })
    .click();
  const block = page.locator("[data-block]").last();
  await block.getByRole("radio", { name: "They join dots in their order" }).check();
  await block.getByRole("textbox", { name: "Title of the game" }).fill("The way of the water, step by step");
  if (ground === "a picture") await choosePicture(page, block);
  // A press on the ground adds a dot there; the arrows move it, and Enter leads to its name.
  const board = block.locator("[data-point]").first().locator("xpath=..");
  const { width, height } = (await board.boundingBox()) ?? { width: 0, height: 0 };
  await board.click({ position: { x: width * 0.8, y: height * 0.8 } });
  const added = block.getByRole("button", { name: /^Dot 4, without a name: 80% from the left, 80% from the top/ });
  await added.press("ArrowUp");
  await block.getByRole("button", { name: /^Dot 4, without a name: 80% from the left, 79%/ }).press("Enter");
  await expect(block.getByRole("textbox", { name: "Name of the dot" }).nth(3)).toBeFocused();
  for (const [at, name] of STEPS.entries())
    await block.getByRole("textbox", { name: "Name of the dot" }).nth(at).fill(name);
  await block.getByRole("textbox", { name: "Explanation" }).first().fill("It falls.");
  // It is pulled by a pointer, and undone like everything else.
  const first = block.locator("[data-point]").first();
  await first.scrollIntoViewIfNeeded();
  const from = await first.boundingBox();
  if (!from) throw new Error("no dot");
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 90, from.y + 60, { steps: 4 });
  await page.mouse.up();
  await expect(block.getByRole("button", { name: "Dot 1, Rain: 10% from the left" })).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(block.getByRole("button", { name: "Dot 1, Rain: 10% from the left" })).toBeVisible();
  await block.getByRole("checkbox", { name: "The line leads back to the first dot" }).check();
  expect(await findFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Publish" }).click();
  const asked = page.getByRole("dialog");
  await expect(asked).not.toContainText("Go there");
  await asked.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByRole("banner").getByText("Published")).toBeVisible();
}

async function open(page: Page, platform: Platform, of: string): Promise<void> {
  const token = await platform.signIn("demo_learner");
  await platform.call(token, "/api/user", { locale: "en" }, "PUT");
  const { products } = await (await platform.call(token, "/api/products")).json();
  const { perimeterSlug } = products.find(({ name }: { readonly name: string }) => name === of);
  const { link } = await (await platform.call(token, `/api/front-dynamic/product/${perimeterSlug}/link`)).json();
  await page.goto(new URL(link, platform.url).href);
}

for (const run of RUNS)
  test(`§9.18 §4.116 dots on ${run.ground} are joined in their order: by keys and by a finger, left halfway, and ended`, {
    tag: "@wide",
  }, async ({ page, platform, complaints }) => {
    await make(page, platform, run);
    await open(page, platform, run.name);
    const game = gameOf(page);
    const dot = (name: string) => game.getByRole("button", { name, exact: true });
    await expect(game.getByText("4 left to join")).toBeVisible();
    await dot("A Rain").focus();
    await page.keyboard.press("Enter");
    await expect(dot("1 Rain")).toBeFocused();
    await dot("B Sea").focus();
    await page.keyboard.press("Space");
    await expect(game.getByRole("status").filter({ hasText: "left to join" })).toHaveText(
      "“Sea” is not next. 3 left to join",
    );
    expect(await findFaults(page)).toEqual([]);
    await expect(page.locator("[data-saving]")).toHaveAttribute("data-saving", "saved");

    // The miss is kept, and what was joined.
    await page.reload();
    await expect(dot("1 Rain")).toBeVisible();
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await measureOverflow(page)).toBe(0);
    // On the board itself a finger joins the next one.
    await expect(game.getByRole("img", { name: SHOWN })).toHaveCount(run.ground === "a picture" ? 1 : 0);
    await game.locator("button[aria-hidden]").filter({ hasText: /^D$/ }).tap();
    await expect(dot("2 River")).toBeVisible();
    for (const name of ["B Sea", "C Cloud"]) {
      await dot(name).focus();
      await page.keyboard.press("Enter");
    }
    await expect(game.getByText("3 right answers out of 4")).toBeVisible();
    await expect(game.getByRole("listitem").filter({ hasText: "2. River" })).toContainText("not at the first try");
    await expect(game.getByRole("listitem").filter({ hasText: "1. Rain" })).toContainText("It falls.");
    expect(await findFaults(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
