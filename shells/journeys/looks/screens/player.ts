// Knows the screens of the player: a course, a game, a package.
import type { Page } from "@playwright/test";
import { say } from "../../words.ts";
import { asLearner, inPdf, inPreview, inShortCourse, inTour } from "../demo.ts";
import { LOST, lose } from "../network.ts";
import type { Screen } from "../screen.ts";

const button = (page: Page, words: string) => page.getByRole("button", { name: say(words) }).first();

/** Beside the page on a desktop, behind a button on a phone. */
async function openMenu(page: Page, opener: string): Promise<void> {
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  if (await button(page, opener).isVisible()) await button(page, opener).click();
}
async function leaf(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  const title = page.getByRole("heading", { level: 1 }).first();
  await title.waitFor();
  while (!(await isThere())) {
    const former = await title.textContent();
    await button(page, "Next").click();
    await page.waitForFunction((text) => document.querySelector("h1")?.textContent !== text, former);
  }
}
const goToQuiz = (page: Page) => leaf(page, async () => (await page.getByRole("radio").count()) > 0);
async function answer(page: Page): Promise<void> {
  for (const group of await page.getByRole("group").all()) await group.getByRole("radio").first().press("Space");
  await button(page, "Check my answers").click();
}

/** A page of the tour of the games, from 1. */
async function turnTo(page: Page, number: number): Promise<void> {
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  for (let at = 1; at < number; at++) await button(page, "Next").click();
  await page.getByRole("region").nth(1).waitFor();
}
const piece = (page: Page) => page.locator("[data-place=bank] button[data-piece]").first();
/** Puts everything into the first group. */
async function sortAll(page: Page): Promise<void> {
  for (let left = await page.locator("[data-place=bank] button[data-piece]").count(); left > 0; left--) {
    await piece(page).click();
    await page.locator("[data-place] button[data-stop]:not([data-piece])").first().click();
  }
}
/** Past its introduction, to the first question. */
async function beginSequence(page: Page): Promise<void> {
  await button(page, "Begin").click();
  await page.getByRole("radio").first().waitFor();
}
async function answerSequence(page: Page, at: number): Promise<void> {
  await page.getByRole("radio").nth(at).press("Space");
  await button(page, "Answer").click();
  await button(page, "Next question").or(button(page, "See the result")).waitFor();
}
const JUDGED = /right answers? out of|bonnes? réponses? sur/;

/** With the rules, as a learner who begins: the first page is read, the second is open. */
async function followRules(page: Page): Promise<void> {
  await page.getByRole("switch", { name: say("Rules") }).click();
  await page.locator("progress[value='50']").waitFor();
}
async function readFirst(page: Page): Promise<void> {
  await followRules(page);
  await button(page, "Next").click();
}
async function goToSecond(page: Page): Promise<void> {
  await readFirst(page);
  await page
    .getByRole("dialog")
    .getByRole("button", { name: say("Go on") })
    .click();
  await page.getByRole("radio").first().waitFor();
}
const HELD = say("This goes on elsewhere, or was begun anew. What you do in this window is not kept.");
/** The learner goes further in another window: a frame, since a hidden page draws nothing. */
async function goFurther(page: Page): Promise<void> {
  await button(page, "Next").waitFor();
  await page.evaluate(() => {
    const other = document.createElement("iframe");
    Object.assign(other.style, { position: "fixed", inset: "0", width: "100%", height: "100%", zIndex: "9" });
    other.src = location.href;
    document.body.append(other);
  });
  const way = (words: string) =>
    page
      .frameLocator("iframe")
      .getByRole("button", { name: say(words) })
      .first();
  await way("Next").waitFor();
  // Leads to a page that is open, however often this runs.
  const onward = (await way("Previous").isEnabled()) ? way("Previous") : way("Next");
  await Promise.all([page.waitForResponse(/\/progress$/), onward.click()]);
  await page.getByText(HELD).waitFor();
  await page.locator("iframe").evaluate((other) => other.remove());
}
/** A package reports that it is done. */
async function endPackage(page: Page): Promise<void> {
  await page.frameLocator("iframe").frameLocator("iframe").getByRole("heading").first().waitFor();
  await page
    .frames()
    .at(-1)
    ?.evaluate(() => {
      const { API } = window.parent as Window & { API?: Record<string, (...said: readonly string[]) => string> };
      API?.["LMSSetValue"]?.("cmi.core.lesson_status", "completed");
      API?.["LMSFinish"]?.("");
    });
}

