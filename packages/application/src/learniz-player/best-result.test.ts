// Knows that the best result which the domain computes is the one that a perfect learner gets in this player.
import { solveGame } from "@academiz/domain/games";
import { findBestResult, findGame } from "@academiz/domain/interactivities";
import type { Interactivity } from "@academiz/domain/learniz";
import { makeCourse, makeGame, makeParts, makeSlide, makeTextBox, makeUnshown } from "@academiz/testkit/course";
import { expect, it } from "vitest";
import { answer, makeGameOf, RIGHT, submit } from "./testing/courses.ts";
import { startPlayer } from "./testing/start-player.ts";

const withoutStatements = (): Interactivity => {
  const game = makeGame("x", 1);
  const params = { config: { gameType: "VRAI_FAUX" }, content: { statements: [] } };
  return { ...game, medias: game.medias.map((media) => ({ ...media, params })) };
};

it.each<[string, Interactivity]>([
  ["§3.141 a text", makeTextBox("x")],
  ["§3.132 a game", makeGame("x", 1)],
  ["§3.93 a game that is hard to pass", makeGameOf("x", { victoryThreshold: 100 })],
  ["§3.93 a game that nobody passes", makeGameOf("x", { victoryThreshold: 101 })],
  ["§3.157 a game without statements", withoutStatements()],
  ["§8.32 a game without a media", { ...makeGame("x", 1), medias: [] }],
  ["§9.18 a game of a type that is not played yet", makeGameOf("x", { gameType: "FUTURE" })],
  ["§8.32 a game whose settings cannot be read", makeGameOf("x", { victoryThreshold: "high" })],
  ...(["flip-card", "card-modal", "attachment"] as const).flatMap((type): [string, Interactivity][] => [
    [`§3.132 ${type}`, makeParts("x", type)],
    [`§3.132 ${type} with nothing to open`, makeUnshown("x", type)],
  ]),
])(
  "%s ends for the best of learners as the domain says, and where it ends for nobody it is not shown",
  async (_what, one) => {
    const best = findBestResult(one);
    const player = await startPlayer(makeCourse([[makeSlide("s0", [one])]]));
    const game = findGame(one);
    player.send({ type: "slide.scrolled" }, answer("x", game.ok ? solveGame(game.value) : RIGHT), submit("x"));
    for (const part of ["one", "two", "three"]) player.send({ type: "part.seen", slug: "x", part });
    const kept = player.progress().chapters[0]?.slides[0]?.interactivities[0];
    const isEnded = kept?.status === "COMPLETE" || kept?.status === "FAILED";
    expect(isEnded ? { status: kept.status, score: kept.score } : undefined).toEqual(
      best && { score: undefined, ...best },
    );
    expect(player.view().course?.slide.interactivities[0]?.kind === "unplayable").toBe(best === undefined);
  },
);
