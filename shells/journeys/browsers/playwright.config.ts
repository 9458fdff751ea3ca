// Knows how the journeys in other browsers run: one browser after the other, reported as the journeys in Chromium are.
import { defineConfig } from "@playwright/test";
import journeys from "../playwright.config.ts";

export default defineConfig({
  ...journeys,
  globalSetup: "../../../.workspace/built-shells.setup.mjs",
  testMatch: "*.browsers.ts",
  outputDir: "../../../.cache/journeys-in-browsers",
  timeout: 180_000,
  workers: 1,
});
