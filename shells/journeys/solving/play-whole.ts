// Knows how a learner goes through a whole course with one hand: every game solved, every card and file opened, every
// page read, to the result.
import { expect, type Locator, type Page } from "@playwright/test";
import { say } from "../words.ts";
import type { Hand, Player } from "./hand.ts";
import { openParts } from "./open-parts.ts";
import { type GameMedia, solve } from "./solve-game.ts";

/** The part of a course that is needed to play it. */
export interface WholeCourse {
  readonly chapters: readonly {
    readonly slides: readonly {
      readonly description: string;
      readonly interactivities: readonly Block[];
    }[];
  }[];
}
interface Block {
  readonly slug: string;
  readonly type: string;
  readonly medias: readonly GameMedia[];
}

export interface WholeLearner {
  readonly page: Page;
  readonly player: Player;
  readonly hand: Hand;
  readonly course: WholeCourse;
  /** Called in the middle of each page, from 0: what it asks is answered, and it is not read to its end. */
  readonly onPage?: (at: number) => Promise<void>;
}

/** From the first page to the result, whose page it returns. */
export async function playWhole(learner: WholeLearner): Promise<Locator> {
  const { player, hand, course, onPage } = learner;
  const slides = course.chapters.flatMap((chapter) => chapter.slides);
  for (const [at, { description, interactivities }] of slides.entries()) {
    await expect(player.getByRole("heading", { level: 1, name: description })).toBeVisible();
    for (const block of interactivities) await playBlock(learner, block, interactivities);
    await onPage?.(at);
    await readToEnd(learner);
    if (at === slides.length - 1) break;
    await hand.press(player.getByRole("button", { name: say("Next"), exact: true }).last());
    const goOn = player.getByRole("dialog").getByRole("button", { name: say("Go on") });
    const next = player.getByRole("heading", { level: 1, name: slides[at + 1]?.description ?? "" });
    await expect(goOn.or(next).first()).toBeVisible();
    if (await goOn.isVisible()) await hand.press(goOn);
  }
  await hand.press(player.getByRole("button", { name: /^(Finish|Terminer)$/ }));
  const end = player.getByRole("article", { name: say("Course completed") });
  await expect(end).toBeVisible();
  return end;
}

async function playBlock(learner: WholeLearner, block: Block, all: readonly Block[]): Promise<void> {
  const { page, player, hand } = learner;
  const on = player.locator(`section[id="${block.slug}"]`);
  if (block.type === "game") {
    const [media] = block.medias;
    // A game inside a card is solved there.
    const isInCard = all.some((one) => one !== block && JSON.stringify(one).includes(`"${block.slug}"`));
    if (media && !isInCard) await solve(hand, on, media);
  } else if (block.type !== "text-box")
    await openParts({
      ...{ page, player, hand, on },
      async solveGames(within) {
        for (const { slug, medias } of all) {
          const game = within.locator(`section[id="${slug}"]`);
          if (medias[0] && (await game.isVisible())) await solve(hand, game, medias[0]);
        }
      },
    });
}

/** The page notices visible elements in the next frames. */
const frames = () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));

/** Late parts move the end away, so this scrolls until it is in sight. */
const readToEnd = ({ page, player, hand }: WholeLearner) =>
  expect(async () => {
    await hand.scroll(page, player);
    const left = await player
      .locator("html")
      .evaluate((html) => html.scrollHeight - Math.ceil(html.scrollTop) - html.clientHeight);
    expect(left).toBeLessThan(4);
    // Beside the page, the menu says that it is done; a phone's menu is closed.
    const here = player.locator("aside [aria-current=page]");
    if ((await here.count()) > 0) await expect(here).toContainText(/Done|Terminé/, { timeout: 1_000 });
    else await player.locator("html").evaluate(frames);
  }).toPass({ timeout: 15_000 });
