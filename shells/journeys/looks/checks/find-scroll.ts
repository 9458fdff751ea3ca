// Knows whether a page is wider than what is seen of it.
import type { Page } from "@playwright/test";
import { measureOverflow } from "../../find-faults.ts";

export async function findScroll(page: Page): Promise<readonly string[]> {
  const pixels = await measureOverflow(page);
  return pixels > 0 ? [`it scrolls sideways by ${pixels} px`] : [];
}
