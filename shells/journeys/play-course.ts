// Knows how a learner goes through a course: reads each page to its end, answers its games, goes on; by mouse or by
// keyboard.
import { expect, type FrameLocator, type Locator, type Page } from "@playwright/test";
import type { CourseContent, SlideContent } from "./export-course.ts";

/** The words of the player, in each language. */
export const WORDS = {
  FR: {
    next: "Suivant",
    finish: "Terminer",
    check: "Vérifier mes réponses",
    done: "Terminé",
    goOn: "Continuer",
    chapterDone: "Chapitre terminé",
    courseDone: "Cours terminé",
    lookAgain: "Le parcourir à nouveau",
    notSaved: "Pas encore enregistré",
    saved: "Enregistré",
    mark: /Votre résultat\s:\s(\d+)\/100/,
  },
  EN: {
    next: "Next",
    finish: "Finish",
    check: "Check my answers",
    done: "Done",
    goOn: "Go on",
    chapterDone: "Chapter completed",
    courseDone: "Course completed",
    lookAgain: "Look through it again",
    notSaved: "Not saved yet",
    saved: "Saved",
    mark: /Your result: (\d+)\/100/,
  },
} as const;

export type Hand = "mouse" | "keyboard";

export interface Learner {
  /** The page that contains the player, in a frame or directly. */
  readonly page: Page;
  readonly player: Page | FrameLocator;
  readonly content: CourseContent;
  readonly hand: Hand;
}

const press = async ({ hand }: Learner, button: Locator): Promise<void> => {
  if (hand === "mouse") return button.click();
  await button.focus();
  await button.press("Enter");
};

export const listSlides = (content: CourseContent): readonly SlideContent[] =>
  content.chapters.flatMap(({ slides }) => slides);

export const seeSlide = ({ player }: Learner, slide: SlideContent | undefined): Promise<void> =>
  expect(player.getByRole("heading", { level: 1, name: slide?.description ?? "" })).toBeVisible();

/** Answers the games of the open page; `isRight` says which statements get the right answer. */
export async function answerGames(
  learner: Learner,
  slide: SlideContent,
  isRight: (index: number) => boolean = () => true,
): Promise<void> {
  const games = slide.interactivities.filter(({ type }) => type === "game");
  for (const [at, game] of games.entries()) {
    const section = learner.player.locator("article section").nth(at);
    const statements = game.medias.flatMap(({ params }) => params.content?.statements ?? []);
    for (const [index, { correct }] of statements.entries()) {
      const radio = section
        .getByRole("group")
        .nth(index)
        .getByRole("radio")
        .nth(correct === isRight(index) ? 0 : 1);
      if (learner.hand === "mouse") await radio.locator("xpath=..").click();
      else {
        await radio.focus();
        await radio.press("Space");
      }
      await expect(radio).toBeChecked();
    }
    await press(learner, section.getByRole("button", { name: WORDS[learner.content.local].check }));
  }
}

/**
 * Scrolls to the end of the open page, until the menu says that it is done, or `says` something else. Late pictures
 * move the end away.
 */
export async function readSlide(
  { page, player, hand, content }: Learner,
  says: string = WORDS[content.local].done,
): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await expect(async () => {
    if (hand === "mouse") {
      await page.mouse.move(width / 2, height / 2);
      await page.mouse.wheel(0, 20_000);
    } else {
      await player.locator("body").press("End");
    }
    const here = player.locator("aside [aria-current=page]");
    await expect(here).toContainText(says, { timeout: 1_000 });
  }).toPass({ timeout: 15_000 });
}

/** From a finished page to the next one, through the dialog at the end of a chapter, which may appear a step later. */
export async function goOn(learner: Learner): Promise<void> {
  const { player, content } = learner;
  const words = WORDS[content.local];
  const chapterDone = player.getByRole("dialog", { name: words.chapterDone });
  const isLast = isLastOfChapter(await readTitle(learner), content);
  await press(learner, player.getByRole("button", { name: words.next }));
  if (isLast) await press(learner, chapterDone.getByRole("button", { name: words.goOn }));
}

/** From the last page, which nothing covers, to the end of the course. */
export async function finish(learner: Learner): Promise<Locator> {
  const { player, content } = learner;
  const words = WORDS[content.local];
  await expect(player.getByRole("dialog")).toHaveCount(0);
  await press(learner, player.getByRole("button", { name: words.finish, exact: true }));
  const end = player.getByRole("article", { name: words.courseDone });
  await expect(end).toBeVisible();
  return end;
}

const readTitle = async ({ player }: Learner): Promise<string> =>
  (await player.locator("article h1").textContent()) ?? "";
const isLastOfChapter = (title: string, { chapters }: CourseContent): boolean =>
  chapters.some(({ slides }) => slides.at(-1)?.description === title);
