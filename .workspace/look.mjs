// Knows how pictures of every screen, or of the named one, are taken; they go to `.cache/looks`.
import { ensureBrowser, preferWindowless } from "./browser.mjs";
import { ensureInstalled } from "./prepare.mjs";
import { run } from "./run.mjs";

ensureInstalled();
const CHROMIUM = await ensureBrowser();
const env = { CHROMIUM, CHROMIUM_WINDOWLESS: preferWindowless(CHROMIUM), LOOK: process.argv[2] ?? "" };
process.exit(await run("playwright", ["test", "--config", "shells/journeys/looks/playwright.config.ts"], { env }));
