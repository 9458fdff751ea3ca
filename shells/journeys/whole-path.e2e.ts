// Knows that an author draws a path of twenty nodes with every gateway by mouse, another the same by keyboard, and that
// three learners go through it to its end, each their own way, while it is published anew in their middle.
import { expect, type Page, test } from "@playwright/test";
import * as drawing from "./draw-path.ts";
import { AND, box, EMPTY, END, IF, JOIN, lineOf, OR } from "./draw-path.ts";
import { findFaults } from "./find-faults.ts";
import * as writing from "./outline-path.ts";
import { ENOUGH, MAILS, publishProducts, readShape, SHAPE } from "./path-of-twenty.ts";
import { type Platform, signIn, startPlatform } from "./platform.ts";
import * as walking from "./walk-path.ts";

let platform: Platform;
let products: ReadonlyMap<string, string>;
/** Slug of the drawn path. */
let path = "";
test.use({
  locale: "en-GB",
  viewport: { width: 1440, height: 1080 },
});
test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  platform = await startPlatform();
  for (const login of ["author", "admin", ...walking.LEARNERS])
    await platform.call(await platform.signIn(`demo_${login}`), "/api/user", { locale: "en" }, "PUT");
  products = await publishProducts(platform);
});
test.afterAll(() => platform.stop());

const slugOf = (page: Page): string => /\/coursiz\/([^/?]+)/.exec(page.url())?.[1] ?? "";

test("§4.144–§4.153 decisions 10: an author draws a path of twenty nodes with every gateway by mouse, and publishes it", {
  tag: "@long",
}, async ({ page }) => {
  test.setTimeout(240_000);
  await signIn(page, platform, "author", "/admin");
  await drawing.beginPath(page, "Drawn by hand");
  const empty = box(page, EMPTY);
  /** Fills what a gateway brought, one after the other. */
  const fill = async (...names: readonly string[]) => {
    for (const name of names) {
      await drawing.chooseStep(page, empty.first());
      await drawing.chooseProduct(page, name);
    }
  };
  await page.getByRole("button", { name: "Add the first step" }).click();
  await page.getByRole("menuitem", { name: "A product", exact: true }).click();
  await drawing.chooseProduct(page, "Exam");
  await drawing.addFromPalette(page, "IF");
  await page.getByRole("spinbutton", { name: "Score at least" }).fill(String(ENOUGH));

  // The first way is a mail: its line is drawn into the void, and on to the end; what it led to goes.
  await drawing.chooseLine(page, lineOf(page, IF, EMPTY).first());
  await page.getByRole("button", { name: "Take the line away" }).click();
  await drawing.drawIntoVoid(page, IF, "A mail to the learner");
  await drawing.writeMail(page, MAILS.good);
  await drawing.drawLine(page, MAILS.good, END);
  await empty.first().click();
  await page.getByRole("button", { name: `Delete: ${EMPTY}` }).click();
  await fill("Again");
  await drawing.addFromPalette(page, "Mail");
  await drawing.writeMail(page, MAILS.again);

  // Both ways meet in three at once, and one of these parts again.
  await box(page, END).click();
  await page.getByRole("button", { name: `Add before: ${END}` }).click();
  await page.getByRole("menuitem", { name: AND, exact: true }).click();
  await drawing.drawIntoVoid(page, AND, "A product");
  await drawing.chooseProduct(page, "Class");
  await fill("Leaflet", "Read");
  await drawing.dropOnLine(page, "Product", "Leaflet", JOIN);
  await drawing.chooseProduct(page, "Deeper");
  await drawing.addBetween(page, "Read", JOIN, AND);
  await fill("Left", "Right");

  // At last a choice, of which one way is several products.
  await drawing.addOnLine(page, JOIN, END, OR);
  await fill("Short");
  await drawing.chooseStep(page, empty);
  await page.getByRole("button", { name: "Several products in this step" }).click();
  for (const product of ["Left", "Short"]) {
    await page.getByRole("combobox", { name: "Add a product" }).fill(product);
    await page.getByRole("option", { name: product, exact: true }).click();
  }
  await drawing.name(page, "Long");

  await expect(page.locator(".react-flow__node")).toHaveCount(20);
  await expect(page.getByText("Nothing is wrong with this path.")).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await drawing.publishPath(page);
  path = slugOf(page);
  expect(await readShape(platform, path, products)).toEqual(SHAPE);
});

