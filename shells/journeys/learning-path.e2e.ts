// Knows that an author makes a learning path by keyboard and publishes it, and that a learner takes it to its end.
import { expect, type Page, test } from "@playwright/test";
import { findFaults, measureOverflow } from "./find-faults.ts";
import { type Platform, signIn, startPlatform } from "./platform.ts";

let platform: Platform;
test.use({ locale: "en-GB" });
test.beforeAll(async () => {
  platform = await startPlatform();
  for (const login of ["author", "learner"])
    await platform.call(await platform.signIn(`demo_${login}`), "/api/user", { locale: "en" }, "PUT");
});
test.afterAll(() => platform.stop());

const GAMES = ["Basics of rescue", "Well done", "Once more", "Last one"];
/** Published games of one statement each, by name. */
async function publishGames(): Promise<void> {
  const token = await platform.signIn("demo_author");
  for (const name of GAMES) {
    const configDraft = {
      context: { title: name },
      config: { gameType: "VRAI_FAUX", local: "EN" },
      content: { statements: [{ slug: "a", text: "It is so.", correct: true, explanation: "" }] },
    };
    const made = await (await platform.call(token, "/api/admin/game", { name, configDraft })).json();
    const { updatedAt } = made;
    await platform.call(token, `/api/admin/game/publish/${made.slug}`, { updatedAt, visible: true }, "PATCH");
  }
}
/** Plays the game as a learner, with right answers. */
async function playGame(name: string): Promise<void> {
  const token = await platform.signIn("demo_learner");
  const { products } = await (await platform.call(token, "/api/products")).json();
  const { perimeterSlug } = products.find((one: { name: string }) => one.name === name);
  const result = { status: "COMPLETE", score: 100, percentage: 100, time: 1, data: { answers: { a: true } } };
  const progress = { ...result, eventDate: new Date().toISOString() };
  await platform.call(token, `/api/game/${perimeterSlug}/progress`, { progress });
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).first().press("Enter");
async function add(page: Page, spot: string, what: string): Promise<void> {
  await press(page, spot);
  await page.getByRole("menuitem", { name: what, exact: true }).press("Enter");
}
/** In the form that is open. */
async function choose(page: Page, product: string): Promise<void> {
  const box = page.getByRole("combobox", { name: "Product", exact: true });
  await box.fill(product);
  await page.getByRole("option", { name: product, exact: true }).click();
  await expect(page.getByRole("button", { name: `Edit: ${product}`, exact: true }).first()).toBeVisible();
}
const outline = (page: Page) => page.getByRole("list", { name: "Steps of the path" });

