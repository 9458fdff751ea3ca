import * as fc from "fast-check";
import { expect, test } from "vitest";
import { changeGame, createGame, findTypedGame } from "../../interactivities/index.ts";
import { type Game, viewGame } from "../registry.ts";
import { addStatement, changeStatement, keepSample, moveStatement, nameAnswers, removeStatement } from "./edit.ts";
import { askTrueFalse } from "./texts.ts";

type TrueFalse = Game<"VRAI_FAUX">;

/** Gives the same numbers each time, which seldom repeat themselves. */
const dice = (seed = 1) => {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
};
const example = (local: "FR" | "EN" = "EN") => createGame("VRAI_FAUX", local, dice());
const read = (interactivity = example()): TrueFalse => {
  const game = findTypedGame(interactivity, "VRAI_FAUX");
  if (!game) throw new Error("the game cannot be read");
  return game;
};

test("§3.87 a new game can be played as it stands, in either language, and counts", () => {
  for (const local of ["FR", "EN"] as const) {
    const { statements } = read(example(local)).content;
    expect(statements.length).toBeGreaterThan(1);
    expect(statements.every(({ text, explanation }) => text !== "" && explanation !== "")).toBe(true);
    expect(new Set(statements.map(({ correct }) => correct)).size).toBe(2);
  }
  expect(example().weight).toBe(1);
});

test("§3.88 a threshold that was removed stays removed; all other settings are kept", () => {
  const base = example();
  const [media] = base.medias;
  if (!media) throw new Error("the game has no media");
  const config = { gameType: "VRAI_FAUX", victoryThreshold: 80, theme: "space" };
  const game = { ...base, medias: [{ ...media, params: { ...media.params, config } }] };
  const changed = changeGame(game, "VRAI_FAUX", ({ config: { victoryThreshold: _gone, ...rest }, ...own }) => ({
    ...own,
    config: rest,
  }));
  expect(changed.medias[0]?.params["config"]).toEqual({ gameType: "VRAI_FAUX", theme: "space" });
  expect(changed.medias[0]?.params["context"]).toEqual(media.params["context"]);
});

test("§3.87 where its author named one of the two answers, the other one is named as in every game", () => {
  const named = nameAnswers(read(), { true: " Yes " });
  const rights = askTrueFalse(named).map(({ right }) => right);
  expect(new Set(rights)).toEqual(new Set(["Yes", false]));
});

test("§3.91 a game with the most statements takes no more, and can still be read", () => {
  const next = dice(7);
  let game = example();
  for (let round = 0; round < 40; round++) game = changeGame(game, "VRAI_FAUX", (own) => addStatement(own, next));
  expect(read(game).content.statements).toHaveLength(30);
});

test("§3.87 whatever is added, moved, written and removed, the game can still be read", () => {
  const next = dice(250);
  const step = fc.oneof(
    fc.constant((game: TrueFalse, _slug: string) => addStatement(game, next)),
    fc.constant((game: TrueFalse, slug: string) => removeStatement(game, slug)),
    fc
      .constantFrom(-1 as const, 1 as const)
      .map((by) => (game: TrueFalse, slug: string) => moveStatement(game, slug, by)),
    fc.string().map((text) => (game: TrueFalse, slug: string) => changeStatement(game, slug, { text })),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(step, fc.nat()), { maxLength: 15 }), (steps) => {
      let interactivity = example();
      for (const [apply, at] of steps) {
        interactivity = changeGame(interactivity, "VRAI_FAUX", (game) => {
          const { statements } = game.content;
          return apply(game, statements[at % Math.max(1, statements.length)]?.slug ?? "");
        });
        expect(findTypedGame(interactivity, "VRAI_FAUX")).toBeDefined();
      }
    }),
  );
});

test("a move keeps every statement, and a move back restores the order", () => {
  const game = read();
  const slug = game.content.statements[0]?.slug ?? "";
  expect(moveStatement(game, slug, -1)).toBe(game);
  const moved = moveStatement(game, slug, 1);
  expect(moved.content.statements[1]?.slug).toBe(slug);
  expect(moveStatement(moved, slug, -1)).toEqual(game);
});

test("§9.18 an example is marked part by part, until somebody writes in its place", () => {
  const game = read();
  const [first, second] = game.content.statements;
  expect([first?.sample, second?.sample]).toEqual([
    ["text", "explanation"],
    ["text", "explanation"],
  ]);
  const slug = first?.slug ?? "";
  const sampleOf = (own: TrueFalse) => own.content.statements[0]?.sample;
  expect(sampleOf(changeStatement(game, slug, { correct: false }))).toEqual(["text", "explanation"]);
  const written = changeStatement(game, slug, { text: "Lifts are safe." });
  expect(sampleOf(written)).toEqual(["explanation"]);
  expect(written.content.statements[1]).toBe(second);
  const explained = changeStatement(written, slug, { explanation: "They are not." });
  expect("sample" in (explained.content.statements[0] ?? {})).toBe(false);
  expect(sampleOf(keepSample(game, slug))).toBeUndefined();
  expect(addStatement(game, dice(3)).content.statements.at(-1)?.sample).toBeUndefined();
});

test("§3.100 the two answers have the words of their author, each apart; where there are none, the default texts", () => {
  const seen = (game: TrueFalse) => viewGame(game, null, null).labels;
  const game = read();
  expect(seen(game)).toEqual({ true: null, false: null });
  const yes = nameAnswers(game, { true: "Yes" });
  expect(seen(yes)).toEqual({ true: "Yes", false: null });
  expect(seen(nameAnswers(yes, { false: "No" }))).toEqual({ true: "Yes", false: "No" });
  expect(nameAnswers(yes, { true: " " })).toEqual(game);
});

test("§8.32 an invalid mark is ignored, and content from before has none", () => {
  const base = example();
  const [media] = base.medias;
  if (!media) throw new Error("the game has no media");
  const statement = { slug: "a", text: "A.", correct: true, explanation: "" };
  for (const sample of [undefined, true, "text", ["title"], {}]) {
    const statements = [sample === undefined ? statement : { ...statement, sample }];
    const game = { ...base, medias: [{ ...media, params: { ...media.params, content: { statements } } }] };
    expect(findTypedGame(game, "VRAI_FAUX")?.content.statements).toEqual([statement]);
  }
});

test("§8.32 what is no true/false game stays as it is", () => {
  const other = { ...example(), medias: [] };
  expect(findTypedGame(other, "VRAI_FAUX")).toBeUndefined();
  expect(changeGame(other, "VRAI_FAUX", (game) => game)).toBe(other);
});
