// Knows what is wrong with a page as it stands: what axe finds, and what is wider than the page.
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** Frames that axe gives up are looked at anew: on a busy machine it allows a frame too little time, and says nothing. */
const ATTEMPTS = 5;

/** Each fault with the elements that have it; `part`: the selector of what alone is looked at. */
export async function findFaults(page: Page, part = "html", attempts = ATTEMPTS): Promise<readonly string[]> {
  // To name all the elements in which nothing is wrong takes axe as long as all else that it does.
  const axe = new AxeBuilder({ page }).include(part).options({ resultTypes: ["violations", "incomplete"] });
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
