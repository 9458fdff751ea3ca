// Knows what every type of game promises: a new type is tested here as soon as it stands in the registry.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  changeConfig,
  changeGameOf,
  findGameOf,
  GAME_TYPES,
  type Game,
  type GameConfig,
  type GameType,
  hasParts,
  isAnswered,
  listAnswers,
  listAsked,
  listGameMedia,
  listGameTexts,
  listHinted,
  listUnwritten,
  mapGameTexts,
  nameItems,
  readGame,
  readVerdict,
  sampleGame,
  scoreGame,
  solveGame,
  takesBlanks,
  tellGameVersion,
  viewGame,
  writeHint,
} from "./index.ts";

/** Gives the same numbers each time. */
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

/**
 * True where answers lead from one item to the next, so that the end decides the score; and for a puzzle, which is
 * whole or not yet, and never wrong.
 */
const isOfWays = (gameType: GameType): boolean => ["ACADEMIZ_STORY", "JUMP_FORM", "PUZZLE"].includes(gameType);

type Place = readonly (string | number)[];
/** Each place in a JSON value. */
function* findPlaces(value: unknown, place: Place = []): Generator<Place> {
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    yield [...place, key];
    yield* findPlaces(inner, [...place, key]);
  }
}
function replaceAt(value: unknown, [key, ...rest]: Place, written: unknown): unknown {
  if (key === undefined) return written;
  if (Array.isArray(value)) return value.with(Number(key), replaceAt(value[Number(key)], rest, written));
  const fields = value as Readonly<Record<string, unknown>>;
  return { ...fields, [key]: replaceAt(fields[key], rest, written) };
}
function* findSlugs(value: unknown): Generator<string> {
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (key === "slug" && typeof inner === "string") yield inner;
    else yield* findSlugs(inner);
  }
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
      const unwritten = listUnwritten(game.value);
      // What stands between two questions is an example too.
      expect(unwritten.length).toBeGreaterThanOrEqual(asked.length);
      expect(unwritten.every(({ kind }) => kind === "sample")).toBe(true);
    },
  );

  test.runIf(isOfWays(gameType))(
    "§9.18 one way leads to the end, and each step on it leaves the game begun, not judged",
    () => {
      const game = read(gameType);
      expect(scoreGame(game, undefined)).toMatchObject({ status: "NOT_STARTED" });
      const best = scoreGame(game, solveGame(game));
      expect([best.status, best.items.every(isAnswered), best.score ?? 100]).toEqual(["COMPLETE", true, 100]);
      for (let step = 1; step < best.items.length; step++) {
        const { status, score, items } = scoreGame(game, solveGame(game, step));
        expect([status, score, items.filter(isAnswered).length]).toEqual(["STARTED", undefined, step]);
        expect(listAnswers(game, solveGame(game, step))).toHaveLength(step);
      }
      const slugs = listAnswers(game, solveGame(game)).map(({ slug }) => slug);
      expect([new Set(slugs).size, slugs]).toEqual([slugs.length, best.items.map(({ slug }) => slug)]);
      expect(listAnswers(game, null)).toEqual([]);
    },
  );

  test.skipIf(isOfWays(gameType))(
    "§9.18 §3.93 the score table: all right is 100, all wrong 0, the blank nothing yet, and what is begun is not judged",
    () => {
      const game = read(gameType);
      const all = scoreGame(game, undefined).items.length;
      const isJudged = scoreGame(game, solveGame(game)).items.map(({ right }) => right !== undefined);
      const judged = isJudged.filter(Boolean).length;
      expect(scoreGame(game, undefined)).toMatchObject({ status: "NOT_STARTED" });
      expect(scoreGame(game, solveGame(game))).toMatchObject({ status: "COMPLETE", score: 100 });
      expect(scoreGame(game, solveGame(game, 0, all))).toMatchObject({ status: "COMPLETE", score: 0 });
      for (let count = 1; count < all; count++) {
        const half = scoreGame(game, solveGame(game, count));
        const right = isJudged.slice(0, count).filter(Boolean).length;
        expect([half.status, half.score, half.items.filter(isAnswered).length]).toEqual(["STARTED", undefined, count]);
        expect(half.items.filter((item) => item.right)).toHaveLength(right);
        expect(scoreGame(game, solveGame(game, count, all)).score).toBe(Math.round((100 * right) / judged));
      }
      expect(scoreGame(read(gameType, { victoryThreshold: 101 }), solveGame(game)).status).toBe("FAILED");
    },
  );

  test.skipIf(isOfWays(gameType))("§9.18 one more right answer is never worth less", () => {
    const game = read(gameType);
    const all = scoreGame(game, undefined).items.length;
    const scores = Array.from(
      { length: all + 1 },
      (_, right) => scoreGame(game, solveGame(game, right, all)).score ?? -1,
    );
    expect(scores).toEqual(scores.toSorted((one, other) => one - other));
  });

  test.skipIf(isOfWays(gameType))(
    "§9.18 §3.93 one point for the whole: all right is worth 100, all else nothing, and items and records stay the same",
    () => {
      const [game, own] = [read(gameType), read(gameType, { isSinglePoint: true, victoryThreshold: 50 })];
      const all = scoreGame(game, undefined).items.length;
      for (let right = 0; right <= all; right++) {
        for (const data of [solveGame(game, right), solveGame(game, right, all)]) {
          const [part, whole] = [scoreGame(game, data), scoreGame(own, data)];
          expect(whole.items).toEqual(part.items);
          expect(listAnswers(own, data)).toEqual(listAnswers(game, data));
          if (part.score === undefined) expect([whole.status, whole.score]).toEqual([part.status, undefined]);
          else if (part.score === 100) expect(whole).toMatchObject({ status: "COMPLETE", score: 100 });
          else expect(whole).toMatchObject({ status: "FAILED", score: 0 });
        }
      }
      expect([viewGame(own, null, null).isSinglePoint, viewGame(game, null, null).isSinglePoint]).toEqual([
        true,
        false,
      ]);
      expect(hasParts(game)).toBe(true);
    },
  );

  test("§9.18 hints are texts of items, stay shown when an attempt is resumed, and change neither score nor record", () => {
    const game = read(gameType);
    const items = listHinted(game);
    expect(listAsked(game)).toEqual(expect.arrayContaining([...items]));
    const hints = Object.fromEntries(items.map(({ slug }) => [slug, `A hint to ${slug}`]));
    const own = read(gameType, { hints: { ...hints, nobody: "gone" } });
    let changed: Game = own;
    for (const { slug } of items) {
      const written = writeHint(changed, slug, `Another to ${slug}`);
      changed = { ...changed, config: changeConfig<GameConfig>(changed.config, { hints: written }) } as Game;
    }
    for (const { slug } of items) {
      expect([listGameTexts(own), viewGame(own, null, null).hints[slug]]).toEqual([
        expect.arrayContaining([hints[slug]]),
        hints[slug],
      ]);
      expect(viewGame(changed, null, null).hints).toMatchObject({ [slug]: `Another to ${slug}` });
      expect(changed.config.hints?.["nobody"]).toBeUndefined();
      expect(writeHint(own, slug, "")?.[slug]).toBeUndefined();
      for (const answered of [solveGame(own, 1), solveGame(own, 0, 1), solveGame(own)] as readonly object[]) {
        const data = JSON.parse(JSON.stringify({ ...answered, hints: [slug, slug, 7] }));
        expect(viewGame(own, data, null).kept).toEqual({ hints: [slug] });
        expect([scoreGame(own, data), listAnswers(own, data)]).toEqual([
          scoreGame(game, answered),
          listAnswers(game, answered),
        ]);
      }
      // Who only asks for a hint has answered nothing.
      expect(scoreGame(own, { hints: [slug] }).status).toBe("NOT_STARTED");
    }
  });

  test("§9.18 §4.115 blanks are handed in only where that is allowed: they earn nothing, and are neither wrong nor told", () => {
    const [game, own] = [read(gameType), read(gameType, { allowsBlanks: true })];
    const all = scoreGame(game, undefined).items.length;
    expect(viewGame(own, null, null).allowsBlanks).toBe(true);
    for (let right = 0; right < all; right++) {
      const answered = solveGame(own, right) as object;
      const data = JSON.parse(JSON.stringify({ ...answered, isHandedIn: true }));
      // Who does not hand it in, and whose author does not allow it, is under way.
      expect(scoreGame(own, answered)).toEqual(scoreGame(game, answered));
      expect(scoreGame(game, data)).toEqual(scoreGame(game, answered));
      if (!takesBlanks(own)) continue;
      const result = scoreGame(own, data);
      expect(result.status).toBe("COMPLETE");
      // As much as whose other answers are wrong.
      expect(result.score).toBe(scoreGame(game, solveGame(game, right, all)).score);
      const blanks = result.items.filter(({ isBlank }) => isBlank);
      expect(blanks.map(readVerdict)).toEqual(blanks.map(() => "blank"));
      expect(listAnswers(own, data)).toEqual(listAnswers(game, answered));
      expect(scoreGame(read(gameType, { allowsBlanks: true, victoryThreshold: 101 }), data).status).toBe("FAILED");
      // All answers given later are worth what they always are.
      expect(scoreGame(own, { ...(solveGame(own) as object), isHandedIn: true })).toEqual(
        scoreGame(game, solveGame(game)),
      );
    }
  });

  test("§4.116 each step of an attempt shows the same when it is resumed, in the same shuffled order", () => {
    const game = read(gameType);
    const all = scoreGame(game, undefined).items.length;
    for (let step = 0; step <= all; step++) {
      for (const given of [solveGame(game, step), solveGame(game, 0, step)]) {
        const data = { ...(given as object), seed: 4_711 };
        const back = JSON.parse(JSON.stringify(data));
        const { items } = scoreGame(game, data);
        expect(viewGame(game, back, items)).toEqual(viewGame(game, data, items));
        expect(scoreGame(game, back).items.filter(isAnswered)).toHaveLength(step);
        // Each step of an attempt shows something else.
        if (step > 0) expect(viewGame(game, back, null)).not.toEqual(viewGame(game, solveGame(game, step - 1), null));
      }
    }
  });

  test("§3.157 the order of answers, and answers to what the game does not ask, change nothing", () => {
    const game = read(gameType);
    const { answers } = solveGame(game) as { readonly answers: Readonly<Record<string, unknown>> };
    const turned = Object.fromEntries([["nobody", true], ...Object.entries(answers).toReversed()]);
    expect(scoreGame(game, { answers: turned })).toEqual(scoreGame(game, { answers }));
  });

  test.skipIf(isOfWays(gameType))(
    "§3.157 items, questions and records are of the same slugs, in one order, each once",
    () => {
      const game = read(gameType);
      const slugs = listAsked(game).map(({ slug }) => slug);
      expect(new Set(slugs).size).toBe(slugs.length);
      expect(scoreGame(game, null).items.map(({ slug }) => slug)).toEqual(slugs);
      // Items that are only looked at leave no record.
      const judged = scoreGame(game, solveGame(game)).items.flatMap(({ slug, right }) => (right ? [slug] : []));
      expect(listAnswers(game, solveGame(game)).map(({ slug }) => slug)).toEqual(judged);
      expect(listAnswers(game, null)).toEqual([]);
      for (const one of listAnswers(game, solveGame(game)))
        if (one.kind !== "free") expect(one.answer).toEqual(one.rightAnswer);
    },
  );

  test("§8.32 nothing throws, whatever was kept, and no answer is worth more than the right ones", () => {
    const game = read(gameType);
    const slugs = [...new Set(findSlugs(game.content))];
    const { answers } = solveGame(game) as { readonly answers: Readonly<Record<string, fc.JsonValue>> };
    // Most of these can be read: they have the shape of answers, with anything in their places.
    const inner = fc.oneof(fc.jsonValue(), fc.constantFrom(...slugs, ...Object.values(answers)), fc.subarray(slugs));
    const near = fc.record(
      {
        answers: fc.dictionary(
          fc.constantFrom(...slugs),
          fc.oneof(inner, fc.array(inner), fc.dictionary(fc.constantFrom(...slugs), inner)),
        ),
        seed: fc.jsonValue(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), near), (data) => {
        const { score = 0, items } = scoreGame(game, data);
        expect(Number.isInteger(score) && score >= 0).toBe(true);
        expect(score).toBeLessThanOrEqual(100);
        expect(viewGame(game, data, items).gameType).toBe(gameType);
        expect(listAnswers(game, data).length).toBeLessThanOrEqual(items.length);
      }),
    );
  });

  test("§8.32 §3.131 whatever the settings of a game are, they are read or told as a fault, and never throw", () => {
    const { params } = make(gameType).holder;
    const places = [...findPlaces(params.content)];
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.jsonValue(), (place, value) => {
        const content = replaceAt(params.content, place, value);
        const found = readGame({ params: { ...params, content } });
        if (!found.ok) return;
        const game = found.value;
        const { items } = scoreGame(game, solveGame(game));
        viewGame(game, solveGame(game), items);
        listUnwritten(game);
        listAsked(game);
      }),
    );
  });

  test("the texts of a game are found, and each can be replaced; the game can still be read", () => {
    const { holder } = make(gameType);
    const texts = listGameTexts(read(gameType));
    expect(texts.length).toBeGreaterThan(0);
    const changed = changeGameOf(holder, gameType, (own) => mapGameTexts(own, (text) => `${text}!`));
    const again = findGameOf(changed, gameType);
    expect(again && listGameTexts(again)).toEqual(texts.map((text) => `${text}!`));
  });

  test("its settings keep what its type does not know, and what was removed stays removed", () => {
    const { params } = make(gameType, "EN", { victoryThreshold: 80, theme: "space" }).holder;
    const changed = changeGameOf(
      { params },
      gameType,
      ({ config: { victoryThreshold: _gone, ...config }, ...own }) => ({
        ...own,
        config,
      }),
    );
    expect(changed.params["config"]).toEqual({ gameType, theme: "space", ...tellGameVersion(gameType) });
  });

  test("its items have names in both languages, and its media have alternatives", () => {
    const { en, fr } = nameItems(gameType);
    expect([en.one, en.many, fr.one, fr.many].every((noun) => noun !== "")).toBe(true);
    expect(listGameMedia(read(gameType)).every(({ lacksAlternative }) => !lacksAlternative)).toBe(true);
  });
});

test("settings of an earlier version are brought to the last one, and those of a future version are a fault", () => {
  for (const gameType of GAME_TYPES) {
    const { holder } = make(gameType, "EN", { version: 1_000 });
    expect(readGame(holder)).toMatchObject({ ok: false, error: { kind: "invalid", gameType } });
  }
});