test("§4.144–§4.153 decisions 10: another author writes the same path in its outline, by keyboard alone", {
  tag: "@long",
}, async ({ page }) => {
  test.setTimeout(240_000);
  const { add, chooseProduct, fillNext, press, type } = writing;
  await signIn(page, platform, "admin", "/admin");
  await expect(page.getByRole("button", { name: "Other types" })).toBeVisible();
  await press(page, "Other types");
  await writing.pick(page, "New path");
  await type(page, "Name", "Written by keyboard");
  await press(page, "Create the path");
  await expect(page.getByRole("heading", { name: "Written by keyboard", level: 1 })).toBeVisible();

  await add(page, "Add the first step", "A product");
  await chooseProduct(page, "Exam");
  const back = { key: "Shift+Tab" };
  await add(page, "Add after: Exam", IF, back);
  await type(page, "Score at least", String(ENOUGH));
  await add(page, `Add on: With a score of at least ${ENOUGH}`, "A mail to the learner");
  await writing.writeMail(page, MAILS.good);
  await press(page, `Delete: ${EMPTY}`);
  await fillNext(page, "Again");
  await add(page, "Add after: Again", "A mail to the learner", back);
  await writing.writeMail(page, MAILS.again);
  // A line is taken away, and drawn again.
  await press(page, `Where it leads: ${MAILS.again}`, back);
  await writing.pick(page, `Take the line away: ${END}`);
  await expect(page.getByText("Nothing comes after it")).toBeVisible();
  await press(page, `Where it leads: ${MAILS.again}`);
  await writing.pick(page, `Draw a line to: ${END}`);

  await add(page, `Add before: ${END}`, AND);
  await add(page, `Add a way: ${AND}`, "A product");
  await chooseProduct(page, "Class");
  await fillNext(page, "Leaflet");
  await add(page, "Add after: Leaflet", "A product", back);
  await chooseProduct(page, "Deeper");
  await fillNext(page, "Read");
  await add(page, "Add after: Read", AND, back);
  await fillNext(page, "Left");
  await fillNext(page, "Right");
  // The inner ways come together first.
  await add(page, `Add after: ${JOIN}`, OR, { times: 2 });
  await fillNext(page, "Short");
  await press(page, `Edit: ${EMPTY}`);
  await press(page, "Several products in this step");
  for (const product of ["Left", "Short"]) await chooseProduct(page, product, "Add a product");
  await type(page, "Name on the path", "Long");

  await expect(page.getByText("Nothing is wrong with this path.")).toBeVisible();
  await press(page, "Publish");
  await press(page, "Publish now");
  await expect(page.getByText("The path is published")).toBeVisible();
  expect(await readShape(platform, slugOf(page), products)).toEqual(SHAPE);
});

test("§4.144–§4.153 decisions 10, 11: three learners go three ways through it, which is published anew in the middle, to its end", {
  tag: "@long",
}, async ({ browser, page: desk }) => {
  test.setTimeout(900_000);
  await walking.planClassroom(platform, products.get("Class") ?? "");
  const open = (login: string) => walking.openPath(browser, platform, login, "Drawn by hand");
  const [passing, failing, waiting] = await Promise.all([open("learner"), open("manager"), open("trainer")]);
  const all = [passing, failing, waiting];
  const { playGame, openLeaflet, signClassroom, stands } = walking;

  // One passes, one fails: the other way is closed, and each gets their own mail.
  await Promise.all([playGame(passing, "Exam"), playGame(failing, "Exam", false), playGame(waiting, "Exam")]);
  await stands(passing, MAILS.good, "done");
  await stands(passing, "Again", "apart");
  await stands(failing, "Again", "open");
  await stands(failing, "Class", "locked");
  await playGame(failing, "Again");

  // All that the joins wait for is done by the three at the same time, except the classroom of one learner.
  const work = async (page: Page) => {
    await openLeaflet(page);
    for (const name of ["Read", "Deeper", "Left", "Right"]) await playGame(page, name);
    if (page !== waiting) await signClassroom(page);
  };
  await Promise.all(all.map(work));
  await stands(passing, "Short", "locked");
  await stands(waiting, "Class", "open");
  await stands(waiting, "Short", "locked");

  // The author adds a step after the joins, and publishes again: nobody loses what is complete.
  const before = await Promise.all(all.map(walking.listDone));
  expect(before.map(({ length }) => length)).toEqual([9, 10, 8]);
  await signIn(desk, platform, "author", "/admin", `/coursiz/${path}?view=map`);
  await drawing.addOnLine(desk, JOIN, OR, "A product");
  await drawing.chooseProduct(desk, "Added");
  await drawing.publishPath(desk);
  for (const page of all) await page.reload();
  const after = await Promise.all(all.map(walking.listDone));
  expect(before.map((done, at) => done.filter((one) => !after[at]?.includes(one)))).toEqual([[], [], []]);

  // A choice at the OR closes the other way.
  await Promise.all([passing, failing].map((page) => playGame(page, "Added")));
  await passing.getByRole("button", { name: "Choose: Short" }).click();
  await stands(passing, "Long", "apart");
  await playGame(passing, "Short");
  await failing.getByRole("button", { name: "Choose: Long" }).click();
  // Of the several products one was done on the way here.
  await playGame(failing, "Short");

  // The learner who waits signs in the classroom, and goes on at once.
  await signClassroom(waiting);
  await stands(waiting, "Class", "done");
  await stands(waiting, "Added", "open");
  await playGame(waiting, "Added");
  await waiting.getByRole("button", { name: "Choose: Short" }).click();
  await playGame(waiting, "Short");

  for (const page of all)
    await expect(page.getByText("You have come to the end of this path. Well done!")).toBeVisible();
  expect(await walking.countMails(platform)).toEqual({
    [MAILS.good]: { learner: 1, trainer: 1 },
    [MAILS.again]: { manager: 1 },
  });
  for (const page of all) await page.context().close();
});
