// Knows how journeys run: in the machine's own Chromium, a few at a time; each starts what it needs on a free port.
// Those that paste, or that need blocked windows, are tagged `@whole`: a headless Chromium does neither.
import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";

const whole = process.env["CHROMIUM"] ?? "/usr/bin/chromium";
const windowless = process.env["CHROMIUM_WINDOWLESS"] ?? whole;
/** A page of a journey lives for seconds: compiling its scripts to faster code costs more than it saves. */
const HASTY_SCRIPTS = "--js-flags=--no-opt --no-maglev";
const launch = (executablePath: string) => ({
  executablePath,
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", HASTY_SCRIPTS],
});

const report = process.env["ACADEMIZ_JOURNEYS_REPORT"];

export default defineConfig({
  testDir: ".",
  globalSetup: "./prepare-demo.setup.ts",
  testMatch: "*.e2e.ts",
  outputDir: "../../.cache/journeys",
  // A machine under load is slow, not wrong: the limit only ends tests that hang.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // One more than cores: a journey mostly waits.
  workers: availableParallelism() + 1,
  reporter: report ? [["list"], ["json", { outputFile: report }]] : [["list"]],
  use: {
    trace: "off",
    // A worker's requests bypass the routes of a journey: the journey about the worker has browsers of its own.
    serviceWorkers: "block",
    // Animation frames are expensive on two cores; the complete path is played with them.
    contextOptions: { reducedMotion: "reduce" },
  },
  projects: [
    { name: "journeys", grepInvert: /@whole/, use: { launchOptions: launch(windowless) } },
    { name: "whole browser", grep: /@whole/, use: { launchOptions: launch(whole) } },
  ],
});
