// Knows the best result of each type of interactivity, and that no learner gets a better one.
import { makeGame, makeParts, makeTextBox, makeUnshown } from "@academiz/testkit/course";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { scoreGame, solveGame } from "../games/index.ts";
import { findBestResult, findGame, type GameInteractivity } from "./index.ts";

const withParams = (params: Record<string, unknown>): GameInteractivity => ({
  ...makeGame("g", 1),
  medias: [{ slug: "m", params }],
});
const slugs = ["one", "two", "three", "__proto__", "constructor"];
const arbitraryGame = fc.record({
  config: fc.record(
    {
      gameType: fc.constant("VRAI_FAUX" as const),
      victoryThreshold: fc.constantFrom(-1, 0, 50, 100, 100.1, 1e6),
    },
    { requiredKeys: ["gameType"] },
  ),
  corrects: fc.array(fc.boolean(), { maxLength: slugs.length }),
});
const answer = fc.array(fc.option(fc.boolean(), { nil: undefined }), { minLength: 5, maxLength: 5 });

describe("a game", () => {
  test("§4.59 §3.93 gives 100 for all right answers, and no answers give more or a better status", () => {
    fc.assert(
      fc.property(arbitraryGame, answer, ({ config, corrects }, answers) => {
        const statements = corrects.map((correct, n) => ({
          slug: slugs[n] ?? "",
          text: "t",
          correct,
          explanation: "",
        }));
        const interactivity = withParams({ config, content: { statements } });
        const game = findGame(interactivity);
        if (!game.ok) throw new Error("unreadable");
        const best = findBestResult(interactivity);
        const isPassable = (config.victoryThreshold ?? 0) <= 100 || corrects.length === 0;
        const score = corrects.length === 0 ? {} : { score: 100 };
        expect(best).toEqual({ status: isPassable ? "COMPLETE" : "FAILED", ...score });
        expect(scoreGame(game.value, solveGame(game.value))).toMatchObject(best ?? {});
        const given = Object.fromEntries(answers.map((one, n) => [slugs[n], one]));
        const other = scoreGame(game.value, { answers: given });
        expect(other.score ?? 0).toBeLessThanOrEqual(best?.score ?? 0);
        if (other.status === "COMPLETE") expect(best?.status).toBe("COMPLETE");
      }),
    );
  });
  test("§8.32 gives nothing where it cannot be played, and tells why", () => {
    const none = { ...makeGame("g"), medias: [] };
    expect([findBestResult(none), findGame(none)]).toEqual([undefined, { ok: false, error: { kind: "no-media" } }]);
    const later = withParams({ config: { gameType: "FUTURE" } });
    expect([findBestResult(later), findGame(later)]).toEqual([
      undefined,
      { ok: false, error: { kind: "unknown-game-type", gameType: "FUTURE" } },
    ]);
  });
});
test("§3.132 a text, cards and files are completed without a score, and never where there is nothing to open", () => {
  const kinds = ["flip-card", "card-modal", "attachment"] as const;
  const done = { status: "COMPLETE" };
  expect(findBestResult(makeTextBox("t"))).toEqual(done);
  expect(kinds.map((kind) => findBestResult(makeParts("i", kind)))).toEqual([done, done, done]);
  expect(kinds.map((kind) => findBestResult(makeUnshown("i", kind)))).toEqual([undefined, undefined, undefined]);
  expect(findGame({ ...makeTextBox("t"), medias: makeGame("g").medias }).ok).toBe(false);
  expect(kinds.map((kind) => findGame(makeParts("i", kind)).ok)).toEqual([false, false, false]);
});
