// Proves which problems are reported for games and other elements that learners cannot complete, and how severe they
// are.
import { makeCourse, makeGame, makeParts, makeSlide, makeTextBox, makeUnshown } from "@academiz/testkit/course";
import { describe, expect, test } from "vitest";
import {
  addGroup,
  changeChoice,
  changeOrder,
  changeShort,
  changeStatement,
  GAME_TYPES,
  keepCategorised,
  keepSample,
  removeGroup,
  removeStatement,
} from "../games/index.ts";
import {
  changeFile,
  changeGame,
  createAttachments,
  createCards,
  createGame,
  findTypedGame,
  keepCard,
  listCards,
} from "../interactivities/index.ts";
import type { GameInteractivity, Interactivity, Learniz, Slide, Validator } from "../learniz/index.ts";
import { checkGameProduct, checkLearniz } from "./index.ts";

const withParams = (slug: string, params: Record<string, unknown>, weight = 1): GameInteractivity => ({
  ...makeGame(slug, weight),
  medias: [{ slug: `${slug}-media`, params }],
});
const config = { gameType: "VRAI_FAUX" };
const content = { statements: [{ slug: "one", text: "One.", correct: true, explanation: "" }] };
const withThreshold = (slug: string, victoryThreshold: number) =>
  withParams(slug, { config: { ...config, victoryThreshold }, content });
const words = (slug: string): Interactivity => ({
  ...makeTextBox(slug),
  type: "text-box",
  data: { boxes: [{ contents: [{ nodes: [{ type: "paragraph", children: [{ text: "Words" }] }] }] }] },
});
const ask = (...slugs: string[]): Validator => ({ elements: slugs.map((slug) => ({ slug, type: "STATUS" })) });
const askScore = (slug: string, score = 1): Validator => ({ elements: [{ slug, type: "SCORE", score }] });
const make = (chapters: Slide[][], validators: Validator[] = [ask("c0")]): Learniz => ({
  ...makeCourse(chapters),
  validators,
});
/** `check-completion.test.ts` covers courses that complete at once. */
const tell = (learniz: Learniz) =>
  checkLearniz(learniz)
    .filter(({ code }) => code !== "completes-at-first-slide")
    .map(({ code, severity, slugs }) => [severity, code, ...slugs].join(" "));
/** A course that requires the interactivity to be done. */
const asking = (one: Interactivity) => make([[{ ...makeSlide("a", [one]), validators: [ask(one.slug)] }]]);

describe("a game that learners meet and cannot play", () => {
  test.each<[string, Interactivity, object]>([
    ["without a media", { ...makeGame("g", 1), medias: [] }, { kind: "no-media" }],
    ["without a type", withParams("g", { content }), { kind: "no-game-type" }],
    [
      "of a type that cannot be played yet",
      withParams("g", { config: { gameType: "FUTURE" }, content }),
      { kind: "unknown-game-type", gameType: "FUTURE" },
    ],
    [
      "whose settings cannot be read",
      withParams("g", { config, content: { statements: [{ slug: "one", correct: true, explanation: "" }] } }),
      {
        kind: "invalid",
        gameType: "VRAI_FAUX",
        faults: [{ path: ["content", "statements", 0, "text"], message: expect.any(String) }],
      },
    ],
  ])("§8.32 §9.18 %s is an error, with why, and the course that asks for it is blocked", (_what, game, reason) => {
    const [first, ...others] = checkLearniz(asking(game));
    expect(first).toMatchObject({ code: "game-unplayable", severity: "error", slugs: ["g", "a"], reason });
    expect(others.map(({ code }) => code)).toEqual(["never-completes"]);
    // No rule waits for it, and it is still an error: learners meet it.
    expect(tell(make([[makeSlide("a", [game, words("t")])]]))).toEqual(["error game-unplayable g a"]);
    expect(tell(make([[{ ...makeSlide("a", [game]), validators: [askScore("g")] }]]))).toEqual([
      "error game-unplayable g a",
      "error score-never-given a g",
      "error never-completes",
    ]);
    expect(tell(make([[makeSlide("a", [game])]], [{ minimumAverageScore: 1, elements: [] }]))).toContain(
      "error score-never-given",
    );
  });
  test("§3.131 the first media of an interactivity is its game: a second one is not looked at", () => {
    const media = { slug: "m", params: { config, content } };
    const first = (...medias: GameInteractivity["medias"]) => asking({ ...makeGame("g", 1), medias });
    expect(tell(first(media, { slug: "n", params: {} }))).toEqual([]);
    expect(tell(first({ slug: "n", params: {} }, media))).toContain("error game-unplayable g a");
  });
});

