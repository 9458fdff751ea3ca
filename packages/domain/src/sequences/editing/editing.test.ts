// Knows that a smart sequence is stored and read back unchanged, that an edit changes nothing else, and what prevents
// its publication.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SCORE_STRATEGIES } from "../../scoring/index.ts";
import { readSequences } from "../content.ts";
import { isTypedKind, QUESTION_KINDS } from "../question.ts";
import { type MasteryRules, STRATEGIES, USUAL_RULES } from "../strategies/index.ts";
import {
  checkSequence,
  type DraftQuestion,
  editSequence,
  readSequenceDraft,
  type SequenceDraft,
  type SequenceEdit,
  writeSequenceDraft,
} from "./index.ts";

const makeQuestion = (uuid: string, part: Partial<DraftQuestion> = {}): DraftQuestion => ({
  uuid,
  kind: "SINGLE",
  text: `Question ${uuid}`,
  level: 1,
  answers: [
    { uuid: `${uuid}-1`, text: "Right", correct: true },
    { uuid: `${uuid}-2`, text: "Wrong", correct: false },
  ],
  accepted: [],
  explanation: "",
  remediation: "",
  ...part,
});
const STORY = { isCinematic: false, pictures: [], intro: { title: "Welcome", text: "" } };
const makeDraft = (part: Partial<SequenceDraft> = {}): SequenceDraft => ({
  themes: [
    { uuid: "a", title: "Fire", questions: ["1", "2", "3"].map((uuid) => makeQuestion(uuid)) },
    { uuid: "b", title: "Water", questions: [makeQuestion("4")] },
  ],
  rules: USUAL_RULES.LINEAR,
  threshold: null,
  counting: null,
  story: STORY,
  ...part,
});
let count = 0;
const createId = () => `new-${++count}`;
const edit = (draft: SequenceDraft, one: SequenceEdit) => editSequence(draft, one, createId);
const orderOf = ({ themes }: SequenceDraft) =>
  themes.map(({ questions }) => questions.map(({ uuid }) => uuid).join(""));

describe("§3.89 §4.60 which attempt counts", () => {
  test("is chosen by the author of the sequence, or left to the organisation", () => {
    const stored = { config: { strategy: "LAST", local: "FR" } };
    const draft = readSequenceDraft(stored);
    expect(draft.counting).toBe("LAST");
    const chosen = edit(draft, { do: "set-counting", counting: "FIRST" }).draft;
    const written = writeSequenceDraft(stored, chosen);
    expect([written["config"], readSequences(written).strategy]).toMatchObject([
      { strategy: "FIRST", local: "FR" },
      "FIRST",
    ]);
    const left = writeSequenceDraft(stored, edit(chosen, { do: "set-counting", counting: null }).draft);
    expect(left["config"]).not.toHaveProperty("strategy");
    expect(readSequences(left).strategy).toBeUndefined();
  });
});

describe("§3.208 §3.212 what is stored", () => {
  const text = fc.string({ maxLength: 5 });
  const question = fc.record({
    kind: fc.constantFrom(...QUESTION_KINDS),
    text,
    level: fc.option(fc.integer({ min: 1, max: 9 })),
    explanation: text,
    remediation: text,
    words: fc.array(text, { maxLength: 3 }),
  });
  const drafts = fc.record({
    themes: fc.array(fc.record({ title: text, questions: fc.array(question, { maxLength: 3 }) }), { maxLength: 3 }),
    strategy: fc.constantFrom(...STRATEGIES),
    threshold: fc.option(fc.integer({ min: 0, max: 100 })),
    counting: fc.option(fc.constantFrom(...SCORE_STRATEGIES, "DEFAULT", "ODD")),
    isCinematic: fc.boolean(),
  });

  test("comes back as it was written, and other fields stay", () => {
    fc.assert(
      fc.property(drafts, ({ themes, strategy, threshold, counting, isCinematic }) => {
        const draft: SequenceDraft = {
          themes: themes.map((theme, at) => ({
            ...theme,
            uuid: `t${at}`,
            questions: theme.questions.map(({ words, ...one }, number) => ({
              ...one,
              uuid: `${at}.${number}`,
              answers: isTypedKind(one.kind)
                ? []
                : words.map((word, place) => ({ uuid: String(place), text: word, correct: place === 0 })),
              accepted: isTypedKind(one.kind) ? words : [],
            })),
          })),
          rules: USUAL_RULES[strategy],
          threshold,
          counting,
          story: { isCinematic, pictures: [{ uuid: "p", src: "document:a", text: "Line" }], intro: STORY.intro },
        };
        const stored = {
          config: { local: "EN", strategy: "LAST", other: 1, victoryThreshold: 7 },
          params: { title: "T", graphicConfig: { other: 2 } },
          content: { other: 3, intro: { other: 4 } },
        };
        const written = writeSequenceDraft(stored, draft);
        expect(readSequenceDraft(written)).toEqual(draft);
        expect(written).toMatchObject({
          config: { local: "EN", other: 1 },
          params: { title: "T", graphicConfig: { other: 2 } },
          content: { other: 3, intro: { other: 4 } },
        });
      }),
    );
  });

  test("questions of a workbook get their kind from their right answers, and keep their other fields", () => {
    const answers = [1, 2].map((at) => ({ uuid: `${at}`, text: "x", correct: true, picture: at }));
    const sequences = [{ uuid: "t", title: "T", extra: 1, questions: [{ uuid: "q", text: "Q", answers, media: 2 }] }];
    const draft = readSequenceDraft({ sequences });
    expect(draft.themes[0]?.questions[0]).toMatchObject({ kind: "MULTIPLE", level: null });
    expect(writeSequenceDraft({ sequences }, draft)["sequences"]).toMatchObject(sequences);
  });

  test("never throws", () => {
    fc.assert(fc.property(fc.anything(), (odd) => void writeSequenceDraft(odd, readSequenceDraft(odd))));
  });
});

