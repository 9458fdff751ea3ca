// Knows everything that a machine sees wrong with a page as it stands.
import type { Page } from "@playwright/test";
import { findFaults } from "../../find-faults.ts";
import { findCut } from "./find-cut.ts";
import { findJumps } from "./find-jumps.ts";
import { findOverlaps } from "./find-overlaps.ts";
import { findScroll } from "./find-scroll.ts";
import { findSmallControls } from "./find-small-controls.ts";

/** One after the other: some move the page. Contrast is axe's. */
export async function findAll(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const find of [findJumps, findScroll, findCut, findOverlaps, findSmallControls, findFaults])
    found.push(...(await find(page)));
  return found;
}
