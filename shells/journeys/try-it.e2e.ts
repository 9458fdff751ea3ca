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
              elements: [{ type: "SCORE", chapterSlug: "c", slideSlug: "check", interactivitySlug: "quiz", score: 80 }],
            },
          ],
        }),
      ],
    },
  ],
};

const saved = (on: Page) => expect(on.locator("[data-saving=saved]")).toBeVisible();
const player = (on: Page) => on.frameLocator("iframe[title='The draft, as learners will see it']");
const isInPlayer = (on: Page) => on.evaluate(() => document.activeElement?.tagName === "IFRAME");

async function openCourse(on: Page, platform: Platform, name: string): Promise<void> {
  const token = await platform.signIn("demo_author");
  await platform.call(token, "/api/user", { locale: "en" }, "PUT");
  const made = await platform.call(token, "/api/admin/learniz", { name, configDraft: COURSE });
  const { slug } = await made.json();
  await signIn(on, platform, "author", "/admin", `/learniz/${slug}?at=check`);
  await expect(on.getByRole("textbox", { name: "Title of the page" })).toHaveValue("A check");
}

/** Lists the changes that the page requests of the server from now on. */
function watchWrites(on: Page): readonly string[] {
  const writes: string[] = [];
  on.on("request", (request: Request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== "GET" && pathname.startsWith("/api")) writes.push(`${request.method()} ${pathname}`);
  });
  return writes;
}

test("§4.77 §4.79 §2.27 a course is tried beside its studio, by keyboard, and follows what is written without losing what was answered", {
  tag: "@long",
}, async ({ page: on, platform, complaints }) => {
  await openCourse(on, platform, "Exits, tried");
  const writes = watchWrites(on);
  const title = on.getByRole("textbox", { name: "Title of the page" });
  await title.focus();
  await on.keyboard.press("Control+Enter");
  const tried = player(on);
  const heading = (name: string) => tried.getByRole("heading", { level: 1, name });
  await expect(heading("A check")).toBeVisible();
  await expect(heading("A check")).toBeFocused();
  await expect.poll(() => isInPlayer(on)).toBe(true);
  const chooseTrue = (at: number) => tried.getByRole("radio", { name: "True" }).nth(at);
  await chooseTrue(0).press("Space");
  await expect(chooseTrue(0)).toBeChecked();
  expect(await findFaults(on)).toEqual([]);
  expect(await measureScroll(on)).toBe(0);
  expect(writes).toEqual([]);

  // The focus is back where the author was: what they type goes to the editor, and the player follows.
  await on.keyboard.press("Control+Enter");
  await expect(title).toBeFocused();
  await title.fill("");
  await on.keyboard.type("One check");
  await expect(title).toHaveValue("One check");
  await expect(heading("One check")).toBeVisible();
  const statement = on.getByRole("textbox", { name: "Statement", exact: true }).first();
  await statement.fill("Green signs lead out");
  await expect(tried.getByText("Green signs lead out")).toBeVisible();
  await expect(statement).toBeFocused();
  await expect(chooseTrue(0)).toBeChecked();
  await saved(on);
  expect(writes.every((one) => one.startsWith("PATCH /api/admin/learniz/"))).toBe(true);

  // An answer that was wrong by the former key is right by the new one.
  await tried.getByRole("radio", { name: "False" }).nth(1).click();
  await tried.getByRole("button", { name: "Check my answers" }).click();
  await expect(tried.getByText("Why two")).toBeVisible();
  await on.getByRole("radio", { name: "False" }).nth(1).check();
  await expect(tried.getByText("100/100")).toBeVisible();

  await tried.getByRole("button", { name: "Start again" }).click();
  await expect(chooseTrue(0)).not.toBeChecked();
  await tried.getByRole("button", { name: "Start again" }).press("Escape");
  await expect(on.locator("iframe")).toHaveCount(0);
  await expect.poll(() => on.evaluate(() => document.activeElement !== document.body)).toBe(true);
  expect(complaints).toEqual([]);
});

test("§4.30 §4.35 §3.147 a simulated learner has played what their author says; what locks a page is told as learners read it", {
  tag: "@long",
}, async ({ page: on, platform, complaints }) => {
  await openCourse(on, platform, "Exits, simulated");
  const writes = watchWrites(on);
  await on.getByRole("treeitem", { name: /The way out/ }).click();
  await on.getByRole("button", { name: "Try it" }).click();
  const tried = player(on);
  const heading = (name: string) => tried.getByRole("heading", { level: 1, name });
  await expect(heading("The way out")).toBeVisible();
  await tried.getByRole("switch", { name: "Rules" }).press("Space");
  await expect(tried.getByText("“The way out” is locked for this learner.")).toBeVisible();
  await expect(heading("A check")).toBeVisible();
  await tried.getByRole("button", { name: "Why?" }).click();
  const lock = tried.getByRole("dialog", { name: "This page is still locked" });
  await expect(lock.getByText("Reach at least 80/100 in “Exits quiz”.")).toBeVisible();
  expect(await findFaults(on)).toEqual([]);
  await on.keyboard.press("Escape");
  await expect(lock).toHaveCount(0);
  await expect(on.locator("iframe")).toHaveCount(1);

  await tried.getByRole("button", { name: "Learner" }).click();
  const learner = tried.getByRole("dialog", { name: "Simulated learner" });
  const choose = async (name: string, option: string) => {
    await learner.getByRole("combobox", { name }).click();
    await tried.getByRole("option", { name: option, exact: true }).click();
  };
  await choose("Exits quiz", "50%");
  await expect(learner.getByText("This page is locked for this learner.")).toBeVisible();
  await choose("Exits quiz", "100%");
  await expect(learner.getByText("This page is locked for this learner.")).toHaveCount(0);
  expect(await findFaults(on)).toEqual([]);
  await learner.getByRole("button", { name: "Try it" }).click();
  await expect(heading("The way out")).toBeVisible();
  // The simulated answers are there, with their explanations.
  await on.getByRole("treeitem", { name: /A check/ }).click();
  await expect(heading("A check")).toBeVisible();
  await expect(tried.getByText("Why one")).toBeVisible();
  await tried.getByRole("button", { name: "Learner" }).click();
  await choose("Exits quiz", "Not done");
  await choose("They are on the page", "The way out (locked)");
  await learner.getByRole("button", { name: "Why?" }).click();
  await expect(lock).toBeVisible();
  await on.keyboard.press("Escape");
  expect(writes).toEqual([]);
  expect(complaints).toEqual([]);
});

