// Knows how every screen is looked at, or the one that is named; the pictures come to `.cache/looks`.
import { ensureBrowser, preferWindowless } from "./browser.mjs";
import { ensureInstalled } from "./prepare.mjs";
import { run } from "./run.mjs";

ensureInstalled();
const CHROMIUM = await ensureBrowser();
const env = { CHROMIUM, CHROMIUM_WINDOWLESS: preferWindowless(CHROMIUM), LOOK: process.argv[2] ?? "" };
process.exit(await run("playwright", ["test", "--config", "shells/journeys/looks/playwright.config.ts"], { env }));
