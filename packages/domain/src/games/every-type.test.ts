// Knows what every type of game promises, whichever it is: a new one is tried here as soon as it stands in the registry.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  changeGameOf,
  findGameOf,
  GAME_TYPES,
  type GameType,
  listAnswers,
  listAsked,
  listGameMedia,
  listGameTexts,
  listUnwritten,
  mapGameTexts,
  nameItems,
  readGame,
  sampleGame,
  scoreGame,
  solveGame,
  viewGame,
} from "./index.ts";

/** The same numbers each time. */
function dice() {
  let state = 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
const LANGUAGES = ["FR", "EN"] as const;
function make(gameType: GameType, local: (typeof LANGUAGES)[number] = "EN", config: object = {}) {
  const { title, content } = sampleGame(gameType, local, dice());
  return { title, holder: { params: { config: { gameType, ...config }, content } } };
}
function read(gameType: GameType, config: object = {}) {
  const game = findGameOf(make(gameType, "EN", config).holder, gameType);
  if (!game) throw new Error("the example cannot be read");
  return game;
}

describe.each(GAME_TYPES)("%s", (gameType) => {
  test.each(LANGUAGES)(
    "§3.87 its example can be played in %s, and is marked as one in all of its questions",
    (local) => {
      const { title, holder } = make(gameType, local);
      const game = readGame(holder);
      if (!game.ok) throw new Error("the example cannot be read");
      const asked = listAsked(game.value);
      expect(title).not.toBe("");
      expect(asked.length).toBeGreaterThan(0);
      expect(asked.every(({ words, isSample }) => words !== "" && isSample)).toBe(true);
      expect(listUnwritten(game.value).map(({ kind }) => kind)).toEqual(asked.map(() => "sample"));
    },
  );

  test("§9.18 §3.93 all right is worth 100, the blank nothing yet, and what is begun is not judged", () => {
    const game = read(gameType);
    const { items } = scoreGame(game, undefined);
    expect(scoreGame(game, undefined)).toMatchObject({ status: "NOT_STARTED" });
    expect(scoreGame(game, solveGame(game))).toMatchObject({ status: "COMPLETE", score: 100 });
    for (let count = 1; count < items.length; count++) {
      const half = scoreGame(game, solveGame(game, count));
      expect([half.status, half.score, half.items.filter(({ right }) => right).length]).toEqual([
        "STARTED",
        undefined,
        count,
      ]);
    }
    expect(scoreGame(read(gameType, { victoryThreshold: 101 }), solveGame(game)).status).toBe("FAILED");
  });

  test("§3.157 items, questions and records are of the same slugs, in one order, each once", () => {
    const game = read(gameType);
    const slugs = listAsked(game).map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(scoreGame(game, null).items.map(({ slug }) => slug)).toEqual(slugs);
    expect(listAnswers(game, solveGame(game)).map(({ slug }) => slug)).toEqual(slugs);
    expect(listAnswers(game, null)).toEqual([]);
    for (const one of listAnswers(game, solveGame(game))) expect(one.answer).toEqual(one.rightAnswer);
  });

  test("§8.32 nothing throws, whatever was kept, and no answer is worth more than the right ones", () => {
    const game = read(gameType);
    fc.assert(
      fc.property(fc.jsonValue(), (data) => {
        const { score = 0, items } = scoreGame(game, data);
        expect(score).toBeLessThanOrEqual(100);
        expect(viewGame(game, data, items).gameType).toBe(gameType);
        expect(listAnswers(game, data).length).toBeLessThanOrEqual(items.length);
      }),
    );
  });

  test("its texts are found, and each can be replaced; the game stays one that can be read", () => {
    const { holder } = make(gameType);
    const texts = listGameTexts(read(gameType));
    expect(texts.length).toBeGreaterThan(0);
    const changed = changeGameOf(holder, gameType, (own) => mapGameTexts(own, (text) => `${text}!`));
    const again = findGameOf(changed, gameType);
    expect(again && listGameTexts(again)).toEqual(texts.map((text) => `${text}!`));
  });

  test("its settings keep what its type does not know, and what was taken away is gone", () => {
    const { params } = make(gameType, "EN", { victoryThreshold: 80, theme: "space" }).holder;
    const changed = changeGameOf(
      { params },
      gameType,
      ({ config: { victoryThreshold: _gone, ...config }, ...own }) => ({
        ...own,
        config,
      }),
    );
    expect(changed.params["config"]).toEqual({ gameType, theme: "space" });
  });

  test("its items are named in both languages, and its media say what stands for them", () => {
    const { en, fr } = nameItems(gameType);
    expect([en.one, en.many, fr.one, fr.many].every((noun) => noun !== "")).toBe(true);
    expect(listGameMedia(read(gameType)).every(({ lacksAlternative }) => !lacksAlternative)).toBe(true);
  });
});

test("settings of an earlier version are brought to the last, and one of tomorrow is a fault", () => {
  for (const gameType of GAME_TYPES) {
    const { holder } = make(gameType, "EN", { version: 1_000 });
    expect(readGame(holder)).toMatchObject({ ok: false, error: { kind: "invalid", gameType } });
  }
});
