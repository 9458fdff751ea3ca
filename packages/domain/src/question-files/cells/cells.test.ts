// Proves that questions are written in cells as in a spreadsheet: what is copied comes back as it was, a cell that
// cannot be read leaves what stood there, and nothing that is written is lost.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { escapeCell } from "../../kernel/index.ts";
import {
  type DraftQuestion,
  isTypedKind,
  QUESTION_KINDS,
  readSequenceDraft,
  type SequenceDraft,
  takeThemes,
} from "../../sequences/index.ts";
import { nameColumn } from "../columns.ts";
import { joinCells, splitCopied } from "../tabbed.ts";
import { CELL_COLUMNS, type CellColumn, isClosedCell } from "./cell-columns.ts";
import { putCells } from "./put-cells.ts";
import { readCell } from "./read-cell.ts";

const word = fc
  .string({ unit: fc.constantFrom(...'ab=-"\t\n,;é 1'), minLength: 1, maxLength: 8 })
  .filter((text) => text.trim() !== "");
const question = fc
  .record({
    kind: fc.constantFrom(...QUESTION_KINDS),
    text: word,
    level: fc.option(fc.integer({ min: 1, max: 99 })),
    words: fc.array(word, { minLength: 2, maxLength: 8 }),
    right: fc.integer({ min: 0, max: 7 }),
    explanation: fc.oneof(word, fc.constant("")),
    remediation: fc.oneof(word, fc.constant("")),
  })
  .map(({ kind, words, right, ...rest }) => {
    const most = kind === "TRUE_FALSE" ? 2 : kind === "NUMBER" ? 1 : 8;
    const texts = words.slice(0, most);
    const isRight = (at: number) => kind !== "ORDERING" && at === right % texts.length;
    return {
      ...rest,
      kind,
      accepted: isTypedKind(kind) ? texts : [],
      answers: isTypedKind(kind) ? [] : texts.map((text, at) => ({ uuid: `a${at}`, text, correct: isRight(at) })),
    };
  });
const drafts: fc.Arbitrary<SequenceDraft> = fc
  .uniqueArray(fc.record({ title: word, questions: fc.array(question, { maxLength: 3 }) }), {
    maxLength: 3,
    selector: ({ title }) => title.trim(),
  })
  .map((themes) => ({
    ...readSequenceDraft({}),
    themes: themes.map(({ title, questions }, theme) => ({
      uuid: `t${theme}`,
      title,
      questions: questions.map((one, at) => ({ ...one, uuid: `q${theme}-${at}` })),
    })),
  }));

const listRows = ({ themes }: SequenceDraft) =>
  themes.flatMap(({ title, questions }) => questions.map((one) => ({ ...one, themeTitle: title })));
const column = (wanted: CellColumn) => CELL_COLUMNS.indexOf(wanted);

/** Writes the text in the cells, from one on, and returns what becomes of the sequence. */
function paste(draft: SequenceDraft, text: string, row = 0, first: CellColumn = "theme", isOpen = true) {
  let made = 0;
  const put = putCells(draft, splitCopied(text), {
    rows: listRows(draft).map(({ uuid }) => uuid),
    at: { row, column: column(first) },
    isOpen,
    theme: draft.themes[0] ?? { uuid: "new-theme", title: "Theme 1" },
    language: "EN",
    createId: () => `new${++made}`,
  });
  return { ...put, draft: takeThemes(draft, put.themes).draft };
}
const one = (words: Partial<DraftQuestion>): SequenceDraft => ({
  ...readSequenceDraft({}),
  themes: [
    {
      uuid: "t",
      title: "Fire",
      questions: [
        {
          uuid: "q",
          kind: "SINGLE",
          text: "Which one?",
          level: 2,
          answers: [
            { uuid: "q-1", text: "Water", correct: true },
            { uuid: "q-2", text: "Sand", correct: false },
          ],
          accepted: [],
          explanation: "",
          remediation: "",
          ...words,
        },
      ],
    },
  ],
});
const first = ({ themes }: SequenceDraft) => themes[0]?.questions[0];

