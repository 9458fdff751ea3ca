// Knows what people see when a late part cannot be loaded: words, and the part itself once the network is back.
import type { Page } from "@playwright/test";
import { findFaults } from "./find-faults.ts";
import { makePackage } from "./made-package.ts";
import { expect, type Platform, signIn, test } from "./platform.ts";
import { openPlayer, playPackage, uploadPackage } from "./upload-package.ts";

const CATALOGUES = /\/assets\/words-(fr|en)-[^/]*\.js$/;
const FRENCH = /\/assets\/words-fr-[^/]*\.js$/;

const mend = async (page: Page) => {
  await page.unrouteAll();
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
};
const seeWordsOfBoth = async (page: Page) => {
  await expect(page.getByRole("heading", { name: "Cette page n’est pas arrivée en entier" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "This page did not arrive whole" })).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
};
const upload = (platform: Platform, language: string) =>
  uploadPackage(
    platform,
    "Late parts",
    makePackage({ version: "1.2", title: "Late", language, items: [{ identifier: "one", title: "One" }] }),
  );

for (const [what, path] of [
  ["learner site", "/auth/login?client=demo"],
  ["back office", "/admin/auth/login?client=demo"],
] as const) {
  test(`decisions 14 without its words the ${what} says so in both languages, and goes on once they come`, {
    tag: "@long",
  }, async ({ page, platform }) => {
    await page.route(CATALOGUES, (route) => route.abort());
    await page.goto(platform.url + path);
    await seeWordsOfBoth(page);
    await mend(page);
    await expect(page.getByRole("button", { name: /^(Sign in|Se connecter)$/ })).toBeVisible();
    await expect(page.getByText("This page did not arrive whole")).toHaveCount(0);
  });
}

for (const [what, path] of [
  ["learner site", "/auth/sso"],
  ["back office", "/admin/auth/sso"],
] as const) {
  test(`decisions 14 a ${what} whose first scripts are gone says so, keeps no token in its address, and goes on with them when loaded again`, {
    tag: "@long",
  }, async ({ page, platform }) => {
    await page.route(/\/assets\/(first|libraries)-[^/]*\.js$/, (route) => route.fulfill({ status: 404 }));
    await page.goto(`${platform.url}${path}?token=a.b.c#refreshToken=secret`);
    await seeWordsOfBoth(page);
    expect(page.url()).toBe(platform.url + path);
    await page.unrouteAll();
    const exchanged = page.waitForRequest("**/api/login_refresh");
    await page.getByRole("button", { name: /Load again/ }).click();
    expect((await exchanged).postDataJSON()).toEqual({ refreshToken: "secret" });
    await expect(page.getByText("This page did not arrive whole")).toHaveCount(0);
  });
}

test("decisions 14 without its words the player says so in both languages; loaded again it still knows what it was opened for", {
  tag: "@long",
}, async ({ page, platform }) => {
  const { slug } = await upload(platform, "en");
  await page.route(CATALOGUES, (route) => route.abort());
  await openPlayer(page, platform, slug);
  await seeWordsOfBoth(page);
  await page.unrouteAll();
  await page.getByRole("button", { name: /Load again/ }).click();
  await expect(page.frameLocator("iframe").locator("iframe")).toBeVisible();
});

test("decisions 14 what is played speaks its own language from the first word on", { tag: "@long" }, async ({
  browser,
  platform,
}) => {
  const page = await (await browser.newContext({ locale: "en-GB" })).newPage();
  const { slug } = await upload(platform, "fr");
  let come = () => {};
  const coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(FRENCH, async (route) => {
    await coming;
    await route.continue();
  });
  const asked = page.waitForRequest(FRENCH);
  await openPlayer(page, platform, slug);
  await asked;
  expect(await page.getByRole("button", { name: "Leave" }).count()).toBe(0);
  come();
  await expect(page.getByRole("button", { name: "Quitter" })).toBeVisible();
});

test("decisions 14 the words in the language of what is played cannot be loaded: the page says so in those it has, and gets them later", {
  tag: "@long",
}, async ({ browser, platform }) => {
  const page = await (await browser.newContext({ locale: "en-GB" })).newPage();
  const { slug } = await upload(platform, "fr");
  await page.route(FRENCH, (route) => route.abort());
  await playPackage(page, platform, slug);
  await expect(page.getByRole("alert")).toContainText("A part of this page did not arrive");
  await expect(page.getByRole("button", { name: "Leave" })).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  // A press gets an answer although the network is away.
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "still not arrived" })).toBeVisible();
  await page.context().setOffline(false);
  await mend(page);
  await expect(page.getByRole("button", { name: "Quitter" })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("§8.33 decisions 15 a page of the office that did not come says so where it belongs, and is not loaded anew behind its author's back", {
  tag: "@long",
}, async ({ browser, platform }) => {
  const page = await (await browser.newContext({ locale: "en-GB" })).newPage();
  await signIn(page, platform, "author", "/admin");
  const logged: string[] = [];
  page.on("console", (message) => message.type() === "error" && logged.push(message.text()));
  await page.route(/studio-page[^/]*\.js$/, (route) => route.abort());
  await page.evaluate(() => {
    document.documentElement.dataset["kept"] = "yes";
  });
  await page.getByRole("link", { name: "Welcome: how a course works" }).click();
  await expect(
    page.getByRole("heading", { name: /^(This page did not arrive|Cette page n’est pas arrivée)$/ }),
  ).toBeVisible();
  expect(logged).not.toEqual([]);
  expect(await findFaults(page)).toEqual([]);
  await mend(page);
  await expect(page.getByRole("textbox", { name: /^(Title of the page|Titre de la page)$/ })).toBeVisible();
  await expect(page.locator(":root[data-kept]")).toHaveCount(1);
});

test("decisions 7 an engine that did not come is said in words, and the package plays once it comes", {
  tag: "@long",
}, async ({ browser, platform }) => {
  const page = await (await browser.newContext({ locale: "en-GB" })).newPage();
  const { slug } = await upload(platform, "en");
  await page.route(/engine-12[^/]*\.js$/, (route) => route.abort());
  await openPlayer(page, platform, slug);
  await expect(page.getByRole("heading", { name: "The package could not be opened" })).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await page.unrouteAll();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.frameLocator("iframe").locator("iframe")).toBeVisible();
});
