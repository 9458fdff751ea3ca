// Knows how what a browser does is measured: one bench after the other, in one window, each beside a bare page.
import { defineConfig } from "@playwright/test";
import journeys from "../playwright.config.ts";

export default defineConfig({
  ...journeys,
  globalSetup: "../prepare-demo.setup.ts",
  testDir: ".",
  testMatch: "*.bench.ts",
  outputDir: "../../../.cache/benches",
  workers: 1,
  reporter: [["./print-figures.ts"]],
  projects: [{ name: "benches", use: { launchOptions: journeys.projects?.[0]?.use?.launchOptions ?? {} } }],
});
