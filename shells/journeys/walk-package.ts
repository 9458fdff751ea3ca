// Knows how a learner goes through a package that others made, and what they did on the way.
import type { FrameLocator, Locator, Page } from "@playwright/test";
import { expect } from "./platform.ts";

const shell = (page: Page): FrameLocator => page.frameLocator("iframe");
const content = (page: Page): FrameLocator => shell(page).frameLocator("iframe");
const next = (page: Page) => page.getByRole("button", { name: /^(Next|Suivant)$/ });

/** Right answers are marked in the pages of the packages that ask questions. */
async function answerAll(test: FrameLocator): Promise<void> {
  for (const right of await test.locator(".correctAnswer").all()) {
    const input = right.locator("input");
    if ((await input.getAttribute("type")) === "radio") await input.check();
    else await input.fill(((await right.textContent()) ?? "").replace(/\D/g, ""));
  }
  await test.getByRole("button", { name: "Submit Answers" }).click();
}

/** The frame shows the page before a moment longer: what it is sent to is what is waited for. */
async function seeLastPage(stage: Locator): Promise<void> {
  await expect(async () => {
    const sentTo = await stage.evaluate((frame) => (frame as HTMLIFrameElement).src);
    const shown = await (await stage.elementHandle())?.contentFrame();
    expect(shown?.url()).toBe(sentTo);
    await shown?.waitForLoadState("load");
  }).toPass();
}

/** Everything that can be pressed in what is shown now. */
async function walkItem(page: Page): Promise<string> {
  await seePackage(page);
  const forward = content(page).locator("#butNext");
  if ((await forward.count()) === 0) return "opened";
  let pages = 1;
  while (await forward.isEnabled()) {
    await forward.click();
    pages += 1;
  }
  await seeLastPage(content(page).locator("#contentFrame"));
  const inner = content(page).frameLocator("#contentFrame");
  if ((await inner.locator(".correctAnswer").count()) === 0) return `${pages} pages`;
  await answerAll(inner);
  await expect(inner.getByText(/^Score: /)).toBeVisible();
  return `${pages} pages, test`;
}

/** What is told of a package that has ended: it begins anew at the next launch. */
export const LEFT_BY_RULES = "left by its rules";
const hasLeft = (page: Page): boolean => !new URL(page.url()).pathname.startsWith("/play/");

const menu = (page: Page) => page.getByRole("navigation", { name: /^(Contents|Contenu)$/ });
/** The title of what is shown; empty on a page that plays nothing. */
const readCurrent = (page: Page): Promise<string> =>
  page.locator("iframe").evaluateAll((frames) => frames.map((one) => one.getAttribute("title") ?? "").join());

/** The way on; where there is none what the menu still has to do. Null where nothing is open. */
async function findWayOn(page: Page): Promise<Locator | null> {
  // What was done is stored, and what it opens was told with it.
  await expect(page.locator("[data-saving=saved]")).toBeVisible();
  const todo = menu(page).locator("button:enabled:not([aria-current])", { hasText: /^(To do|À faire)/ });
  // What has no page is never done: those who see that go no further.
  const isPageless = await page.getByText(/page that starts here is missing|page de départ manque/).isVisible();
  for (const way of isPageless ? [next(page)] : [next(page), todo.first()])
    if ((await way.count()) > 0 && (await way.isEnabled())) return way;
  return null;
}

/** From where the learner is to the last item that opens: what was done in each. */
export async function walkPackage(page: Page): Promise<readonly string[]> {
  const done = [await walkItem(page)];
  for (let way = await findWayOn(page); way; way = await findWayOn(page)) {
    const current = await readCurrent(page);
    await way.click();
    // Its rules may lead out of the package.
    await expect(async () => {
      expect(hasLeft(page) || ![current, ""].includes(await readCurrent(page))).toBe(true);
    }).toPass();
    if (hasLeft(page)) return [...done, LEFT_BY_RULES];
    done.push(await walkItem(page));
  }
  return done;
}

/**
 * A content reads its data as its pages come: all of them are there, and so is what they have opened meanwhile.
 * What was shown before stands there a moment longer, and then an empty frame: neither is what is waited for.
 */
export async function seePackage(page: Page): Promise<void> {
  const stage = shell(page).locator("iframe");
  await expect(async () => {
    expect(await stage.getAttribute("title")).toBe(await readCurrent(page));
    const shown = await (await stage.elementHandle())?.contentFrame();
    expect(shown?.url()).toMatch(/^http/);
    await shown?.waitForLoadState("load");
  }).toPass();
  for (let known = 0; known < page.frames().length; ) {
    known = page.frames().length;
    for (const frame of page.frames()) await frame.waitForLoadState("load");
  }
}

/** Leaves as a learner does, once what was done is stored. */
export async function leavePackage(page: Page): Promise<void> {
  if (hasLeft(page)) return;
  await page.getByRole("button", { name: /^(Leave|Quitter)$/ }).click();
  await page.waitForURL((url) => !url.pathname.startsWith("/play/"));
}
