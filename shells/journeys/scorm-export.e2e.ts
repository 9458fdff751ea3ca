// Knows that an exported course runs in a strict LMS: it starts, stops, resumes and ends there, and needs nothing but
// itself.
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { type ExportedCourse, exportCourse } from "./export-course.ts";
import { type Platform, startPlatform } from "./platform.ts";
import {
  answerGames,
  finish,
  goOn,
  type Hand,
  type Learner,
  listSlides,
  readSlide,
  seeSlide,
  WORDS,
} from "./play-course.ts";
import { type ServedLms, serveLms } from "./serve-lms.ts";

let platform: Platform;
test.beforeAll(async () => {
  platform = await startPlatform();
});
test.afterAll(() => platform.stop());

interface Launches {
  readonly course: ExportedCourse;
  readonly lms: ServedLms;
  readonly complaints: readonly string[];
  /** Opens the LMS's page in a tab of its own. */
  launch(hand?: Hand): Promise<Learner>;
}

/** A course of the demo, exported and put into an LMS; at the end there was no error and no request to anybody else. */
async function withExport(context: BrowserContext, name: string, run: (launches: Launches) => Promise<void>) {
  const course = await exportCourse(platform, name);
  const lms = await serveLms(course.folder);
  const [complaints, asked]: [string[], string[]] = [[], []];
  const listen = (page: Page) => {
    page.on("console", (message) => {
      // §8.24: each start warns of what SCORM 1.2 cannot express.
      if (message.text() === "SCORM 1.2 : progress_measure, learner_id, learner_name are not supported") return;
      if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(error.message));
  };
  context.on("request", (request) => asked.push(request.url()));
  const launch = async (hand: Hand = "mouse"): Promise<Learner> => {
    const page = await context.newPage();
    listen(page);
    await page.goto(lms.url);
    return { page, player: page.frameLocator("iframe"), content: course.content, hand };
  };
  try {
    await run({ course, lms, complaints, launch });
    expect(asked.length).toBeGreaterThan(0);
    const inside = ["lms/", "content/"].map((path) => new URL(`/${path}`, lms.url).href);
    expect(asked.filter((url) => !inside.some((start) => url.startsWith(start)))).toEqual([]);
  } finally {
    await lms.close();
    await course.remove();
  }
}

const expectNoFault = (lms: ServedLms) => expect(lms.readCalls().filter(({ code }) => code !== "0")).toEqual([]);
/** Waits until the LMS holds these values. */
const expectKept = (lms: ServedLms, core: Readonly<Record<string, unknown>>) =>
  expect(async () => expect(lms.readCmi()?.core).toMatchObject(core)).toPass({ timeout: 10_000 });
const leave = async ({ page }: Learner, lms: ServedLms) => {
  const before = lms.readCalls().filter(({ call }) => call === "LMSFinish").length;
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => lms.readCalls().filter(({ call }) => call === "LMSFinish").length).toBe(before + 1);
};

const WELCOME = { FR: "Bienvenue : comment se suit une formation", EN: "Welcome: how a course works" };
for (const [local, hand] of [
  ["FR", "mouse"],
  ["EN", "keyboard"],
] as const) {
  test(`§1.23 §1.24 §4.103–§4.110 ${local}, by ${hand}: started, left, resumed where it was left, completed`, {
    tag: hand === "keyboard" ? "@long" : [],
  }, async ({ context }) => {
    await withExport(context, WELCOME[local], async ({ course, lms, complaints, launch }) => {
      const [first, quiz, last] = listSlides(course.content);
      if (!first || !quiz || !last) throw new Error("the course is not the one that is played here");
      const one = await launch(hand);
      await seeSlide(one, first);
      await expectKept(lms, { lesson_status: "incomplete", exit: "suspend", score: { min: "0", max: "100" } });
      await readSlide(one);
      await goOn(one);
      await seeSlide(one, quiz);
      await answerGames(one, quiz, (index) => index > 0);
      await readSlide(one);
      const right = one.player.locator("article section").getByRole("radio", { checked: true });
      const given = await right.evaluateAll((radios) => radios.map((radio) => radio.parentElement?.textContent));
      await leave(one, lms);

      expect(lms.readCmi()?.core).toMatchObject({
        lesson_status: "incomplete",
        exit: "suspend",
        lesson_location: "0.1",
      });
      const two = await launch(hand);
      await seeSlide(two, quiz);
      const kept = two.player.locator("article section").getByRole("radio", { checked: true });
      await expect(kept).toHaveCount(given.length);
      expect(await kept.evaluateAll((radios) => radios.map((radio) => radio.parentElement?.textContent))).toEqual(
        given,
      );
      await goOn(two);
      await seeSlide(two, last);
      await readSlide(two);
      // The LMS gets the status at once; the dialog waits for the learner.
      await expectKept(lms, { lesson_status: "completed", exit: "" });
      const end = await finish(two);
      const [, mark] = WORDS[local].mark.exec((await end.textContent()) ?? "") ?? [];
      await leave(two, lms);

      const { core, suspend_data } = lms.readCmi() ?? { core: null, suspend_data: "" };
      expect(core).toMatchObject({ lesson_status: "completed", exit: "", lesson_location: "0.2" });
      expect(String(Math.round(Number(core?.score["raw"])))).toBe(mark);
      expect(suspend_data.length).toBeLessThanOrEqual(4096);
      expect(complaints).toEqual([]);
      expectNoFault(lms);

      const three = await launch(hand);
      await seeSlide(three, last);
      await leave(three, lms);
      expect(lms.readCmi()?.core).toMatchObject({ lesson_status: "completed", exit: "" });
      expectNoFault(lms);
    });
  });
}

