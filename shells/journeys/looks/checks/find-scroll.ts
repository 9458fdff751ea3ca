// Knows whether a page is wider than its visible part, and what makes it so.
import type { Page } from "@playwright/test";
import { measureOverflow } from "../../find-faults.ts";

export async function findScroll(page: Page): Promise<readonly string[]> {
  const pixels = await measureOverflow(page);
  if (pixels <= 0) return [];
  const parts = await page.evaluate(() =>
    [...document.querySelectorAll("body *")]
      .filter((part) => part.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
      .map((part) => (part.cloneNode() as Element).outerHTML.slice(0, 120)),
  );
  return [`it scrolls sideways by ${pixels} px: ${parts.slice(-3).join(" ")}`];
}