test("a block of a course is tried at its place; where there is no room the player comes before the page, and gives the focus back", {
  tag: "@long",
}, async ({ page: on, platform, complaints }) => {
  await on.setViewportSize({ width: 768, height: 900 });
  await openCourse(on, platform, "Exits, on a tablet");
  const block = on.getByRole("button", { name: "Try block 1" });
  await block.click();
  const drawer = on.getByRole("dialog", { name: "Try it" });
  await expect(drawer).toBeVisible();
  const tried = player(on);
  await expect(tried.getByText("Exits quiz")).toBeInViewport();
  await expect.poll(() => isInPlayer(on)).toBe(true);
  expect(await findFaults(on)).toEqual([]);
  await on.setViewportSize({ width: 360, height: 740 });
  await expect(tried.getByText("Exits quiz")).toBeVisible();
  expect(await measureOverflow(on)).toBeLessThanOrEqual(0);
  await on.keyboard.press("Escape");
  await expect(drawer).toHaveCount(0);
  await expect(block).toBeFocused();
  await on.keyboard.press("?");
  const help = on.getByRole("dialog", { name: "Shortcuts" });
  await expect(help.getByText("Try the page, and go back to it")).toBeVisible();
  expect(complaints).toEqual([]);
});

const GAME = {
  context: { title: "Exits", subtitle: "A quiz", lesson: "Look for the signs.", explanation: "Answer both." },
  config: { gameType: "VRAI_FAUX", victoryThreshold: 80, maxAttempts: 2 },
  content: { statements: [statement("one"), statement("two")] },
};

for (const { local, start, right, check, anew } of [
  { local: "EN", start: "Start", right: "True", check: "Check my answers", anew: "Start again" },
  { local: "FR", start: "Commencer", right: "Vrai", check: "Vérifier mes réponses", anew: "Recommencer" },
]) {
  test(`§2.27 §3.81–§3.95 a game in ${local} is tried beside its form, with its intro and its rules, and is saved by itself`, {
    tag: "@long",
  }, async ({ page: on, platform, complaints }) => {
    const token = await platform.signIn("demo_author");
    await platform.call(token, "/api/user", { locale: "en" }, "PUT");
    const configDraft = { ...GAME, config: { ...GAME.config, local } };
    const made = await platform.call(token, "/api/admin/game", { name: `Signs ${local}`, configDraft });
    const { slug } = await made.json();
    await signIn(on, platform, "author", "/admin", `/game/${slug}`);
    const field = on.getByRole("textbox", { name: "Statement", exact: true }).first();
    await field.focus();
    await on.keyboard.press("Control+Enter");
    const tried = player(on);
    await expect(tried.getByRole("heading", { level: 1, name: "Exits" })).toBeFocused();
    await expect(tried.getByText("Look for the signs.")).toBeVisible();
    expect(await findFaults(on)).toEqual([]);
    await tried.getByRole("button", { name: start, exact: true }).press("Enter");
    await tried.getByRole("radio", { name: right }).first().press("Space");
    await on.keyboard.press("Control+Enter");
    await expect(field).toBeFocused();
    await on.keyboard.press("End");
    await on.keyboard.type(" indeed");
    await expect(field).toHaveValue("one is right indeed");
    await expect(tried.getByText("one is right indeed")).toBeVisible();
    await expect(tried.getByRole("radio", { name: right }).first()).toBeChecked();
    await expect(on.locator("[data-saving=saved]")).toBeVisible();
    const stored = await (await platform.call(token, `/api/admin/game/${slug}`)).json();
    expect(JSON.stringify(stored.configDraft)).toContain("one is right indeed");

    await tried.getByRole("radio", { name: right }).nth(1).click();
    await tried.getByRole("button", { name: check }).click();
    await expect(tried.getByText("Why two")).toBeVisible();
    await expect(tried.getByText("100/100").first()).toBeVisible();
    await tried.getByRole("button", { name: anew }).click();
    await expect(tried.getByText("Look for the signs.")).toBeVisible();

    await on.setViewportSize({ width: 360, height: 740 });
    const drawer = on.getByRole("dialog", { name: "Try it" });
    await expect(drawer).toBeVisible();
    await expect(tried.getByRole("button", { name: start, exact: true })).toBeVisible();
    expect(await measureOverflow(on)).toBeLessThanOrEqual(0);
    await drawer.getByRole("button", { name: "Close" }).click();
    await expect(drawer).toHaveCount(0);
    expect(complaints).toEqual([]);
  });
}
