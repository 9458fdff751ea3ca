// Knows how much work a page does: the time of scripts, styles and layout, as the browser itself counts it.
import type { CDPSession, Page } from "@playwright/test";

const COUNTED = ["ScriptDuration", "LayoutDuration", "RecalcStyleDuration"];

async function readWork(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return metrics.reduce((sum, { name, value }) => sum + (COUNTED.includes(name) ? value * 1_000 : 0), 0);
}

/**
 * Milliseconds of work for one of `times` actions, in each of `runs`. The first run warms up. `between` is not
 * measured.
 */
export async function measureWork(
  page: Page,
  {
    runs,
    times,
    deed,
    between,
  }: {
    readonly runs: number;
    readonly times: number;
    readonly deed: () => Promise<unknown>;
    readonly between?: () => Promise<unknown>;
  },
): Promise<readonly number[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  const found: number[] = [];
  for (let run = 0; run <= runs; run += 1) {
    const before = await readWork(session);
    for (let time = 0; time < times; time += 1) await deed();
    // Drawing after the last action belongs to it.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    found.push(((await readWork(session)) - before) / times);
    await between?.();
  }
  await session.detach();
  return found.slice(1);
}
