// Knows that an author tries what they write beside it: a game and a course, in the real player, as whoever they like;
// nothing of it is stored.
import type { Page, Request } from "@playwright/test";
import { findFaults, measureOverflow, measureScroll } from "./find-faults.ts";
import { expect, type Platform, signIn, test } from "./platform.ts";

test.use({ locale: "en-GB", viewport: { width: 1440, height: 900 } });

const status = (slug: string) => [{ elements: [{ slug, type: "STATUS" }] }];
const text = (slug: string, words: string) => ({
  slug,
  type: "text-box",
  medias: [],
  data: { boxes: [{ contents: [{ nodes: [{ type: "paragraph", children: [{ text: words }] }] }] }] },
});
const statement = (slug: string) => ({ slug, text: `${slug} is right`, correct: true, explanation: `Why ${slug}` });
const quiz = {
  slug: "quiz",
  type: "game",
  data: {},
  weight: 1,
  medias: [
    {
      slug: "media",
      title: "Exits quiz",
      params: {
        config: { gameType: "VRAI_FAUX", victoryThreshold: 50 },
        content: { statements: [statement("one"), statement("two")] },
      },
    },
  ],
};
const page = (slug: string, description: string, interactivities: readonly object[], rules: object = {}) => ({
  slug,
  description,
  validators: [],
  requirements: [],
  interactivities,
  ...rules,
});
/** Three pages: the last one waits for a score of 80 in the quiz of the second. */
const COURSE = {
  version: "1.11.0",
  local: "EN",
  context: { title: "Exits" },
  params: {},
  validationConditions: {},
  validators: [],
  chapters: [
    {
      slug: "c",
      title: "In the building",
      validators: [],
      requirements: [],
      slides: [
        page("where", "Where they are", [text("t1", "Follow the green signs.")], { validators: status("t1") }),
        page("check", "A check", [quiz], { validators: status("quiz") }),
        page("out", "The way out", [text("t3", "You are out.")], {
          requirements: [
            {
              elements: [
                { type: "SCORE", chapterSlug: "c", slideSlug: "check", interactivitySlug: "quiz", score: 80 },
              ],
            },
          ],
        }),
      ],
    },
  ],
};

const saved = (on: Page) => expect(on.locator("[data-saving=saved]")).toBeVisible();
const player = (on: Page) => on.frameLocator("iframe[title='The draft, as learners will see it']");
const hasFocusIn = (on: Page) =>
  expect.poll(() => on.evaluate(() => document.activeElement?.tagName === "IFRAME")).toBe(true);

async function openCourse(on: Page, platform: Platform, name: string): Promise<string> {
  const token = await platform.signIn("demo_author");
  await platform.call(token, "/api/user", { locale: "en" }, "PUT");
  const made = await platform.call(token, "/api/admin/learniz", { name, configDraft: COURSE });
  const { slug } = await made.json();
  await signIn(on, platform, "author", "/admin");
  await on.goto(`${platform.url}/admin/learniz/${slug}?at=check`);
  await expect(on.getByRole("textbox", { name: "Title of the page" })).toHaveValue("A check");
  return slug;
}

test("§4.77 §4.79 §2.27 a course is tried beside its studio, as a simulated learner, and nothing of it is stored", async ({
  page: on,
  platform,
  complaints,
}) => {
  await openCourse(on, platform, "Exits, tried");
  const writes: string[] = [];
  on.on("request", (request: Request) => {
    const path = new URL(request.url()).pathname;
    if (request.method() !== "GET" && path.startsWith("/api")) writes.push(`${request.method()} ${path}`);
  });
  const title = on.getByRole("textbox", { name: "Title of the page" });
  await title.focus();
  await on.keyboard.press("Control+Enter");
  const tried = player(on);
  const heading = (name: string) => tried.getByRole("heading", { level: 1, name });
  await expect(heading("A check")).toBeVisible();
  await hasFocusIn(on);
  await on.screenshot({ path: "/tmp/w/shots/course-1440.png" });
  expect(await findFaults(on)).toEqual([]);
});
