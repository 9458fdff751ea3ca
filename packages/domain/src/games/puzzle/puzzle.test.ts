// Knows how a puzzle is put together and revealed, what that is worth, and that the kept board of another puzzle is
// not read.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addPuzzleQuestion,
  changePuzzleQuestion,
  isAnswered,
  keepBoard,
  keepPuzzlePicture,
  LEAST_CUT,
  listAnswers,
  listAsked,
  listGameMedia,
  listTray,
  listUnwritten,
  MOST_CUT,
  moveTile,
  type Puzzle,
  parsePuzzle,
  readGame,
  scoreGame,
  setPuzzle,
  solveGame,
  startPlaces,
  viewGame,
} from "../index.ts";

const ask = (slug: string) => ({
  ...{ slug, text: `${slug}?`, several: false, explanation: "" },
  options: [true, false].map((right) => ({ slug: `${slug}-${right}`, text: String(right), right })),
});
const make = (content: Partial<Puzzle["content"]> = {}) => ({
  gameType: "PUZZLE" as const,
  config: { gameType: "PUZZLE" },
  content: { picture: { src: "document:p", alt: "A yard" }, columns: 3, rows: 2, questions: [], ...content },
});
const anyCut = fc.record({
  mode: fc.constantFrom("swap" as const, "tray" as const),
  columns: fc.integer({ min: LEAST_CUT, max: MOST_CUT }),
  rows: fc.integer({ min: LEAST_CUT, max: MOST_CUT }),
});
const anySeed = fc.integer({ min: 0, max: 65_535 });
/** Makes some wasted moves, then those that put each tile into its place, and gives what is kept then. */
function play(game: ReturnType<typeof make>, seed: number, wasted = 0): unknown {
  const { name, mode, columns, rows } = viewGame(game, null, null);
  const last = columns * rows - 1;
  let board = { places: startPlaces({ mode, columns, rows }, seed), moves: 0 };
  for (let move = 0; move < wasted; move++) board = moveTile(board, move % 2, last);
  for (let tile = 0; tile <= last; tile++) board = moveTile(board, tile, tile);
  return keepBoard(name, board, seed);
}

