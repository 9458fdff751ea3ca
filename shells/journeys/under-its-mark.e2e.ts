// Knows what a learner reads of a course that ended under its mark, in the player and at home, and what its author
// reads of it.
import type { Page } from "@playwright/test";
import { writeCourseOfWords } from "./course-of-words.ts";
import { findFaults, measureOverflow } from "./find-faults.ts";
import { expect, type Platform, signIn, test } from "./platform.ts";

test.use({ locale: "en-GB" });

/** A quiz that counts, then a page to read: every page done, and 70 of 100 on average. */
async function publishCourse(platform: Platform, name = "Ways out", rules: object = {}): Promise<string> {
  const course = writeCourseOfWords({ text: "Leave by the stairs.", title: name });
  const [chapter] = course.chapters;
  const [first] = chapter?.slides ?? [];
  if (!chapter || !first) throw new Error("a course of one page");
  const [text, quiz] = first.interactivities;
  const medias = quiz?.medias?.map((media) => ({
    ...media,
    params: { ...media.params, config: { ...media.params?.config, ...rules } },
  }));
  const last = {
    ...first,
    slug: "last",
    description: "To remember",
    interactivities: [{ ...text, slug: "words" }],
  };
  const configDraft = {
    ...course,
    validationConditions: { validAll: true, gameMinimalScore: 70, together: true },
    chapters: [
      {
        ...chapter,
        slides: [{ ...first, description: "The quiz", interactivities: [text, { ...quiz, medias, weight: 1 }] }, last],
      },
    ],
  };
  const token = await platform.signIn("demo_author");
  const made = await platform.call(token, "/api/admin/learniz", { name, configDraft });
  const { slug, updatedAt } = await made.json();
  const body = { updatedAt, documents: [], visible: true };
  await platform.call(token, `/api/admin/learniz/publish/${slug}`, body, "PATCH");
  return slug;
}

async function check(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => measureOverflow(page), `${width} px`).toBe(0);
    expect(await findFaults(page), `${width} px`).toEqual([]);
  }
}

test("§4.43 §9.13 a course that ends under its mark says at its last page, in its menu, at home and to its author what was reached and what is asked", {
  tag: "@long",
}, async ({ page, browser, platform }) => {
  const slug = await publishCourse(platform);
  await signIn(page, platform, "manager");
  await page.getByRole("button", { name: /^(Start|Commencer)\s?: Ways out$/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "The quiz" })).toBeVisible();
  await page.getByRole("radio", { name: "Ways out" }).check();
  await page.getByRole("button", { name: "Check my answers" }).click();
  await page.mouse.wheel(0, 4000);
  const menu = page.getByRole("navigation", { name: "Course menu" });
  await expect(menu.getByRole("button", { name: /The quiz/ })).not.toContainText("Started");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "To remember" })).toBeVisible();
  await page.getByRole("button", { name: "What is missing" }).click();
  const end = page.getByRole("dialog", { name: "Not passed yet", exact: true });
  await expect(end).toContainText(/Your result\s*0\/100\s*Asked for, at least\s*70\/100/);
  await check(page);
  await end.getByRole("button", { name: "Go there" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "The quiz" })).toBeVisible();
  await expect(page.getByRole("region", { name: "True or false?" })).toBeFocused();
  await expect(page.getByText("You need 70/100, you have 0/100.")).toBeVisible();
  // The mark that is asked for stands with the course; the page shows only its own result.
  await expect(menu).toContainText("The whole courseAsked for: 70/100\u00a0· you have 0/100");
  await expect(menu).toContainText("Not enough yetThe quizYour result: 0/100");
  await check(page);

  await page.getByRole("button", { name: "Leave" }).first().click();
  const home = page.getByRole("main");
  await expect(home).toContainText(/Something is still missing|Il manque encore quelque chose/);
  await expect(home).toContainText(/0\/100(Asked for: 70\/100|Demandé\s: 70\/100)/);
  await check(page);

  const office = await (await browser.newContext({ locale: "en-GB" })).newPage();
  await signIn(office, platform, "author", "/admin");
  await office.getByRole("button", { name: "Demo Author" }).click();
  await office.getByRole("menuitemradio", { name: "English" }).click();
  await office.goto(`${platform.url}/admin/learniz/${slug}?tab=learners`);
  const row = office.getByRole("table", { name: "Learners" }).getByRole("row").nth(1);
  await expect(row).toContainText("Something is still missing");
  await expect(row).toContainText("0/100asked for: 70/100");
  await check(office);
});