test("§4.93 §9.21 a whole course with a pass mark ends as passed, with the score that is shown", {
  tag: "@long",
}, async ({ context }) => {
  await withExport(context, "Spot the hook: recognising phishing", async ({ course, lms, complaints, launch }) => {
    const slides = listSlides(course.content);
    const learner = await launch();
    for (const [index, slide] of slides.entries()) {
      await seeSlide(learner, slide);
      await answerGames(learner, slide, (statement) => index !== slides.length - 2 || statement > 0);
      await readSlide(learner);
      if (index < slides.length - 1) await goOn(learner);
    }
    const end = await finish(learner);
    const [, mark] = WORDS.EN.mark.exec((await end.textContent()) ?? "") ?? [];
    expect(Number(mark)).toBeLessThan(100);
    await expectKept(lms, { lesson_status: "passed", exit: "" });
    await leave(learner, lms);
    const cmi = lms.readCmi();
    expect(String(Math.round(Number(cmi?.core.score["raw"])))).toBe(mark);
    expect(cmi?.suspend_data.length).toBeLessThanOrEqual(4096);
    process.stdout.write(`suspend_data of the whole course: ${cmi?.suspend_data.length} characters\n`);
    expect(complaints).toEqual([]);
    expectNoFault(lms);
  });
});

test("§4.107 a tab that is closed in the middle of an answer keeps it", { tag: "@long" }, async ({ context }) => {
  await withExport(context, WELCOME.EN, async ({ course, lms, complaints, launch }) => {
    const quiz = listSlides(course.content)[1];
    const one = await launch();
    await readSlide(one);
    await goOn(one);
    await seeSlide(one, quiz);
    // The learner leaves before any debounce ends: the last report is sent while the page closes.
    await one.player.getByRole("radio").first().locator("xpath=..").click();
    await leave(one, lms);
    const two = await launch();
    await seeSlide(two, quiz);
    await expect(two.player.getByRole("radio").first()).toBeChecked();
    await expect(two.player.getByRole("radio", { checked: true })).toHaveCount(1);
    expect(complaints).toEqual([]);
    expectNoFault(lms);
  });
});

test("a save that the LMS refuses is told to the learner, tried again, and arrives", { tag: "@wide" }, async ({
  context,
}) => {
  await withExport(context, WELCOME.EN, async ({ course, lms, complaints, launch }) => {
    const quiz = listSlides(course.content)[1];
    const learner = await launch();
    const state = learner.player.locator("[data-saving]");
    await expect(state).toHaveAttribute("data-saving", "saved");
    await learner.page.evaluate(() => {
      Object.assign(window, { isAway: true });
    });
    await readSlide(learner);
    await goOn(learner);
    await seeSlide(learner, quiz);
    await expect(state).toContainText(WORDS.EN.notSaved);
    await learner.page.evaluate(() => {
      Object.assign(window, { isAway: false });
    });
    await expect(state).toContainText(WORDS.EN.saved, { timeout: 15_000 });
    await expectKept(lms, { lesson_location: "0.1" });
    const faults = lms.readCalls().filter(({ code }) => code !== "0");
    expect(new Set(faults.map(({ call, code }) => `${call} ${code}`))).toEqual(new Set(["LMSCommit 101"]));
    expect(complaints).toHaveLength(faults.length);
    expect(complaints.every((text) => text.startsWith("SCORM 1.2 LMSCommit : 101"))).toBe(true);
  });
});

