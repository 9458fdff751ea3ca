// Knows that a course exported for SCORM 2004 runs in a strict LMS, and that a package of a later publication continues
// where the one before it was left.
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { type ExportedCourse, exportCourse } from "./export-course.ts";
import { type Platform, startPlatform } from "./platform.ts";
import { answerGames, finish, goOn, type Learner, listSlides, readSlide, seeSlide, WORDS } from "./play-course.ts";
import { serveKeepingLms, serveLms } from "./serve-lms.ts";

const WELCOME = "Welcome: how a course works";
let platform: Platform;
test.beforeAll(async () => {
  platform = await startPlatform();
});
test.afterAll(() => platform.stop());

/** Opens the LMS's page in a tab of its own, and collects the browser's complaints. */
async function launch(context: BrowserContext, url: string, { content }: ExportedCourse, complaints: string[]) {
  const page: Page = await context.newPage();
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.goto(url);
  return { page, player: page.frameLocator("iframe"), content, hand: "mouse" } satisfies Learner;
}

for (const version of ["2004", "2004-3rd"] as const) {
  test(`§1.23 §4.97–§4.110 ${version}: started, left, resumed where it was left, completed, without an error of the LMS`, {
    tag: version === "2004" ? "@wide" : "@long",
  }, async ({ context }) => {
    const course = await exportCourse(platform, WELCOME, version);
    const lms = await serveLms(course.folder, "2004");
    const complaints: string[] = [];
    const leave = async ({ page }: Learner) => {
      const ends = () => lms.readCalls().filter(({ call }) => call === "Terminate").length;
      const before = ends();
      await page.close({ runBeforeUnload: true });
      await expect.poll(ends).toBe(before + 1);
    };
    try {
      const [first, quiz, last] = listSlides(course.content);
      if (!first || !quiz || !last) throw new Error("the course is not the one that is played here");
      const one = await launch(context, lms.url, course, complaints);
      await seeSlide(one, first);
      await readSlide(one);
      await goOn(one);
      await seeSlide(one, quiz);
      await answerGames(one, quiz);
      await readSlide(one);
      await leave(one);
      expect(lms.readCmi()).toMatchObject({ completion_status: "incomplete", exit: "suspend", location: "0.1" });

      const two = await launch(context, lms.url, course, complaints);
      await seeSlide(two, quiz);
      await goOn(two);
      await seeSlide(two, last);
      await readSlide(two);
      await finish(two);
      await leave(two);
      expect(lms.readCmi()).toMatchObject({ completion_status: "completed", exit: "normal", score: { scaled: "1" } });
      expect(complaints).toEqual([]);
      expect(lms.readCalls().filter(({ code }) => code !== "0")).toEqual([]);
    } finally {
      await lms.close();
      await course.remove();
    }
  });
}

