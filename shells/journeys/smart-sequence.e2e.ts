// Knows that an author writes a smart sequence by keyboard, and that a learner rises and falls in it to a result.
import type { Page } from "@playwright/test";
import { findFaults, measureOverflow } from "./find-faults.ts";
import { expect, type Platform, signIn, test } from "./platform.ts";

test.use({ locale: "en-GB", viewport: { width: 1440, height: 900 } });

const NAME = "Fire safety for all";
const THEME = "Extinguishers";
/** The characters of HTML are plain text here. */
const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const RIGHT = "Right <b>";
/** Three levels of five questions each. */
const QUESTIONS = [1, 2, 3].flatMap((level) =>
  [1, 2, 3, 4, 5].map((number) => ({ level, text: `Level ${level}, question ${number}` })),
);

/** Writes a question by the keyboard alone. */
async function writeQuestion(
  page: Page,
  { text, level, opens }: { readonly text: string; readonly level: number; readonly opens?: string | undefined },
) {
  await page.getByRole("button", { name: opens ? "Add the first question" : "Add a question" }).press("Enter");
  const panel = page.getByRole("dialog", { name: "New question" });
  // With the first question a theme is made.
  const theme = panel.getByRole("textbox", { name: "Theme" });
  if (opens) await expect(theme).toHaveValue("Theme 1");
  if (opens) await theme.fill(opens);
  await panel.getByRole("textbox", { name: "What is asked" }).focus();
  await page.keyboard.type(text);
  await panel.getByRole("textbox", { name: "Level" }).focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(String(level));
  await page.keyboard.press("Tab");
  await page.keyboard.type("Because it is so.");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Read the rules again.");
  await panel.getByRole("checkbox", { name: "Answer 1 is right" }).press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.type(RIGHT);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Wrong");
  await page.keyboard.press("Enter");
  await expect(panel).toHaveCount(0);
}

/** Answers by keyboard, and returns the question. */
async function answer(page: Page, isRight: boolean): Promise<string> {
  const asked = (await page.locator("legend").textContent()) ?? "";
  await page.getByRole("radio", { name: isRight ? RIGHT : "Wrong", exact: true }).press("Space");
  await page.getByRole("button", { name: "Answer", exact: true }).press("Enter");
  await expect(page.getByText(isRight ? "Right." : `Not quite: the answer is “${RIGHT}”.`)).toBeVisible();
  return asked;
}
const goOn = (page: Page) => page.keyboard.press("Enter");

/** In the browser of somebody else. */
async function enterAsLearner(page: Page, platform: Platform): Promise<void> {
  await platform.call(await platform.signIn("demo_learner"), "/api/user", { locale: "en" }, "PUT");
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await signIn(page, platform, "learner");
}

