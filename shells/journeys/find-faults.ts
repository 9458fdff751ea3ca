// Knows what is wrong with a page as it stands: what axe finds, and what is wider than the page.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Frame, Page } from "@playwright/test";
import type axe from "axe-core";

/** Half of what the library tells of itself, and once in a page: to read it takes a page as long as a check. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const AXE = `if (!window.axe) { ${SOURCE} }`;
/**
 * Elements without faults are not listed: that would take axe as long as everything else. No style sheet is fetched
 * again: only one rule reads them, about screens that are locked upright, and ours lock none.
 */
const OPTIONS: axe.RunOptions = { resultTypes: ["violations"], preload: false };
/** A frame that loads meanwhile is checked again. */
const ATTEMPTS = 5;

/** How many milliseconds something that is loading may take. */
const COMING = 5000;

/** Each fault with its elements, once the page has had time to load; `part`: the selector of the only part to check. */
export async function findFaults(page: Page, part = "html", until = Date.now() + COMING): Promise<readonly string[]> {
  const found = await (page.frames().length === 1 ? findInPage(page, part) : findInFrames(page, part, ATTEMPTS));
  return found.length === 0 || Date.now() > until ? found : findFaults(page, part, until);
}

/** In a page without frames: results stay in the page, since they are large; only faults are taken out. */
async function findInPage(page: Page, part: string): Promise<readonly string[]> {
  await page.evaluate(AXE);
  return page.evaluate(
    async ([asked, options]) => {
      const { violations } = await window.axe.run({ include: [[asked]] }, options);
      const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
      // A button that submits a form by its id, and a label of a field, find the first of two.
      const twice = [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))];
      return [
        ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`),
        ...twice.map((id) => `an id that two elements have: ${id}`),
      ];
    },
    [part, OPTIONS] as const,
  );
}

async function findInFrames(page: Page, part: string, attempts: number): Promise<readonly string[]> {
  const partials = await look(page.mainFrame(), { include: [[part]], exclude: [] });
  const { violations, incomplete } = await page.evaluate(([found, options]) => window.axe.finishRun(found, options), [
    partials,
    OPTIONS,
  ] as const);
  const missed = incomplete.filter(({ id }) => id === "frame-tested");
  if (missed.length > 0 && attempts > 1) return findInFrames(page, part, attempts - 1);
  return [...violations, ...missed].map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/**
 * The results of a frame and of those inside it, one after the other, combined as axe does; null: a frame that went
 * away. The library's own driver gives up a frame after a second, which a busy machine exceeds.
 */
async function look(frame: Frame, context: axe.SerialContextObject): Promise<(axe.PartialResult | null)[]> {
  await frame.evaluate(AXE);
  const inner = await frame.evaluate((asked) => window.axe.utils.getFrameContexts(asked), context);
  const own = await frame.evaluate(([asked, options]) => window.axe.runPartial(asked, options), [
    context,
    OPTIONS,
  ] as const);
  const found: (axe.PartialResult | null)[] = [own];
  for (const { frameSelector, frameContext } of inner) {
    const handle = await frame.evaluateHandle((selector) => window.axe.utils.shadowSelect(selector), frameSelector);
    const child = await handle.asElement()?.contentFrame();
    found.push(...(child ? await look(child, frameContext).catch(() => [null]) : [null]));
  }
  return found;
}

/** Pixels that the document scrolls where its panes should scroll instead. */
export const measureScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight);

/** Pixels by which the page is wider than its visible part, once fonts and pictures have had time to load. */
export const measureOverflow = (page: Page): Promise<number> =>
  page.evaluate(async (coming) => {
    const { documentElement: whole } = document;
    const until = performance.now() + coming;
    while (whole.scrollWidth > whole.clientWidth && performance.now() < until)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return whole.scrollWidth - whole.clientWidth;
  }, COMING);