export const PLAYER: readonly Screen[] = [
  { name: "course", address: asLearner("learniz") },
  {
    name: "course-menu",
    address: asLearner("learniz"),
    reach: (page) => openMenu(page, "Open the course menu"),
    see: (page) => page.getByRole("navigation", { name: say("Course menu") }),
  },
  {
    name: "course-tools",
    address: asLearner("learniz"),
    reach: async (page) => {
      await button(page, "Search and reading").click();
      await page.getByRole("searchbox").fill("er");
    },
    see: (page) => page.getByRole("dialog", { name: say("Search and reading") }),
  },
  {
    name: "course-locked",
    address: asLearner("learniz"),
    reach: async (page) => {
      await openMenu(page, "Open the course menu");
      await button(page, "Locked").click();
    },
    see: (page) => page.getByRole("dialog", { name: say("This page is still locked") }),
  },
  {
    name: "course-offline",
    address: asLearner("learniz"),
    reach: async (page) => {
      await button(page, "Next").waitFor();
      await page.context().setOffline(true);
      await button(page, "Next").click();
    },
    see: (page) =>
      page.getByText(
        say("You are offline. Go on: everything is kept on this device and sent as soon as the connection is back."),
      ),
    complaint: LOST,
  },
  {
    name: "course-session-ended",
    address: asLearner("learniz"),
    reach: async (page) => {
      await button(page, "Next").waitFor();
      await page.route(/\/progress$|\/login_refresh$/, (route) => route.fulfill({ status: 401, json: {} }));
      await button(page, "Next").click();
    },
    see: (page) => page.getByRole("heading", { name: say("Your session has ended") }),
    complaint: LOST,
  },
  { name: "course-quiz", address: inPreview("learniz"), reach: goToQuiz, see: (page) => page.getByRole("radio") },
  {
    name: "course-quiz-judged",
    address: inPreview("learniz"),
    reach: async (page) => {
      await goToQuiz(page);
      await answer(page);
    },
    see: (page) => page.getByText(/right answers? out of|bonnes? réponses? sur/),
  },
  {
    name: "preview-end",
    address: inPreview("learniz"),
    reach: async (page) => {
      await leaf(page, () => button(page, "Finish").isVisible());
      await button(page, "Finish").click();
    },
    see: (page) => page.getByRole("dialog", { name: say("End of the preview") }),
  },
  {
    name: "chapter-end",
    address: inShortCourse,
    reach: readFirst,
    see: (page) => page.getByRole("dialog", { name: say("Chapter completed") }),
  },
  {
    name: "course-missing",
    address: inShortCourse,
    reach: async (page) => {
      await goToSecond(page);
      await button(page, "Finish").click();
    },
    see: (page) => page.getByRole("dialog", { name: say("Not finished yet") }),
  },
  {
    name: "course-completed",
    address: inShortCourse,
    reach: async (page) => {
      await goToSecond(page);
      await answer(page);
      await page.locator("progress[value='100']").waitFor();
      await button(page, "Finish").click();
    },
    see: (page) => page.getByRole("article", { name: say("Course completed") }),
  },
  {
    name: "course-held",
    address: asLearner("learniz"),
    reach: goFurther,
    see: (page) => page.getByText(HELD),
  },
  {
    name: "course-leave-offline",
    address: asLearner("learniz"),
    reach: async (page) => {
      await button(page, "Leave").waitFor();
      await page.context().setOffline(true);
      await button(page, "Leave").click();
    },
    see: (page) => page.getByText(say("There is no connection. You leave this page as soon as it is back.")),
    complaint: LOST,
  },
  {
    name: "course-part-missing",
    address: asLearner("learniz"),
    prepare: lose(/lock-dialog-[^/]*\.js$/),
    reach: async (page) => {
      await openMenu(page, "Open the course menu");
      await button(page, "Locked").click();
    },
    see: (page) => page.getByText(say("A part of this page did not arrive. Nothing that you did is lost.")),
    complaint: LOST,
  },
  { name: "player-link-unknown", address: "/play/error?status=404" },
  { name: "games-1", address: inTour, see: (page) => page.getByRole("region").nth(1) },
  {
    name: "games-1-judged",
    address: inTour,
    reach: async (page) => {
      await turnTo(page, 1);
      await page.getByRole("radio").last().press("Space");
      await page.getByRole("checkbox").first().press("Space");
      await page.getByRole("combobox").selectOption({ index: 2 });
      await page.getByRole("textbox").fill("tne");
      await piece(page).click();
      await page.getByRole("button", { name: /\d .+ \d: / }).click();
      for (let left = 2; left > 0; left--) await button(page, "Check my answers").click();
    },
    see: (page) => page.getByText(JUDGED).nth(1),
  },
  {
    name: "games-2-held",
    address: inTour,
    reach: async (page) => {
      await turnTo(page, 2);
      await piece(page).click();
    },
    see: (page) => page.locator("[aria-pressed=true]"),
  },
  {
    name: "games-2-judged",
    address: inTour,
    reach: async (page) => {
      await turnTo(page, 2);
      await button(page, "It is right as it stands").click();
      await sortAll(page);
      for (let left = 2; left > 0; left--) await button(page, "Check my answers").click();
    },
    see: (page) => page.getByText(JUDGED).nth(1),
  },
  {
    name: "games-3-judged",
    address: inTour,
    reach: async (page) => {
      await turnTo(page, 3);
      for (const list of await page.getByRole("combobox").all()) await list.selectOption({ index: 1 });
      await page.getByRole("textbox").first().fill("aed");
      await page.getByRole("textbox").last().fill("12");
      for (let left = 2; left > 0; left--) await button(page, "Check my answers").click();
    },
    see: (page) => page.getByText(JUDGED).nth(1),
  },
  { name: "game-intro", address: inPreview("game") },
  {
    name: "game-play",
    address: inPreview("game"),
    reach: (page) => button(page, "Start").click(),
    see: (page) => page.getByRole("radio"),
  },
  {
    name: "game-result",
    address: inPreview("game"),
    reach: async (page) => {
      await button(page, "Start").click();
      await page.getByRole("radio").first().waitFor();
      await answer(page);
    },
    see: (page) => page.getByText(/right answers? out of|bonnes? réponses? sur/),
  },
  { name: "sequence-intro", address: inPreview("smart-sequence"), see: (page) => page.getByRole("article") },
  {
    name: "sequence-asked",
    address: inPreview("smart-sequence"),
    reach: beginSequence,
    see: (page) => page.getByRole("radio"),
  },
  {
    name: "sequence-judged",
    address: inPreview("smart-sequence"),
    reach: async (page) => {
      await beginSequence(page);
      await answerSequence(page, 1);
    },
    see: (page) => button(page, "Next question"),
  },
  {
    name: "sequence-result",
    address: inPreview("smart-sequence"),
    reach: async (page) => {
      await beginSequence(page);
      for (let isOver = false; !isOver; ) {
        await answerSequence(page, 0);
        isOver = await button(page, "See the result").isVisible();
        await button(page, isOver ? "See the result" : "Next question").click();
      }
    },
    see: (page) => page.getByRole("heading", { name: say("Your result") }),
  },
  { name: "package", address: asLearner("scorm"), see: (page) => page.locator("iframe") },
  {
    name: "package-menu",
    address: asLearner("scorm"),
    reach: async (page) => {
      await page.locator("iframe").first().waitFor();
      const opener = button(page, "Open the contents");
      if (await opener.isVisible()) await opener.click();
    },
    see: (page) => page.locator("iframe"),
  },
  {
    name: "package-ended",
    address: asLearner("scorm"),
    reach: endPackage,
    see: (page) => page.getByText(say("You have completed this.")),
  },
  {
    name: "package-failed",
    address: asLearner("scorm"),
    prepare: lose(/engine-[^/]*\.js$/),
    see: (page) => page.getByRole("heading", { name: say("The package could not be opened") }),
    complaint: LOST,
  },
  { name: "attachment-pdf", address: inPdf, see: (page) => page.locator("canvas") },
];
