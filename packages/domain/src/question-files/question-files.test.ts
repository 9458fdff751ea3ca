// Proves that any workbook of questions is read back as it was written, and that an unreadable value is reported by its
// cell.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readSequenceDraft, type SequenceDraft, takeThemes, writeSequenceDraft } from "../sequences/index.ts";
import {
  FILE_KINDS,
  type FileSequence,
  listKept,
  MOST_ANSWERS,
  nameCell,
  QUESTION_COLUMNS,
  type QuestionRow,
  readPasted,
  readQuestions,
  writeQuestions,
} from "./index.ts";

const text = fc
  .array(fc.oneof(fc.constantFrom(..."='+-@;,|\n\t"), fc.string({ unit: "grapheme", maxLength: 3 })), { maxLength: 6 })
  .map((parts) => parts.join(""));
const written = text.filter((one) => one.trim() !== "");
const optional = fc.option(
  text.filter((one) => one !== ""),
  { nil: undefined },
);
const answers = fc
  .array(fc.record({ text: written, correct: fc.boolean() }), { minLength: 2, maxLength: MOST_ANSWERS })
  .map((list) => (list.some(({ correct }) => correct) ? list : list.map((one, at) => ({ ...one, correct: at === 0 }))));
let count = 0;
const contents: fc.Arbitrary<readonly FileSequence[]> = fc
  .array(
    fc.record({
      title: written,
      questions: fc.array(
        fc.record({
          text: written,
          level: fc.option(fc.integer({ min: 1, max: 99 }), { nil: undefined }),
          explanation: optional,
          remediation: optional,
          kind: fc.option(fc.constantFrom(...FILE_KINDS), { nil: undefined }),
          answers,
        }),
        { minLength: 1, maxLength: 3 },
      ),
    }),
    { maxLength: 3 },
  )
  .map((sequences) =>
    JSON.parse(
      JSON.stringify(
        sequences.map((sequence) => ({
          ...sequence,
          uuid: `s${++count}`,
          extra: count,
          questions: sequence.questions.map((question) => ({
            ...question,
            uuid: `q${++count}`,
            media: count,
            ...(question.kind === "SHORT_ANSWER" || question.kind === "NUMBER"
              ? {
                  accepted: question.answers.map((answer, at) =>
                    question.kind === "NUMBER" ? `-${at},5 ± 0.25 km` : answer.text,
                  ),
                  answers: [],
                }
              : { answers: question.answers.map((answer) => ({ ...answer, uuid: `a${++count}` })) }),
          })),
        })),
      ),
    ),
  );
const toRows = (table: readonly (readonly string[])[]): QuestionRow[] =>
  table.map((cells, at) => ({ number: at + 1, cells }));
const noId = () => "new";

