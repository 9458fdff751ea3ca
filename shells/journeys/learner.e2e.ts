// Knows a learner's way through a course on the platform: locks, answers, coming back, bad days of the network and the
// server.
import type { Locator, Page } from "@playwright/test";
import { findFaults, measureOverflow } from "./find-faults.ts";
import { DEMO_PASSWORD, expect, type Platform, signIn, test } from "./platform.ts";

const COURSE = /recognising phishing/;

async function openCourse(page: Page, platform: Platform, login = "learner"): Promise<void> {
  await signIn(page, platform, login);
  await page.getByRole("button", { name: COURSE }).click();
  await expect(page.getByRole("button", { name: "Next", exact: true })).toBeVisible();
}

/** Answers every question of the game on the page, right or wrong. */
async function answerAll(page: Page, answer: "True" | "False"): Promise<void> {
  const choices = page.getByRole("radio", { name: answer, exact: true });
  await expect(choices.first()).toBeEnabled();
  for (const choice of await choices.all()) await choice.check();
  await page.getByRole("button", { name: "Check my answers" }).click();
}

const saved = (page: Page) => expect(page.getByText(/^Saved /)).toBeAttached();

test("§4.35 §3.160 a locked page says what is missing and leads there", async ({ page, platform, complaints }) => {
  await openCourse(page, platform);
  await page.getByRole("button", { name: /Locked.*Who is really writing/ }).click();
  const dialog = page.getByRole("dialog", { name: "This page is still locked" });
  await expect(dialog).toContainText("Reach at least 60/100");
  expect(await dialog.getByRole("button").allInnerTexts()).not.toContain("Dismiss popup");
  await dialog.getByRole("button", { name: "Go there" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Quiz: the hook" })).toBeVisible();
  await expect(page.getByRole("article").getByRole("region").first()).toBeFocused();
  expect(complaints).toEqual([]);
});

test("§2.7 a tab that went on to another course comes back by the address of the first", { tag: "@long" }, async ({
  page,
  platform,
  complaints,
}) => {
  await openCourse(page, platform);
  const address = page.url();
  await page.goto(`${platform.url}/`);
  await page.getByRole("button", { name: /Welcome: how a course works/ }).click();
  await expect(page).not.toHaveURL(address);
  await expect(page.getByRole("button", { name: "Next", exact: true })).toBeVisible();
  await page.goto(address);
  await expect(page.getByRole("button", { name: /Locked.*Who is really writing/ })).toBeVisible();
  expect(page.url()).toBe(address);
  expect(complaints).toEqual([]);
});

test("a course's address opens the course in a tab of its own, after the sign-in that comes in between", {
  tag: "@long",
}, async ({ page, platform, browser }) => {
  await openCourse(page, platform);
  const address = page.url();
  const second = await page.context().newPage();
  await second.goto(address);
  await expect(second.getByRole("button", { name: "Next", exact: true })).toBeVisible();

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(address);
  await elsewhere.waitForURL("**/auth/login**");
  await elsewhere.getByLabel(/^(Organisation)$/).fill("demo");
  await elsewhere.getByLabel(/^(Login|Identifiant)$/).fill("learner");
  await elsewhere.getByLabel(/^(Password|Mot de passe)$/).fill(DEMO_PASSWORD);
  await elsewhere.getByRole("button", { name: /^(Sign in|Se connecter)$/ }).click();
  await expect(elsewhere.getByRole("button", { name: "Next", exact: true })).toBeVisible();
});

test("§4.69 §4.67 a reload comes back to the same page, with the answers given so far", { tag: "@long" }, async ({
  page,
  platform,
}) => {
  await openCourse(page, platform);
  await page.getByRole("button", { name: /Practice: feel the lever/ }).click();
  const first = page.getByRole("group").first();
  await first.getByRole("radio", { name: "True" }).check();
  await saved(page);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Practice: feel the lever" })).toBeVisible();
  await expect(first.getByRole("radio", { name: "True" })).toBeChecked();
});

test("decisions 15 a window that another one has overtaken says so in sight, and takes no answer that would be lost", {
  tag: "@long",
}, async ({ page, platform }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openCourse(page, platform, "trainer");
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole("button", { name: "Next", exact: true }).click();
  await saved(other);
  await page.bringToFront();
  const told = page.getByText(/This goes on elsewhere/);
  await expect(told).toBeVisible();
  await page.getByRole("button", { name: "Open the course menu" }).click();
  await page.getByRole("button", { name: /Practice: feel the lever/ }).click();
  await page.getByRole("button", { name: "Check my answers" }).scrollIntoViewIfNeeded();
  await expect(told).toBeInViewport();
  for (const choice of await page.getByRole("radio").all()) await expect(choice).toBeDisabled();
  await page.getByRole("button", { name: "Go on here" }).click();
  await expect(told).toBeHidden();
});

test("decisions 15 what is played while the network is dead is kept, told once, and sent when it is back", async ({
  page,
  platform,
}) => {
  await openCourse(page, platform);
  await page.getByRole("button", { name: /Practice: feel the lever/ }).click();
  await page.context().setOffline(true);
  await answerAll(page, "True");
  await expect(page.getByText(/You are offline\. Go on/)).toBeVisible();
  await expect(page.getByText(/right answers? out of/)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(/You are offline/)).toBeHidden();
  await saved(page);
  await page.reload();
  await expect(page.getByText(/right answers? out of/)).toBeVisible();
});

/** Delays pictures until the test releases them; `picture`: sent then in their place. */
async function holdPictures(page: Page, picture?: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/files/**", async (route) => {
    if (route.request().resourceType() !== "image") return route.continue();
    await held;
    await (picture ? route.fulfill({ contentType: "image/svg+xml", body: picture }) : route.continue());
  });
  return release;
}
/** Moves the clock beyond every delay, in steps, so that the page draws between them. */
async function passTime(page: Page): Promise<void> {
  for (let step = 0; step < 10; step += 1) await page.clock.runFor(200);
}
const isComplete = (picture: Locator) => picture.evaluate((image: HTMLImageElement) => image.complete);
const endOf = (page: Page) => page.locator("article > div").last();

test("§4.46 §9.35 a page is read where its end is, not where it was before its pictures came", {
  tag: "@long",
}, async ({ page, platform }) => {
  // The end of the page is in sight below the room for an ordinary picture; the picture that arrives is much higher.
  await page.setViewportSize({ width: 1280, height: 1600 });
  await page.clock.install();
  const release = await holdPictures(page, '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="400"/>');
  await page.route(/\/api\/learniz\/[^/]+$/, async (route) => {
    const response = await route.fetch();
    const { product, ...around } = await response.json();
    const files: readonly object[] = product.documentFiles;
    const documentFiles = files.map((file) => ({ ...file, width: undefined, height: undefined }));
    await route.fulfill({ response, json: { ...around, product: { ...product, documentFiles } } });
  });
  // This person has not begun, so the first page is shown.
  await openCourse(page, platform, "superadmin");
  const here = page.locator("aside [aria-current=page]");
  await expect(endOf(page)).toBeInViewport();
  await passTime(page);
  await expect(here).not.toContainText("Done");
  release();
  await expect.poll(() => isComplete(page.locator("article img").first())).toBe(true);
  await expect(endOf(page)).not.toBeInViewport();
  await passTime(page);
  await expect(here).not.toContainText("Done");
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, 20_000);
  await expect(endOf(page)).toBeInViewport();
  await passTime(page);
  await expect(here).toContainText("Done");
});

test("§4.46 a picture whose size is known moves nothing when it comes", { tag: "@long" }, async ({
  page,
  platform,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const release = await holdPictures(page);
  await openCourse(page, platform, "superadmin");
  await page.getByRole("button", { name: /What phishing is/ }).click();
  const picture = page.locator("article img").first();
  const measure = () => picture.evaluate((image) => image.getBoundingClientRect().toJSON());
  await picture.waitFor();
  expect(await isComplete(picture)).toBe(false);
  const before = await measure();
  release();
  await expect.poll(() => isComplete(picture)).toBe(true);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await measure()).toEqual(before);
});

test("decisions 15 a part that could not be loaded breaks nothing else, and loads when the network is back", {
  tag: "@long",
}, async ({ page, platform }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.route(/(bubble|menu-drawer)[^/]*\.js$/, (route) => route.abort());
  await openCourse(page, platform);
  const menu = page.getByRole("button", { name: "Course menu" });
  await menu.hover();
  await menu.click();
  await page.getByRole("button", { name: "Next", exact: true }).focus();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.unrouteAll();
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("decisions 15 a page closed right after an answer loses nothing", { tag: "@long" }, async ({
  page,
  platform,
  context,
}) => {
  await openCourse(page, platform);
  await page.getByRole("button", { name: /What phishing is/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "What phishing is" })).toBeVisible();
  await page.close({ runBeforeUnload: true });
  const again = await context.newPage();
  await again.goto(platform.url);
  await again.getByRole("button", { name: COURSE }).click();
  await expect(again.getByRole("heading", { level: 1, name: "What phishing is" })).toBeVisible();
});

test("decisions 15 a server killed in the middle of play loses no saved answer", { tag: "@wide" }, async ({
  page,
  platform,
}) => {
  await openCourse(page, platform);
  await page.getByRole("button", { name: /Quiz: the hook/ }).click();
  await answerAll(page, "False");
  await expect(page.getByText(/right answers? out of/)).toBeVisible();
  await saved(page);
  await platform.end("SIGKILL");
  await page.getByRole("button", { name: "Previous" }).click();
  await expect(page.getByText(/You are offline/)).toBeVisible();
  await platform.startAgain();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Practice: feel the lever" })).toBeVisible();
  await page.getByRole("button", { name: /Quiz: the hook/ }).click();
  await expect(page.getByText(/right answers? out of/)).toBeVisible();
});

test("§8.3 §4.8–§4.10 an access token that is refused in the middle of play is renewed, and the save arrives", {
  tag: "@long",
}, async ({ page, platform }) => {
  await openCourse(page, platform);
  // The save that opening the course causes has ended.
  await saved(page);
  const saves: number[] = [];
  page.on("response", (response) => {
    if (response.request().method() === "POST" && response.url().endsWith("/progress")) saves.push(response.status());
  });
  await page.evaluate(() => sessionStorage.setItem("player.ACCESS_TOKEN", "not.a.token"));
  await page.getByRole("button", { name: /Why it works/ }).click();
  await expect.poll(() => saves.slice(0, 2)).toEqual([401, 200]);
  expect(await page.evaluate(() => sessionStorage.getItem("player.ACCESS_TOKEN"))).not.toBe("not.a.token");
});

test("§2.5 §8.2 a platform that is down for maintenance says so, and play goes on afterwards where it was", {
  tag: "@long",
}, async ({ page, platform }) => {
  await openCourse(page, platform);
  // The save that opening the course causes is answered only after the learner has gone to another page.
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/progress", async (route) => {
    await arrived;
    await route.fulfill({ status: 503, body: "" });
  });
  await page.getByRole("button", { name: /Practice: feel the lever/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Practice: feel the lever" })).toBeVisible();
  const before = await page.evaluate(() => history.length);
  arrive();
  await page.waitForURL("**/maintenance.html");
  expect(await page.evaluate(() => history.length)).toBe(before);
  await expect(page.getByRole("heading", { name: "Academiz will be back soon" })).toBeVisible();
  await page.unroute("**/progress");
  await page.goto(platform.url);
  await page.getByRole("button", { name: COURSE }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Practice: feel the lever" })).toBeVisible();
});

test("decisions 2 the course of another organisation answers as one that does not exist", { tag: "@long" }, async ({
  page,
  platform,
}) => {
  const token = await platform.signIn("demo_author");
  const { products } = await (await platform.call(token, "/api/admin/learniz")).json();
  await page.goto(`${platform.url}/admin/auth/login?client=atelier`);
  await page.getByLabel(/^(Login|Identifiant)$/).fill("author");
  await page.getByLabel(/^(Password|Mot de passe)$/).fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: /^(Sign in|Se connecter)$/ }).click();
  await page.waitForURL(`${platform.url}/admin/`);
  const read = async (slug: string) => {
    await page.goto(`${platform.url}/admin/learniz/${slug}`);
    await page.waitForURL("**/admin/error?status=404&message=http-error.404");
    // The words are in the user's language, which a page knows only a moment after it appears.
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    await expect(page.getByRole("main").getByRole("heading")).toBeVisible();
    return page.getByRole("main").textContent();
  };
  expect(await read(products[0].slug)).toBe(await read("nosuchslug"));
});

test("the keyboard alone goes through pages, answers and the menu", { tag: "@long" }, async ({ page, platform }) => {
  await openCourse(page, platform);
  await page.getByRole("button", { name: /Welcome aboard/ }).click();
  await page.keyboard.press("PageDown");
  await expect(page.getByRole("heading", { level: 1, name: "What phishing is" })).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("heading", { level: 1, name: "Welcome aboard" })).toBeFocused();
  await page.getByRole("button", { name: /Why it works/ }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: /Why it works/ })).toBeFocused();
});

