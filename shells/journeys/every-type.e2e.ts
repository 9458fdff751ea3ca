// Knows that every type of game and block is played to its end by either hand, on the platform and in each package, to
// the same result: by keys alone, and by taps alone on a phone. A long run walks all of them in both languages,
// a usual one walks once.
import type { Browser, BrowserContext } from "@playwright/test";
import { exportCourse } from "./export-course.ts";
import { findFaults } from "./find-faults.ts";
import { isLongRun } from "./long-run.ts";
import { expect, test } from "./platform.ts";
import { type Hand, KEYBOARD, TOUCH } from "./solving/hand.ts";
import { playWhole, type WholeCourse } from "./solving/play-whole.ts";
import { type CoursePlace, PLACES, serveOnPlatform, servePackage } from "./solving/serve-course.ts";

const NAMES = { fr: "Visite des jeux", en: "Tour of the games" } as const;
type Language = keyof typeof NAMES;
interface Walk {
  readonly place: CoursePlace;
  readonly hand: Hand;
  readonly language: Language;
}

const WALKS: readonly Walk[] = PLACES.flatMap((place) =>
  [KEYBOARD, TOUCH].flatMap((hand) => (["fr", "en"] as const).map((language) => ({ place, hand, language }))),
);
/** The short walk. */
const isShort = ({ place, hand, language }: Walk): boolean => place === "1.2" && hand === KEYBOARD && language === "fr";

const open = (browser: Browser, { hand, language }: Walk): Promise<BrowserContext> =>
  browser.newContext({
    locale: language === "fr" ? "fr-FR" : "en-GB",
    reducedMotion: "reduce",
    ...(hand === TOUCH ? { viewport: { width: 390, height: 844 }, hasTouch: true } : {}),
  });

for (const walk of isLongRun ? WALKS : WALKS.filter(isShort)) {
  const { place, hand, language } = walk;
  test(`§1.21 §3.132 §9.18 every type by ${hand.kind}, ${place}, ${language}`, { tag: "@wide" }, async ({
    browser,
    platform,
    complaints,
  }) => {
    test.slow();
    const format = place === "2004" || place === "web" ? place : "1.2";
    const course = await exportCourse<WholeCourse>(platform, NAMES[language], format);
    const served =
      place === "platform"
        ? // One hand cannot begin again what the other has ended, so each has a learner of its own.
          await serveOnPlatform(platform, NAMES[language], hand === TOUCH ? "demo_manager" : "demo_learner")
        : await servePackage(course.folder, place);
    const context = await open(browser, walk);
    const page = await context.newPage();
    await page.goto(served.url);
    try {
      const end = await playWhole({ page, player: served.findPlayer(page), hand, course: course.content });
      await expect(end).toContainText(/: 100\/100/);
      expect(await findFaults(page)).toEqual([]);
      if (served.readStored) await expect.poll(served.readStored).toEqual({ status: "COMPLETE", score: 100 });
      expect(complaints).toEqual([]);
    } finally {
      await context.close();
      await served.close();
      await course.remove();
    }
  });
}