for (const version of ["1.2", "2004"] as const) {
  test(`decisions 7: ${version}, an LMS that keeps whatever comes last: a forgotten tab steps back and undoes nothing, and who opens the finished course again loses nothing`, {
    tag: "@long",
  }, async ({ context }) => {
    const course = await exportCourse(platform, WELCOME, version);
    const lms = await serveKeepingLms(course.folder, version);
    const complaints: string[] = [];
    const status = version === "1.2" ? "cmi.core.lesson_status" : "cmi.completion_status";
    const total = version === "1.2" ? "cmi.core.total_time" : "cmi.total_time";
    const readState = () => [lms.readWords()[status], lms.readWords()["cmi.suspend_data"]];
    /** Closes the page, and waits for its last report, which contains the time of the visit. */
    const leave = async ({ page }: Learner) => {
      const before = lms.readWords()[total];
      await page.close({ runBeforeUnload: true });
      await expect.poll(() => lms.readWords()[total]).not.toBe(before);
    };
    try {
      const slides = listSlides(course.content);
      const forgotten = await launch(context, lms.url, course, complaints);
      await readSlide(forgotten);
      await expect.poll(() => lms.readWords()["cmi.suspend_data"]).toBeTruthy();
      const other = await launch(context, lms.url, course, complaints);
      for (const [index, slide] of slides.entries()) {
        await seeSlide(other, slide);
        await answerGames(other, slide);
        await readSlide(other);
        if (index < slides.length - 1) await goOn(other);
      }
      await finish(other);
      await expect(forgotten.player.getByText(/This goes on elsewhere/)).toBeVisible();
      await leave(other);
      const finished = readState();
      expect(finished[0]).toBe("completed");
      await forgotten.page.close({ runBeforeUnload: true });

      const again = await launch(context, lms.url, course, complaints);
      if (version === "2004") {
        const offer = again.player.getByRole("dialog", { name: "You have finished this course" });
        await expect(offer).toBeVisible();
        expect(readState()).toEqual(finished);
        await offer.getByRole("button", { name: WORDS.EN.lookAgain }).click();
      }
      await seeSlide(again, slides.at(-1));
      await leave(again);
      expect(readState()[0]).toBe("completed");
      // Each launch warns once of what SCORM 1.2 cannot express.
      expect(complaints.filter((text) => !text.startsWith("SCORM 1.2 :"))).toEqual([]);
    } finally {
      await lms.close();
      await course.remove();
    }
  });
}

test("§4.66 a package of a later publication, with pages before and after, finds in the LMS what a learner had done in the former one", {
  tag: "@long",
}, async ({ context }) => {
  const token = await platform.signIn("demo_author");
  const { products } = await (await platform.call(token, "/api/admin/learniz?limit=100")).json();
  const { slug } = products.find(({ name }: { name: string }) => name.replace(/\s/g, " ") === WELCOME);
  const former = await exportCourse(platform, WELCOME);
  const lms = await serveLms(former.folder);
  const complaints: string[] = [];
  const leave = async ({ page }: Learner) => {
    const ends = () => lms.readCalls().filter(({ call }) => call === "LMSFinish").length;
    const before = ends();
    await page.close({ runBeforeUnload: true });
    await expect.poll(ends).toBe(before + 1);
  };
  const [first, quiz, last] = listSlides(former.content);
  if (!first || !quiz || !last) throw new Error("the course is not the one that is played here");
  try {
    const one = await launch(context, lms.url, former, complaints);
    await readSlide(one);
    await goOn(one);
    await seeSlide(one, quiz);
    await answerGames(one, quiz);
    await readSlide(one);
    await leave(one);

    const product = await (await platform.call(token, `/api/admin/learniz/${slug}`)).json();
    const config = structuredClone(product.config);
    const page = (name: string) => ({
      ...structuredClone(config.chapters[0].slides[0]),
      slug: `${name}-page`,
      description: `A ${name} page`,
      interactivities: [],
      validators: [],
      requirements: [],
    });
    config.chapters[0].slides.unshift(page("new"));
    config.chapters[0].slides.push(page("last"));
    const saved = await platform.call(
      token,
      `/api/admin/learniz/${slug}`,
      { name: product.name, configDraft: config, updatedAt: product.updatedAt },
      "PATCH",
    );
    const { updatedAt } = await saved.json();
    const published = await platform.call(
      token,
      `/api/admin/learniz/publish/${slug}`,
      { updatedAt, documents: [], visible: true },
      "PATCH",
    );
    expect(published.status).toBe(200);
    const later = await exportCourse(platform, WELCOME);
    lms.replace(later.folder);

    const two = await launch(context, lms.url, later, complaints);
    await seeSlide(two, quiz);
    await expect(two.player.getByText(/right answers? out of/)).toBeVisible();
    await goOn(two);
    await seeSlide(two, last);
    await leave(two);
    expect(lms.readCmi()?.core).toMatchObject({ lesson_status: "incomplete", lesson_location: "0.3" });
    expect(lms.readCalls().filter(({ code }) => code !== "0")).toEqual([]);
    await later.remove();
  } finally {
    await lms.close();
    await former.remove();
  }
});
