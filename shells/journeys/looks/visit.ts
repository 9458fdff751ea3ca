// Knows how somebody opens a screen in a look: their language and their client's colours are set, then they sign in.
import type { Browser, Page } from "@playwright/test";
import { DEMO_PASSWORD, type Platform } from "../platform.ts";
import { watchJumps } from "./checks/find-jumps.ts";
import { BRANDS, isTouched, type Look } from "./look.ts";
import type { Screen } from "./screen.ts";

/** An absolute address does not belong to the app. */
const join = (platform: Platform, app: string, address: string): string =>
  address.startsWith("http") ? address : platform.url + app + address;

async function paint(platform: Platform, { brand }: Look): Promise<void> {
  const token = await platform.signIn("demo_superadmin");
  const { id } = await (await platform.call(token, "/api/admin/client/current")).json();
  await platform.call(token, `/api/admin/client/${id}`, { theme: { colors: BRANDS[brand] } }, "PUT");
}

/** The address that signs somebody in, as a link from one app to another does. */
async function writeEntry(platform: Platform, login: string, app: string): Promise<string> {
  const pair = await platform.call("", "/api/login_check", { login: `demo_${login}`, password: DEMO_PASSWORD });
  const { token, refreshToken } = await pair.json();
  return `${platform.url}${app}/auth/sso#${new URLSearchParams({ token, refreshToken })}`;
}

/**
 * A page in the look, at the screen, with its state reached and nothing loading. `hear`: called with the browser's
 * errors.
 */
export async function openScreen(
  browser: Browser,
  platform: Platform,
  screen: Screen,
  look: Look,
  hear: (complaint: string) => void,
): Promise<Page> {
  await paint(platform, look);
  const context = await browser.newContext({
    viewport: { width: look.width, height: look.width < 700 ? 720 : 900 },
    hasTouch: isTouched(look),
    isMobile: isTouched(look),
    colorScheme: look.scheme,
    locale: look.locale === "fr" ? "fr-FR" : "en-GB",
    reducedMotion: "reduce",
  });
  context.on("weberror", (error) => hear(String(error.error())));
  context.on("console", (message) => {
    if (message.type() === "error") hear(message.text());
  });
  await context.addInitScript(watchJumps);
  if (look.isMirrored) await context.addInitScript(mirror);
  const page = await context.newPage();
  // A machine under load is slow; what never appears is reported, beside a picture of what did.
  page.setDefaultTimeout(20_000);
  await reachScreen(page, platform, screen, look).catch((error: Error) => hear(`not reached: ${error.message}`));
  return page;
}

/** Runs in each page before its own scripts. */
function mirror(): void {
  const turn = () => document.documentElement?.setAttribute("dir", "rtl");
  turn();
  new MutationObserver(turn).observe(document, { childList: true });
}

async function reachScreen(page: Page, platform: Platform, screen: Screen, look: Look): Promise<void> {
  const { app = "", role } = screen;
  if (role) {
    await platform.call(await platform.signIn(`demo_${role}`), "/api/user", { locale: look.locale }, "PUT");
    await page.goto(await writeEntry(platform, role, app));
    await page.waitForURL((url) => !url.pathname.includes("/auth/"));
  }
  await screen.prepare?.(page);
  const { address } = screen;
  await page.goto(join(platform, app, typeof address === "string" ? address : await address(platform, look)));
  await screen.reach?.(page);
  await (screen.see?.(page) ?? page.getByRole("heading", { level: 1 })).first().waitFor();
  await settle(page);
}

/** Waits until fonts, pictures and animations have ended. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    // Pictures that load when somebody scrolls to them are also on the picture of the whole page.
    for (const image of document.images) image.loading = "eager";
    // A broken picture, or a cancelled animation, has ended as well.
    await Promise.allSettled([...document.images].map((image) => image.complete || image.decode()));
    const ends = document.getAnimations().filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime));
    await Promise.allSettled(ends.map((one) => one.finished));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