describe("put together", () => {
  test("§9.18 the same seed shuffles alike, and no puzzle is solved before its first move", () => {
    fc.assert(
      fc.property(anyCut, anySeed, (cut, seed) => {
        const places = startPlaces(cut, seed);
        expect(startPlaces(cut, seed)).toEqual(places);
        expect(places.every((tile, place) => tile === place)).toBe(false);
        const all = [...places.filter((tile) => tile !== null), ...listTray(cut, places, seed)];
        expect(all.toSorted((one, other) => one - other)).toEqual(places.map((_, tile) => tile));
        const kept = keepBoard(viewGame(make(cut), null, null).name, { places, moves: 1 }, seed);
        expect(scoreGame(make(cut), kept)).toMatchObject({ status: "STARTED" });
      }),
    );
  });
  test("§9.18 four tiles have few orders, and still the right one never comes first", () => {
    for (let seed = 0; seed < 500; seed++) {
      const places = startPlaces({ mode: "swap", columns: 2, rows: 2 }, seed);
      expect(places.every((tile, place) => tile === place)).toBe(false);
    }
  });
  test("§4.116 no move loses or doubles a tile, each is counted, and the kept board comes back as it was", () => {
    const anyMoves = fc.array(fc.tuple(fc.nat(35), fc.option(fc.nat(35))), { maxLength: 30 });
    fc.assert(
      fc.property(anyCut, anySeed, anyMoves, (cut, seed, moves) => {
        const game = make(cut);
        const count = cut.columns * cut.rows;
        const { name } = viewGame(game, null, null);
        let board = { places: startPlaces(cut, seed), moves: 0 };
        for (const [tile, to] of moves) {
          if (to === null && cut.mode === "swap") continue;
          const next = moveTile(board, tile % count, to === null ? null : to % count);
          expect(next.moves - board.moves).toBe(next === board ? 0 : 1);
          board = next;
          const lying = board.places.filter((one) => one !== null);
          expect(new Set([...lying, ...listTray(cut, board.places, seed)]).size).toBe(count);
          if (board.moves === 0) continue;
          const kept = JSON.parse(JSON.stringify(keepBoard(name, board, seed)));
          expect(viewGame(game, kept, null)).toMatchObject({ board, seed });
          expect(scoreGame(game, kept).status).not.toBe("NOT_STARTED");
        }
      }),
    );
  });
  test("§9.18 a whole puzzle is worth 100, however many moves it took; a begun one is not answered, and nothing is wrong", () => {
    for (const mode of ["swap", "tray"] as const) {
      const game = make({ mode });
      expect(scoreGame(game, play(game, 7, 40))).toMatchObject({ status: "COMPLETE", score: 100 });
      expect(scoreGame(game, play(game, 7)).items.every(isAnswered)).toBe(true);
      expect(scoreGame(game, solveGame(game))).toMatchObject({ status: "COMPLETE", score: 100 });
    }
    expect(scoreGame(make(), null)).toEqual({ status: "NOT_STARTED", items: [{ slug: "board" }] });
  });
  test("§9.18 where moves count, each move above two for each tile costs a point, down to 50", () => {
    const game = make({ countsMoves: true });
    const { name, freeMoves } = viewGame(game, null, null);
    expect(freeMoves).toBe(12);
    const places = [0, 1, 2, 3, 4, 5];
    const score = (moves: number) => scoreGame(game, keepBoard(name, { places, moves }, 1)).score;
    expect([1, 12, 13, 30, 61, 62, 63, 9_999].map(score)).toEqual([100, 100, 99, 82, 51, 50, 50, 50]);
    const strict = { ...game, config: { ...game.config, victoryThreshold: 99 } };
    const data = keepBoard(name, { places, moves: 14 }, 1);
    expect(scoreGame(strict, data)).toMatchObject({ status: "FAILED", score: 98 });
  });
  test("§8.32 a board kept for another picture, cut or mode, and what is no board at all, starts anew", () => {
    const game = make();
    const data = play(game, 3) as { readonly answers: { readonly board: object } };
    const others = [
      make({ columns: 2, rows: 3 }),
      make({ columns: 6, rows: 6 }),
      make({ mode: "tray" }),
      make({ picture: { src: "document:q", alt: "" } }),
    ];
    for (const other of others) {
      expect(scoreGame(other, data).status).toBe("NOT_STARTED");
      expect(viewGame(other, data, null)).toMatchObject({ board: null, seed: 3 });
    }
    const broken = [
      { places: [0, 1, 2, 3, 4, 4] },
      { places: [0, 1, 2, 3, 4, 6] },
      { places: [0, 1, 2, 3, 4, null] },
      { places: [0, 1, 2, 3, 4, 0.5] },
      { places: "012345" },
      { moves: 0 },
      { moves: -1 },
      { moves: 1.5 },
      { moves: "3" },
    ];
    for (const part of broken) {
      const kept = { ...data, answers: { board: { ...data.answers.board, ...part } } };
      expect([part, scoreGame(game, kept).status]).toEqual([part, "NOT_STARTED"]);
    }
    const { name } = viewGame(game, null, null);
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (places, moves) => {
        const kept = { answers: { board: { of: name, places, moves } }, seed: 1 };
        expect(scoreGame(game, kept).status).toBe("NOT_STARTED");
        viewGame(game, kept, null);
      }),
    );
  });
  test("§9.22 hosts are told only of a whole puzzle: its tiles in the order in which they lie", () => {
    const game = make();
    const tiles = ["1", "2", "3", "4", "5", "6"];
    expect(listAnswers(game, play(game, 3))).toMatchObject([
      { kind: "sequencing", words: "A yard", answer: tiles, rightAnswer: tiles },
    ]);
    const { name } = viewGame(game, null, null);
    expect(
      listAnswers(game, keepBoard(name, { places: startPlaces({ ...make().content, mode: "swap" }, 1), moves: 1 }, 1)),
    ).toEqual([]);
  });
});

