// Knows how a journey calls the content of a package that is played.
import type { Frame, Page } from "@playwright/test";

declare global {
  interface Window {
    lms: Record<string, (...args: string[]) => string>;
  }
}

/** The page of the open item. */
export async function findContent(page: Page): Promise<Frame> {
  await page.frameLocator("iframe").frameLocator("iframe").locator(":root[data-first]").waitFor({ state: "attached" });
  const frame = page.frames().find((one) => one.url().includes("/packages/"));
  if (!frame) throw new Error("no content is shown");
  return frame;
}
/** What its page read first: the answer to its Initialize, location, suspend data, entry. */
export const readFirst = async (content: Frame) =>
  JSON.parse((await content.locator(":root").getAttribute("data-first")) ?? "null");
/** The answers of calls, in order. */
export const call = (content: Frame, ...calls: readonly (readonly string[])[]): Promise<string[]> =>
  content.evaluate(
    (asked) => asked.map(([name = "", ...args]) => String(window.lms[name]?.(...args))),
    calls.map((one) => [...one]),
  );
