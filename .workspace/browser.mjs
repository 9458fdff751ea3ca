// Knows where a Chromium is, with a window and headless, and how to get one where there is none.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { root } from "./run.mjs";

const PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * A headless Chromium: it draws no toolbar beside each page, which takes a third of the processor time. Ctrl+V pastes
 * nothing there.
 */
const WINDOWLESS = "/usr/bin/chromium-headless-shell";

function findBrowser() {
  return [process.env.CHROMIUM, ...PLACES].find((path) => path && existsSync(path));
}

/** The browser that Playwright downloads for itself, if it has. */
async function findDownloaded() {
  const { chromium } = await import("playwright");
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

const isInstaller = () => process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0;

/** Installs Debian's packages, as root. A failure shows by what is missing afterwards. */
function installPackages(...names) {
  process.stdout.write("Installing Chromium from the system's packages…\n");
  const options = {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  };
  spawnSync("apt-get", ["update", "-q"], options);
  spawnSync("apt-get", ["install", "-q", "-y", "--no-install-recommends", ...names], options);
}

/**
 * The path of a Chromium: an existing one, else Debian's package (as root), else Playwright's download. @throws Error
 * when there is none: journeys that were not played count as a failure.
 */
export async function ensureBrowser() {
  const found = findBrowser() ?? (await findDownloaded());
  if (found) return found;
  if (isInstaller()) installPackages("chromium");
  else {
    process.stdout.write("Downloading a Chromium…\n");
    spawnSync(process.execPath, [resolve(root, "node_modules/playwright/cli.js"), "install", "chromium"], {
      stdio: "inherit",
    });
  }
  const installed = findBrowser() ?? (await findDownloaded());
  if (!installed) throw new Error("No Chromium could be found or installed: set CHROMIUM to the path of one.");
  return installed;
}

/** The path of a headless Chromium where there is one or Debian's package brings it, else the `whole` one. */
export function preferWindowless(whole) {
  if (!existsSync(WINDOWLESS) && isInstaller()) installPackages("chromium-headless-shell");
  return existsSync(WINDOWLESS) ? WINDOWLESS : whole;
}
