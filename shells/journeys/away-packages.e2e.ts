// Knows that a content's page that could not be loaded without a connection is loaded later, by itself or by a press,
// once.
import { findFaults, measureOverflow } from "./find-faults.ts";
import { LANGUAGES } from "./languages.ts";
import { makePackage } from "./made-package.ts";
import { call, findContent, readFirst } from "./package-content.ts";
import { expect, test } from "./platform.ts";
import { playPackage, uploadPackage } from "./upload-package.ts";

const AWAY = {
  fr: ["Cette page du contenu n’a pas pu être chargée", /Il n’y a pas de connexion\./, "Réessayer"],
  en: ["This page of the content could not be loaded", /There is no connection\./, "Try again"],
} as const;
for (const language of LANGUAGES)
  test(`a page of a content that did not come says so in words, and comes by itself or by hand: ${language}`, {
    tag: "@long",
  }, async ({ page, context, platform, complaints }) => {
    const items = ["a", "b"].map((identifier) => ({ identifier, title: `Part ${identifier}` }));
    const made = makePackage({ version: "1.2", title: "Away", language, items });
    const { slug } = await uploadPackage(platform, `Away ${language}`, made);
    await playPackage(page, platform, slug);
    await findContent(page);
    const [title, words, again] = AWAY[language];
    const failure = page.getByRole("alert").filter({ hasText: title });
    const heading = page.frameLocator("iframe").frameLocator("iframe").getByRole("heading");
    const open = (name: RegExp) =>
      page
        .getByRole("navigation", { name: /^(Contents|Contenu)$/ })
        .getByRole("button", { name })
        .press("Enter");

    await context.setOffline(true);
    await open(/Part b/);
    await expect(failure).toContainText(words);
    expect(await findFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await measureOverflow(page)).toBe(0);
    await page.setViewportSize({ width: 1280, height: 800 });
    // The try is over once the content's frame has checked, in vain, for a connection.
    const isOver = page.waitForEvent("requestfailed", (request) => request.method() === "HEAD");
    await failure.getByRole("button", { name: again }).press("Enter");
    await isOver;
    await expect(failure).toBeVisible();
    await context.setOffline(false);
    await expect(failure).toHaveCount(0);
    await expect(heading).toHaveText("Part b");
    expect(await readFirst(await findContent(page))).toEqual(["true", "", "", "ab-initio"]);

    // A browser does not notice a line that is down further on.
    const isOfContent = (url: URL) => url.origin === platform.readContentOrigin();
    await page.route(isOfContent, (route) => route.abort("internetdisconnected"));
    await open(/Part a/);
    await expect(failure).toBeVisible();
    await page.unroute(isOfContent);
    await failure.getByRole("button", { name: again }).click();
    await expect(failure).toHaveCount(0);
    await expect(heading).toHaveText("Part a");

    // The failure is on another page of the content: its first page is loaded again, and goes on from what it kept.
    await call(await findContent(page), ["LMSSetValue", "cmi.suspend_data", "kept"], ["LMSCommit", ""]);
    await context.setOffline(true);
    const there = await findContent(page);
    await there.evaluate(() => {
      window.lms["LMSFinish"]?.("");
      location.assign("elsewhere.html");
    });
    await expect(failure).toBeVisible();
    await context.setOffline(false);
    await expect(heading).toHaveText("Part a");
    await expect(failure).toHaveCount(0);
    expect((await readFirst(await findContent(page)))[2]).toBe("kept");
    complaints.length = 0;
  });

test("a page of a content that has begun does not begin again when the connection comes back once more", {
  tag: "@long",
}, async ({ page, context, platform, complaints }) => {
  const slow = 'document.body.append(Object.assign(new Image(), { src: "slow.png", alt: "" }));';
  const items = ["a", "b"].map((identifier) => ({ identifier, title: `Part ${identifier}`, script: slow }));
  const { slug } = await uploadPackage(
    platform,
    "Away and slow",
    makePackage({ version: "1.2", title: "Slow", language: "en", items }),
  );
  await playPackage(page, platform, slug);
  await findContent(page);
  const failure = page.getByRole("alert").filter({ hasText: AWAY.en[0] });

  await context.setOffline(true);
  await page.getByRole("navigation", { name: "Contents" }).getByRole("button", { name: "Part b" }).press("Enter");
  await expect(failure).toBeVisible();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/slow\.png$/, async (route) => {
    await held;
    await route.abort();
  });
  await context.setOffline(false);
  const content = await findContent(page);
  expect(await readFirst(content)).toEqual(["true", "", "", "ab-initio"]);
  await content.evaluate(() => {
    document.documentElement.dataset.first = "kept";
  });
  // A browser sends `online` to each of its frames, once or more often. If the page began anew it would wait for its
  // picture again, and the failure would stay.
  await content.parentFrame()?.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(failure).toHaveCount(0);
  await expect(content.locator(":root")).toHaveAttribute("data-first", "kept");
  release();
  await expect(content.locator(":root")).toHaveAttribute("data-first", "kept");
  complaints.length = 0;
});
