// Knows where a Chromium is, and how to get one where there is none.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { root } from "./run.mjs";

const PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

function findBrowser() {
  return [process.env.CHROMIUM, ...PLACES].find((path) => path && existsSync(path));
}

/** The browser that Playwright downloads for itself, if it has. */
async function findDownloaded() {
  const { chromium } = await import("playwright");
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/**
 * The path of a Chromium: one that is there, else Debian's package (as root), else Playwright's download.
 * @throws Error when there is none to be had: journeys that nobody played are a failure.
 */
export async function ensureBrowser() {
  const found = findBrowser() ?? (await findDownloaded());
  if (found) return found;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && spawnSync("apt-get", ["--version"]).status === 0) {
    process.stdout.write("Installing Chromium from the system's packages…\n");
    const options = {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    };
    execFileSync("apt-get", ["update", "-q"], options);
    execFileSync("apt-get", ["install", "-q", "-y", "--no-install-recommends", "chromium"], options);
  } else {
    process.stdout.write("Downloading a Chromium…\n");
    spawnSync(process.execPath, [resolve(root, "node_modules/playwright/cli.js"), "install", "chromium"], {
      stdio: "inherit",
    });
  }
  const installed = findBrowser() ?? (await findDownloaded());
  if (!installed) throw new Error("No Chromium could be found or installed: set CHROMIUM to the path of one.");
  return installed;
}