describe("revealed", () => {
  const slugs = ["a", "b", "c"];
  const game = make({ mode: "reveal", questions: slugs.map(ask) });
  test("§9.18 §3.93 the score is that of the questions; unanswered is not wrong", () => {
    expect(scoreGame(game, null).status).toBe("NOT_STARTED");
    for (let right = 0; right <= 3; right++) {
      const score = Math.round((right * 100) / 3);
      expect(scoreGame(game, solveGame(game, right, 3))).toMatchObject({ status: "COMPLETE", score });
      if (right > 0 && right < 3) expect(scoreGame(game, solveGame(game, right)).status).toBe("STARTED");
    }
    expect(scoreGame(make({ mode: "reveal" }), null)).toEqual({ status: "COMPLETE", items: [] });
  });
  test("each right answer reveals its share of the tiles, a wrong one none; when all are right, the whole picture shows", () => {
    const count = (right: number) => viewGame(game, solveGame(game, right, 3), null).revealedCount;
    expect([0, 1, 2, 3].map(count)).toEqual([0, 2, 4, 6]);
    expect(viewGame(make({ mode: "reveal" }), null, null).revealedCount).toBe(0);
  });
  test("§9.22 each answer is judged at once, and told as a choice", () => {
    const data = solveGame(game, 1, 1);
    expect(viewGame(game, data, null).questions.map(({ verdict }) => verdict)).toEqual(["right", "wrong", null]);
    expect(listAnswers(game, data)).toMatchObject([
      { kind: "choice", words: "a?", answer: ["a-true"], rightAnswer: ["a-true"] },
      { kind: "choice", words: "b?", answer: ["b-false"], rightAnswer: ["b-true"] },
    ]);
    expect(listAsked(game).map(({ right }) => right)).toEqual(["true", "true", "true"]);
  });
});

describe("written", () => {
  test("§8.32 a picture is cut into whole tiles, 2 to 6 across and down", () => {
    const reads = (columns: unknown) => {
      const { config, content } = make();
      return parsePuzzle({ config, content: { ...content, columns } }).ok;
    };
    expect([2, 6, 1, 7, 2.5, "3", null, undefined].map(reads)).toEqual([
      ...[true, true],
      ...[false, false, false, false, false, false],
    ]);
    expect(readGame({ params: make() }).ok).toBe(true);
  });
  test("a picture without words lacks its alternative; a puzzle without a picture is unwritten", () => {
    const picture = { src: "document:p", alt: " " };
    expect(listGameMedia(make({ picture }))).toMatchObject([{ medium: "image", lacksAlternative: true }]);
    const none = { src: "", alt: "" };
    expect(listUnwritten(make({ picture: none }))).toEqual([{ number: 1, kind: "blank" }]);
    const questions = [ask("a")];
    expect(listUnwritten(make({ mode: "reveal", picture: none, questions }))).toEqual([{ number: 1, kind: "blank" }]);
    expect(listUnwritten(make({ mode: "reveal", questions }))).toEqual([]);
  });
  test("a picture that is chosen, described or kept no longer counts as the example; other changes leave it one", () => {
    const game = make({ sample: ["picture"] });
    const sample = [{ number: 1, kind: "sample" }];
    expect([game, setPuzzle(game, { columns: 4 })].map(listUnwritten)).toEqual([sample, sample]);
    const own = [keepPuzzlePicture(game), setPuzzle(game, { picture: { ...game.content.picture, alt: "Ours" } })];
    expect(own.map(listUnwritten)).toEqual([[], []]);
  });
  test("there is at most one question for each tile, and a question that an author wrote no longer counts as the example", () => {
    let game = make({ columns: 2, rows: 2 });
    let state = 7;
    const random = () => {
      state = (state * 48_271) % 2_147_483_647;
      return state / 2_147_483_647;
    };
    for (let count = 0; count < 6; count++) game = addPuzzleQuestion(game, random);
    expect(game.content.questions).toHaveLength(4);
    expect(parsePuzzle(game).ok).toBe(true);
    const sampled = make({ questions: [{ ...ask("a"), sample: ["text", "options"] }] });
    expect(changePuzzleQuestion(sampled, "a", { text: "Mine?" }).content.questions[0]?.sample).toEqual(["options"]);
  });
});
