// Knows how an author draws a path on its map by mouse: from the palette, by lines, and in the form beside the map.
import { expect, type Locator, type Page } from "@playwright/test";

export const AND = "Several ways at once (AND)";
export const OR = "A choice of the learner (OR)";
export const IF = "It depends on the result (IF)";
export const JOIN = "All these ways are done (END_AND)";
export const [START, END, EMPTY] = ["Start of the path", "End of the path", "Task without a product"];

export const map = (page: Page) => page.getByRole("application", { name: "Map of the path" });
export const box = (page: Page, name: string) => map(page).locator(".react-flow__node").filter({ hasText: name });
export const lineOf = (page: Page, from: string, to: string) =>
  page.locator(`.react-flow__edge[aria-label="From ${from} to ${to}"]`);
export const plus = (page: Page, from: string, to: string) =>
  page.getByRole("button", { name: `Add between ${from} and ${to}`, exact: true });
const pieceOf = (page: Page, what: string) =>
  page.getByRole("toolbar", { name: "Add a step" }).getByRole("button", { name: what, exact: true });

export interface Spot {
  readonly x: number;
  readonly y: number;
}
async function placeOf(found: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const place = await found.boundingBox();
  if (!place) throw new Error(`${found} is not in the page`);
  return place;
}

/** Opens a new path as a map, from the list of products. */
export async function beginPath(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Other types" }).click();
  await page.getByRole("menuitem", { name: "New path" }).click();
  const dialog = page.getByRole("dialog", { name: "New path" });
  await dialog.getByRole("textbox", { name: "Name" }).fill(name);
  await dialog.getByRole("button", { name: "Create the path" }).click();
  await page.getByRole("button", { name: "Show as a map" }).click();
  await expect(box(page, START)).toBeVisible();
}

export async function addBetween(page: Page, from: string, to: string, what: string): Promise<void> {
  const item = page.getByRole("menuitem", { name: what, exact: true });
  // A chosen node scrolls into sight with its buttons: a press during that movement has to be repeated.
  await expect(async () => {
    await box(page, from).first().click();
    await plus(page, from, to).first().click();
    await expect(item).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await item.click();
}
/** Adds a piece of the palette, by its short name, after what is chosen. */
export const addFromPalette = (page: Page, what: string): Promise<void> => pieceOf(page, what).click();

export async function name(page: Page, said: string): Promise<void> {
  await page.getByRole("textbox", { name: "Name on the path" }).fill(said);
  await expect(box(page, said)).toBeVisible();
}
/** Of the chosen step: its product, found by a part of its name. */
export async function chooseProduct(page: Page, product: string): Promise<void> {
  await page.getByRole("combobox", { name: "Product", exact: true }).fill(product);
  await page.getByRole("option", { name: product, exact: true }).click();
  await expect(box(page, product)).toBeVisible();
}
export async function writeMail(page: Page, subject: string): Promise<void> {
  await page.getByRole("textbox", { name: "Subject" }).fill(subject);
  await page.getByRole("textbox", { name: "Text" }).fill("Go on.");
  await expect(box(page, subject)).toBeVisible();
}

/** Scrolls each node of the map into sight, so that its measured place is where the pointer finds it. */
export async function showAll(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Show all of it" }).click();
  await map(page).evaluate((drawn) => drawn.scrollIntoView({ block: "center", behavior: "instant" }));
  await expect(async () => {
    const room = await placeOf(map(page));
    const boxes = await Promise.all((await map(page).locator(".react-flow__node").all()).map(placeOf));
    for (const at of boxes) {
      expect(at.y).toBeGreaterThanOrEqual(room.y);
      expect(at.y + at.height).toBeLessThanOrEqual(room.y + room.height);
    }
  }).toPass();
}

export async function drag(page: Page, from: Spot, to: Spot): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 5 });
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
}
/** Where lines enter a node, or where they leave it. */
export async function middleOf(page: Page, node: string, place: "top" | "bottom"): Promise<Spot> {
  const { x, y, width, height } = await placeOf(box(page, node).locator(`.react-flow__handle-${place}`));
  return { x: x + width / 2, y: y + height / 2 };
}
export async function drawLine(page: Page, from: string, to: string): Promise<void> {
  await showAll(page);
  await drag(page, await middleOf(page, from, "bottom"), await middleOf(page, to, "top"));
  await expect(lineOf(page, from, to)).toHaveCount(1);
}
/** A line into the void, at the upper right of the map, and what comes there. */
export async function drawIntoVoid(page: Page, from: string, what: string): Promise<void> {
  await showAll(page);
  const { x, y, width } = await placeOf(map(page));
  await drag(page, await middleOf(page, from, "bottom"), { x: x + width - 24, y: y + 64 });
  await page.getByRole("menuitem", { name: what, exact: true }).click();
}
/** Presses a step; where the small map lies over it, the author draws the map aside first. */
export async function chooseStep(page: Page, step: Locator): Promise<void> {
  await showAll(page);
  const [at, small] = [await placeOf(step), page.getByRole("img", { name: "Small map of the whole" })];
  const over = (await small.count()) > 0 ? await placeOf(small) : null;
  if (over && at.x + at.width > over.x - 24 && at.y + at.height > over.y - 24) {
    const room = await placeOf(map(page));
    await drag(page, { x: room.x + 16, y: room.y + 300 }, { x: room.x + 16, y: room.y + 80 });
  }
  await step.click();
}
/** By the + in the middle of a line. */
export async function addOnLine(page: Page, from: string, to: string, what: string): Promise<void> {
  await showAll(page);
  await plus(page, from, to).click();
  await page.getByRole("menuitem", { name: what, exact: true }).click();
}
/** Drags a piece of the palette, by its short name, onto a line. */
export async function dropOnLine(page: Page, what: string, from: string, to: string): Promise<void> {
  await showAll(page);
  await pieceOf(page, what).dragTo(plus(page, from, to));
}
/** Presses a line beside its middle, where its button is. */
export async function chooseLine(page: Page, line: Locator): Promise<void> {
  await showAll(page);
  const at = await line
    .locator("path")
    .first()
    .evaluate((path: SVGPathElement) => {
      const { x, y } = path.getPointAtLength(path.getTotalLength() / 8);
      const shown = new DOMPoint(x, y).matrixTransform(path.getScreenCTM() ?? undefined);
      return { x: shown.x, y: shown.y };
    });
  await page.mouse.click(at.x, at.y);
  await expect(page.getByRole("button", { name: "Take the line away" })).toBeVisible();
}

export async function publishPath(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByText("The path is published")).toBeVisible();
}
