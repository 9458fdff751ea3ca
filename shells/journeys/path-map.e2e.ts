// Knows that an author moves, aligns and connects the steps of a learning path on its map.
import { expect, type Page, test } from "@playwright/test";
import {
  box,
  drag,
  drawLine,
  dropOnLine,
  END,
  lineOf,
  map,
  middleOf,
  name,
  plus,
  START,
  showAll,
} from "./draw-path.ts";
import { findFaults, measureOverflow } from "./find-faults.ts";
import { type Platform, signIn, startPlatform } from "./platform.ts";
import { node, storePath } from "./store-path.ts";

let platform: Platform;
test.use({ locale: "en-GB", viewport: { width: 1440, height: 900 } });
test.beforeAll(async () => {
  platform = await startPlatform();
  await platform.call(await platform.signIn("demo_author"), "/api/user", { locale: "en" }, "PUT");
});
test.afterAll(() => platform.stop());

/** A choice of three ways after a first step. */
const storeChoice = (name: string): Promise<string> => {
  const task = (said: string, next: string) =>
    node(said.toLowerCase(), "task", [next], { taskType: "game", name: said });
  return storePath(platform, name, [
    node("start", "event", ["first"], { eventType: "START" }),
    task("First", "or"),
    node("or", "gateway", ["this", "that", "third"], { gatewayType: "OR" }),
    ...["This", "That", "Third"].map((said) => task(said, "end")),
    node("end", "event", [], { eventType: "END" }),
  ]);
};
/** The view of the map: a pointer that misses a handle moves it. */
const viewOf = (page: Page) =>
  map(page)
    .locator(".react-flow__viewport")
    .evaluate(({ style }) => style.transform);
const placeOf = (page: Page, said: string) =>
  box(page, said).evaluate((found) => {
    const { e, f } = new DOMMatrix(getComputedStyle(found).transform);
    return { x: e, y: f };
  });
async function moveBy(page: Page, said: string, x: number, y: number): Promise<void> {
  const at = await box(page, said).boundingBox();
  if (!at) throw new Error("no node");
  const grip = { x: at.x + 24, y: at.y + at.height / 2 };
  await drag(page, grip, { x: grip.x + x, y: grip.y + y });
}

test("§4.144 screens §2 on the map a line goes only where it may, nodes stay where they are put, and all of it is undone", {
  tag: "@long",
}, async ({ page }) => {
  const slug = await storeChoice("Moved by hand");
  await signIn(page, platform, "author", "/admin", `/coursiz/${slug}?view=map`);
  await expect(box(page, START)).toBeVisible();
  await showAll(page);
  const drawn = await viewOf(page);
  await drag(page, await middleOf(page, "That", "bottom"), await middleOf(page, "First", "top"));
  expect(await viewOf(page)).toBe(drawn);
  await expect(lineOf(page, "That", "First")).toHaveCount(0);
  await drawLine(page, "This", "That");
  await expect(lineOf(page, "This", END)).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(lineOf(page, "This", END)).toHaveCount(1);

  // Each drag is a step of undo, however soon the next one follows; a moved node stays there, after a reload too.
  await showAll(page);
  await moveBy(page, "Third", -30, 0);
  const [moved, thatAt] = [await placeOf(page, "Third"), await placeOf(page, "That")];
  await moveBy(page, "That", 10, 30);
  await expect.poll(() => placeOf(page, "That")).not.toEqual(thatAt);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => placeOf(page, "That")).toEqual(thatAt);
  expect(await placeOf(page, "Third")).toEqual(moved);
  const arrange = page.getByRole("button", { name: "Arrange it" });
  await expect(arrange).toBeVisible();
  await expect(page.locator('[data-saving="saved"]')).toBeVisible();
  await page.reload();
  await expect(arrange).toBeVisible();
  await arrange.click();
  await expect(arrange).toHaveCount(0);
  expect(await findFaults(page)).toEqual([]);
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0);

  // By keyboard: a button that is out of sight scrolls into sight.
  await page.getByRole("button", { name: "Zoom in" }).dblclick();
  await page.keyboard.press("Tab");
  await plus(page, START, "First").focus();
  await expect(plus(page, START, "First")).toBeInViewport({ ratio: 1 });
  await plus(page, "This", END).focus();
  await expect(plus(page, "This", END)).toBeInViewport({ ratio: 1 });

  // A step is chosen, and its line taken away; the step stays chosen, and its outline tells the same.
  await box(page, "Third").focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Where it leads: Third" }).press("Enter");
  await page.getByRole("menuitem", { name: `Take the line away: ${END}` }).press("Enter");
  await expect(lineOf(page, "Third", END)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Where it leads: Third" })).toBeFocused();
  await page.getByRole("button", { name: "Show as an outline" }).click();
  const outline = page.getByRole("list", { name: "Steps of the path" });
  for (const said of ["First", "This", "That", "Third"])
    await expect(outline.locator("[data-line]").filter({ hasText: said }).first()).toBeVisible();
  await expect(outline).toContainText("Nothing comes after it");
  await page.getByRole("button", { name: "Show as a map" }).click();
  await expect(box(page, START)).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(box(page, START)).toBeVisible();
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
});

