// Knows how the looks are taken: as journeys run, each picture beside the others on one sheet.
import { defineConfig } from "@playwright/test";
import journeys from "../playwright.config.ts";

export default defineConfig({
  ...journeys,
  globalSetup: "../../../.workspace/built-shells.setup.mjs",
  testDir: ".",
  testMatch: "*.looks.ts",
  fullyParallel: true,
  outputDir: "../../../.cache/looks-run",
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [["./contact-sheet.ts"]],
  projects: [{ name: "looks", use: { launchOptions: journeys.projects?.[0]?.use?.launchOptions ?? {} } }],
});
