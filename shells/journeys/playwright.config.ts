// Knows how journeys run: in the machine's own Chromium, two at a time; each starts what it needs on a free port.
import { defineConfig } from "@playwright/test";

const report = process.env["ACADEMIZ_JOURNEYS_REPORT"];

export default defineConfig({
  testDir: ".",
  testMatch: "*.e2e.ts",
  outputDir: "../../.cache/journeys",
  timeout: 60_000,
  workers: 2,
  reporter: report ? [["list"], ["json", { outputFile: report }]] : [["list"]],
  use: {
    trace: "off",
    launchOptions: {
      executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    },
  },
});
