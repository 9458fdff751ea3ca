// Knows every type of game that a trainer can add: each made in the studio, then played by keyboard alone, left
// halfway, resumed, and finished.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Locator, Page } from "@playwright/test";
import { exportCourse } from "./export-course.ts";
import { findFaults, measureOverflow } from "./find-faults.ts";
import { expect, type Platform, signIn, test } from "./platform.ts";

const NAME = "All types of game";
test.use({ locale: "en-GB", viewport: { width: 1440, height: 900 } });

const gameOf = (page: Page, title: string): Locator => page.getByRole("region", { name: title, exact: true });
const blockOf = (page: Page, title: string): Locator =>
  page.locator("[data-block]").filter({ has: page.locator(`input[value="${title}"]`) });

/** Adds a game behind the last block, and accepts its examples. */
async function addGame(page: Page, title: string): Promise<Locator> {
  await page.getByRole("button", { name: "Add a block" }).last().click();
  await page.getByRole("dialog", { name: "Add a block" }).getByRole("button", { name: title }).click();
  const block = blockOf(page, title);
  await expect(block).toBeVisible();
  return block;
}
async function keepExamples(block: Locator): Promise<void> {
  const keep = block.getByRole("button", { name: /^Keep (it as it is|the example)/ });
  for (let left = await keep.count(); left > 0; left--) {
    await keep.first().click();
    await expect(keep).toHaveCount(left - 1);
    // The pressed button is gone: the focus stays in the block.
    await expect(block.locator(":focus")).toHaveCount(1);
  }
}

