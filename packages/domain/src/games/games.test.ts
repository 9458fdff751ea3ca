// Knows how true/false games are read and scored, and how the registry finds them.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  GAME_TYPES,
  type GameConfig,
  isOutOfAttempts,
  listGameTypes,
  parseTrueFalse,
  readGame,
  scoreGame,
  scoreTrueFalse,
  type TrueFalse,
} from "./index.ts";

const makeGame = (corrects: readonly boolean[], config: Partial<GameConfig> = {}): TrueFalse => ({
  config: { gameType: "VRAI_FAUX", ...config },
  content: {
    statements: corrects.map((correct, n) => ({ slug: `s${n}`, text: `Statement ${n}`, correct, explanation: "" })),
  },
});
const game = makeGame([true, false, true]);

test("§9.18 unanswered is invalid, not wrong: no score until each statement has an answer", () => {
  expect(scoreTrueFalse(game, {})).toEqual({
    status: "NOT_STARTED",
    items: [{ slug: "s0" }, { slug: "s1" }, { slug: "s2" }],
  });
  expect(scoreTrueFalse(game, { s0: true, s1: true })).toEqual({
    status: "STARTED",
    items: [{ slug: "s0", right: true }, { slug: "s1", right: false }, { slug: "s2" }],
  });
});
test("§9.18 the score is the rounded share of right answers", () => {
  expect(scoreTrueFalse(game, { s0: true, s1: true, s2: true })).toMatchObject({ status: "COMPLETE", score: 67 });
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.boolean(), fc.boolean()), { minLength: 1, maxLength: 30 }), (pairs) => {
      const answers = Object.fromEntries(pairs.map(([, answer], n) => [`s${n}`, answer]));
      const right = pairs.filter(([correct, answer]) => correct === answer).length;
      const result = scoreTrueFalse(makeGame(pairs.map(([correct]) => correct)), answers);
      expect(result.score).toBe(Math.round((right / pairs.length) * 100));
      expect(result.items.filter((item) => item.right)).toHaveLength(right);
    }),
  );
});
test.each([
  [0, "COMPLETE"],
  [33, "COMPLETE"],
  [34, "FAILED"],
  [100, "FAILED"],
  [-1, "COMPLETE"],
  [undefined, "COMPLETE"],
])("§3.93 a score of 33 against a threshold of %s is %s", (victoryThreshold, status) => {
  const config = victoryThreshold === undefined ? {} : { victoryThreshold };
  expect(scoreTrueFalse(makeGame([true, false, true], config), { s0: true, s1: true, s2: false })).toMatchObject({
    status,
    score: 33,
  });
});
test("§3.157 a game without statements asks nothing and has no score", () => {
  expect(scoreTrueFalse(makeGame([]), {})).toEqual({ status: "COMPLETE", items: [] });
});