test("decisions 9 what takes the focus is never under the bar at the bottom: the result of a quiz, nor what the keyboard comes to", {
  tag: "@long",
}, async ({ page, platform }) => {
  await page.setViewportSize({ width: 1024, height: 480 });
  // This person has answered nothing yet.
  await openCourse(page, platform, "manager");
  await page.getByRole("button", { name: /Practice: feel the lever/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: /Practice/ })).toBeFocused();
  const bar = page.getByRole("navigation", { name: "Pages" });
  /** How many CSS pixels of the focused element the bar covers. */
  const measureCovered = () =>
    bar.evaluate((nav) => {
      const { bottom = 0 } = document.activeElement?.getBoundingClientRect() ?? {};
      return bottom - nav.getBoundingClientRect().top;
    });
  const expectClear = () => expect.poll(measureCovered).toBeLessThanOrEqual(0);
  const groups = page.getByRole("group");
  await expect(groups.first()).toBeVisible();
  for (const group of await groups.all()) {
    await page.keyboard.press("Tab");
    await expect(group.getByRole("radio").first()).toBeFocused();
    await expectClear();
    await page.keyboard.press("Space");
  }
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Check my answers" })).toBeFocused();
  await expectClear();
  await page.keyboard.press("Enter");
  const result = page.getByText(/right answers? out of/);
  await expect(result).toBeFocused();
  await expectClear();
  // Its two parts stand apart on screen, and a sign separates them for screen readers.
  expect(await result.evaluate(({ textContent }) => textContent)).toMatch(/\u{a0}· /u);
});

