// Knows how an author writes a path in its outline by keyboard alone: no key but those that anybody has, and nothing is
// focused but by them.
import { expect, type Page } from "@playwright/test";

/** The name of what has the focus, or of the option that the arrow keys have reached. */
const readName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    const option = focused?.getAttribute("aria-activedescendant");
    const at = (option && document.getElementById(option)) || focused;
    if (!at || at === document.body) return "";
    const label = at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement ? at.labels?.[0] : null;
    return (at.getAttribute("aria-label") ?? label?.textContent ?? at.textContent ?? "").trim();
  });

/** More than a page of twenty steps has stops. */
const MOST_STOPS = 400;

/** Goes on with Tab until the focus is on what has this name; `times`: the first so, the second so, … */
export async function reach(page: Page, name: string, { key = "Tab", times = 1 } = {}): Promise<void> {
  let left = times;
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press(key);
    if ((await readName(page)) === name) left -= 1;
    if (left === 0) return;
  }
  throw new Error(`the keyboard does not reach “${name}”`);
}
/** Goes down a menu or a list of options to what has this name, and takes it. */
export async function pick(page: Page, name: string): Promise<void> {
  await expect(async () => {
    if ((await readName(page)) !== name) await page.keyboard.press("ArrowDown");
    expect(await readName(page)).toBe(name);
  }).toPass({ intervals: [10] });
  await page.keyboard.press("Enter");
}
export async function press(page: Page, name: string, way: Parameters<typeof reach>[2] = {}): Promise<void> {
  await reach(page, name, way);
  await page.keyboard.press("Enter");
}

/** Presses a button with a menu, and takes what it offers; the author goes on at the new step. */
export async function add(page: Page, button: string, what: string, way: Parameters<typeof reach>[2] = {}) {
  await press(page, button, way);
  await pick(page, what);
  await expect.poll(() => page.evaluate(() => document.activeElement?.hasAttribute("data-line"))).toBe(true);
}
export async function type(page: Page, field: string, said: string): Promise<void> {
  await reach(page, field);
  await page.keyboard.press("Control+a");
  await page.keyboard.type(said);
}
/** In the form that is open below the focus. */
export async function chooseProduct(page: Page, product: string, field = "Product"): Promise<void> {
  await type(page, field, product);
  await pick(page, product);
}
/** Of the first step that has no product yet, further down or from the top. */
export async function fillNext(page: Page, product: string): Promise<void> {
  await press(page, "Edit: Task without a product");
  await chooseProduct(page, product);
}
export async function writeMail(page: Page, subject: string): Promise<void> {
  await type(page, "Subject", subject);
  await type(page, "Text", "Go on.");
}