test("screens §2 several steps are chosen, by mouse or by keyboard, and aligned, spread and moved together, as one step of undo", {
  tag: "@long",
}, async ({ page }) => {
  const slug = await storeChoice("Aligned");
  await signIn(page, platform, "author", "/admin", `/coursiz/${slug}?view=map`);
  await expect(box(page, START)).toBeVisible();
  await showAll(page);
  const bar = page.getByRole("toolbar", { name: "Align what is chosen" });
  const press = (name: string) => bar.getByRole("button", { name }).click();
  const WAYS = ["This", "That", "Third"];
  const listPlaces = () => Promise.all(WAYS.map((said) => placeOf(page, said)));
  await moveBy(page, "This", 0, 30);
  await moveBy(page, "Third", 30, -20);
  await expect(bar).toHaveCount(0);

  await box(page, "This").click();
  for (const said of ["That", "Third"]) await box(page, said).click({ modifiers: ["Control"] });
  await expect(page.getByText("3 steps are chosen.")).toBeVisible();
  const before = await listPlaces();
  await press("Align at the top");
  const top = Math.min(...before.map(({ y }) => y));
  await expect.poll(async () => (await listPlaces()).map(({ y }) => y)).toEqual([top, top, top]);
  expect((await listPlaces()).map(({ x }) => x)).toEqual(before.map(({ x }) => x));
  await press("Spread from left to right");
  const gaps = async () => {
    const [first = 0, second = 0, third = 0] = (await listPlaces()).map(({ x }) => x).toSorted((a, b) => a - b);
    return Math.abs(second - first - (third - second));
  };
  await expect.poll(gaps).toBeLessThanOrEqual(1);
  expect(await findFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(listPlaces).toEqual(before);

  // A frame around them; one that is dragged takes the others along.
  await box(page, START).click();
  await showAll(page);
  const corners = await Promise.all(
    [box(page, "Third"), box(page, "This"), box(page, "That")].map((one) => one.boundingBox()),
  );
  const [left, right] = [corners.map((at) => at?.x ?? 0), corners.map((at) => (at?.x ?? 0) + (at?.width ?? 0))];
  const [above, below] = [corners.map((at) => at?.y ?? 0), corners.map((at) => (at?.y ?? 0) + (at?.height ?? 0))];
  await page.keyboard.down("Shift");
  await drag(
    page,
    { x: Math.min(...left) - 8, y: Math.min(...above) - 2 },
    { x: Math.max(...right) + 8, y: Math.max(...below) + 2 },
  );
  await page.keyboard.up("Shift");
  await expect(page.getByText("3 steps are chosen.")).toBeVisible();
  await moveBy(page, "That", 40, 0);
  await expect
    .poll(async () => (await listPlaces()).map(({ x }, at) => x - (before[at]?.x ?? 0) > 20))
    .toEqual([...[true, true, true]]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(listPlaces).toEqual(before);

  // By keyboard.
  await box(page, START).focus();
  await page.keyboard.press("Enter");
  await box(page, "This").focus();
  await page.keyboard.press("Enter");
  await box(page, "That").focus();
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("2 steps are chosen.")).toBeVisible();
  await bar.getByRole("button", { name: "Align on the left" }).press("ArrowRight");
  await expect(bar.getByRole("button", { name: "Align in the centre" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await placeOf(page, "This")).x - (await placeOf(page, "That")).x).toBe(0);
  await page.keyboard.press("Control+z");
  await expect.poll(listPlaces).toEqual(before);
  await box(page, "This").focus();
  await page.keyboard.press("Control+a");
  await expect(page.getByText("7 steps are chosen.")).toBeVisible();
});

test("§4.144 screens §2 what cannot come here is dragged elsewhere, several steps are deleted at once, and a new line says what it replaces", {
  tag: "@long",
}, async ({ page }) => {
  const slug = await storeChoice("Told in words");
  await signIn(page, platform, "author", "/admin", `/coursiz/${slug}?view=map`);
  await expect(box(page, START)).toBeVisible();
  await showAll(page);
  const piece = page.getByRole("toolbar", { name: "Add a step" }).getByRole("button", { name: "IF", exact: true });
  await box(page, START).click();
  await expect(piece).toHaveAttribute("aria-disabled", "true");
  await expect(piece).toHaveAccessibleDescription(/it cannot come here/);
  await dropOnLine(page, "IF", "Third", END);
  await expect(page.getByRole("spinbutton", { name: "Score at least" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.locator(".react-flow__node")).toHaveCount(7);

  // The start stays, and of the ways of a choice two.
  const choose = async () => {
    await box(page, START).click();
    for (const said of ["This", "That", "Third"]) await box(page, said).click({ modifiers: ["Control"] });
    await expect(page.getByText("4 steps are chosen.")).toBeVisible();
  };
  await choose();
  await page.keyboard.press("Delete");
  await expect(page.getByRole("status").getByText("3 steps stay: ")).toBeVisible();
  await expect(page.locator(".react-flow__node")).toHaveCount(6);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.locator(".react-flow__node")).toHaveCount(7);
  await showAll(page);
  await choose();
  await page.getByRole("button", { name: "Delete these steps" }).click();
  await expect(page.locator(".react-flow__node")).toHaveCount(6);
  await page.getByRole("button", { name: "Undo" }).click();

  await showAll(page);
  await box(page, "This").click();
  await page.getByRole("button", { name: "Where it leads: This" }).click();
  await page.getByRole("menuitem", { name: `Lead to “That” instead of “${END}”` }).click();
  await expect(lineOf(page, "This", "That")).toHaveCount(1);
  await expect(lineOf(page, "This", END)).toHaveCount(0);
});

test("§8.10 §4.141 of two authors who draw one path the second chooses, and what is written stays on the map until then", {
  tag: "@long",
}, async ({ page }) => {
  const token = await platform.signIn("demo_author");
  const { products } = await (await platform.call(token, "/api/admin/game?draft=false")).json();
  const [game] = products;
  const nodes = [
    node("start", "event", ["task"], { eventType: "START" }),
    node("task", "task", ["end"], { taskType: "game", productSlug: game.slug }),
    node("end", "event", [], { eventType: "END" }),
  ];
  const configDraft = { context: { title: "Of two" }, nodes };
  const { slug, updatedAt } = await (
    await platform.call(token, "/api/admin/coursiz", { name: "Of two", configDraft })
  ).json();
  await signIn(page, platform, "author", "/admin", `/coursiz/${slug}?view=map`);
  // A step without a name of its own has its product's name, for its author as for its learners.
  await box(page, game.name).click();
  const theirs = {
    ...configDraft,
    nodes: nodes.map((one) => (one.slug === "task" ? { ...one, name: "Theirs" } : one)),
  };
  await platform.call(token, `/api/admin/coursiz/${slug}`, { configDraft: theirs, updatedAt }, "PATCH");
  // Writing on the map keeps its lines, and what is open on them.
  const line = await page.locator(".react-flow__edge").first().elementHandle();
  await name(page, "Mine");
  expect(await line?.evaluate((drawn) => drawn.isConnected)).toBe(true);
  await expect(page.getByText(/You saved this product elsewhere /)).toBeVisible();
  await expect(page.locator('[data-saving="conflicting"]')).toBeVisible();
  await expect(box(page, "Mine")).toBeVisible();
  await page.getByRole("button", { name: "Show what was saved" }).click();
  await expect(box(page, "Theirs")).toBeVisible();
  await expect(box(page, "Mine")).toHaveCount(0);
  expect(await findFaults(page)).toEqual([]);
});