test("§4.95 §4.99 a course in which no attempt is left is not passed, to its learner at home and to its author", {
  tag: "@long",
}, async ({ page, browser, platform }) => {
  const slug = await publishCourse(platform, "One try", { maxAttempts: 1 });
  await signIn(page, platform, "trainer");
  await page.getByRole("button", { name: /^(Start|Commencer)\s?: One try$/ }).click();
  await page.getByRole("radio", { name: "One try" }).check();
  await page.getByRole("button", { name: "Check my answers" }).click();
  await page.mouse.wheel(0, 4000);
  const menu = page.getByRole("navigation", { name: "Course menu" });
  await expect(menu.getByRole("button", { name: /The quiz/ })).not.toContainText("Started");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "To remember" })).toBeVisible();
  await expect(menu).toContainText("2/2");
  await page.getByRole("button", { name: "Leave" }).first().click();
  await page.waitForURL((url) => !url.pathname.startsWith("/play/"));
  const card = page.getByRole("listitem").filter({ hasText: "One try" });
  await expect(card).toContainText(/Not passed(?! yet)|Non réussi/);

  const office = await (await browser.newContext({ locale: "en-GB" })).newPage();
  await signIn(office, platform, "author", "/admin");
  await office.getByRole("button", { name: "Demo Author" }).click();
  await office.getByRole("menuitemradio", { name: "English" }).click();
  await office.goto(`${platform.url}/admin/learniz/${slug}?tab=learners`);
  const row = office.getByRole("table", { name: "Learners" }).getByRole("row").nth(1);
  await expect(row.getByText("Not passed", { exact: true })).toBeVisible();
  await expect(row).toContainText("0/100asked for: 70/100");
  await check(office);
});

test("§4.79 a preview without rules asks for nothing: no page of its menu is done by itself, and its end says what was seen", {
  tag: "@long",
}, async ({ page, platform }) => {
  const slug = await publishCourse(platform);
  const token = await platform.signIn("demo_author");
  const preview = await (await platform.call(token, `/api/admin/learniz/${slug}/preview`)).json();
  const { token: opening, refreshToken } = preview;
  const query = new URLSearchParams({ token: opening, refreshToken, returnUrl: `${platform.url}/admin/` });
  await page.goto(`${preview.url}?${query}`);
  const menu = page.getByRole("navigation", { name: "Course menu" });
  await expect(menu).toContainText("0/2");
  await page.getByRole("radio", { name: "Ways out" }).check();
  await page.getByRole("button", { name: "Check my answers" }).click();
  await expect(menu).not.toContainText("Asked for");
  await expect(menu.getByRole("button", { name: "To do To remember" })).toBeVisible();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "To remember" })).toBeVisible();
  const end = page.getByRole("dialog", { name: "End of the preview" });
  await page.getByRole("button", { name: "Finish" }).click();
  await expect(end).toContainText("Pages seen: 2 of 2");
  await check(page);
  await end.getByRole("button", { name: "Stay on this page" }).click();
  await expect(end).toBeHidden();
  // A preview that begins at its last page has seen no other.
  await page.goto(`${preview.url}?at=last`);
  await page.getByRole("button", { name: "Finish" }).click();
  await expect(end).toContainText("Pages seen: 1 of 2Not seen yet:");
  await end.getByRole("button", { name: "Go there" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "To remember" })).toBeHidden();
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "Finish" }).click();
  await end.getByRole("button", { name: "Leave" }).click();
  await page.waitForURL(/\/admin/);
});

test("§4.77 a preview of a course without a page says so, in the studio and out of the list, and leads back", {
  tag: "@long",
}, async ({ page, platform }) => {
  const token = await platform.signIn("demo_author");
  const { chapters, ...course } = writeCourseOfWords({ text: "Nothing yet.", title: "Empty" });
  const configDraft = { ...course, chapters: chapters.map((chapter) => ({ ...chapter, slides: [] })) };
  const made = await platform.call(token, "/api/admin/learniz", { name: "Empty", configDraft });
  const { slug } = await made.json();
  await signIn(page, platform, "author", "/admin");
  await page.getByRole("button", { name: "Demo Author" }).click();
  await page.getByRole("menuitemradio", { name: "English" }).click();
  await page.getByRole("searchbox", { name: "Search products" }).fill("Empty");
  await page.getByRole("button", { name: "Actions for Empty" }).click();
  await page.getByRole("menuitem", { name: "Preview" }).click();
  await expect(page.getByText("This course has no page yet.")).toBeVisible();
  await check(page);
  await page.getByRole("button", { name: "Leave" }).click();
  await page.waitForURL(/\/admin/);

  await page.goto(`${platform.url}/admin/learniz/${slug}`);
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByText("There is no page in this course. Add one first.")).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/learniz/);
});
