// Knows whether elements of a page moved by themselves while it loaded.
import type { Frame, Page } from "@playwright/test";

/** As a share of the page, as browsers compute layout shift. */
const MOST = 0.02;

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}
interface Watching extends Window {
  jumps?: { value: number; parts: string[] };
}

/** Runs in each page before its own scripts. A movement after a press does not count. */
export function watchJumps(): void {
  const jumps = { value: 0, parts: [] as string[] };
  (window as Watching).jumps = jumps;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      if (hadRecentInput) continue;
      jumps.value += value;
      for (const { node } of sources)
        jumps.parts.push(node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.textContent ?? ""));
    }
  }).observe({ type: "layout-shift", buffered: true });
}

export async function findJumps(page: Page | Frame): Promise<readonly string[]> {
  const { value, parts } = await page.evaluate(() => (window as Watching).jumps ?? { value: 0, parts: [] });
  return value > MOST ? [`it jumps by ${value.toFixed(3)}: ${[...new Set(parts)].join(" ")}`] : [];
}