test("§2.9 §2.29 §4.130 §4.155 decisions 9 a sequence is written by keyboard, published, and played to its result", {
  tag: "@long",
}, async ({ page, platform }) => {
  for (const login of ["author", "learner"])
    await platform.call(await platform.signIn(`demo_${login}`), "/api/user", { locale: "en" }, "PUT");
  await signIn(page, platform, "author", "/admin");
  await page.getByRole("button", { name: "Other types" }).click();
  await page.getByRole("menuitem", { name: "New smart sequence" }).click();
  const dialog = page.getByRole("dialog", { name: "New smart sequence" });
  await dialog.getByRole("textbox", { name: "Name" }).fill(NAME);
  await dialog.getByRole("button", { name: "Create the sequence" }).click();
  await expect(page.getByRole("heading", { name: NAME, level: 1 })).toBeVisible();

  for (const [at, question] of QUESTIONS.entries())
    await writeQuestion(page, { ...question, opens: at === 0 ? THEME : undefined });
  await expect(page.getByRole("row", { name: new RegExp(THEME) })).toHaveCount(QUESTIONS.length);
  await expect(page.getByRole("row")).toHaveCount(QUESTIONS.length + 1);
  await expect(page.getByText("Nothing is wrong with them.")).toBeVisible();
  await expect(page.getByText("Saved", { exact: false }).first()).toBeVisible();
  expect(await findFaults(page)).toEqual([]);

  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByText("The sequence is published")).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1440, height: 900 });

  await enterAsLearner(page, platform);
  await page.getByRole("button", { name: `Start: ${NAME}` }).click();
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  await expect(page).toHaveURL(/\/play\/smart-sequence\/\w+\/\w+$/);

  // The learner begins at the middle level: two right answers go up, two wrong ones go down, with a page to read again.
  expect(await answer(page, true)).toContain("Level 2");
  await goOn(page);
  expect(await answer(page, true)).toContain("Level 2");
  await expect(page.getByText("The next question is more difficult.")).toBeVisible();
  await goOn(page);
  expect(await answer(page, false)).toContain("Level 3");
  await expect(page.getByText("Read the rules again.")).toHaveCount(0);
  await goOn(page);
  expect(await answer(page, false)).toContain("Level 3");
  await expect(page.getByText("Read the rules again.")).toBeVisible();
  expect([await findFaults(page), await measureOverflow(page)]).toEqual([[], 0]);
  await goOn(page);
  await page.reload();
  for (const level of [2, 2]) {
    expect(await answer(page, true)).toContain(`Level ${level}`);
    await goOn(page);
  }
  for (const _ of [1, 2]) {
    expect(await answer(page, true)).toContain("Level 3");
    await goOn(page);
  }
  expect(await answer(page, true)).toContain("Level 3");
  await expect(page.getByText("You master this theme.")).toBeVisible();
  await page.getByRole("button", { name: "See the result" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Your result" })).toBeVisible();
  await expect(page.getByText("7 right of 9")).toBeVisible();
  await expect(page.locator("[data-saving=saved]")).toBeVisible();
  await expect(page.getByText("Mastered")).toBeVisible();
  await expect(page.getByRole("heading", { name: "To look at again" })).toBeVisible();
  await expect(page.getByText(`You answered “Wrong”. The answer is “${RIGHT}”.`)).toHaveCount(2);
  expect([await findFaults(page), await measureOverflow(page)]).toEqual([[], 0]);
  const token = await platform.signIn("demo_learner");
  const { products } = await (await platform.call(token, "/api/products")).json();
  const mine = products.find(({ name }: { readonly name: string }) => name === NAME);
  expect(mine.progress).toMatchObject({ status: "COMPLETE", percentage: 100, score: 100 });
  // An attempt that was won ends with a way out; one that was not, with another attempt.
  await expect(page.getByRole("main").getByRole("button", { name: "Leave" })).toBeVisible();
  await page.getByRole("button", { name: "All attempts" }).click();
  await expect(page.getByRole("button", { name: "See the result of attempt 1" })).toBeVisible();
  await page.getByRole("button", { name: "Leave" }).click();
  await expect(page.getByRole("button", { name: `Look through again: ${NAME}` })).toBeVisible();
});

const makeAnswers = (question: string, hasRight = true) =>
  [1, 2].map((number) => ({
    uuid: `${question}-${number}`,
    text: `Answer ${number}`,
    correct: number === 1 && hasRight,
  }));
/** 300 questions of three themes, 12 of which cannot be read. */
const makeBank = () =>
  ["Fire", "Water", "Air"].map((title, theme) => ({
    uuid: `theme-${theme}`,
    title,
    questions: Array.from({ length: 100 }, (_, at) => ({
      uuid: `question-${theme}-${at}`,
      text: at === 7 || at === 42 ? "" : `${title}, question ${at}`,
      level: at === 60 ? 100 : (at % 3) + 1,
      answers: makeAnswers(`question-${theme}-${at}`, at !== 80),
    })),
  }));