describe("a game that everybody fails", () => {
  test("§3.93 is one with a threshold above 100; with 100 it can be passed", () => {
    expect(tell(asking(withThreshold("g", 100)))).toEqual([]);
    expect(tell(asking(withThreshold("g", -1)))).toEqual([]);
    expect(checkLearniz(asking(withThreshold("g", 100.5)))[0]).toMatchObject({
      code: "game-never-passed",
      severity: "error",
      slugs: ["g", "a"],
      threshold: 100.5,
    });
    expect(tell(asking(withThreshold("g", 101)))).toEqual(["error game-never-passed g a", "error never-completes"]);
  });
  test("§4.39 still gives a score: a rule that asks for that score is satisfied", () => {
    const byScore = make([[{ ...makeSlide("a", [withThreshold("g", 101)]), validators: [askScore("g", 100)] }]]);
    expect(tell(byScore)).toEqual(["warning game-never-passed g a"]);
    const average = make([[makeSlide("a", [withThreshold("g", 101)])]], [{ minimumAverageScore: 100, elements: [] }]);
    expect(tell(average)).toEqual(["warning game-never-passed g a"]);
  });
  test("§4.31 §4.36 is an error where a rule waits for it, and a warning where its slide can complete otherwise", () => {
    const game = withThreshold("g", 101);
    const slide = makeSlide("a", [game, words("t")]);
    expect(tell(make([[slide]]))).toEqual(["warning game-never-passed g a"]);
    expect(tell(make([[{ ...slide, validators: [ask("g"), ask("t")] }]]))).toEqual(["warning game-never-passed g a"]);
    expect(tell(make([[{ ...slide, validators: [ask("t", "g")] }]]))[0]).toBe("error game-never-passed g a");
    expect(tell(make([[{ ...slide, validators: [ask("t"), askScore("t")] }]]))).toEqual([
      "warning game-never-passed g a",
      "warning score-never-given a t",
    ]);
    const waiting: Slide = {
      ...makeSlide("b", [words("u")]),
      requirements: [{ elements: [{ type: "STATUS", interactivitySlug: "g" }] }],
    };
    expect(tell(make([[slide, waiting]]))).toEqual(["error game-never-passed g a", "error never-opens b"]);
    const byScore: Slide = { ...waiting, requirements: [{ elements: [{ type: "SCORE", interactivitySlug: "g" }] }] };
    expect(tell(make([[slide, byScore]]))).toEqual(["warning game-never-passed g a"]);
    expect(tell(make([[{ ...slide, validators: [ask("g"), askScore("t")] }]]))[0]).toBe("error game-never-passed g a");
    expect(tell(make([[{ ...slide, validators: [askScore("g", 101)] }]]))).toContain("warning game-never-passed g a");
    const missing = { ...slide, validators: [ask("nowhere")] };
    expect(tell(make([[missing, makeSlide("b", [words("u")])]]))).toEqual(["warning game-never-passed g a"]);
  });
});

test("§3.157 a game without statements is done at a press and gives no score: it is a warning, not an error", () => {
  const empty = withParams("g", { config, content: { statements: [] } });
  expect(tell(asking(empty))).toEqual(["warning empty-game g a"]);
  const minimum = [{ minimumAverageScore: 0, elements: [] }];
  expect(tell(make([[makeSlide("a", [empty])]], minimum))).toEqual([
    "error score-never-given",
    "error never-completes",
    "warning empty-game g a",
  ]);
  expect(tell(make([[makeSlide("a", [empty, makeGame("h", 1)])]], minimum))).toEqual(["warning empty-game g a"]);
});

