// Knows how an author finds words in a whole course, goes to where they stand, and replaces them, here or everywhere.
import type { Page } from "@playwright/test";
import { writeCourseOfWords } from "./course-of-words.ts";
import { findFaults, measureOverflow } from "./find-faults.ts";
import { expect, type Platform, signIn, test } from "./platform.ts";

const saved = (page: Page) => expect(page.locator("[data-saving=saved]")).toBeVisible();

/** A course whose title, chapters, pages and blocks speak of a helmet. */
async function makeCourse(platform: Platform, local: "FR" | "EN", language: "fr" | "en"): Promise<string> {
  const token = await platform.signIn("demo_author");
  await platform.call(token, "/api/user", { locale: language }, "PUT");
  const words = (text: string, bold: string) => ({
    type: "text-box",
    medias: [],
    data: {
      boxes: [{ contents: [{ nodes: [{ type: "paragraph", children: [{ text }, { text: bold, bold: true }] }] }] }],
    },
  });
  const course = writeCourseOfWords({ text: "Helmet and gloves" });
  const configDraft = {
    ...course,
    local,
    context: { title: "Wear a helmet" },
    chapters: [
      {
        ...course.chapters[0],
        title: "The helmet",
        slides: [
          {
            ...course.chapters[0]?.slides[0],
            description: "Why",
            interactivities: [{ ...words("A hel", "met saves lives"), slug: "why" }],
          },
          {
            ...course.chapters[0]?.slides[0],
            slug: "how",
            description: "How to put a helmet on",
            interactivities: [
              { ...words("HELMET first. ", ""), slug: "first" },
              { ...words("", "Helmets fit."), slug: "second" },
            ],
          },
        ],
      },
    ],
  };
  const made = await platform.call(token, "/api/admin/learniz", { name: "Wear a helmet", configDraft });
  return ((await made.json()) as { readonly slug: string }).slug;
}

test("words are found in the whole course by keyboard, gone to, replaced here and everywhere, and taken back", {
  tag: "@long",
}, async ({ page, platform }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const slug = await makeCourse(platform, "EN", "en");
  await signIn(page, platform, "author", "/admin", `/learniz/${slug}`);
  await saved(page);
  await page.keyboard.press("Control+f");
  const field = page.getByRole("textbox", { name: "Find in the course" });
  await expect(field).toBeFocused();
  await page.keyboard.type("helmet");
  const panel = page.getByRole("search");
  await expect(panel.getByRole("status")).toHaveText("6 places");
  await expect(panel.getByRole("listitem").filter({ hasText: "A helmet saves lives" }).first()).toBeVisible();
  expect(await findFaults(page)).toEqual([]);

  await panel.getByRole("checkbox", { name: "Whole words alone" }).check();
  await expect(panel.getByRole("status")).toHaveText("5 places");
  await panel.getByRole("checkbox", { name: "With these capitals and accents" }).check();
  await expect(panel.getByRole("status")).toHaveText("4 places");
  await panel.getByRole("checkbox", { name: "With these capitals and accents" }).uncheck();

  // A result leads to its place, and Control+F back to the search.
  await panel.getByRole("button", { name: "HELMET first.", exact: true }).press("Enter");
  await expect(page.getByRole("textbox", { name: "Title of the page" })).toHaveValue("How to put a helmet on");
  await expect(page.locator("[data-block=first]")).toBeFocused();
  await page.keyboard.press("Control+f");
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("helmet");

  await panel.getByRole("textbox", { name: "Replace with" }).fill("hard hat");
  await panel.getByRole("button", { name: "Replace it in: HELMET first." }).press("Enter");
  await expect(page.locator("[data-block=first]")).toContainText("HARD HAT first.");
  await expect(panel.getByRole("status")).toHaveText("4 places");
  await panel.getByRole("button", { name: "Replace all 4" }).press("Enter");
  await expect(panel.getByRole("status")).toHaveText("Nothing says “helmet”.");
  await expect(field).toBeFocused();
  await expect(page.getByText("4 places replaced")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Wear a hard hat" })).toBeAttached();
  await saved(page);

  const token = await platform.signIn("demo_author");
  const stored = await (await platform.call(token, `/api/admin/learniz/${slug}`)).json();
  expect(stored.name).toBe("Wear a hard hat");
  const [chapter] = stored.configDraft.chapters;
  expect(chapter.title).toBe("The hard hat");
  expect(chapter.slides[0].interactivities[0].data.boxes[0].contents[0].nodes[0].children).toEqual([
    { text: "A hard hat" },
    { text: " saves lives", bold: true },
  ]);
  expect(chapter.slides[1].interactivities[1].data.boxes[0].contents[0].nodes[0].children.at(-1)).toEqual({
    text: "Helmets fit.",
    bold: true,
  });

  await page.getByRole("button", { name: "Undo", exact: true }).first().click();
  await expect(panel.getByRole("status")).toHaveText("4 places");
  await expect(page.getByRole("heading", { level: 1, name: "Wear a helmet" })).toBeAttached();
});

test("on a phone it opens over the page, in French, and a place that was found is gone to", { tag: "@long" }, async ({
  page,
  platform,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const slug = await makeCourse(platform, "FR", "fr");
  await signIn(page, platform, "author", "/admin", `/learniz/${slug}`);
  await page.getByRole("button", { name: "Réglages" }).click();
  await page.getByRole("tab", { name: "Chercher" }).click();
  await page.getByRole("textbox", { name: "Chercher dans le cours" }).fill("how");
  await expect(page.getByRole("search").getByRole("status")).toHaveText("1 endroit");
  expect(await measureOverflow(page)).toBe(0);
  expect(await findFaults(page)).toEqual([]);
  await page.getByRole("search").getByRole("button", { name: "How to put a helmet on", exact: true }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("textbox", { name: "Titre de la page" })).toHaveValue("How to put a helmet on");
});