/** Writes what is special to each type; the rest stays as in its example. */
async function writeCourse(page: Page): Promise<void> {
  const choice = await addGame(page, "Choose the right answer");
  await choice.getByRole("checkbox", { name: /another order/ }).uncheck();
  await choice.getByRole("button", { name: "Add an option" }).first().click();
  const option = choice.getByRole("textbox", { name: "Option 4" }).first();
  await expect(option).toBeFocused();
  await option.fill("Neptune");
  await keepExamples(choice);

  const gaps = await addGame(page, "Fill in the gaps");
  const text = gaps.getByRole("textbox", { name: "Text with gaps" });
  await text.fill("The heart of [Zoé] beats [fast], and her hand is warm.");
  await text.evaluate((box: HTMLTextAreaElement) => {
    const from = box.value.indexOf("warm");
    box.setSelectionRange(from, from + 4);
  });
  await gaps.getByRole("button", { name: "Make a gap of the selection" }).click();
  await expect(text).toHaveValue("The heart of [Zoé] beats [fast], and her hand is [warm].");
  const [first, second, third] = await gaps.getByRole("listitem").filter({ hasText: "Right answer" }).all();
  const answer = first?.getByRole("textbox", { name: "Right answer", exact: true });
  await answer?.press("End");
  await answer?.pressSequentially(" Roy");
  await expect(text).toHaveValue("The heart of [Zoé Roy] beats [fast], and her hand is [warm].");
  await second?.getByRole("radio", { name: "choose it from a list" }).check();
  await second?.getByRole("textbox", { name: /^Wrong answers/ }).fill("slowly\nnever");
  await third?.getByRole("radio", { name: "take it from the words above the text" }).check();
  await gaps.getByRole("textbox", { name: /^Words that belong into no gap/ }).fill("cold");

  const order = await addGame(page, "Put in order");
  await order.getByRole("button", { name: "Delete: Question 2" }).click();
  await expect(order.locator("[data-part='text:1']")).toBeFocused();
  await order.getByRole("textbox", { name: "Line 1" }).fill("A pebble");
  await keepExamples(order);

  const groups = await addGame(page, "Sort into groups");
  await groups.getByRole("textbox", { name: "Name of the group" }).last().fill("Roots");
  await keepExamples(groups);

  const pairs = await addGame(page, "Match what belongs together");
  await pairs.getByRole("textbox", { name: "On the left" }).first().fill("Belgium");
  await pairs.getByRole("textbox", { name: "What belongs to it" }).first().fill("Brussels");
  await keepExamples(pairs);

  // A zone is drawn by a pointer, moved and sized by the arrows, set in numbers, and undone like everything else.
  const zones = await addGame(page, "Put things in their place");
  const flower = zones.getByRole("button", { name: /^Zone 1, Flower: 36% from the left, 6% from the top/ });
  await flower.press("ArrowRight");
  await zones.getByRole("button", { name: /^Zone 1, Flower: 37%/ }).press("Shift+ArrowDown");
  await expect(zones.getByRole("spinbutton", { name: "Height" }).first()).toHaveValue("34");
  await zones.getByRole("spinbutton", { name: "From the left" }).first().fill("36");
  await drag(page, zones.locator("[data-area]").last(), zones.locator("[data-area]").nth(1));
  await expect(zones.getByRole("button", { name: /^Zone 3, Roots: 33%/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(zones.getByRole("button", { name: /^Zone 3, Roots: 33%/ })).toBeVisible();
  await zones.getByRole("textbox", { name: "Name of the zone" }).last().fill("Underground");
  await keepExamples(zones);

  const find = await addGame(page, "Find on the picture");
  await find
    .getByRole("textbox", { name: /^Said to who takes it/ })
    .first()
    .fill("It calls the insects.");
  await keepExamples(find);
  await find.getByRole("textbox", { name: "Title of the game" }).fill("Find the parts");
  const label = await addGame(page, "Find on the picture");
  await label.getByRole("radio", { name: "They name each zone, from a list" }).check();
  await label.getByRole("textbox", { name: /^Names that belong to no zone/ }).fill("The fruit");
  await keepExamples(label);

  const puzzle = await addGame(page, "Put the picture together");
  await puzzle.getByRole("checkbox", { name: "Many moves cost points" }).check();
  await keepExamples(puzzle);
  await puzzle.getByRole("textbox", { name: "Title of the game" }).fill("The plant in pieces");
  const hidden = await addGame(page, "Put the picture together");
  await hidden.getByRole("radio", { name: "They answer questions that reveal the picture" }).check();
  await keepExamples(hidden);

  const short = await addGame(page, "Answer in a word or a number");
  await short.getByRole("textbox", { name: "Right answers" }).fill("Madrid\nMadri*");
  await keepExamples(short);

  await keepExamples(await addGame(page, "Go through the cards"));

  // A fault that keeps learners from an end is told where it is, and the checks lead to it.
  const story = await addGame(page, "Live the story");
  const isEnd = story.getByRole("checkbox", { name: "The story ends here" }).nth(3);
  await isEnd.uncheck();
  await expect(story.getByText("4. He waits: nothing leads on from there, and it is no end.")).toBeVisible();
  await story.getByRole("button", { name: "Go there" }).click();
  await expect(story.getByRole("textbox", { name: "Title" }).nth(4)).toBeFocused();
  await isEnd.check();
  await keepExamples(story);

  await keepExamples(await addGame(page, "Answer the form"));
  await keepExamples(await addGame(page, "Play the sketch"));
}

async function publish(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Publish" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Publish/ })
    .click();
  await expect(page.getByRole("banner").getByText("Published")).toBeVisible();
}

/** Presses Tab until this element has the focus, wherever it stands on the page. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < 120; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("Tab does not go there");
}

/** Picks a thing up and puts it in a place, by Tab, Enter and the arrows; each step is announced. */
async function put(page: Page, game: Locator, thing: string, place: string): Promise<void> {
  await tabTo(page, game.locator("button[data-piece]").filter({ hasText: thing }).first());
  await page.keyboard.press("Enter");
  const status = game.getByRole("status");
  await expect(status).toHaveText(`Picked up: ${thing}. Choose a place. Escape cancels.`);
  const target = game.locator("button[data-stop]").and(game.getByRole("button", { name: place }));
  for (let step = 0; step < 20; step++) {
    await page.keyboard.press("ArrowDown");
    if (await target.evaluate((element) => element === document.activeElement)) break;
  }
  await page.keyboard.press("Enter");
  await expect(status).toContainText(`${thing}: placed in`);
  await expect(game.locator("button[data-piece]").filter({ hasText: thing }).first()).toBeFocused();
}

/** Drags a thing to the middle of a place. */
async function drag(page: Page, thing: Locator, place: Locator): Promise<void> {
  await place.scrollIntoViewIfNeeded();
  const [from, to] = [await thing.boundingBox(), await place.boundingBox()];
  if (!from || !to) throw new Error("nothing to drag, or nowhere to");
  await page.mouse.move(from.x + 12, from.y + 12);
  await page.mouse.down();
  await page.mouse.move(from.x + 24, from.y + 24);
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 3 });
  await page.mouse.up();
}

/** Presses a thing at its edge, releases beside it, and moves back without pressing. */
async function grazeAndHover(page: Page, thing: Locator): Promise<void> {
  await thing.scrollIntoViewIfNeeded();
  const box = await thing.boundingBox();
  if (!box) throw new Error("nothing to press");
  const middle = box.x + box.width / 2;
  await page.mouse.move(middle, box.y + box.height - 2);
  await page.mouse.down();
  await page.mouse.move(middle, box.y + box.height + 3);
  await page.mouse.up();
  await page.mouse.move(middle, box.y + 4, { steps: 4 });
  // The effect of a move is drawn with the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

async function check(page: Page, game: Locator, result: string): Promise<void> {
  await tabTo(page, game.getByRole("button", { name: "Check my answers" }));
  await page.keyboard.press("Enter");
  await expect(game.getByText(result)).toBeFocused();
}
const saved = (page: Page) => expect(page.locator("[data-saving]")).toHaveAttribute("data-saving", "saved");

async function openPlayer(page: Page, platform: Platform): Promise<void> {
  const token = await platform.signIn("demo_learner");
  const { products } = await (await platform.call(token, "/api/products")).json();
  const { perimeterSlug } = products.find(({ name }: { readonly name: string }) => name === NAME);
  const { link } = await (await platform.call(token, `/api/front-dynamic/product/${perimeterSlug}/link`)).json();
  await page.goto(new URL(link, platform.url).href);
}

test("§9.18 §3.88 every type is made in the studio, played by keyboard alone, left halfway, taken up and ended", {
  tag: "@long",
}, async ({ page, platform, complaints }) => {
  // Every type, one after the other.
  test.slow();
  const token = await platform.signIn("demo_author");
  await platform.call(token, "/api/user", { locale: "en" }, "PUT");
  await signIn(page, platform, "author", "/admin");
  await page.getByRole("button", { name: "New course" }).click();
  const dialog = page.getByRole("dialog", { name: "New course" });
  await dialog.getByRole("textbox", { name: "Name" }).fill(NAME);
  await dialog.getByRole("radio", { name: "English" }).check();
  await dialog.getByRole("button", { name: "Create the course" }).click();
  await page.getByRole("textbox", { name: "Text of block 1" }).click();
  await page.keyboard.type("Games, each of its own kind.");
  await writeCourse(page);
  expect(await findFaults(page)).toEqual([]);
  await publish(page);

  await openPlayer(page, platform);
  const choice = gameOf(page, "Choose the right answer");
  await choice.getByRole("radio").first().focus();
  await page.keyboard.press("Space");
  await tabTo(page, choice.getByRole("checkbox").first());
  await page.keyboard.press("Space");
  await check(page, choice, "1 right answer out of 2, 1 in part");
  await expect(choice.getByText("Partly right: the answer is “Lisbon, Vienna”.")).toBeVisible();

  const gaps = gameOf(page, "Fill in the gaps");
  await tabTo(page, gaps.getByRole("textbox", { name: "Gap 1 of 3" }));
  await page.keyboard.type("zoe roy");
  await tabTo(page, gaps.getByRole("combobox", { name: "Gap 2 of 3" }));
  await page.keyboard.type("fast");
  await gaps.getByRole("button", { name: "warm" }).focus();
  await put(page, gaps, "warm", "Gap 3 of 3: empty");

  const order = gameOf(page, "Put in order");
  await tabTo(page, order.getByRole("button", { name: /^Move down/ }).first());
  const lines = () => order.locator("button[data-piece]").allTextContents();
  const before = await lines();
  await page.keyboard.press("Enter");
  await expect(order.getByRole("status")).toHaveText(`${before[0]}: place 2 of 4.`);
  const moved = await lines();
  expect(moved.slice(0, 2)).toEqual(before.slice(0, 2).toReversed());

  const groups = gameOf(page, "Sort into groups");
  await groups.locator("button[data-piece]").first().focus();
  await put(page, groups, "Carrot", "Place here: Roots");
  const zones = gameOf(page, "Put things in their place");
  await zones.locator("button[data-piece]").first().focus();
  await put(page, zones, "Calls the insects", "Place here: Flower");
  const find = gameOf(page, "Find the parts");
  const spot = (question: number, name: RegExp) =>
    find.getByRole("listitem").nth(question).getByRole("button", { name });
  await spot(0, /^Zone 1: Five pink petals/).focus();
  await tabTo(page, spot(0, /^Zone 3: Pale threads/));
  await page.keyboard.press("Space");
  // The arrows go over the board; a piece that was taken up changes places with the piece that it is put on.
  const puzzle = gameOf(page, "The plant in pieces");
  const tiles = () =>
    puzzle.locator("[data-at]").evaluateAll((all) => all.map((one) => one.getAttribute("data-piece")));
  await puzzle.getByText("After 18 moves, each one costs a point.").waitFor();
  await puzzle.getByRole("button", { name: "in row 1, column 1" }).focus();
  const held = Number((await tiles())[0]) + 1;
  for (const key of ["Enter", "ArrowUp", "ArrowDown", "ArrowRight", "Enter"]) await page.keyboard.press(key);
  await expect(puzzle.getByRole("status")).toHaveText(`Piece ${held}: placed in row 2, column 2.`);
  await expect(puzzle.getByRole("button", { name: `Piece ${held}, in row 2, column 2` })).toBeFocused();
  const lying = await tiles();
  const hidden = gameOf(page, "Put the picture together");
  await hidden.getByRole("radio", { name: "By its roots" }).focus();
  await page.keyboard.press("Space");
  await tabTo(page, hidden.getByRole("button", { name: "Answer question 1" }));
  await page.keyboard.press("Enter");
  await expect(hidden.getByRole("status")).toHaveText("3 pieces of 9 are shown");

  const next = (game: Locator) => tabTo(page, game.getByRole("button", { name: "Next" }));
  const carousel = gameOf(page, "Go through the cards");
  await carousel.getByRole("button", { name: "Card 1" }).focus();
  await carousel.getByRole("button", { name: "Next" }).focus();
  await page.keyboard.press("Enter");
  await expect(carousel.getByRole("status")).toContainText("2 of 3: During the meeting");

  const story = gameOf(page, "Live the story");
  await story.getByRole("button").first().focus();
  await tabTo(page, story.getByRole("button", { name: "Let him finish" }));
  await page.keyboard.press("Enter");
  await expect(story.getByRole("heading", { name: "He calms down" })).toBeFocused();

  const form = gameOf(page, "Answer the form");
  await form.getByRole("radio", { name: "Yes" }).focus();
  await page.keyboard.press("Space");
  await next(form);
  await page.keyboard.press("Enter");
  await expect(form.getByRole("heading", { name: "at ease with remote meetings" })).toBeFocused();

  const sketch = gameOf(page, "Play the sketch");
  await sketch.getByRole("button", { name: "I am sorry." }).focus();
  await page.keyboard.press("Enter");
  await expect(sketch.getByRole("log")).toContainText("Thank you for taking me seriously.");
  await saved(page);

  // After a reload halfway, the answers and the shuffled order are the same.
  const bank = () => groups.locator("button[data-piece]").allTextContents();
  const waiting = await bank();
  await page.reload();
  await expect(gaps.getByRole("textbox", { name: "Gap 1 of 3" })).toHaveValue("zoe roy");
  await expect(gaps.getByRole("combobox", { name: "Gap 2 of 3" })).toHaveValue("fast");
  await expect(gaps.getByRole("button", { name: "Gap 3 of 3: warm" })).toBeVisible();
  expect(await lines()).toEqual(moved);
  expect(await bank()).toEqual(waiting);
  expect(await tiles()).toEqual(lying);
  await expect(hidden.getByText("3 pieces of 9 are shown")).toBeVisible();
  await expect(carousel.getByText("3 of 3")).toBeVisible();
  await expect(story.getByRole("heading", { name: "He calms down" })).toBeVisible();
  await expect(form.getByText("Question 2")).toBeVisible();
  await expect(sketch.getByRole("log")).toContainText("I am sorry.");

  await carousel.getByRole("radio", { name: "The same day" }).focus();
  await page.keyboard.press("Space");
  await check(page, carousel, "1 right answer out of 1");
  await story.getByRole("button", { name: "Call the depot" }).focus();
  await page.keyboard.press("Enter");
  await expect(story.getByText("The end", { exact: true })).toBeVisible();
  await expect(story.getByText("Done.")).toBeVisible();
  // A learner who comes to a bad end is not told that the game is done.
  await story.getByRole("button", { name: "Try again" }).press("Enter");
  await story.getByRole("button", { name: "Explain the rule at once" }).press("Enter");
  await expect(story.getByText("A bad end", { exact: true })).toBeVisible();
  await expect(story.getByText("It did not end well.")).toBeVisible();
  await expect(story.getByText("Done.")).toHaveCount(0);
  await story.getByRole("button", { name: "Try again" }).press("Enter");
  await story.getByRole("button", { name: "Let him finish" }).press("Enter");
  await story.getByRole("button", { name: "Call the depot" }).press("Enter");
  await expect(story.getByText("Done.")).toBeVisible();
  await form.getByRole("radio", { name: "5, Completely" }).focus();
  await page.keyboard.press("Space");
  await next(form);
  await page.keyboard.press("Enter");
  await tabTo(page, form.getByRole("button", { name: "Pass this question" }));
  await page.keyboard.press("Enter");
  await tabTo(page, form.getByRole("button", { name: "End the form" }));
  await page.keyboard.press("Enter");
  await expect(form.getByRole("heading", { name: "Thank you" })).toBeVisible();
  await sketch.getByRole("button", { name: "Exchange it at once" }).focus();
  await page.keyboard.press("Enter");
  await check(page, sketch, "2 right answers out of 2");

  await gaps.getByRole("textbox").focus();
  await check(page, gaps, "3 right answers out of 3");
  await expect(gaps.getByText("It is written “Zoé Roy”.")).toBeVisible();

  for (const [at, line] of ["A pebble", "The Earth", "Jupiter", "The Sun"].entries()) {
    if ((await lines())[at] === line) continue;
    await order.locator("button[data-piece]").filter({ hasText: line }).focus();
    await page.keyboard.press("Enter");
    const target = order.locator(`[data-place="${at}"] button[data-piece]`);
    await target.focus();
    await page.keyboard.press("Enter");
    await expect(order.getByRole("status")).toHaveText(`${line}: placed in place ${at + 1} of 4.`);
  }
  await check(page, order, "1 right answer out of 1");

  await groups.locator("button[data-piece]").first().focus();
  for (const [thing, group] of [
    ["Apple", "Fruit"],
    ["Cherry", "Roots"],
    ["Leek", "Roots"],
  ] as const)
    await put(page, groups, thing, `Place here: ${group}`);
  // A thing that is held is put down where it was, and one that was placed can be taken back.
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect(groups.getByRole("status")).toHaveText("Put down where it was: Leek.");
  await check(page, groups, "3 right answers out of 4");
  await expect(groups.getByText("Not quite: the answer is “Fruit”.")).toBeVisible();

  const flower = zones.getByRole("group", { name: "Flower" });
  await expect(flower.getByRole("button", { name: "Calls the insects" })).toBeVisible();
  await zones.locator("button[data-piece]").last().focus();
  for (const [thing, place] of [
    ["Catches the light", "Leaf"],
    ["Drink from the ground", "Flower"],
    ["Beats like a heart", "what belongs nowhere"],
  ] as const)
    await put(page, zones, thing, `Place here: ${place}`);
  await check(page, zones, "3 right answers out of 4");
  await expect(zones.getByText("Not quite: the answer is “Underground”.")).toBeVisible();

  // Where one zone is to be found, marking another replaces it. Where two are, no third can be marked.
  await expect(spot(0, /^Zone 3/)).toHaveAttribute("aria-pressed", "true");
  await spot(0, /^Zone 1/).press("Enter");
  await expect(spot(0, /^Zone 3/)).toHaveAttribute("aria-pressed", "false");
  await spot(1, /^Zone 2/).press("Enter");
  await spot(1, /^Zone 4/).press("Enter");
  await spot(1, /^Zone 1/).press("Enter");
  await expect(find.getByRole("listitem").nth(1).getByRole("status")).toHaveText(
    "2 to find on the picture, 2 marked. Take one back to mark another.",
  );
  await check(page, find, "1 right answer out of 2");
  await expect(find.getByText("It calls the insects.")).toBeVisible();
  await expect(spot(0, /^Zone 3: The roots.*right/)).toBeDisabled();
  const label = gameOf(page, "Find on the picture");
  for (const [at, name] of ["The flower", "The leaf", "The fruit", "The sun"].entries()) {
    await label.getByRole("combobox").nth(at).focus();
    await page.keyboard.type(name);
  }
  await check(page, label, "3 right answers out of 4");

  for (let at = 0; at < 9; at++) {
    if ((await tiles())[at] === String(at)) continue;
    await puzzle.locator(`[data-piece="${at}"]`).press("Enter");
    await puzzle.locator(`[data-at="${at}"]`).press("Enter");
    // The last one ends the game.
    await expect(puzzle.locator(`[data-at="${at}"][data-piece="${at}"]`).or(puzzle.getByText("Done."))).toBeVisible();
    if (await puzzle.getByText("Done.").isVisible()) break;
  }
  await expect(puzzle.getByText("Done.")).toBeFocused();
  await expect(puzzle.getByRole("img", { name: /^A plant, with the ground cut open/ })).toBeVisible();
  for (const [at, name] of [
    [2, "The leaf"],
    [3, "The ground"],
  ] as const) {
    await hidden
      .getByRole("listitem")
      .nth(at - 1)
      .getByRole("radio", { name })
      .check();
    await hidden.getByRole("button", { name: `Answer question ${at}` }).press("Enter");
  }
  await tabTo(page, hidden.getByRole("button", { name: "See the result" }));
  await page.keyboard.press("Enter");
  await expect(hidden.getByText("2 right answers out of 3")).toBeFocused();

  const pairs = gameOf(page, "Match what belongs together");
  await pairs.getByRole("combobox", { name: "Belgium" }).focus();
  await page.keyboard.type("Brussels");
  await tabTo(page, pairs.getByRole("combobox", { name: "Italy" }));
  await page.keyboard.type("Rome");
  await pairs.locator("button[data-piece]").filter({ hasText: "Sydney" }).focus();
  await put(page, pairs, "Sydney", "Place here: Japan");
  await tabTo(
    page,
    pairs.getByRole("button", { name: "Place here: Japan" }).or(pairs.getByRole("combobox", { name: "Japan" })),
  );
  await check(page, pairs, "2 right answers out of 3");

  const short = gameOf(page, "Answer in a word or a number");
  await short.getByRole("textbox", { name: "Answer 1" }).focus();
  await page.keyboard.type("madrid");
  await tabTo(page, short.getByRole("textbox", { name: "Answer 2, in km" }));
  await page.keyboard.type("far");
  await page.keyboard.press("Tab");
  await expect(short.getByText("Type a number.")).toBeVisible();
  await short.getByRole("textbox", { name: "Answer 2, in km" }).fill("42,2 km");
  await check(page, short, "2 right answers out of 2");
  await saved(page);
  expect(await findFaults(page)).toEqual([]);

  // Again with a pointer: by dragging, and by taps alone. A drop beside a place does nothing.
  await groups.getByRole("button", { name: "Try again" }).click();
  const thing = (name: string) => groups.locator("button[data-piece]").filter({ hasText: name });
  const group = (name: string) => groups.getByRole("group", { name }).locator("[data-place]");
  await grazeAndHover(page, thing("Apple"));
  await expect(groups.getByRole("status")).not.toContainText("Picked up");
  await drag(page, thing("Apple"), groups.getByRole("heading", { name: "Sort into groups" }));
  await expect(groups.getByRole("status")).toHaveText("Put down where it was: Apple.");
  await drag(page, thing("Apple"), group("Fruit"));
  await expect(group("Fruit").getByRole("button", { name: "Apple" })).toBeFocused();
  await thing("Leek").click();
  await groups.getByRole("button", { name: "Place here: Roots" }).click();
  await expect(groups.getByRole("status")).toHaveText("Leek: placed in Roots. 2 of 4 placed.");
  await drag(page, thing("Apple"), group("Roots"));
  await expect(group("Roots").getByRole("button")).toHaveCount(2);
  await thing("Apple").click();
  await groups.getByRole("button", { name: "Take it back" }).click();
  await expect(groups.getByText("3 answers to give")).toBeVisible();
  for (const width of [768, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await measureOverflow(page)).toBe(0);
  }
  // By taps alone on a phone, where zones are listed; a filled zone also shows on the picture.
  await zones.getByRole("button", { name: "Try again" }).click();
  await expect(zones.getByRole("heading", { name: "Leaf" })).toBeVisible();
  await zones.locator("button[data-piece]").filter({ hasText: "Catches the light" }).click();
  await zones.getByRole("button", { name: "Place here: Leaf" }).click();
  await expect(zones.getByRole("status")).toHaveText("Catches the light: placed in Leaf. 1 of 4 placed.");
  await zones.locator("button[data-piece]").filter({ hasText: "Calls the insects" }).click();
  await zones.locator("[data-place][style] button").first().click();
  await expect(zones.getByRole("status")).toHaveText("Calls the insects: placed in Flower. 2 of 4 placed.");

  // In an export, from a disk: the code that draws them is loaded late there too.
  const exported = await exportCourse(platform, NAME, "web");
  await page.goto(pathToFileURL(join(exported.folder, "index.html")).href);
  for (const game of [choice, gaps, order, groups, zones, find, label, pairs, short]) await expect(game).toBeVisible();
  for (const game of [choice, gaps, order, groups, zones, pairs, short, carousel, story, form, sketch])
    await expect(game).toBeVisible();
  await gaps.getByRole("textbox", { name: "Gap 1 of 3" }).fill("zoe");
  await page.reload();
  await expect(gaps.getByRole("textbox", { name: "Gap 1 of 3" })).toHaveValue("zoe");
  await exported.remove();
  expect(complaints).toEqual([]);
});