describe("decisions 9: a workbook of questions", () => {
  test("is read back as it was written, in either language, whatever the order of its columns", () => {
    const order = fc.shuffledSubarray([...QUESTION_COLUMNS.keys()], { minLength: QUESTION_COLUMNS.length });
    fc.assert(
      fc.property(contents, fc.constantFrom("fr", "en"), order, (sequences, locale, columns) => {
        const table = writeQuestions(sequences, locale).map((row) => columns.map((at) => row[at] ?? ""));
        const { sequences: read, faults, rows } = readQuestions(toRows(table), sequences, noId);
        expect(faults).toEqual([]);
        expect(rows).toBe(sequences.flatMap(({ questions }) => questions).length);
        expect(read).toEqual(sequences);
      }),
    );
  });

  test("without the former questions, everything that a workbook holds is read, and read again after writing", () => {
    fc.assert(
      fc.property(contents, (sequences) => {
        const first = readQuestions(toRows(writeQuestions(sequences, "fr")), [], noId).sequences;
        expect(writeQuestions(first, "en")).toEqual(writeQuestions(sequences, "en"));
        expect(readQuestions(toRows(writeQuestions(first, "en")), first, noId).sequences).toEqual(first);
      }),
    );
  });

  const HEAD = ["Thème", "NIVEAU", "question", "Réponse 1", "Answer 2", "Réponse 3", "bonnes reponses"];
  const GOOD = ["Fire", "2", "What burns?", "Wood", "Water", "", "1"];
  const read = (...rows: readonly string[][]) => readQuestions(toRows(rows), [], noId);
  const change = (at: number, cell: string) => GOOD.map((one, index) => (index === at ? cell : one));

  test.each([
    [0, " ", "A2", "theme.blank"],
    [1, "high", "B2", "level.invalid"],
    [1, "0", "B2", "level.invalid"],
    [2, "", "C2", "question.blank"],
    [4, "", "E2", "answers.too-few"],
    [3, "", "D2", "answers.too-few"],
    [6, "", "G2", "right.missing"],
    [6, "1, 3", "G2", "right.unknown"],
    [6, "Z", "G2", "right.unknown"],
  ])("§7.109 a cell that cannot be read is named: column %i with %j is %s, %s", (at, cell, place, code) => {
    const { sequences, faults, rows } = read(HEAD, change(at, cell), GOOD);
    expect(faults.map((fault) => [fault.cell, fault.code])).toContainEqual([place, code]);
    expect([rows, sequences.flatMap(({ questions }) => questions).length]).toEqual([2, 1]);
  });

  test("decisions 9 typed words have their spellings in place of answers, and an unknown kind is reported by its cell", () => {
    const head = [...HEAD, "Genre"];
    const typed = read(head, ["Fire", "1", "What burns?", "Wood", "", "", "", "mots tapes"]);
    expect([typed.faults, typed.sequences[0]?.questions]).toMatchObject([
      [],
      [{ kind: "SHORT_ANSWER", accepted: ["Wood"], answers: [] }],
    ]);
    expect(read(head, ["Fire", "1", "What burns?", "", "", "", "", "Typed words"]).faults).toMatchObject([
      { cell: "D2", code: "answers.too-few" },
    ]);
    expect(read(head, [...GOOD, "Riddle"]).faults).toMatchObject([{ cell: "H2", code: "kind.unknown" }]);
  });

  test("decisions 9 a number is read with its tolerance and unit, and an order as the answers stand", () => {
    const head = [...HEAD, "Kind"];
    const number = read(head, ["Fire", "1", "How long?", "12,5 ± 0,1 km", "", "", "", "number"]);
    expect([number.faults, number.sequences[0]?.questions]).toMatchObject([
      [],
      [{ kind: "NUMBER", accepted: ["12,5 ± 0,1 km"], answers: [] }],
    ]);
    expect(read(head, ["Fire", "1", "How long?", "12", "about ten", "", "", "Nombre"]).faults).toMatchObject([
      { cell: "E2", code: "number.invalid" },
    ]);
    const order = read(head, ["Fire", "1", "What first?", "Call", "Leave", "", "", "A mettre en ordre"]);
    expect([order.faults, order.sequences[0]?.questions]).toMatchObject([
      [],
      [{ kind: "ORDERING", answers: [{ text: "Call" }, { text: "Leave" }] }],
    ]);
  });

  test("decisions 9 pasted rows are read with and without a header row", () => {
    const cells = ["Fire", "2", 'Say "what"\nburns', "Wood", "Water", "", "", "", "", "", "", "1", "Because."];
    const paste = (rows: readonly (readonly string[])[]) =>
      readPasted(
        rows
          .map((row) => row.map((cell) => (/["\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join("\t"))
          .join("\r\n"),
        [],
        noId,
      );
    const bare = paste([cells]);
    expect(bare).toMatchObject({
      faults: [],
      sequences: [{ title: "Fire", questions: [{ text: 'Say "what"\nburns', level: 2, explanation: "Because." }] }],
    });
    expect(paste([HEAD, GOOD]).sequences[0]?.questions[0]?.text).toBe("What burns?");
    expect(paste([change(2, "")]).faults).toMatchObject([{ cell: "C1" }, { cell: "L1" }]);
    expect([readPasted("", [], noId).faults, readPasted(" \n\t", [], noId).faults]).toEqual([[], []]);
    fc.assert(fc.property(fc.string(), (odd) => void readPasted(odd, [], noId)));
  });

  const shelf: readonly FileSequence[] = [
    {
      uuid: "fire",
      title: "Fire",
      questions: [1, 2].map((at) => ({
        uuid: `q${at}`,
        text: `What burns ${at}?`,
        explanation: "Because.",
        level: 2,
        media: at,
        answers: Array.from({ length: 10 }, (_, place) => ({
          uuid: `q${at}-a${place + 1}`,
          text: `${at}.${place + 1}`,
          correct: place === 0 || place === 9,
        })),
      })),
    },
  ];
  const take = (rows: readonly (readonly string[])[], kept = shelf) => {
    const draft = readSequenceDraft({ sequences: kept });
    const { sequences, faults } = readQuestions(toRows(rows), listKept(draft), noId);
    expect(faults).toEqual([]);
    return takeThemes(draft, readSequenceDraft({ sequences }).themes);
  };

  test("§7.109 taken back into its sequence, an export changes nothing, whatever its order and language", () => {
    fc.assert(
      fc.property(contents, fc.constantFrom("fr", "en"), (sequences, locale) => {
        const [head = [], ...rows] = writeQuestions(sequences, locale);
        const back = take([head, ...rows.toReversed()], sequences);
        expect([back.added, back.corrected, back.absent]).toEqual([0, 0, 0]);
        expect(writeSequenceDraft({}, back.draft)).toEqual(writeSequenceDraft({}, readSequenceDraft({ sequences })));
      }),
    );
  });

  test("§7.109 a row corrects its question, which keeps its ids, its place and what a workbook cannot hold", () => {
    const [head = [], first = [], second = []] = writeQuestions(shelf, "en");
    const changed = second.map((cell) => (cell === "2.3" ? "" : cell === "What burns 2?" ? "What glows?" : cell));
    const taken = take([head, first, changed]);
    expect(taken).toMatchObject({ added: 0, corrected: 1, same: 1, absent: 0 });
    const [one, two] = taken.draft.themes[0]?.questions ?? [];
    expect(one).toEqual(readSequenceDraft({ sequences: shelf }).themes[0]?.questions[0]);
    expect(two).toMatchObject({ uuid: "q2", text: "What glows?", media: 2, explanation: "Because." });
    expect(two?.answers.map(({ uuid, correct }) => [uuid, correct])).toEqual(
      [1, 2, 4, 5, 6, 7, 8, 9, 10].map((place) => [`q2-a${place}`, place === 1 || place === 10]),
    );
  });

  test("§7.109 an answer that comes back has an id of its own, and a kind without a column stays", () => {
    const answers = [1, 2, 3, 4].map((at) => ({ uuid: `q-${at}`, text: `${at}`, correct: at === 1 }));
    const typed = { uuid: "t", kind: "NUMBER" as const, text: "How long?", accepted: ["12 km"], answers: [] };
    const kept = [{ uuid: "fire", title: "Fire", questions: [{ uuid: "q", text: "Which?", answers }, typed] }];
    const former = writeQuestions(kept, "en");
    const emptied = take(
      former.map((row) => row.map((cell) => (cell === "3" ? "" : cell))),
      kept,
    );
    const idsOf = (draft: SequenceDraft) => draft.themes[0]?.questions[0]?.answers.map(({ uuid }) => uuid);
    expect(idsOf(emptied.draft)).toEqual(["q-1", "q-2", "q-4"]);
    const back = takeThemes(
      emptied.draft,
      readSequenceDraft({ sequences: readQuestions(toRows(former), listKept(emptied.draft), noId).sequences }).themes,
    );
    expect(new Set(idsOf(back.draft)).size).toBe(4);
    const head = ["Theme", "Question", "Answer 1", "Answer 2", "Right answers", "Question id"];
    const { draft } = take([head, ["Fire", "How far?", "13 km", "", "", "t"]], kept);
    expect(draft.themes[0]?.questions[1]).toMatchObject({ kind: "NUMBER", text: "How far?", accepted: ["13 km"] });
  });

  test("§7.109 what has no column stays, what is in no row stays, and a question goes to the theme of its row", () => {
    const head = ["Theme", "Question", "Answer 1", "Answer 2", "Right answers", "Question id"];
    const taken = take([head, ["Water", "What wets?", "1.1", "1.2", "1, 10", "q1"]]);
    expect(taken).toMatchObject({ added: 0, corrected: 1, same: 0, absent: 1 });
    expect(taken.draft.themes.map(({ title, questions }) => [title, questions.map(({ uuid }) => uuid)])).toEqual([
      ["Fire", ["q2"]],
      ["Water", ["q1"]],
    ]);
    const [before] = readSequenceDraft({ sequences: shelf }).themes[0]?.questions ?? [];
    expect(taken.draft.themes[1]?.questions).toEqual([{ ...before, text: "What wets?", kind: "MULTIPLE" }]);
    expect(
      take([
        ["Theme", "Question", "Answer 1", "Answer 2", "Right answers", "Theme id"],
        ["Heat", "New?", "a", "b", "1", "fire"],
      ]).draft.themes,
    ).toMatchObject([{ uuid: "fire", title: "Heat", questions: [{}, {}, { text: "New?" }] }]);
  });

  test("questions of one theme stand together wherever their rows are, and one id is one question", () => {
    const { sequences } = read(HEAD, GOOD, change(0, "Water"), GOOD);
    expect(sequences.map(({ title, questions }) => [title, questions.length])).toEqual([
      ["Fire", 2],
      ["Water", 1],
    ]);
    const withIds = (id: string) => [...GOOD, id];
    const twice = read([...HEAD, "Question id"], withIds("x"), withIds("x"));
    expect(twice.faults).toMatchObject([{ cell: "H3", code: "id.duplicate" }]);
  });

  test("decisions 9 of 300 questions with 12 bad cells exactly those are reported, and all others are taken", () => {
    const bad = Array.from({ length: 12 }, (_, index) => 7 + index * 24);
    const rows = Array.from({ length: 300 }, (_, index) => {
      const asked = change(2, `Question ${index}`);
      const at = bad.indexOf(index);
      if (at === -1) return asked;
      // In turn: an unknown level, no question text, a right answer that does not exist, no theme.
      return [asked.with(1, "high"), asked.with(2, ""), asked.with(6, "9"), asked.with(0, "")][at % 4] ?? asked;
    });
    const { sequences, faults, rows: count } = read(HEAD, ...rows);
    const column = ["B", "C", "G", "A"];
    expect(faults.map(({ cell }) => cell)).toEqual(bad.map((index, at) => `${column[at % 4]}${index + 2}`));
    expect([count, sequences.flatMap(({ questions }) => questions).length]).toEqual([300, 288]);
  });

  test("a header that is not known, comes twice or is missing is told before any row is read", () => {
    const faulty = read([...HEAD.slice(1), "Colour", "Niveau"], GOOD);
    expect(faulty.sequences).toEqual([]);
    expect(faulty.faults.map(({ cell, code }) => [cell, code])).toEqual([
      ["G1", "header.unknown"],
      ["H1", "header.unknown"],
      ["A1", "header.missing"],
    ]);
    expect(read().faults.every(({ code }) => code === "header.missing")).toBe(true);
  });

  test("cells are named as spreadsheets do", () => {
    expect([nameCell(0, 1), nameCell(25, 9), nameCell(26, 2), nameCell(52, 3)]).toEqual(["A1", "Z9", "AA2", "BA3"]);
  });

  test("whatever stands in a table is read or told, and never throws", () => {
    const table = fc.array(fc.array(fc.oneof(fc.constantFrom(...HEAD, ...GOOD), text), { maxLength: 20 }), {
      maxLength: 6,
    });
    fc.assert(fc.property(table, (rows) => void readQuestions(toRows(rows), [], noId)));
  });
});