describe("decisions 9: questions are written in cells", () => {
  test("cells that are copied come back as they were, in either language, with or without their names", () => {
    fc.assert(
      fc.property(drafts, fc.constantFrom("fr" as const, "en" as const), fc.boolean(), (draft, locale, isNamed) => {
        const cells = listRows(draft).map((row) => CELL_COLUMNS.map((each) => escapeCell(readCell(row, each, locale))));
        const names = CELL_COLUMNS.map((each) => nameColumn(each, locale));
        const text = joinCells(isNamed ? [names, ...cells] : cells);
        const pasted = paste(draft, `${text}\n`);
        expect(pasted.faults).toEqual([]);
        expect(pasted.draft).toEqual(draft);
      }),
    );
  });

  test("any text in any cell is taken or told, and a cell that is refused leaves its question as it was", () => {
    fc.assert(
      fc.property(
        drafts.filter((draft) => listRows(draft).length > 0),
        fc.constantFrom(...CELL_COLUMNS),
        fc.oneof(word, fc.constantFrom("", "1", "2", "1, 2", "Number", "Vrai ou faux", "99", "100")),
        (draft, at, text) => {
          const before = listRows(draft)[0];
          const { draft: after, faults } = paste(draft, joinCells([[text]]), 0, at);
          const now = listRows(after).find(({ uuid }) => uuid === before?.uuid);
          if (!before || !now) throw new Error("the question is lost");
          if (faults.length > 0) expect(now).toEqual(before);
          else if (!isClosedCell(now.kind, at) && typeof at !== "number" && at !== "right" && at !== "kind")
            expect(readCell(now, at, "en").trim()).toBe(text.trim());
          expect(listRows(after)).toHaveLength(listRows(draft).length);
        },
      ),
    );
  });

  test("rows below the last question become new ones, in the theme that they name, or of those above", () => {
    const { draft, added, rows, faults } = paste(
      one({}),
      "Fire\t1\tNew one?\tA\tB\t\t\t\t\t\t\t2\tBecause\n\n\t\tAnother?\nCold\t\tOther?\tC\tD\n",
      1,
    );
    expect(faults).toEqual([]);
    expect(added).toBe(3);
    expect(rows).toEqual(["new1", undefined, "new2", "new3"]);
    expect(draft.themes.map(({ title, questions }) => [title, questions.map(({ text }) => text)])).toEqual([
      ["Fire", ["Which one?", "New one?", "Another?"]],
      ["Cold", ["Other?"]],
    ]);
    expect(draft.themes[0]?.questions[1]).toMatchObject({
      level: 1,
      explanation: "Because",
      answers: [
        { uuid: "new1-1", text: "A", correct: false },
        { uuid: "new1-2", text: "B", correct: true },
      ],
    });
  });

  test("nothing is added below what a search found, and it is said", () => {
    const { draft, rows, beyond } = paste(one({}), "Now?\nNew?\nOther?\r\n", 0, "question", false);
    expect([listRows(draft).map(({ text }) => text), rows, beyond]).toEqual([["Now?"], ["q", undefined, undefined], 2]);
  });

  test("the first question of an empty sequence makes its theme", () => {
    const { draft } = paste(readSequenceDraft({}), "What?", 0, "question");
    expect(draft.themes).toMatchObject([
      { title: "Theme 1", questions: [{ text: "What?", kind: "SINGLE", level: 1 }] },
    ]);
  });

  test("numbers say which answers are right, and two of them make it a question with several", () => {
    expect(first(paste(one({}), "2", 0, "right").draft)).toMatchObject({
      kind: "SINGLE",
      answers: [{ correct: false }, { correct: true }],
    });
    expect(first(paste(one({}), "1; 2", 0, "right").draft)).toMatchObject({
      kind: "MULTIPLE",
      answers: [{ correct: true }, { correct: true }],
    });
    expect(paste(one({}), "3", 0, "right").faults).toEqual([
      { row: 0, column: "right", code: "right.unknown", typed: "3" },
    ]);
  });

  test("right answers are named by number, letter or their own words, whichever people write", () => {
    const rightOf = (said: string) =>
      first(paste(one({}), said, 0, "right").draft)?.answers.map(({ correct }) => correct);
    for (const said of ["2", "B", "b", "Sand", " sand "]) expect(rightOf(said)).toEqual([false, true]);
    for (const said of ["1, 2", "A B", "a;b", "Water, Sand", "water/B"]) expect(rightOf(said)).toEqual([true, true]);
    for (const said of ["C", "Fire", "0", "3", "1, Fire"])
      expect(paste(one({}), said, 0, "right").faults).toMatchObject([{ code: "right.unknown", typed: said }]);
    // The words of an answer count before letters, its number before its words.
    const answers = ["B", "A", "1"].map((text, at) => ({ uuid: `q-${at}`, text, correct: false }));
    const of = (said: string) =>
      first(paste(one({ answers }), said, 0, "right").draft)?.answers.findIndex(({ correct }) => correct);
    expect([of("A"), of("b"), of("1"), of("C")]).toEqual([1, 0, 0, 2]);
    const numbers = ["2, 3", "2 3", "x"].map((text, at) => ({ uuid: `q-${at}`, text, correct: false }));
    for (const said of ["2, 3", "2 3"])
      expect(
        first(paste(one({ answers: numbers }), said, 0, "right").draft)?.answers.map(({ correct }) => correct),
      ).toEqual([false, true, true]);
    const marks = ["\u{FE7E}", "\u{301}"].map((text, at) => ({ uuid: `q-${at}`, text, correct: false }));
    expect(first(paste(one({ answers: marks }), "2", 0, "right").draft)?.answers[1]?.correct).toBe(true);
  });

  test("numbers count the cells of their row, empty ones too", () => {
    expect(first(paste(one({}), "\tC\tD\t\t\t\t\t\t3", 0, 1).draft)?.answers).toEqual([
      { uuid: "q-2", text: "C", correct: false },
      { uuid: "q-3", text: "D", correct: true },
    ]);
  });

  test("an answer that is emptied is taken away, and the others keep their names", () => {
    expect(first(paste(one({}), "", 0, 1).draft)?.answers).toEqual([{ uuid: "q-2", text: "Sand", correct: false }]);
  });

  test("another kind keeps what was written, and refuses what it has no room for", () => {
    const typed = first(paste(one({}), "Typed words", 0, "kind").draft);
    expect(typed).toMatchObject({ kind: "SHORT_ANSWER", accepted: ["Water", "Sand"] });
    const back = first(paste(one(typed ?? {}), "One answer", 0, "kind").draft);
    expect(back).toMatchObject({ kind: "SINGLE", answers: one({}).themes[0]?.questions[0]?.answers });
    expect(paste(one({ kind: "TRUE_FALSE" }), "Maybe", 0, 3).faults).toMatchObject([
      { column: 3, code: "cell.closed" },
    ]);
    expect(paste(one({}), "Essay", 0, "kind").faults).toMatchObject([{ code: "kind.unknown", typed: "Essay" }]);
    expect(paste(one({}), "easy", 0, "level").faults).toMatchObject([{ code: "level.invalid" }]);
    expect(paste(one({}), " ", 0, "theme").faults).toMatchObject([{ code: "theme.blank" }]);
    expect(paste(one({}), "x".repeat(2_001), 0, "question").faults).toMatchObject([{ code: "cell.long" }]);
  });

  test("a question is sent to the theme that its cell names", () => {
    const { draft } = paste(one({}), "Cold", 0, "theme");
    expect(draft.themes.map(({ title, questions }) => [title, questions.length])).toEqual([
      ["Fire", 0],
      ["Cold", 1],
    ]);
  });
});