describe("a question that nobody has written", () => {
  const unwritten = (game: GameInteractivity) =>
    checkLearniz(make([[makeSlide("a", [game])]])).filter(({ code }) => code === "unwritten-question");
  const statement = { slug: "one", text: "One.", correct: true, explanation: "Because." };
  const asks = (...statements: object[]) => withParams("g", { config, content: { statements } });

  test("decisions 5 a new game is an error until its examples are written, deleted or kept as the author’s own", () => {
    let at = 0;
    const fresh = createGame("VRAI_FAUX", "EN", () => (at = (at + 0.137) % 1));
    const slugs = [fresh.slug, "a"];
    const found = { code: "unwritten-question", severity: "error", slugs };
    expect(unwritten(fresh)).toMatchObject([{ ...found, kind: "sample", numbers: [1, 2] }]);
    const [first, second] = findTypedGame(fresh, "VRAI_FAUX")?.content.statements.map(({ slug }) => slug) ?? [];
    const written = changeGame(fresh, "VRAI_FAUX", (own) =>
      changeStatement(own, first ?? "", { text: "Lifts are safe." }),
    );
    expect(unwritten(written)).toMatchObject([
      { ...found, kind: "sample", numbers: [2] },
      { ...found, kind: "explanation", numbers: [1] },
    ]);
    const explained = changeGame(written, "VRAI_FAUX", (own) => changeStatement(own, first ?? "", { explanation: "" }));
    expect(unwritten(explained)).toMatchObject([{ ...found, kind: "sample", numbers: [2] }]);
    expect(unwritten(changeGame(explained, "VRAI_FAUX", (own) => removeStatement(own, second ?? "")))).toEqual([]);
    expect(unwritten(changeGame(explained, "VRAI_FAUX", (own) => keepSample(own, second ?? "")))).toEqual([]);
  });
  test("decisions 5 answers that are still those of the example are told, whatever else was written", () => {
    const create = <T extends "CHOICE" | "ORDERING" | "SHORT_ANSWER">(gameType: T) => {
      let at = 0;
      return createGame(gameType, "EN", () => (at = (at + 0.137) % 1));
    };
    const part = { text: "My own?", explanation: "" };
    const choice = changeGame(create("CHOICE"), "CHOICE", (own) =>
      own.content.questions.reduce((game, { slug }) => changeChoice(game, slug, part), own),
    );
    const order = changeGame(create("ORDERING"), "ORDERING", (own) =>
      own.content.questions.reduce((game, { slug }) => changeOrder(game, slug, part), own),
    );
    const short = changeGame(create("SHORT_ANSWER"), "SHORT_ANSWER", (own) =>
      own.content.questions.reduce((game, { slug }) => changeShort(game, slug, part), own),
    );
    for (const game of [choice, order, short]) expect(unwritten(game)).toMatchObject([{ kind: "answers" }]);
    const textOnly = changeGame(create("SHORT_ANSWER"), "SHORT_ANSWER", (own) =>
      changeShort(own, own.content.questions[0]?.slug ?? "", { text: "My own?" }),
    );
    expect(unwritten(textOnly)).toMatchObject([{ kind: "sample" }, { kind: "answers", numbers: [1] }]);
  });
  test("decisions 5 a thing that lost its group is told as that alone, not as a game that nobody passes", () => {
    let at = 0;
    const random = () => (at = (at + 0.137) % 1);
    const grouped = changeGame(createGame("CATEGORISE", "EN", random), "CATEGORISE", (own) => {
      const kept = [...own.content.groups, ...own.content.things].reduce(
        (game, { slug }) => keepCategorised(game, slug),
        own,
      );
      const threshold = { ...kept, config: { ...kept.config, victoryThreshold: 100 } };
      return removeGroup(addGroup(threshold, random), own.content.groups[0]?.slug ?? "");
    });
    expect(
      checkLearniz(make([[makeSlide("a", [grouped])]])).filter(({ slugs }) => slugs[0] === grouped.slug),
    ).toMatchObject([
      { code: "unwritten-question", kind: "group" },
      { code: "unwritten-question", kind: "place" },
    ]);
  });
  test("decisions 5 a statement without words is unwritten, one without an explanation is not", () => {
    expect(unwritten(asks(statement, { ...statement, slug: "two", text: " " }))).toMatchObject([
      { severity: "error", kind: "blank", numbers: [2] },
    ]);
    expect(unwritten(asks({ ...statement, explanation: "" }))).toEqual([]);
  });
  test("decisions 5 content from before marks were kept has none, and is never told to be an example", () => {
    const example = { text: "The Earth goes around the Sun.", explanation: "One turn takes about a year." };
    expect(unwritten(asks({ ...statement, ...example }))).toEqual([]);
  });
});