describe("reading", () => {
  test("§4.83 a game is read from the params of its media", () => {
    expect(readGame({ params: { ...game, context: { title: "T" } } })).toEqual({
      ok: true,
      value: { gameType: "VRAI_FAUX", ...game },
    });
    expect(GAME_TYPES[0]).toBe("VRAI_FAUX");
  });
  test.each([
    [{}, "no-game-type"],
    [{ config: { gameType: 3 } }, "no-game-type"],
    [{ config: { gameType: "NOTHING" } }, "unknown-game-type"],
    [{ config: { gameType: "toString" } }, "unknown-game-type"],
    [{ config: { gameType: "VRAI_FAUX" } }, "invalid"],
  ])("§8.32 %j is %s", (params, kind) => {
    expect(readGame({ params })).toMatchObject({ ok: false, error: { kind } });
  });
  test("§3.91 a statement without an explanation has an empty one", () => {
    const statements = [{ slug: "a", text: "A.", correct: true }];
    const read = parseTrueFalse({ config: { gameType: "VRAI_FAUX" }, content: { statements } });
    expect(read.ok && read.value.content.statements).toEqual([{ ...statements[0], explanation: "" }]);
  });
  test("§5.23 statements with the same slug are a fault, named by its path", () => {
    const [statement] = game.content.statements;
    const twins = parseTrueFalse({ ...game, content: { statements: [statement, statement] } });
    expect(twins.ok ? [] : twins.error).toEqual([{ path: ["content", "statements"], message: "slugs must differ" }]);
  });
  test("§8.32 a slug that is empty, and more statements than 30, are faults", () => {
    const read = (statements: unknown) => {
      const parsed = parseTrueFalse({ config: { gameType: "VRAI_FAUX" }, content: { statements } });
      return parsed.ok ? [] : parsed.error;
    };
    const statement = (slug: string) => ({ slug, text: "", correct: true, explanation: "" });
    expect(read([statement("")])).toEqual([{ path: ["content", "statements", 0, "slug"], message: "expected a slug" }]);
    const many = Array.from({ length: 31 }, (_, n) => statement(`s${n}`));
    expect(read(many.slice(1))).toEqual([]);
    expect(read(many)).toEqual([{ path: ["content", "statements"], message: "expected at most 30 statements" }]);
  });
  test("§8.32 a `length` that is no number is told as a fault, not thrown", () => {
    const odd = JSON.parse('{ "length": { "toString": 1, "valueOf": 1 } }') as unknown;
    const statement = { slug: odd, text: "", correct: true, explanation: "" };
    for (const [statements, path] of [
      [odd, ["content", "statements"]],
      [[statement], ["content", "statements", 0, "slug"]],
    ] as const) {
      const parsed = parseTrueFalse({ config: { gameType: "VRAI_FAUX" }, content: { statements } });
      expect(parsed.ok ? [] : parsed.error.map((fault) => fault.path)).toEqual([path]);
    }
  });
  test("§3.157 whatever the kept data, scoring never throws and never invents an answer", () => {
    const parsed = readGame({ params: { ...game } });
    if (!parsed.ok) throw new Error("unread");
    const data = fc.oneof(
      fc.jsonValue(),
      fc.record({
        answers: fc.oneof(fc.jsonValue(), fc.dictionary(fc.constantFrom("s0", "s1", "s2", "x"), fc.jsonValue())),
      }),
    );
    fc.assert(
      fc.property(data, (kept) => {
        const answers = (kept as { answers?: Record<string, unknown> } | null)?.answers;
        for (const item of scoreGame(parsed.value, kept).items) {
          expect(item.right !== undefined).toBe(typeof answers?.[item.slug] === "boolean");
        }
      }),
    );
    expect(scoreGame(parsed.value, { answers: { s0: true, s1: false, s2: true } }).score).toBe(100);
  });
});

test("§4.64 attempts run out once as many have ended as the author allows; without a number they never do", () => {
  expect([0, 1, 2, 3].map((done) => isOutOfAttempts({ gameType: "VRAI_FAUX", maxAttempts: 2 }, done))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect(isOutOfAttempts({ gameType: "VRAI_FAUX" }, 99)).toBe(false);
});

test("§9.18 a type that can be played has a name of the specification, or one of ours; other names of the specification are told as such", () => {
  const named = ["PUZZLE", "TEXT_A_TROUS", "VRAI_FAUX", "CAROUSSEL", "POINT_A_RELIER", "DRAG_AND_DROP", "JUMP_FORM"];
  const branded = ["ACADEMIZ_STORY", "ACADEMIZ_SAYNETE"];
  const ours = ["CHOICE", "ORDERING", "CATEGORISE", "SHORT_ANSWER", "HOTSPOT"];
  expect(GAME_TYPES.filter((type) => ![...named, ...branded, ...ours].includes(type))).toEqual([]);
  for (const gameType of [...named, ...branded].filter((type) => !(GAME_TYPES as readonly string[]).includes(type))) {
    const read = readGame({ params: { config: { gameType } } });
    expect(read).toEqual({ ok: false, error: { kind: "unknown-game-type", gameType } });
  }
});

test("§4.83 §9.18 the types in a stored content are known before it is read, also of games that name no type yet", () => {
  const media = (params: object) => ({ interactivities: [{ type: "game", medias: [{ params }] }] });
  const content = [
    media({ config: {}, questions: [{ text: "Old", answer: "true" }] }),
    media({ config: { gameType: "CHOICE" }, content: { questions: [] } }),
    media({ config: { gameType: "NOTHING_WE_KNOW" } }),
  ];
  expect([...listGameTypes({ chapters: content })].sort()).toEqual(["CHOICE", "VRAI_FAUX"]);
  expect(listGameTypes(media({ config: { gameType: "ORDERING" }, content: { questions: [] } }))).toEqual(["ORDERING"]);
  // More than a function call can have arguments.
  expect(listGameTypes(Array(500_000).fill({ gameType: "CHOICE" }))).toEqual(["CHOICE"]);
  const deep = JSON.parse(`${"[".repeat(5_000)}${"]".repeat(5_000)}`);
  expect(listGameTypes(deep)).toEqual([]);
});
