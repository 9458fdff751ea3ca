// Knows that an exported game runs in a strict LMS and from a disk: started, left, resumed, lost, tried again, won.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { type ExportedProduct, exportProduct } from "./export-course.ts";
import { type Platform, startPlatform } from "./platform.ts";
import { answerStatements, countAnswers, GAME, type GameContent, type GamePlayer, press } from "./play-game.ts";
import { type Cmi, type Cmi2004, type ServedLms, serveLms } from "./serve-lms.ts";

let platform: Platform;
test.beforeAll(async () => {
  platform = await startPlatform();
});
test.afterAll(() => platform.stop());

/** §8.24: each start warns of what SCORM 1.2 cannot express. */
const EXPECTED = "SCORM 1.2 : progress_measure, learner_id, learner_name are not supported";

interface Visitor extends GamePlayer {
  readonly page: Page;
}
/** Opens an address in a tab of its own; errors of the browser, and its requests to others, are collected. */
function createOpener(context: BrowserContext, { content }: ExportedProduct<GameContent>, hand: GamePlayer["hand"]) {
  const [complaints, asked]: [string[], string[]] = [[], []];
  context.on("request", (request) => asked.push(request.url()));
  const open = async (url: string, isFramed: boolean): Promise<Visitor> => {
    const page = await context.newPage();
    page.on("console", (message) => {
      if (message.text() === EXPECTED) return;
      if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(error.message));
    await page.goto(url);
    return { page, player: isFramed ? page.frameLocator("iframe") : page, content, hand };
  };
  return { complaints, asked, open };
}

type Told = Readonly<Record<string, unknown>>;
const start = (lms: { readonly folder: string }, version: "1.2" | "2004"): Promise<ServedLms<Cmi | Cmi2004>> =>
  version === "1.2" ? serveLms(lms.folder) : serveLms(lms.folder, "2004");

for (const [format, hand] of [
  ["1.2", "mouse"],
  ["2004", "keyboard"],
  ["2004-3rd", "mouse"],
] as const) {
  test(`§4.113–§4.116 §4.103–§4.111 §7.116 SCORM ${format}, by ${hand}: left halfway and resumed, lost, tried again, won`, {
    tag: format === "1.2" ? "@wide" : "@long",
  }, async ({ context }) => {
    const version = format === "1.2" ? "1.2" : "2004";
    const game = await exportProduct<GameContent>(platform, "game", GAME, format);
    const lms = await start(game, version);
    const { complaints, asked, open } = createOpener(context, game, hand);
    const END = version === "1.2" ? "LMSFinish" : "Terminate";
    const leave = async ({ page }: Visitor) => {
      const ends = () => lms.readCalls().filter(({ call }) => call === END).length;
      const before = ends();
      await page.close({ runBeforeUnload: true });
      await expect.poll(ends).toBe(before + 1);
    };
    const expectKept = (told12: Told, told2004: Told) =>
      expect(async () => expect(lms.readCmi()).toMatchObject(version === "1.2" ? { core: told12 } : told2004)).toPass({
        timeout: 10_000,
      });
    try {
      const one = await open(lms.url, true);
      await press(one, "Commencer");
      await answerStatements(one, 0, 2);
      await leave(one);
      await expectKept(
        { lesson_status: "incomplete", exit: "suspend" },
        { completion_status: "incomplete", exit: "suspend", progress_measure: "0.4" },
      );

      const two = await open(lms.url, true);
      await press(two, "Continuer");
      await expect.poll(() => countAnswers(two)).toBe(2);
      await answerStatements(two, 2, 5, () => false);
      await press(two, "Vérifier mes réponses");
      await expect(two.player.getByText("2 bonnes réponses sur 5")).toBeVisible();
      await expectKept(
        { lesson_status: "failed", exit: "suspend", score: { raw: "40", min: "0", max: "100" } },
        { success_status: "failed", completion_status: "incomplete", exit: "suspend", score: { scaled: "0.4" } },
      );
      await leave(two);

      const three = await open(lms.url, true);
      await press(three, "Voir mes réponses");
      await press(three, "Réessayer");
      await answerStatements(three, 0, 5);
      await press(three, "Vérifier mes réponses");
      await expect(three.player.getByText("5 bonnes réponses sur 5")).toBeVisible();
      await expectKept(
        { lesson_status: "passed", exit: "", score: { raw: "100" } },
        { success_status: "passed", completion_status: "completed", exit: "normal", score: { scaled: "1" } },
      );
      await leave(three);
      expect(lms.readCmi()?.suspend_data.length).toBeLessThan(200);
      expect(complaints).toEqual([]);
      expect(lms.readCalls().filter(({ code }) => code !== "0")).toEqual([]);
      const inside = ["lms/", "content/"].map((path) => new URL(`/${path}`, lms.url).href);
      expect(asked.filter((url) => !inside.some((home) => url.startsWith(home)))).toEqual([]);
    } finally {
      await lms.close();
      await game.remove();
    }
  });
}

test("§7.116 §9.20 from a disk: played, left, opened again where it was, won; nothing else is asked for", {
  tag: "@long",
}, async ({ context }) => {
  const game = await exportProduct<GameContent>(platform, "game", GAME, "web");
  const url = pathToFileURL(join(game.folder, "index.html")).href;
  const { complaints, asked, open } = createOpener(context, game, "mouse");
  try {
    const one = await open(url, false);
    await press(one, "Commencer");
    await answerStatements(one, 0, 3);
    await one.page.close({ runBeforeUnload: true });
    const two = await open(url, false);
    await press(two, "Continuer");
    await expect.poll(() => countAnswers(two)).toBe(3);
    await answerStatements(two, 3, 5);
    await press(two, "Vérifier mes réponses");
    await expect(two.page.getByText("5 bonnes réponses sur 5")).toBeVisible();
    await two.page.close({ runBeforeUnload: true });
    const three = await open(url, false);
    await expect(three.page.getByText("Gagné", { exact: true })).toBeVisible();
    expect(complaints).toEqual([]);
    expect(asked.filter((address) => !address.startsWith("file:"))).toEqual([]);
    expect(game.paths).not.toContain("imsmanifest.xml");
  } finally {
    await game.remove();
  }
});

for (const [locale, title, words] of [
  ["en-GB", "The game cannot start", "No LMS was found. Open the game from your training platform."],
  [
    "fr-FR",
    "Le jeu ne peut pas démarrer",
    "Aucune plateforme n’a été trouvée. Ouvrez le jeu depuis votre plateforme de formation.",
  ],
] as const) {
  test(`§1.24 without an LMS a learner is told that it is the game that cannot start (${locale})`, {
    tag: "@long",
  }, async ({ browser }) => {
    const game = await exportProduct<GameContent>(platform, "game", GAME, "1.2");
    const lms = await start(game, "1.2");
    const context = await browser.newContext({ locale });
    try {
      const page = await context.newPage();
      await page.goto(new URL("/content/", lms.url).href);
      await expect(page.getByRole("heading", { name: title })).toBeVisible();
      await expect(page.getByText(words)).toBeVisible();
    } finally {
      await context.close();
      await lms.close();
      await game.remove();
    }
  });
}
