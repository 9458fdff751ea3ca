// Knows that no page of a course is wider than the smallest phone, whatever words stand on it.
import type { Page } from "@playwright/test";
import { writeCourseOfWords } from "./course-of-words.ts";
import { measureOverflow } from "./find-faults.ts";
import { isLongRun } from "./long-run.ts";
import { expect, type Platform, test } from "./platform.ts";

test.use({ viewport: { width: 320, height: 640 } });

/** How many pages of a course are checked; of two hundred that were generated, thirty are enough. */
const MOST_PAGES = isLongRun ? 30 : 8;
const LONG = `https://intranet.example.org/${"wp-content-".repeat(12)}index.html`;
const WORD = "Donaudampfschifffahrtsgesellschaftskapitaenswitwenrente".repeat(2);
const COURSE = writeCourseOfWords({ text: LONG, title: WORD });

async function openPreview(page: Page, platform: Platform, slug: string): Promise<void> {
  const token = await platform.signIn("demo_author");
  const preview = await (await platform.call(token, `/api/admin/learniz/${slug}/preview`)).json();
  await page.goto(
    `${preview.url}?${new URLSearchParams({ token: preview.token, refreshToken: preview.refreshToken })}`,
  );
  await expect(
    page.getByRole("button", { name: /^(Next|Suivant|Finish|Terminer|What is missing|Ce qui manque)$/ }),
  ).toBeVisible();
}

/** Elements that reach out of the page, or out of a part that hides its overflow; a table scrolls in its box. */
const findCut = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("main *")]
      .filter((part) => {
        const box = part.closest("table")?.parentElement;
        if (box && getComputedStyle(box).overflowX === "auto" && box.getBoundingClientRect().right <= innerWidth)
          return false;
        const { right, width } = part.getBoundingClientRect();
        const isHidden = getComputedStyle(part).overflowX === "hidden" && part.scrollWidth > part.clientWidth + 1;
        return width > 1 && (right > innerWidth + 1 || isHidden);
      })
      .map((part) => part.outerHTML.slice(0, 200)),
  );

async function check(page: Page): Promise<void> {
  expect(await measureOverflow(page), page.url()).toBe(0);
  expect(await findCut(page)).toEqual([]);
}

test("every page of the demo's courses fits a phone of 320 px", { tag: "@long" }, async ({ page, platform }) => {
  const token = await platform.signIn("demo_author");
  const { products } = await (await platform.call(token, "/api/admin/learniz?limit=100")).json();
  expect(products.length).toBeGreaterThan(4);
  for (const { slug } of products) {
    await openPreview(page, platform, slug);
    const next = page.getByRole("button", { name: /^(Next|Suivant)$/ });
    for (let count = 0; count < MOST_PAGES; count += 1) {
      await check(page);
      if ((await next.count()) === 0 || (await next.isDisabled())) break;
      const title = page.getByRole("heading", { level: 1 });
      const former = (await title.textContent()) ?? "";
      await next.click();
      await expect(title).not.toHaveText(former);
    }
  }
});

test("long words break within the page, in the text, in a quiz, and in its answers", { tag: "@long" }, async ({
  page,
  platform,
}) => {
  const token = await platform.signIn("demo_author");
  const made = await platform.call(token, "/api/admin/learniz", { name: "Long words", configDraft: COURSE });
  const { slug } = await made.json();
  await openPreview(page, platform, slug);
  await check(page);
  await page.getByRole("radio").first().press("Space");
  await page.getByRole("button", { name: "Check my answers" }).click();
  await expect(page.getByRole("article").getByText(WORD).last()).toBeVisible();
  await check(page);
});

/** Fields of games and blocks that hold their author's words. */
const WRITTEN =
  /^(text|title|explanation|description|name|left|right|strays|decoys|labels|note|hint|answer|unit|help)$/;
const lengthen = (value: unknown, key = ""): unknown => {
  if (typeof value === "string") return WRITTEN.test(key) && value !== "" ? `${value} ${WORD}` : value;
  if (Array.isArray(value)) return value.map((one) => lengthen(one, key));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, lengthen(inner, name)]));
};

test("long words break within the page, in every type of game and block", { tag: "@long" }, async ({
  page,
  platform,
}) => {
  const token = await platform.signIn("demo_author");
  const { products } = await (await platform.call(token, "/api/admin/learniz?limit=100")).json();
  const { slug: games } = products.find(({ name }: { readonly name: string }) => name === "Tour of the games");
  const tour = await (await platform.call(token, `/api/admin/learniz/${games}`)).json();
  const configDraft = lengthen(tour.configDraft ?? tour.config);
  const { slug } = await (
    await platform.call(token, "/api/admin/learniz", { name: "Long words in games", configDraft })
  ).json();
  await openPreview(page, platform, slug);
  const next = page.getByRole("button", { name: "Next", exact: true });
  for (let number = 1; ; number += 1) {
    await expect(page.locator("main")).toContainText(WORD);
    expect.soft(await measureOverflow(page), `page ${number}`).toBe(0);
    expect.soft(await findCut(page), `page ${number}`).toEqual([]);
    if ((await next.count()) === 0 || (await next.isDisabled())) break;
    const title = page.getByRole("heading", { level: 1 });
    const former = (await title.textContent()) ?? "";
    await next.click();
    await expect(title).not.toHaveText(former);
  }
});

test("the line of a result breaks between its two parts alone", { tag: "@long" }, async ({ page, platform }) => {
  const token = await platform.signIn("demo_author");
  const statements = ["One", "Two", "Three"].map((text) => ({ slug: text, text, correct: true, explanation: "" }));
  const [chapter] = COURSE.chapters;
  const [slide] = chapter?.slides ?? [];
  const params = { config: { gameType: "VRAI_FAUX" }, content: { statements } };
  const interactivities = [{ slug: "game", type: "game", data: {}, medias: [{ slug: "media", params }] }];
  const configDraft = { ...COURSE, chapters: [{ ...chapter, slides: [{ ...slide, interactivities }] }] };
  const { slug } = await (
    await platform.call(token, "/api/admin/learniz", { name: "Three statements", configDraft })
  ).json();
  await page.setViewportSize({ width: 360, height: 640 });
  await openPreview(page, platform, slug);
  const right = page.getByRole("radio", { name: "True", exact: true });
  await expect(right).toHaveCount(statements.length);
  for (const one of await right.all()) await one.press("Space");
  await page.getByRole("button", { name: "Check my answers" }).click();
  const lines = await page.getByText("3 right answers out of 3").evaluate((result) =>
    [...result.childNodes].map((part) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    }),
  );
  expect(Math.max(...lines)).toBe(1);
});