describe("what an author changes", () => {
  test("questions are added, moved, sent to another theme and removed; the next one is shown then", () => {
    const draft = makeDraft();
    const added = edit(draft, { do: "add-question", theme: "b", question: makeQuestion("") });
    expect([orderOf(added.draft)[1], added.at]).toEqual([`4${added.at}`, added.at]);
    expect(orderOf(edit(draft, { do: "move-question", question: "3", move: -1 }).draft)).toEqual(["132", "4"]);
    expect(orderOf(edit(draft, { do: "move-question", question: "1", move: -1 }).draft)).toEqual(["123", "4"]);
    expect(orderOf(edit(draft, { do: "send-question", question: "2", theme: "b" }).draft)).toEqual(["13", "42"]);
    const removed = edit(draft, { do: "remove-question", question: "2" });
    expect([orderOf(removed.draft), removed.at]).toEqual([["13", "4"], "3"]);
    expect(edit(draft, { do: "remove-question", question: "4" }).at).toBeNull();
  });

  test("the first question adds its theme, in one step; where the theme exists none is added", () => {
    const first = { do: "add-question", theme: "", question: makeQuestion(""), opens: "Theme 1" } as const;
    const begun = edit(makeDraft({ themes: [] }), first);
    expect(begun.draft.themes).toMatchObject([{ title: "Theme 1", questions: [{ uuid: begun.at }] }]);
    const beside = edit(makeDraft(), { ...first, theme: "b" });
    expect(orderOf(beside.draft)).toEqual(["123", `4${beside.at}`]);
  });

  test("new answers are named after their question, each once, as those of a workbook", () => {
    const words = { answers: ["1", ""].map((uuid) => ({ uuid: uuid && "2-1", text: "x", correct: true })) };
    const { draft } = edit(makeDraft(), { do: "write-question", question: "2", words });
    expect(draft.themes[0]?.questions[1]?.answers.map(({ uuid }) => uuid)).toEqual(["2-1", "2-2"]);
  });

  test("themes are added, named, moved and removed", () => {
    const draft = makeDraft();
    expect(edit(draft, { do: "move-theme", theme: "b", move: -1 }).draft.themes.map(({ uuid }) => uuid)).toEqual([
      "b",
      "a",
    ]);
    const removed = edit(draft, { do: "remove-theme", theme: "b" });
    expect([removed.draft.themes.length, removed.at]).toEqual([1, "a"]);
    expect(edit(draft, { do: "name-theme", theme: "a", title: "Heat" }).draft.themes[0]?.title).toBe("Heat");
    expect(edit(draft, { do: "add-theme", title: "Air" }).draft.themes.at(-1)).toMatchObject({ title: "Air" });
  });

  test("pasted questions join the theme of their title, and are not doubled", () => {
    const taken = [
      { uuid: "x", title: " Water ", questions: [makeQuestion("4"), makeQuestion("5")] },
      { uuid: "y", title: "Air", questions: [makeQuestion("6")] },
    ];
    const { draft } = edit(makeDraft(), { do: "take-themes", themes: taken });
    expect(orderOf(draft)).toEqual(["123", "45", "6"]);
  });
});

