// Knows that a game counts as soon as its author gives it a score, and no longer than that.
import { describe, expect, test } from "vitest";
import { setForm, setStory } from "../../games/index.ts";
import { changeGame, createGame, findTypedGame } from "./edit.ts";
import type { GameInteractivity } from "./schema.ts";

let at = 0;
const random = () => (at = (at + 0.137) % 1);
const score = (one: GameInteractivity, scored: boolean) =>
  changeGame(one, "JUMP_FORM", (own) => setForm(own, { scored }));

describe("§4.59 the weight of a form", () => {
  const form = createGame("JUMP_FORM", "EN", random);
  test("comes with its score, as in a new game, and goes with it", () => {
    expect(form).not.toHaveProperty("weight");
    const scored = score(form, true);
    expect(scored.weight).toBe(1);
    expect(score(scored, true).weight).toBe(1);
    expect(score(scored, false)).not.toHaveProperty("weight");
    expect(findTypedGame(score(scored, false), "JUMP_FORM")?.content.scored).toBe(false);
  });
  test("is its author's own where they set one", () => {
    for (const weight of [0, 3]) {
      expect(score({ ...form, weight }, true).weight).toBe(weight);
      expect(score(score({ ...form, weight }, true), false).weight).toBe(weight);
    }
    const { weight: _, ...cleared } = score(form, true);
    expect(changeGame(cleared, "JUMP_FORM", (own) => setForm(own, { scored: true }))).not.toHaveProperty("weight");
  });
});

test("§4.59 the weight of a story comes and goes with its score too", () => {
  const story = createGame("ACADEMIZ_STORY", "FR", random);
  const set = (one: GameInteractivity, scoring: "none" | "points" | "endings") =>
    changeGame(one, "ACADEMIZ_STORY", (own) => setStory(own, { scoring }));
  expect(set(story, "points").weight).toBe(1);
  expect(set(story, "none")).not.toHaveProperty("weight");
  expect(set(set(story, "none"), "endings").weight).toBe(1);
});
