// Knows how the clocks of a browser and of a server are put forward, as if a day had passed.
import type { BrowserContext } from "@playwright/test";

export const DAY = 86_400_000;

/** Runs before everything else there; it stands alone, since its text is sent. */
function putForward(milliseconds: number): void {
  const { now } = Date;
  const later = () => now() + milliseconds;
  globalThis.Date = new Proxy(Date, {
    construct: (date, given, target) => Reflect.construct(date, given.length === 0 ? [later()] : given, target),
    get: (date, name) => (name === "now" ? later : Reflect.get(date, name)),
  });
}

export const putBrowserForward = (context: BrowserContext, milliseconds: number): Promise<unknown> =>
  context.addInitScript(putForward, milliseconds);

/** Settings with which a server starts later than it is. */
export const startForward = (milliseconds: number): NodeJS.ProcessEnv => ({
  NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(`(${putForward})(${milliseconds})`)}`,
});