test("§1.17 §4.132 §4.144 decisions 10 a path is made by keyboard, tried, published, taken and ended", {
  tag: "@wide",
}, async ({ page }) => {
  await publishGames();
  await signIn(page, platform, "author", "/admin");
  await page.getByRole("button", { name: "Other types" }).click();
  await page.getByRole("menuitem", { name: "New path" }).click();
  const dialog = page.getByRole("dialog", { name: "New path" });
  await dialog.getByRole("textbox", { name: "Name" }).fill("Onboarding");
  await dialog.getByRole("button", { name: "Create the path" }).click();
  await expect(page.getByRole("heading", { name: "Onboarding", level: 1 })).toBeVisible();

  // Nothing was drawn yet: the page reports no fault, and says what to do first.
  const greeting = page.getByRole("heading", { name: "What do learners do first?" });
  const stillToDo = page.getByRole("list", { name: "Still to do", exact: true });
  const missing = page.getByRole("list", { name: "Missing", exact: true });
  await expect(greeting).toBeVisible();
  await expect(page.getByRole("button", { name: "Add after: Start of the path" })).toHaveText("Add after");
  for (const told of [stillToDo, missing]) await expect(told).toHaveCount(0);
  expect(await findFaults(page)).toEqual([]);
  await add(page, "Add the first step", "A product");
  await expect(greeting).toHaveCount(0);
  // A missing part counts as still to do, until somebody wants to publish.
  await expect(page.getByText("1 thing is still to do: it is said where it is.")).toBeVisible();
  await expect(stillToDo).toContainText("Choose a product.");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("Something on the path is not finished.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(missing).toContainText("Choose a product.");
  await choose(page, "Basics of rescue");
  await add(page, "Add after: Basics of rescue", "It depends on the result (IF)");
  for (const product of ["Well done", "Once more"]) {
    await press(page, "Edit: Task without a product");
    await choose(page, product);
  }
  await add(page, "Add before: End of the path", "Several ways at once (AND)");
  for (const product of ["Once more", "Last one"]) {
    await press(page, "Edit: Task without a product");
    await choose(page, product);
  }
  await expect(page.getByText("Nothing is wrong with this path.")).toBeVisible();
  // The letters go where the cursor is.
  const name = page.getByRole("textbox", { name: "Name on the path" });
  await name.focus();
  await page.keyboard.press("End");
  await page.keyboard.type(" of all");
  await expect(name).toHaveValue("Last one of all");
  await expect(name).toBeFocused();
  await press(page, "Edit: Last one of all");
  const node = (text: string) => outline(page).locator("[data-line]").filter({ hasText: text }).first();
  // Two steps of the same place are deleted, one after the other: the focus goes to the one before each.
  await add(page, "Add after: Start of the path", "A product");
  await add(page, "Add after: Start of the path", "A product");
  for (const _ of [1, 2]) {
    await press(page, "Delete: Task without a product");
    await expect(node("Start of the path")).toBeFocused();
  }
  await expect(outline(page).getByRole("textbox")).toHaveCount(0);
  // A step that a condition asks about cannot be deleted while the condition is there.
  await expect(outline(page).getByRole("button", { name: "Delete: Basics of rescue", exact: true })).toHaveCount(0);
  await add(page, "Add after: Start of the path", "A mail to the learner");
  await expect(page.getByText("Something is missing: it is said where it is.")).toBeVisible();
  await node("Start of the path").focus();
  await page.keyboard.press("Control+z");
  await expect(page.getByText("Nothing is wrong with this path.")).toBeVisible();

  await press(page, "Try it as a learner");
  await page.getByRole("spinbutton", { name: "Score here" }).fill("40");
  await press(page, "Complete: Basics of rescue");
  await expect(node("Basics of rescue")).toBeFocused();
  await expect(page.getByRole("button", { name: "Complete: Once more", exact: true })).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Complete: Well done", exact: true })).toHaveCount(0);
  expect(await findFaults(page)).toEqual([]);
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
  await press(page, "End the trial");
  // The preview shows the path as learners see it: the author decides how each product ends, and nothing is stored.
  await page.getByRole("button", { name: "Preview", exact: true }).click();
  await expect(page).toHaveURL(/\/path\/preview\//);
  await page.getByRole("button", { name: "Begin the path" }).click();
  await page.getByRole("button", { name: "Start: Basics of rescue" }).click();
  const ending = page.getByRole("dialog", { name: "How does “Basics of rescue” end?" });
  await ending.getByRole("spinbutton", { name: "Score of 100" }).fill("40");
  expect(await findFaults(page)).toEqual([]);
  await ending.getByRole("button", { name: "Complete" }).click();
  await expect(page.getByRole("button", { name: "Start: Once more" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Start: Well done" })).toHaveCount(0);
  expect(await findFaults(page)).toEqual([]);
  await page.getByRole("link", { name: "Back to the editor" }).click();
  await expect(page.getByRole("heading", { name: "Onboarding", level: 1 })).toBeVisible();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByText("The path is published")).toBeVisible();

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await signIn(page, platform, "learner");
  await page.getByRole("button", { name: "Start: Onboarding" }).click();
  await page.getByRole("button", { name: "Begin the path" }).click();
  const line = (name: string) => outline(page).getByRole("listitem").filter({ hasText: name }).first();
  await expect(line("Basics of rescue")).toHaveAttribute("data-standing", "open");
  // A step that opens next says after which step; one that waits for more does not.
  await expect(line("What comes next depends on your result")).toContainText("It opens after: Basics of rescue");
  await expect(line("Last one of all")).not.toContainText("It opens after");
  expect(await findFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Start: Basics of rescue" }).click();
  await expect(page).toHaveURL(/\/play\/game\//);
  await playGame("Basics of rescue");
  await page.goto(`${platform.url}/`);
  await page.getByRole("button", { name: "Continue: Onboarding" }).click();
  await expect(line("Well done")).toHaveAttribute("data-standing", "open");
  // The map of the path: the next step is chosen, and a locked one leads to the step that it waits for.
  await page.getByRole("button", { name: "Show as a map" }).click();
  await expect(page).toHaveURL(/view=map/);
  const chosen = page.getByRole("list", { name: "The chosen step" });
  await expect(chosen).toContainText("Well done");
  await page.getByRole("group", { name: "Last one of all, Locked" }).press("Enter");
  await chosen.getByRole("link", { name: "Well done" }).press("Enter");
  await expect(chosen.getByRole("button", { name: "Start: Well done" })).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
  await page.getByRole("button", { name: "Show as a list" }).click();
  // A learner was ill: the author counts a step as done, and says why.
  const desk = await page.context().browser()?.newPage();
  if (!desk) throw new Error("no browser");
  await signIn(desk, platform, "author", "/admin");
  await desk.getByRole("link", { name: "Onboarding" }).click();
  await desk.getByRole("tab", { name: "Learners" }).click();
  await desk.getByRole("button", { name: "Steps of Demo Learner" }).click();
  const panel = desk.getByRole("dialog", { name: "Demo Learner" });
  await panel.getByRole("button", { name: "Count as done: Well done" }).click();
  const why = desk.getByRole("dialog", { name: "Count “Well done” as done?" });
  await why.getByRole("textbox", { name: "Reason" }).fill("Was ill");
  await why.getByRole("button", { name: "Count as done" }).click();
  await expect(panel).toContainText("Counted as done by Demo Author: Was ill");
  expect(await findFaults(desk)).toEqual([]);
  await desk.close();
  await page.reload();
  await expect(line("Well done")).toContainText("Counted as done for you: Was ill");
  await expect(line("Last one of all")).toHaveAttribute("data-standing", "open");
  await playGame("Last one");
  await playGame("Once more");
  await page.reload();
  await expect(page.getByText("You have come to the end of this path. Well done!")).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
});
