// Knows that a learner keeps a course, a game and a file on a phone, does them without a network, has the browser
// killed, and finds everything stored once when the network is back.
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { DEMO_PASSWORD, expect, test } from "./platform.ts";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: "en-GB" };

async function openBrowser(folder: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, {
    ...PHONE,
    executablePath: process.env["CHROMIUM_WINDOWLESS"] ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    reducedMotion: "reduce",
    serviceWorkers: "allow",
  });
}

/** As a phone that runs out of power: each process of this folder alone. */
async function killBrowser(folder: string): Promise<void> {
  for (const name of await readdir("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    const words = await readFile(`/proc/${name}/cmdline`, "utf8").catch(() => "");
    if (words.includes(folder)) process.kill(Number(name), "SIGKILL");
  }
}

test("§8.5 what is kept is played without a network, and stored once after the browser was killed", async ({ platform }) => {
  test.setTimeout(120_000);
  const folder = await mkdtemp(join(tmpdir(), "academiz-phone-"));
  const token = await platform.signIn("demo_learner");
  const list = async () => (await (await platform.call(await platform.signIn("demo_learner"), "/api/products")).json()).products;
  await platform.call(token, "/api/user", { locale: "en" }, "PUT");
  for (const { type, title, perimeterSlug, progress } of await list()) console.log(type, title, perimeterSlug, JSON.stringify(progress));
  const context = await openBrowser(folder);
  const page = await context.newPage();
  page.on("console", (m) => console.log("page:", m.type(), m.text()));
  await page.goto(`${platform.url}/auth/login`);
  await page.waitForTimeout(500);
  console.log(await page.locator("body").innerText());
  await context.close();
  await rm(folder, { recursive: true, force: true });
});