test("§8.6 §2.4 a course that is not open to a learner is told in words, and a way back offered", {
  tag: "@long",
}, async ({ page, platform }) => {
  await openCourse(page, platform);
  await page.goto(`${platform.url}/play/nosuchcour`);
  await page.waitForURL(/\/error\?status=404&message=http-error\.404/);
  await expect(page.getByText(/Ce contenu n’est pas ouvert, ou ne l’est plus/)).toBeVisible();
  await page.getByRole("link", { name: "Aller à mes cours" }).click();
  await expect(page.getByRole("button", { name: COURSE })).toBeVisible();
});

for (const scheme of ["light", "dark"] as const) {
  test(`the learner's pages have nothing that axe reproaches, in ${scheme}`, { tag: "@long" }, async ({
    page,
    platform,
  }) => {
    await page.emulateMedia({ colorScheme: scheme });
    const check = async (state: string) => expect(await findFaults(page), state).toEqual([]);
    await page.goto(`${platform.url}/auth/login?client=demo`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await check("sign-in");
    await signIn(page, platform, "learner");
    await expect(page.getByRole("button", { name: COURSE })).toBeVisible();
    await check("home");
    await page.getByRole("button", { name: COURSE }).click();
    await page.getByRole("button", { name: /Quiz: the hook/ }).click();
    await check("game");
    await page
      .getByRole("button", { name: /Locked/ })
      .first()
      .click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await check("lock");
  });
}

test("nothing stands out of the page, from a small phone to a desk", { tag: "@long" }, async ({ page, platform }) => {
  const check = async () => {
    for (const width of [320, 360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => measureOverflow(page), `${width} px`).toBe(0);
    }
  };
  await page.goto(`${platform.url}/auth/login?client=demo`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await check();
  await openCourse(page, platform);
  await check();
});

test("§7.92 on a phone ten courses of a home are three screens; what was begun comes first, and a filter stands in the address", {
  tag: "@long",
}, async ({ page, platform, complaints }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await platform.call(await platform.signIn("demo_author"), "/api/user", { locale: "en" }, "PUT");
  await signIn(page, platform, "author");
  await expect(page.getByRole("heading", { level: 1, name: "My courses" })).toBeVisible();
  const cards = page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3 }) });
  await cards.nth(9).scrollIntoViewIfNeeded();
  const end = await cards.nth(9).evaluate((card) => card.getBoundingClientRect().bottom + scrollY);
  expect(end).toBeLessThanOrEqual(3 * 844);
  expect(await measureOverflow(page)).toBe(0);
  expect(await findFaults(page)).toEqual([]);

  const filters = page.getByRole("group", { name: "Show only" });
  await filters.getByRole("button", { name: /^English/ }).press("Enter");
  await expect(page).toHaveURL(/language=EN/);
  const english = await cards.count();
  await expect(filters.getByRole("button", { name: `English (${english})` })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("searchbox", { name: "Search my courses" }).fill("nothing is called so");
  await page.getByRole("button", { name: "Show all my courses" }).press("Enter");
  await expect(page).not.toHaveURL(/language|q=/);
  await page.getByRole("button", { name: "Start: Welcome: how a course works" }).click();
  await expect(page.getByRole("button", { name: "Next", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await saved(page);
  await page.goto(platform.url);
  await expect(page.getByRole("button", { name: "Continue: Welcome: how a course works" })).toBeVisible();
  // A course that is under way has its page too, like every other.
  await page.getByRole("link", { name: "Welcome: how a course works" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Welcome: how a course works" })).toBeVisible();
  expect(complaints).toEqual([]);
});
