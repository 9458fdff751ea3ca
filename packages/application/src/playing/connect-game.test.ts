// Proves that a game changed by its author never shows learners anything that contradicts their answers or their
// result.
import type { Game, PlayedView } from "@academiz/domain/games";
import { expect, test } from "vitest";
import { connectGame } from "./connect-game.ts";
import type { KeptGame } from "./draft.ts";

/** The statements of a true/false game. */
const listStatements = (play: PlayedView) => ("statements" in play ? play.statements : []);

const askAbout = (correct: boolean, more: readonly string[] = []): Game => ({
  gameType: "VRAI_FAUX",
  config: { gameType: "VRAI_FAUX", victoryThreshold: 50 },
  content: {
    statements: [
      { slug: "a", text: "A.", correct, explanation: "" },
      ...more.map((slug) => ({ slug, text: slug, correct: true, explanation: "" })),
    ],
  },
});
const PASSED: KeptGame = { status: "COMPLETE", score: 100, data: { answers: { a: true } }, nbTimeDone: 1 };
const show = (game: Game, kept: KeptGame) =>
  connectGame({ slug: "g", title: "", game, kept, draft: undefined, markType: "PERCENT" });

test("§4.67 answers whose score is unchanged are shown with their corrections", () => {
  expect(show(askAbout(true), PASSED)).toMatchObject({
    hasChanged: false,
    isPassed: true,
    statements: [{ answer: true, verdict: "right" }],
  });
});

test.each([
  ["whose right answer changed", askAbout(false)],
  ["that got a statement", askAbout(true, ["b"])],
])("§4.67 of a game %s the result stays, and no answer is shown to another statement", (_what, game) => {
  const view = show(game, PASSED);
  expect(view).toMatchObject({ hasChanged: true, isDone: true, isPassed: true, score: 100, canRetry: true });
  expect(listStatements(view).map(({ answer, verdict }) => [answer, verdict])).toEqual(
    listStatements(view).map(() => [null, null]),
  );
});

test("§4.67 the attempt on screen is judged by the present game", () => {
  const draft = { attempt: 2, data: { answers: { a: true } }, result: { status: "FAILED" as const, score: 0 } };
  const view = connectGame({
    slug: "g",
    title: "",
    game: askAbout(false),
    kept: PASSED,
    draft,
    markType: "PERCENT",
  });
  expect(view).toMatchObject({ hasChanged: false, statements: [{ answer: true, verdict: "wrong" }] });
});
