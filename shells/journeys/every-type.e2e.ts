// Knows that every type of game and block is played to its end by either hand, on the platform and in each package, to
// the same result: by keys alone, and by taps alone on a phone. A long run walks all of them in both languages.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, BrowserContext } from "@playwright/test";
import { type ExportedProduct, exportCourse } from "./export-course.ts";
import { findFaults } from "./find-faults.ts";
import { expect, type Platform, test } from "./platform.ts";
import { serveLms } from "./serve-lms.ts";
import { type Hand, KEYBOARD, TOUCH } from "./solving/hand.ts";
import { playWhole, type WholeCourse } from "./solving/play-whole.ts";

const NAMES = { fr: "Visite des jeux", en: "Tour of the games" } as const;
type Language = keyof typeof NAMES;
type Place = "platform" | "web" | "1.2" | "2004";
interface Walk {
  readonly place: Place;
  readonly hand: Hand;
  readonly language: Language;
}

const isLong = process.env["ACADEMIZ_LONG"] !== undefined;
const WALKS: readonly Walk[] = (["platform", "web", "1.2", "2004"] as const).flatMap((place) =>
  [KEYBOARD, TOUCH].flatMap((hand) => (["fr", "en"] as const).map((language) => ({ place, hand, language }))),
);
/** Each place, hand and language at least once. */
const isShort = ({ place, hand, language }: Walk): boolean =>
  (place === "platform" && hand === TOUCH && language === "en") ||
  (place === "1.2" && hand === KEYBOARD && language === "fr");

const open = (browser: Browser, { hand, language }: Walk): Promise<BrowserContext> =>
  browser.newContext({
    locale: language === "fr" ? "fr-FR" : "en-GB",
    reducedMotion: "reduce",
    ...(hand === TOUCH ? { viewport: { width: 390, height: 844 }, hasTouch: true } : {}),
  });

async function findLink(platform: Platform, name: string): Promise<string> {
  const token = await platform.signIn("demo_learner");
  const { products } = await (await platform.call(token, "/api/products")).json();
  const { perimeterSlug } = products.find((one: { readonly name: string }) => one.name === name);
  const { link } = await (await platform.call(token, `/api/front-dynamic/product/${perimeterSlug}/link`)).json();
  return new URL(link, platform.url).href;
}

/** Where it is played, what was stored of it there, and the end of both. */
async function serve(platform: Platform, { place, language }: Walk, { folder }: ExportedProduct<WholeCourse>) {
  if (place === "platform") {
    const url = await findLink(platform, NAMES[language]);
    const slug = new URL(url).pathname.split("/").at(-1);
    const token = await platform.signIn("demo_learner");
    const readStored = async () => {
      const { progress } = await (await platform.call(token, `/api/progress/${slug}`)).json();
      return { status: progress.status, score: progress.score };
    };
    return { url, readStored, close: async () => {} };
  }
  if (place === "web")
    return { url: pathToFileURL(join(folder, "index.html")).href, readStored: null, close: async () => {} };
  if (place === "1.2") {
    const lms = await serveLms(folder);
    const readStored = async () => {
      const core = lms.readCmi()?.core;
      return { status: core?.["lesson_status"]?.toUpperCase(), score: Number(core?.score["raw"]) };
    };
    return { url: lms.url, readStored, close: () => lms.close() };
  }
  const lms = await serveLms(folder, "2004");
  const readStored = async () => {
    const cmi = lms.readCmi();
    return { status: cmi?.completion_status.toUpperCase(), score: Number(cmi?.score["scaled"]) * 100 };
  };
  return { url: lms.url, readStored, close: () => lms.close() };
}

for (const walk of isLong ? WALKS : WALKS.filter(isShort)) {
  const { place, hand, language } = walk;
  test(`§3.132 §9.18 every type by ${hand.kind}, ${place}, ${language}`, async ({ browser, platform, complaints }) => {
    test.slow();
    const course = (await exportCourse(
      platform,
      NAMES[language],
      place === "2004" || place === "web" ? place : "1.2",
    )) as unknown as ExportedProduct<WholeCourse>;
    const served = await serve(platform, walk, course);
    const context = await open(browser, walk);
    const page = await context.newPage();
    await page.goto(served.url);
    const player = place === "1.2" || place === "2004" ? page.frameLocator("iframe") : page;
    try {
      const end = await playWhole({ page, player, hand, course: course.content });
      await expect(end).toContainText(/: 100\/100|: 100 %/);
      expect(await findFaults(page)).toEqual([]);
      if (served.readStored)
        await expect.poll(served.readStored).toEqual({
          status: place === "platform" ? "COMPLETE" : "COMPLETED",
          score: 100,
        });
      expect(complaints).toEqual([]);
    } finally {
      await context.close();
      await served.close();
      await course.remove();
    }
  });
}