test("§1.16 §7.109 §7.110 §8.12 §9.41 decisions 9 a workbook of 300 questions comes in without its 12 faults, and comes back as it was", {
  tag: "@long",
}, async ({ page, platform }) => {
  const author = await platform.signIn("demo_author");
  await platform.call(author, "/api/user", { locale: "en" }, "PUT");
  const config = { context: { title: "Bank" }, config: { local: "EN" }, sequences: makeBank() };
  const made = await platform.call(author, "/api/admin/smart-sequence", { name: "Bank", configDraft: config });
  const { slug } = await made.json();
  const read = async (of: string) => {
    const answer = await (await platform.call(author, `/api/admin/smart-sequence/${of}`)).json();
    return answer.configDraft.sequences;
  };
  const workbook = await platform.call(author, `/api/admin/smart-sequence/${slug}/export`);
  const bytes = Buffer.from(await workbook.arrayBuffer());

  await signIn(page, platform, "author", "/admin");
  const take = async (name: string, buffer: Buffer) => {
    await page.getByRole("button", { name: "Other types" }).click();
    await page.getByRole("menuitem", { name: "Import questions from a workbook" }).click();
    const dialog = page.getByRole("dialog", { name: "Import questions from a workbook" });
    await dialog.locator("input[type=file]").setInputFiles({
      name: `${name}.xlsx`,
      mimeType: XLSX,
      buffer,
    });
    return dialog;
  };
  const dialog = await take("Questions of 2026", bytes);
  // Who has no workbook yet begins with the template; where it cannot be had, that is said.
  const [template, address] = [dialog.getByRole("button", { name: "Download the template" }), "**/import/template"];
  await page.route(address, (route) => route.abort());
  await template.click();
  await expect(page.locator("[data-toasts][role=alert]")).toContainText("There seems to be no connection.");
  await page.unroute(address);
  const [begun] = await Promise.all([page.waitForEvent("download"), template.click()]);
  expect(begun.suggestedFilename()).toBe("smart-sequence-template.xlsx");
  await expect(dialog.getByText("288 questions, 3 themes, of 300 rows")).toBeVisible();
  await expect(dialog.getByText("12 cells cannot be read; their rows are left out.")).toBeVisible();
  const cells = dialog.getByRole("list", { name: "Cells that cannot be read" });
  await expect(cells.getByRole("listitem")).toHaveCount(12);
  await expect(cells.getByRole("listitem").first()).toContainText("C9 nothing is asked.");
  expect(await findFaults(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Import those without faults" }).click();
  await expect(page.getByRole("heading", { name: "Questions of 2026", level: 1 })).toBeVisible();
  await expect(page.getByText("288 questions, 3 themes.")).toBeVisible();
  const first = page.url().split("/").at(-1)?.split("?")[0] ?? "";

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export as a workbook" }).click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  await page.getByRole("link", { name: "Learning products", exact: true }).first().click();
  const exported = Buffer.concat(chunks);
  const again = await take("Questions again", exported);
  await expect(again.getByText("288 questions, 3 themes, of 288 rows")).toBeVisible();
  await again.getByRole("button", { name: "Import the questions" }).click();
  await expect(page.getByRole("heading", { name: "Questions again", level: 1 })).toBeVisible();
  const second = page.url().split("/").at(-1)?.split("?")[0] ?? "";
  expect(await read(second)).toEqual(await read(first));

  // Brought into the same sequence, the workbook corrects what was changed since, and doubles nothing.
  await page.getByRole("rowheader").first().getByRole("button").click();
  const form = page.getByRole("dialog", { name: "Question" });
  const asked = form.getByRole("textbox", { name: "What is asked" });
  const words = await asked.inputValue();
  await asked.fill("Spoilt");
  await form.getByRole("button", { name: "Keep the question" }).click();
  await expect(page.getByRole("rowheader", { name: "Spoilt" })).toBeVisible();
  await page.getByRole("button", { name: "Bring in from a spreadsheet" }).click();
  const taking = page.getByRole("dialog", { name: "Bring in questions from a spreadsheet" });
  await taking.locator("input[type=file]").setInputFiles({ name: "again.xlsx", mimeType: XLSX, buffer: exported });
  await expect(taking.getByText("0 new questions, 1 corrected, 287 unchanged.")).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await taking.getByRole("button", { name: "Take 1 question" }).click();
  await expect(page.getByText("288 questions, 3 themes.")).toBeVisible();
  await expect(page.getByRole("rowheader", { name: words, exact: true })).toBeVisible();
  // The editor writes the kind of each.
  await expect.poll(() => read(second)).toMatchObject(await read(first));

  // What came back is published, and a learner plays it.
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByText("The sequence is published")).toBeVisible();
  await enterAsLearner(page, platform);
  await page.getByRole("button", { name: "Start: Questions again" }).click();
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  await expect(page.locator("legend")).toHaveText(/^(Fire|Water|Air), question \d+/);
  await page.getByRole("radio", { name: "Answer 1", exact: true }).press("Space");
  await page.getByRole("button", { name: "Answer", exact: true }).press("Enter");
  await expect(page.getByText("Right.")).toBeVisible();
});

test("§4.130 what is to be mended among many is found, what comes in is seen, and other cards keep the focus", {
  tag: "@long",
}, async ({ page, platform }) => {
  const author = await platform.signIn("demo_author");
  await platform.call(author, "/api/user", { locale: "en" }, "PUT");
  const config = { context: { title: "Many" }, config: { local: "EN", adaptive: { strategy: "MASTERY" } } };
  const questions = ["one", "two"].map((uuid) => ({ uuid, text: uuid, answers: makeAnswers(uuid) }));
  const sequences = [...makeBank(), { uuid: "lone", title: "Earth", questions }];
  const made = await platform.call(author, "/api/admin/smart-sequence", {
    name: "Many",
    configDraft: { ...config, sequences },
  });
  const { slug } = await made.json();
  await signIn(page, platform, "author", "/admin", `/smart-sequence/${slug}`);
  await expect(page.getByText("302 questions, 4 themes.")).toBeVisible();
  await expect(page.getByText("Earth – All questions of this theme have one level")).toBeVisible();
  await page.getByRole("combobox", { name: "Theme" }).click();
  await page.getByRole("option", { name: "Only questions to be mended" }).click();
  // Each of the three themes has two without words, and one without a right answer.
  await expect(page.getByRole("row")).toHaveCount(1 + 9);

  await page.getByRole("combobox", { name: "Theme" }).click();
  await page.getByRole("option", { name: "All themes" }).click();
  await page.getByRole("button", { name: "Add a question" }).press("Enter");
  const panel = page.getByRole("dialog", { name: "New question" });
  await panel.getByRole("textbox", { name: "What is asked" }).fill("The newest");
  await panel.getByRole("button", { name: "Add the question" }).press("Enter");
  await expect(panel.getByRole("alert")).toHaveText("Write two answers or more.");
  await expect(panel.getByRole("textbox", { name: "Answer 1" })).toBeFocused();
  await page.keyboard.type("Right");
  await panel.getByRole("textbox", { name: "Answer 2" }).fill("Wrong");
  await panel.getByRole("checkbox", { name: "Answer 1 is right" }).press("Space");
  await panel.getByRole("button", { name: "Add the question" }).press("Enter");
  await expect(page.getByRole("button", { name: "The newest", exact: true })).toBeFocused();

  const linear = page.getByRole("radio", { name: "All of them, in order" });
  await linear.press("Space");
  await expect(linear).toBeChecked();
  await expect(linear).toBeFocused();
  const story = page.getByRole("switch", { name: "Begin with a story in pictures" });
  await story.press("Space");
  await expect(page.getByText("The story has no picture: it is not shown.")).toBeVisible();
  await expect(story).toBeFocused();
  expect(await findFaults(page)).toEqual([]);
});

test("§3.213 §2.33–§2.38 §7.123 a learner compares two attempts, and their author reads the story of each", {
  tag: "@long",
}, async ({ page, platform }) => {
  for (const login of ["author", "learner"])
    await platform.call(await platform.signIn(`demo_${login}`), "/api/user", { locale: "en" }, "PUT");
  const author = await platform.signIn("demo_author");
  const questions = ["First", "Second"].map((text) => ({
    ...{ uuid: text, text },
    answers: [
      { uuid: `${text}-right`, text: RIGHT, correct: true },
      { uuid: `${text}-wrong`, text: "Wrong", correct: false },
    ],
  }));
  const configDraft = {
    ...{ context: { title: "Two goes" }, config: { local: "EN", adaptive: { strategy: "LINEAR" } } },
    sequences: [{ uuid: "theme", title: THEME, questions }],
  };
  const sent = { name: "Two goes", configDraft };
  const { slug, updatedAt } = await (await platform.call(author, "/api/admin/smart-sequence", sent)).json();
  const publication = { updatedAt, visible: true };
  await platform.call(author, `/api/admin/smart-sequence/publish/${slug}`, publication, "PATCH");

  await signIn(page, platform, "learner");
  await page.getByRole("button", { name: "Start: Two goes" }).click();
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  const play = async (second: boolean) => {
    expect(await answer(page, true)).toContain("First");
    await goOn(page);
    expect(await answer(page, second)).toContain("Second");
    await page.getByRole("button", { name: "See the result" }).press("Enter");
    await expect(page.getByText(`${second ? 2 : 1} right of 2`)).toBeVisible();
    await expect(page.locator("[data-saving=saved]")).toBeVisible();
  };
  await play(false);
  await page.getByRole("button", { name: "Begin a new attempt" }).press("Enter");
  await play(true);
  await page.getByRole("button", { name: "All attempts" }).press("Enter");
  await page.getByRole("button", { name: "Compare your attempts" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Compare your attempts" })).toBeVisible();
  const row = (number: number) =>
    page
      .getByRole("table", { name: "Attempts" })
      .getByRole("row")
      .filter({ has: page.getByRole("rowheader", { name: String(number), exact: true }) });
  /** Right answers, of so many questions. */
  const told = (number: number) => row(number).getByRole("cell");
  await page.getByRole("checkbox", { name: /^Attempt 1,/ }).check();
  await page.getByRole("checkbox", { name: /^Attempt 2,/ }).check();
  for (const [number, right] of [
    [1, "1"],
    [2, "2"],
  ] as const) {
    await expect(told(number).nth(2)).toHaveText(right);
    await expect(told(number).nth(3)).toHaveText("2");
  }
  expect(await findFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("checkbox", { name: /^Attempt 1,/ }).press("Space");
  await expect(row(1)).toHaveCount(0);
  await expect(row(2)).toHaveCount(1);

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await signIn(page, platform, "author", "/admin", `/smart-sequence/${slug}?tab=learners`);
  await page.getByRole("button", { name: /^Answers of / }).press("Enter");
  const story = page.getByRole("dialog").getByRole("region", { name: "Attempts and answers" });
  const attempts = story.locator("details");
  await expect(attempts).toHaveCount(2);
  await expect(attempts.first()).toContainText("Attempt 2");
  await expect(attempts.first()).toContainText("2 right of 2");
  await attempts.last().locator("summary").press("Enter");
  const [first, second] = [0, 1].map((at) => attempts.last().getByRole("listitem").nth(at));
  await expect(attempts.last()).toContainText("1 right of 2");
  await expect(first ?? story).toContainText(RIGHT);
  await expect(second ?? story).toContainText("Second");
  await expect(second ?? story).toContainText(`Right answer: ${RIGHT}`);
  expect(await findFaults(page)).toEqual([]);
});
