// Knows every fault of a page that a machine can find.
import type { Page } from "@playwright/test";
import { findFaults } from "../../find-faults.ts";
import { findCut } from "./find-cut.ts";
import { findJumps } from "./find-jumps.ts";
import { findOverlaps } from "./find-overlaps.ts";
import { findScroll } from "./find-scroll.ts";
import { findSmallControls } from "./find-small-controls.ts";

/** One after the other, since some move the page. axe checks the contrast. */
export async function findAll(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const find of [findJumps, findScroll, findCut, findOverlaps, findSmallControls, findFaults])
    found.push(...(await find(page)));
  return found;
}
