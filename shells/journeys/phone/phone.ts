// Knows a learner's device: a browser with a profile of its own, whose worker holds what is kept. It is a phone, unless
// a journey says otherwise.
import { readdir, readFile } from "node:fs/promises";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { DEMO_PASSWORD, expect, type Platform } from "../platform.ts";
import { type Hand, TOUCH } from "../solving/hand.ts";

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const DESK = { viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false };

export async function openBrowser(folder: string, device: typeof PHONE = PHONE): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, {
    ...device,
    locale: "en-GB",
    executablePath: process.env["CHROMIUM_WINDOWLESS"] ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    reducedMotion: "reduce",
    serviceWorkers: "allow",
  });
}

/** As when a phone runs out of power: kills each process with this folder. */
export async function killBrowser(folder: string): Promise<void> {
  for (const name of await readdir("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    const words = await readFile(`/proc/${name}/cmdline`, "utf8").catch(() => "");
    if (words.includes(folder)) process.kill(Number(name), "SIGKILL");
  }
}

export const card = (page: Page, title: RegExp | string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3, name: title }) });

export async function signIn(page: Page, platform: Platform, hand: Hand = TOUCH): Promise<void> {
  await page.goto(`${platform.url}/auth/login`);
  await page.getByLabel("Organisation").fill("demo");
  await page.getByLabel("Login").fill("learner");
  await page.getByLabel("Password", { exact: true }).fill(DEMO_PASSWORD);
  await hand.press(page.getByRole("button", { name: "Sign in" }));
  await expect(page.getByRole("heading", { level: 1, name: "My courses" })).toBeVisible();
}
/** The product that was begun last stands above the cards. */
export async function keep(page: Page, title: RegExp | string, hand: Hand = TOUCH): Promise<void> {
  const own = page.getByRole("group", { name: title });
  await hand.press(own.getByRole("button", { name: /^Keep on this device/ }));
  await expect(own.getByText(/It takes [\d.,]+ (byte|kB|MB)/)).toBeVisible();
  await hand.press(own.getByRole("button", { name: /^Keep it/ }));
  await expect(own.getByText(/Kept on this device \([\d.,]+ (byte|kB|MB)/)).toBeVisible();
}
export const open = (page: Page, title: RegExp | string, hand: Hand = TOUCH) =>
  hand.press(page.getByRole("button", { name: /^(Start|Continue)/ }).and(page.getByRole("button", { name: title })));
export const home = (page: Page) => expect(page.getByRole("heading", { level: 1, name: "My courses" })).toBeVisible();
