// Knows the main journeys in browsers other than Chromium: those that Debian's packages bring (firefox-esr;
// webkit2gtk-driver, xvfb).
import { ensureInstalled } from "./prepare.mjs";
import { run } from "./run.mjs";

/**
 * Resolves with the exit code. A missing browser is skipped, which the list says. `report`: where the result is written
 * as JSON.
 */
export const testBrowsers = (report) =>
  run("playwright", ["test", "--config", "shells/journeys/browsers/playwright.config.ts"], {
    env: report ? { ACADEMIZ_JOURNEYS_REPORT: report } : {},
  });

if (import.meta.filename === process.argv[1]) {
  ensureInstalled();
  process.exit(await testBrowsers());
}