describe("§4.130 what prevents a publication", () => {
  const list = (draft: SequenceDraft) =>
    checkSequence(draft).map(({ kind, theme, question }) => [kind, theme, question]);
  const withQuestion = (part: Partial<DraftQuestion>) =>
    makeDraft({ themes: [{ uuid: "a", title: "Fire", questions: [makeQuestion("1", part)] }] });
  const answer = (text: string, correct: boolean) => ({ uuid: text, text, correct });

  test("a sound sequence has no problem", () => {
    expect(list(makeDraft())).toEqual([]);
  });

  test.each([
    ["question-blank", { text: " " }],
    ["answers-too-few", { answers: [answer("x", true)] }],
    ["answer-blank", { answers: [answer("x", true), answer(" ", false)] }],
    ["no-right", { answers: [answer("x", false), answer("y", false)] }],
    ["several-right", { answers: [answer("x", true), answer("y", true)] }],
    ["no-accepted", { kind: "SHORT_ANSWER", answers: [], accepted: [" "] }],
    ["no-accepted", { kind: "NUMBER", answers: [], accepted: [] }],
    ["no-number", { kind: "NUMBER", answers: [], accepted: ["12 ± 1", "many"] }],
    ["answers-too-few", { kind: "ORDERING", answers: [{ uuid: "x", text: "Call", correct: false }] }],
  ] as const)("%s", (kind, part) => {
    expect(list(withQuestion(part))).toEqual([[kind, "a", "1"]]);
  });

  test("no question, no title, one identifier for two", () => {
    expect(list(makeDraft({ themes: [] }))).toEqual([["no-question", null, null]]);
    const theme = { uuid: "a", title: "", questions: [makeQuestion("1")] };
    const kinds = list(makeDraft({ themes: [theme, { ...theme, title: "Again" }] })).map(([kind]) => kind);
    expect(new Set(kinds)).toEqual(new Set(["theme-untitled", "theme-twice", "question-twice"]));
  });

  test("a mastery needs levels, enough questions at the highest, and room to get there", () => {
    const rules = { ...USUAL_RULES.MASTERY, right: 2, last: 2 };
    const of = (...levels: readonly number[]) => ofRules(rules, levels);
    const ofRules = (by: SequenceDraft["rules"], levels: readonly number[]) =>
      list(
        makeDraft({
          rules: by,
          themes: [{ uuid: "a", title: "A", questions: levels.map((level, at) => makeQuestion(`${at}`, { level })) }],
        }),
      ).map(([kind]) => kind);
    expect([of(1, 2, 2), of(1, 1), of(1, 2)]).toEqual([[], ["levels-missing"], ["mastery-beyond"]]);
    // Two to rise, and two at the top.
    const most = (count: number) => ofRules({ ...rules, most: count }, [1, 1, 2, 2, 3, 3]);
    expect([most(3), most(4)]).toEqual([["mastery-beyond"], []]);
    expect(ofRules({ ...rules, right: 3 }, [1, 1, 2, 2, 2, 2])).toEqual(["mastery-beyond"]);
  });

  test("a theme that can never be mastered says what there is too little of, and how much it takes at least", () => {
    const usual: MasteryRules = { ...USUAL_RULES.MASTERY, right: 2, last: 2 };
    const lackOf = (levels: readonly number[], part: Partial<MasteryRules> = {}) => {
      const questions = levels.map((level, at) => makeQuestion(`${at}`, { level }));
      const rules = { ...usual, ...part };
      const problems = checkSequence(makeDraft({ rules, themes: [{ uuid: "a", title: "A", questions }] }));
      return problems.find(({ kind }) => kind === "mastery-beyond")?.lack ?? null;
    };
    expect(lackOf([1, 2])).toEqual({ of: "top", level: 2, has: 1, needs: 2 });
    expect(lackOf([1, 2, 2])).toBeNull();
    const long = [1, 1, 2, 2, 3, 3];
    expect(lackOf(long, { most: 3 })).toEqual({ of: "most", level: 3, has: 3, needs: 4 });
    expect(lackOf(long, { most: 4 })).toBeNull();
    expect(lackOf([1, 1, 2, 2], { right: 3 })).toEqual({ of: "last", level: 2, has: 2, needs: 3 });
    // As many as it says are enough, and one fewer is not.
    const counts = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(counts, fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 8 }), (levels, right, most) => {
        const rules = { right, last: right, most };
        const lack = lackOf(levels, rules);
        if (lack?.of === "most") {
          expect(lackOf(levels, { ...rules, most: lack.needs })).toBeNull();
          expect(lackOf(levels, { ...rules, most: lack.needs - 1 })).not.toBeNull();
        }
        if (lack?.of === "top") {
          const added = Array.from({ length: lack.needs - lack.has }, () => lack.level);
          expect(lackOf([...levels, ...added], { ...rules, most: 200 })).toBeNull();
          expect(lackOf([...levels, ...added.slice(1)], { ...rules, most: 200 })).toMatchObject({ of: "top" });
        }
      }),
    );
  });

  test("a test needs five questions; a story without pictures is told and prevents nothing", () => {
    const rules = USUAL_RULES.ADAPTIVE_TEST;
    expect(list(makeDraft({ rules })).map(([kind]) => kind)).toEqual(["test-too-short"]);
    expect(checkSequence(makeDraft({ story: { ...STORY, isCinematic: true } }))).toMatchObject([
      { kind: "story-empty", isGrave: false },
    ]);
  });
});
