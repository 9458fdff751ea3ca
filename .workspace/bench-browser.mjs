// Knows what the product costs a browser, beside bare pages in the same run: a key, a list, a map, the first view.
import { ensureBrowser, preferWindowless } from "./browser.mjs";
import { ensureInstalled } from "./prepare.mjs";
import { run } from "./run.mjs";

ensureInstalled();
const CHROMIUM = await ensureBrowser();
const config = ["--config", "shells/journeys/benches/playwright.config.ts"];
const env = { CHROMIUM, CHROMIUM_WINDOWLESS: preferWindowless(CHROMIUM) };
process.exit(await run("playwright", ["test", ...config, ...process.argv.slice(2)], { env }));
