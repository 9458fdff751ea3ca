// Knows how a learner solves any game, by the right answers of the domain.
import { type Game, type GameType, readGame, solveGame } from "@academiz/domain/games";
import { expect, type Locator } from "@playwright/test";
import { say } from "../words.ts";
import { solveChoice, solveGaps, solveHotspot, solvePairs, solveShortAnswer, solveTrueFalse } from "./choosing.ts";
import type { Hand } from "./hand.ts";
import { solveCategorise, solveDragAndDrop, solveOrdering, solvePuzzle } from "./placing.ts";
import type { Answers, Solve } from "./solving.ts";
import { solveCarousel, solveJumpForm, solveSketch, solveStory } from "./walking.ts";

const WAYS: { readonly [T in GameType]: Solve<T> } = {
  VRAI_FAUX: solveTrueFalse,
  CHOICE: solveChoice,
  TEXT_A_TROUS: solveGaps,
  ORDERING: solveOrdering,
  CATEGORISE: solveCategorise,
  POINT_A_RELIER: solvePairs,
  SHORT_ANSWER: solveShortAnswer,
  DRAG_AND_DROP: solveDragAndDrop,
  HOTSPOT: solveHotspot,
  PUZZLE: solvePuzzle,
  CAROUSSEL: solveCarousel,
  ACADEMIZ_STORY: solveStory,
  JUMP_FORM: solveJumpForm,
  ACADEMIZ_SAYNETE: solveSketch,
};
/** The labels of submit buttons; games that end by themselves have none. */
const SUBMITS = ["Check my answers", "See the result", "End the form"];

/** As a content holds it. */
export interface GameMedia {
  readonly params: Parameters<typeof readGame>[0]["params"];
}

/** @param on the game on its page. */
export async function solve(hand: Hand, on: Locator, media: GameMedia): Promise<void> {
  const read = readGame(media);
  if (!read.ok) throw new Error(`a game that cannot be read: ${JSON.stringify(read.error)}`);
  await solveAs(hand, on, read.value);
  // The result shows right and wrong; this function requires that everything is right.
  await expect(findEnd(on)).toBeVisible();
}

async function solveAs<T extends GameType>(hand: Hand, on: Locator, game: Game<T>): Promise<void> {
  const { answers } = solveGame(game) as { readonly answers: Answers };
  await WAYS[game.gameType]({ hand, on, content: game.content, answers });
  const submit = SUBMITS.map((words) => on.getByRole("button", { name: say(words), disabled: false })).reduce(
    (one, other) => one.or(other),
  );
  // The last answer shows the button, or ends the game.
  await expect(submit.or(findEnd(on)).first()).toBeVisible();
  if (await submit.isVisible()) await hand.press(submit);
}
const findEnd = (on: Locator): Locator =>
  on
    .getByText(say("Perfect."))
    .or(on.getByText(say("Done.")))
    .first();