/** The numbers have to differ: cards of a set are told apart by their slugs. */
function makeRandom(): () => number {
  let state = 1;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

describe("cards and files", () => {
  test.each(["flip-card", "card-modal", "attachment"] as const)(
    "§3.132 %s with nothing to open is never completed: a warning, and an error where that is asked for",
    (type) => {
      const one = makeUnshown("x", type);
      const [first] = checkLearniz(make([[makeSlide("a", [one])]]));
      expect(first).toMatchObject({ code: "element-unplayable", severity: "warning", slugs: ["x", "a"], type });
      expect(tell(make([[makeSlide("a", [one])]]))).toEqual(["warning element-unplayable x a"]);
      expect(tell(asking(one))).toEqual(["error element-unplayable x a", "error never-completes"]);
    },
  );
  test.each(["flip-card", "card-modal", "attachment"] as const)(
    "§3.138 §3.140 %s can be completed: who asks for that, or waits for it, hears nothing",
    (type) => {
      expect(tell(asking(makeParts("x", type)))).toEqual([]);
      const after = {
        ...makeSlide("b", [words("t")]),
        requirements: [{ elements: [{ type: "STATUS" as const, interactivitySlug: "x" }] }],
      };
      expect(tell(make([[makeSlide("a", [makeParts("x", type)]), after]]))).toEqual([]);
    },
  );
  const told = (one: Interactivity) =>
    checkLearniz(make([[makeSlide("a", [one])]])).flatMap((problem) =>
      problem.code === "unwritten-part" ? [`${problem.severity} ${problem.kind} ${problem.numbers.join()}`] : [],
    );
  test("decisions 5 a new set is told as an example until its author writes their own, or keeps it", () => {
    for (const type of ["flip-card", "card-modal"] as const) {
      const fresh = createCards(type, "EN", makeRandom());
      const slugs = listCards(fresh).map(({ slug }) => slug);
      expect(told(fresh)).toEqual(["error sample 1,2,3"]);
      const kept = slugs.reduce((cards, slug) => keepCard(cards, slug), fresh);
      expect(told(kept)).toEqual([]);
    }
    const files = createAttachments("FR", makeRandom());
    expect(told(files)).toEqual(["error sample 1"]);
    expect(told(changeFile(files, 0, { src: "document:guide" }))).toEqual([]);
  });
  test("decisions 5 a card without a front or a back is told by its number; an icon alone is no name", () => {
    const back = [{ type: "paragraph" as const, children: [{ text: "Behind." }] }];
    const cards = [
      { slug: "1", title: "Front", back },
      { slug: "2", title: " ", icon: "star", back },
      { slug: "3", title: "Front" },
    ];
    const one: Interactivity = { slug: "x", type: "flip-card", medias: [], data: { cardRows: [cards], cardSize: "m" } };
    expect(told(one)).toEqual(["error front 2", "error back 3"]);
  });
  test("§3.176 a card that opens a game of its page has something behind it; one whose game is gone has not", () => {
    const cards = [{ slug: "1", title: "Front", game: "g" }];
    const one: Interactivity = {
      slug: "x",
      type: "card-modal",
      medias: [],
      data: { cardRows: [cards], cardSize: "m" },
    };
    expect(told(one)).toEqual(["error back 1"]);
    expect(tell(make([[makeSlide("a", [one, makeGame("g", 1)])]]))).toEqual([]);
  });
  test("decisions 5 a file that has to be opened and leads nowhere is an error, another one a warning", () => {
    const files = [
      { slug: "1", name: "A", src: "document:a" },
      { slug: "2", name: "B", src: "", required: true },
      { slug: "3", name: "C", src: "" },
      { slug: "4", name: "", src: "https://example.org/d" },
    ];
    const data = { attachments: files, direction: "VERTICAL" as const };
    expect(told({ slug: "x", type: "attachment", medias: [], data })).toEqual([
      "error name 4",
      "error required-address 2",
      "warning address 3",
    ]);
  });
});

describe("decisions 5: a game that stands alone", () => {
  const tell = (content: Readonly<Record<string, unknown>>) =>
    checkGameProduct("own", content).map(({ code, severity, slugs }) => [code, severity, slugs[0]]);

  test("is told nothing of a course, and everything of the game", () => {
    expect(tell({ config, content })).toEqual([]);
    expect(tell({ config: { ...config, victoryThreshold: 101 }, content })).toEqual([
      ["game-never-passed", "error", "own"],
    ]);
    expect(tell({ config, content: { statements: [] } })).toEqual([["empty-game", "warning", "own"]]);
    expect(tell({ config: { gameType: "OTHER" }, content: {} })).toEqual([["game-unplayable", "error", "own"]]);
    expect(tell({})).toEqual([["game-unplayable", "error", "own"]]);
  });

  test("an example that nobody has replaced is told, for every type", () => {
    for (const gameType of GAME_TYPES) {
      const [media] = createGame(gameType, "EN", Math.random).medias;
      const told = tell(media?.params ?? {}).filter(([code]) => code === "unwritten-question");
      expect([gameType, told.length > 0]).toEqual([gameType, true]);
    }
  });
});
