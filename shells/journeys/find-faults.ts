// Knows what is wrong with a page as it stands: what axe finds, and what is wider than the page.
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import axe from "axe-core";

/** Once in a page: axe gives up a frame that takes longer than a second to read it. */
const AXE = `if (!window.axe) { ${axe.source} }`;
/** Frames that axe gives up are looked at anew: one that loads meanwhile says nothing. */
const ATTEMPTS = 5;

/** A frame that went meanwhile. */
const leaveToAxe = () => {};

/** Each fault with the elements that have it; `part`: the selector of what alone is looked at. */
export async function findFaults(page: Page, part = "html", attempts = ATTEMPTS): Promise<readonly string[]> {
  await Promise.all(page.frames().map((frame) => frame.evaluate(AXE).catch(leaveToAxe)));
  // To name all the elements in which nothing is wrong takes axe as long as all else that it does.
  const axe = new AxeBuilder({ page, axeSource: AXE })
    .include(part)
    .options({ resultTypes: ["violations", "incomplete"] });
  // What frames found is put together in a page of its own, which takes longer than the looking: without frames none is.
  const { violations, incomplete } = await axe.setLegacyMode(page.frames().length === 1).analyze();
  const missed = incomplete.filter(({ id }) => id === "frame-tested");
  if (missed.length > 0 && attempts > 1) return findFaults(page, part, attempts - 1);
  return [...violations, ...missed].map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}

/** Pixels that the document scrolls where its panes should. */
export const measureScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight);

/** Pixels that the page is wider than what is seen of it. */
export const measureOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