test("the page stays where it was read when the menu is opened and closed, also with a head that sticks", {
  tag: "@long",
}, async ({ context }) => {
  await withExport(context, "Spot the hook: recognising phishing", async ({ launch }) => {
    const { page, player } = await launch();
    await page.setViewportSize({ width: 867, height: 600 });
    await expect(player.locator("article h1")).toBeVisible();
    const place = (to?: number) =>
      player.locator("html").evaluate((html, top) => {
        if (top !== undefined) html.scrollTo({ top, behavior: "instant" });
        return html.scrollTop;
      }, to);
    expect(await place(400)).toBe(400);
    // Playwright scrolls to what it clicks by name: a learner does not.
    const box = await player.getByRole("button", { name: "Open the course menu" }).boundingBox();
    await page.mouse.click((box?.x ?? 0) + 8, (box?.y ?? 0) + 8);
    await expect(player.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(player.getByRole("button", { name: "Open the course menu" })).toBeFocused();
    await expect(player.getByRole("dialog")).toHaveCount(0);
    expect(await place()).toBe(400);
  });
});

/** Publishes the course with a pass mark, and a limit of attempts. */
async function askForMark(maxAttempts: number): Promise<void> {
  const token = await platform.signIn("demo_author");
  const { products } = await (await platform.call(token, "/api/admin/learniz?limit=100")).json();
  const { slug } = products.find(({ name }: { name: string }) => name === WELCOME.EN);
  const { name, config, updatedAt } = await (await platform.call(token, `/api/admin/learniz/${slug}`)).json();
  for (const { slides } of config.chapters)
    for (const { interactivities } of slides)
      for (const { medias } of interactivities)
        for (const { params } of medias) if (params?.config) params.config.maxAttempts = maxAttempts;
  config.validationConditions = { validAll: true, gameMinimalScore: 70, together: true };
  const way = `/api/admin/learniz/${slug}`;
  const saved = await platform.call(token, way, { name, configDraft: config, updatedAt }, "PATCH");
  const body = { updatedAt: (await saved.json()).updatedAt, documents: [], visible: true };
  await platform.call(token, `/api/admin/learniz/publish/${slug}`, body, "PATCH");
}

for (const [tries, title, told] of [
  [2, "Not passed yet", "incomplete"],
  [1, "Not passed", "failed"],
] as const)
  test(`§4.95 decisions 7: a course that ends under its mark with ${tries - 1} tries left says what is missing and where, celebrates nothing, and is told as ${told}`, {
    tag: "@long",
  }, async ({ context }) => {
    await askForMark(tries);
    await withExport(context, WELCOME.EN, async ({ course, lms, launch }) => {
      const slides = listSlides(course.content);
      const learner = await launch();
      const { page, player } = learner;
      for (const [index, slide] of slides.entries()) {
        await seeSlide(learner, slide);
        await answerGames(learner, slide, (statement) => statement === 0);
        // The page of the quiz says that the score is not enough.
        await readSlide(learner, index === 1 ? "Not enough yet" : undefined);
        if (index < slides.length - 1) await player.getByRole("button", { name: WORDS.EN.next }).click();
      }
      const end = player.getByRole("dialog", { name: title, exact: true });
      await expectKept(lms, { lesson_status: told, exit: "suspend" });
      await expect(player.getByRole("dialog")).toHaveCount(0);
      await player.getByRole("button", { name: "What is missing" }).click();
      await expect(end).toContainText(/Your result\s*\d+\/100\s*Asked for, at least\s*70\/100/);
      await expect(end).toContainText(tries === 2 ? "1 attempt left" : "no attempt left");
      await expect(player.getByRole("dialog")).toHaveCount(1);
      await expect(player.getByRole("progressbar")).toHaveJSProperty("value", 100);
      await page.keyboard.press("Escape");
      await player.getByRole("button", { name: "What is missing" }).click();
      await end.getByRole("button", { name: "Go there" }).click();
      await seeSlide(learner, slides[1]);
      expectNoFault(lms);
    });
  });

test("§1.24 without an LMS the learner is told so, in words", { tag: "@long" }, async ({ page }) => {
  const course = await exportCourse(platform, WELCOME.EN);
  const lms = await serveLms(course.folder);
  await page.goto(new URL("/content/", lms.url).href);
  await expect(page.getByText("No LMS was found. Open the course from your training platform.")).toBeVisible();
  await lms.close();
  await course.remove();
});
