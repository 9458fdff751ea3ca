// Knows the end of a course as its learner meets it: reached early, failed afterwards, and gone through again.
import type { Page } from "@playwright/test";
import { findFaults, measureOverflow } from "./find-faults.ts";
import { expect, type Platform, signIn, test } from "./platform.ts";

const NAME = "Reached early";
const LONG = Array.from({ length: 60 }, (_, at) => ({ type: "paragraph", children: [{ text: `Line ${at}.` }] }));

const asks = (slug: string) => [{ elements: [{ slug, type: "STATUS" }] }];
const writeText = (slug: string) => ({
  slug: `${slug}-text`,
  type: "text-box",
  medias: [],
  data: { boxes: [{ contents: [{ nodes: LONG }] }] },
});
const writeGame = (slug: string) => {
  const statements = ["One", "Two", "Three"].map((text) => ({ slug: text, text, correct: true, explanation: "" }));
  const params = { config: { gameType: "VRAI_FAUX" }, content: { statements } };
  return { slug: `${slug}-game`, type: "game", weight: 1, data: {}, medias: [{ slug: `${slug}-media`, params }] };
};
const writeSlide = (slug: string, description: string, interactivity: { readonly slug: string }) => ({
  slug,
  description,
  validators: asks(interactivity.slug),
  requirements: [],
  interactivities: [interactivity],
});
/** A course that is complete by the score of its one game, on the second of three pages; the last attempt counts. */
const COURSE = {
  version: "1.11.0",
  local: "EN",
  context: { title: NAME, description: "", author: "" },
  params: { gameParams: { scoreStrategy: "LAST" } },
  validationConditions: {},
  validators: [{ minimumAverageScore: 70, elements: [] }],
  chapters: [
    {
      slug: "chapter",
      title: "All of it",
      validators: [],
      requirements: [],
      slides: [
        writeSlide("a", "Read first", writeText("a")),
        writeSlide("b", "Then answer", writeGame("b")),
        writeSlide("c", "Read last", writeText("c")),
      ],
    },
  ],
};

async function publish(platform: Platform): Promise<void> {
  const token = await platform.signIn("demo_author");
  const made = await platform.call(token, "/api/admin/learniz", { name: NAME, configDraft: COURSE });
  const { slug, updatedAt } = await made.json();
  await platform.call(token, `/api/admin/learniz/publish/${slug}`, { updatedAt, visible: true }, "PATCH");
}

const seePage = (page: Page, name: string) => expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const inMenu = (page: Page, name: string) => page.locator("aside").getByRole("button", { name });

async function answer(page: Page, value: "True" | "False"): Promise<void> {
  const choices = page.getByRole("radio", { name: value, exact: true });
  await expect(choices.first()).toBeEnabled();
  for (const choice of await choices.all()) await choice.check();
  await press(page, "Check my answers");
}
async function readToEnd(page: Page): Promise<void> {
  const here = page.locator("aside [aria-current=page]");
  await expect(async () => {
    await page.mouse.move(700, 400);
    await page.mouse.wheel(0, 20_000);
    await expect(here).toContainText("Done", { timeout: 1_000 });
  }).toPass();
}

test("§4.43 §4.41 §4.61 a course finished early leads on to what is left; failed afterwards it stays finished without applause; again begins at the first page", {
  tag: "@long",
}, async ({ page, platform, complaints }) => {
  await publish(platform);
  await signIn(page, platform, "learner");
  const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: NAME }) });
  await card.getByRole("button").click();
  await seePage(page, "Read first");
  // A page that was left before its end says what is left to do.
  await press(page, "Next");
  await seePage(page, "Then answer");
  await expect(inMenu(page, "Read first")).toContainText("Left to do: read it to its end");

  await answer(page, "True");
  await press(page, "Next");
  const end = page.getByRole("article", { name: "Course completed" });
  await expect(end).toContainText("2 pages are left to go through.");
  await expect(end.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(end.getByText("Gold trophy")).toBeVisible();
  await expect(end).toContainText("You have passed.");
  await expect(end).toContainText("the last one counts");
  await expect(end.getByRole("heading", { name: "The answers that count are all right" })).toBeVisible();
  expect(await findFaults(page, "article")).toEqual([]);
  await end.getByRole("button", { name: "Go on" }).click();
  await seePage(page, "Read last");

  await inMenu(page, "Then answer").click();
  await press(page, "Try again");
  await answer(page, "False");
  await inMenu(page, "Read last").click();
  await readToEnd(page);
  await press(page, "Finish");
  await expect(end).toContainText("It stays completed");
  await expect(end).toContainText("Your result: 0/100 · asked for: 70/100");
  await expect(end.locator("figure")).toHaveCount(0);
  await expect(end).toContainText("1 page is left to go through.");
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await measureOverflow(page)).toBe(0);
  }
  // The game with wrong answers is one press away, and from there one press in the menu leads back to the result.
  await end.getByRole("listitem").filter({ hasText: "0 of 3 right" }).getByRole("button", { name: "Go there" }).click();
  await seePage(page, "Then answer");
  await expect(page.locator("article section").first()).toBeFocused();
  await inMenu(page, "My result").click();
  await expect(inMenu(page, "My result")).toHaveAttribute("aria-current", "page");
  await end.getByRole("button", { name: "Go on" }).click();
  await seePage(page, "Read first");
  await readToEnd(page);

  await inMenu(page, "Read last").click();
  await press(page, "Finish");
  await end.getByRole("button", { name: "Look through it again" }).click();
  await seePage(page, "Read first");
  await inMenu(page, "Read last").click();
  await expect(page.getByText(/^Saved /)).toBeAttached();
  await page.reload();
  await seePage(page, "Read last");
  await press(page, "Leave");
  await card.getByRole("button").click();
  await seePage(page, "Read first");
  expect(complaints).toEqual([]);
});
