// Proves what a survey asks and whom, that the answers to it are kept, and that it is read without names.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  findAttendedEnd,
  findDelay,
  judgeAnswers,
  judgeQuestion,
  LEAST_ANSWERS,
  LONGEST_ANSWER,
  listOpenRounds,
  NO_SURVEY,
  pickWords,
  readOptionLines,
  readSurvey,
  SURVEY_DAYS,
  SURVEY_LIMITS,
  type Survey,
  type SurveyAnswers,
  type SurveyQuestion,
  sumUpSurvey,
  takeTold,
  writeOptionLines,
  writeSurveyHeader,
  writeSurveyRows,
} from "../index.ts";

const words = fc.record({ fr: fc.constantFrom("Clair ?", ""), en: fc.constantFrom("Clear?", "=1+1") });
const options = [1, 2, 3].map((at) => ({ slug: `o${at}`, label: { fr: `Choix ${at}`, en: "" } }));
const someQuestion = fc.record({
  slug: fc.constantFrom("a", "b", "c", "d"),
  kind: fc.constantFrom("scale" as const, "choice" as const, "text" as const),
  label: words,
});
const someSurvey: fc.Arbitrary<Survey> = fc
  .record({
    questions: fc.uniqueArray(someQuestion, { selector: ({ slug }) => slug, minLength: 1 }),
    laterDays: fc.integer({ min: 0, max: SURVEY_LIMITS.laterDays }),
  })
  .map(({ questions, laterDays }) => ({
    laterDays,
    questions: questions.map((one): SurveyQuestion => ({ ...one, options: one.kind === "choice" ? options : [] })),
  }));
const someValue = fc.oneof(fc.integer({ min: -1, max: 7 }), fc.constantFrom("o1", "o9", "", " "), fc.string());
const someAnswers = fc.dictionary(fc.constantFrom("a", "b", "c", "d", "z"), someValue);

describe("decisions 11: a survey as it is written", () => {
  test("is read as it was written, anything else is read as no survey, and nothing throws", () => {
    fc.assert(
      fc.property(someSurvey, (survey) => {
        expect(readSurvey({ means: [], survey })).toEqual(survey);
      }),
    );
    fc.assert(
      fc.property(fc.anything(), fc.array(fc.anything()), (survey, questions) => {
        expect(readSurvey({ survey }).questions.length).toBeLessThanOrEqual(SURVEY_LIMITS.questions);
        readSurvey({ survey: { questions } });
      }),
    );
    expect([null, {}, { survey: { questions: "all" } }].map(readSurvey)).toEqual([NO_SURVEY, NO_SURVEY, NO_SURVEY]);
  });

  test("leaves out questions without words, a choice without two options, and those that are too many or named twice", () => {
    const question = (slug: string, more: object = {}) => ({
      slug,
      kind: "scale",
      label: { fr: slug, en: "" },
      ...more,
    });
    const many = Array.from({ length: 20 }, (_, at) => question(`q${at}`));
    const read = (questions: unknown) => readSurvey({ survey: { questions } }).questions.map(({ slug }) => slug);
    expect(read(many)).toHaveLength(SURVEY_LIMITS.questions);
    expect(read([question("a"), question("a"), question("b", { label: { fr: " ", en: "" } })])).toEqual(["a"]);
    expect(read([question("c", { kind: "choice", options: options.slice(0, 1) })])).toEqual([]);
    expect(read([question("d", { label: { fr: "x".repeat(301) } })])).toEqual([]);
    expect(pickWords({ fr: "", en: "Clear?" }, "fr")).toBe("Clear?");
  });
});

describe("decisions 11: options as lines", () => {
  let count = 0;
  const createSlug = () => {
    count += 1;
    return `new${count}`;
  };
  const line = fc.constantFrom("Slow", "Right", "Fast", "Too fast");
  const some = fc.uniqueArray(line, { minLength: 1, maxLength: 4 });

  test("read as they were written they are the same; an option that stays keeps its slug, whatever is added and removed", () => {
    fc.assert(
      fc.property(some, some, (first, second) => {
        const before = readOptionLines([], { fr: first.join("\n"), en: "" }, createSlug);
        expect(readOptionLines(before, writeOptionLines(before), createSlug)).toEqual(before);
        const after = readOptionLines(before, { fr: `${second.join("\r\n")}\n\n`, en: "" }, createSlug);
        expect(after.map(({ label }) => label.fr)).toEqual(second);
        expect(new Set(after.map(({ slug }) => slug)).size).toBe(after.length);
        if (first.length === second.length)
          expect(after.map(({ slug }) => slug)).toEqual(before.map(({ slug }) => slug));
        else
          for (const { slug, label } of after) {
            const same = before.find((one) => one.label.fr === label.fr);
            if (same) expect(slug).toBe(same.slug);
          }
      }),
    );
  });

  test("a question that is kept can be read again", () => {
    fc.assert(
      fc.property(someSurvey, ({ questions }) => {
        const good = questions.filter((one) => judgeQuestion(one) === null);
        expect(readSurvey({ survey: { questions: good, laterDays: 0 } }).questions).toEqual(good);
      }),
    );
    const question = { slug: "a", kind: "choice", label: { fr: "?", en: "" }, options } as const;
    expect(judgeQuestion({ ...question, label: { fr: " ", en: "" } })).toBe("words");
    expect(judgeQuestion({ ...question, options: options.slice(0, 1) })).toBe("options");
    expect(judgeQuestion({ ...question, label: { fr: "x".repeat(301), en: "" } })).toBe("long");
  });
});

const DAY = 86_400_000;
const START = Date.parse("2026-03-02T08:00:00.000Z");
const someSlot = fc.tuple(fc.integer({ min: 0, max: 90 }), fc.boolean()).map(([day, isThere]) => ({
  startAt: new Date(START + day * DAY).toISOString(),
  endAt: new Date(START + day * DAY + 3_600_000).toISOString(),
  isThere,
}));

describe("§3.224 decisions 11: whom it asks, and when", () => {
  test("people who attended, from their last end on for 30 days, and for as long once more later; never those who were away", () => {
    fc.assert(
      fc.property(
        someSurvey,
        fc.array(someSlot, { minLength: 1, maxLength: 6 }),
        fc.integer({ min: -2, max: 500 }),
        (survey, own, day) => {
          const now = START + day * DAY;
          const open = listOpenRounds(survey, own, now).map(({ round }) => round);
          const end = Math.max(...own.map(({ endAt }) => Date.parse(endAt)));
          const isOpen = (delay: number) => now >= end + delay * DAY && now < end + (delay + SURVEY_DAYS) * DAY;
          const isAway = own.every(({ isThere }) => !isThere);
          expect(findAttendedEnd(own) === null).toBe(isAway);
          expect(open.includes("end")).toBe(!isAway && isOpen(0));
          expect(open.includes("later")).toBe(!isAway && survey.laterDays > 0 && isOpen(survey.laterDays));
        },
      ),
    );
  });

  test("nobody where nothing is asked, and not a second time where its author says 0", () => {
    expect(findDelay(NO_SURVEY, "end")).toBeNull();
    fc.assert(
      fc.property(someSurvey, (survey) => {
        expect(findDelay({ ...survey, laterDays: 0 }, "later")).toBeNull();
        expect(findDelay(survey, "end")).toBe(0);
      }),
    );
  });
});

describe("decisions 11: what is answered", () => {
  const keep = (survey: Survey, sent: SurveyAnswers) => {
    const judged = judgeAnswers(survey, sent);
    return judged.ok ? judged.value : null;
  };

  test("attack: is kept without what nobody sees or what turns the text around it, and blank words are none", () => {
    const label = { fr: "?", en: "?" };
    const text: Survey = { laterDays: 0, questions: [{ slug: "a", kind: "text", label, options: [] }] };
    const sent = " One\u001b[31m \u202etwo\r\nthree\u2028four\ud800 ";
    expect(keep(text, { a: sent })).toEqual({ a: "One [31m two\nthree four" });
    for (const blank of ["\u200b", "\u202e\r\n", "\u3164"]) expect(keep(text, { a: blank })).toBeNull();
  });

  test("is kept as it was sent where it answers a question of its kind, and refused otherwise; kept again it stays the same", () => {
    fc.assert(
      fc.property(someSurvey, someAnswers, (survey, sent) => {
        const kept = keep(survey, sent);
        if (kept === null) return;
        for (const [slug, value] of Object.entries(kept)) {
          const question = survey.questions.find((one) => one.slug === slug);
          expect(question).toBeDefined();
          if (question?.kind === "scale") expect([1, 2, 3, 4, 5]).toContain(value);
          if (question?.kind === "choice") expect(["o1", "o2", "o3"]).toContain(value);
        }
        expect(Object.keys(kept).length).toBeGreaterThan(0);
        expect(keep(survey, kept)).toEqual(kept);
      }),
    );
    const text: Survey = {
      laterDays: 0,
      questions: [{ slug: "a", kind: "text", label: { fr: "?", en: "?" }, options: [] }],
    };
    expect(keep(text, { a: "x".repeat(LONGEST_ANSWER) })).not.toBeNull();
    expect([{ a: "x".repeat(LONGEST_ANSWER + 1) }, { a: 3 }, {}, { a: " " }].map((sent) => keep(text, sent))).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  test("comes to the same right averages and counts, whoever answered and in whatever order", () => {
    fc.assert(
      fc.property(someSurvey, fc.array(someAnswers, { maxLength: 12 }), (survey, sent) => {
        const all = sent.flatMap((one): readonly SurveyAnswers[] => {
          const kept = keep(survey, one);
          return kept ? [kept] : [];
        });
        const results = sumUpSurvey(survey, all);
        expect(results.map(({ slug }) => slug)).toEqual(survey.questions.map(({ slug }) => slug));
        expect(sumUpSurvey(survey, all.toReversed())).toEqual(results);
        for (const [at, { kind, slug }] of survey.questions.entries()) {
          const result = results[at];
          const values = all.flatMap((one) => (Object.hasOwn(one, slug) ? [one[slug]] : []));
          expect(result?.answered).toBe(values.length);
          const counted = result?.distribution.reduce((sum, { count }) => sum + count, 0);
          if (values.length < LEAST_ANSWERS) {
            expect(result).toEqual({ slug, answered: values.length, average: null, distribution: [], texts: [] });
            continue;
          }
          if (kind !== "text") expect(counted).toBe(values.length);
          if (kind === "text") expect(result?.texts).toHaveLength(values.length);
          if (kind !== "scale") expect(result?.average).toBeNull();
          else {
            expect(result?.average).toBeGreaterThanOrEqual(1);
            expect(result?.average).toBeLessThanOrEqual(5);
          }
        }
      }),
    );
  });

  test("attack: answers are told in whole batches, in the order in which they came: a single new one changes nothing", () => {
    fc.assert(
      fc.property(fc.array(someAnswers, { maxLength: 23 }), (all) => {
        const told = takeTold(all);
        expect([told.length % LEAST_ANSWERS, told]).toEqual([0, all.slice(0, told.length)]);
        expect(all.length - told.length).toBeLessThan(LEAST_ANSWERS);
      }),
    );
    const came = (count: number) => Array.from({ length: count }, (_, at) => ({ a: (at % 5) + 1 }));
    expect([4, 5, 6, 9, 10].map((count) => takeTold(came(count)).length)).toEqual([0, 5, 5, 5, 10]);
  });

  test("attack: a file tells nothing of a question with fewer than five answers, and its lines show no order", () => {
    const survey: Survey = {
      laterDays: 30,
      questions: [
        { slug: "a", kind: "scale", label: { fr: "", en: "Mark" }, options: [] },
        { slug: "b", kind: "text", label: { fr: "", en: "Else" }, options: [] },
      ],
    };
    const all: SurveyAnswers[] = [5, 1, 4, 2].map((a) => ({ a, b: "Mine" }));
    expect(writeSurveyRows(survey, "end", all, "en")).toEqual([]);
    const marks = writeSurveyRows(survey, "end", [...all, { a: 3 }], "en");
    expect(marks).toEqual([1, 2, 3, 4, 5].map((mark) => ["At the end", `${mark}`, ""]));
    expect(writeSurveyRows(survey, "end", [{ a: 3 }, ...all.toReversed()], "en")).toEqual(marks);
  });

  test("is written as lines that no spreadsheet computes, under its questions, in the words of its options", () => {
    const survey: Survey = {
      laterDays: 30,
      questions: [
        { slug: "a", kind: "choice", label: { fr: "", en: "=Pace" }, options },
        { slug: "b", kind: "text", label: { fr: "Autre", en: "Else" }, options: [] },
        { slug: "c", kind: "scale", label: { fr: "Note", en: "Mark" }, options: [] },
      ],
    };
    expect(writeSurveyHeader(survey, "fr")).toEqual(["Moment", "'=Pace", "Autre", "Note"]);
    const answers = { a: "o2", b: "=SUM(A1)", c: 9, gone: 1 };
    const all = Array.from({ length: LEAST_ANSWERS }, () => answers);
    expect(writeSurveyRows(survey, "later", all, "fr")).toEqual(
      all.map(() => ["Plus tard", "Choix 2", "'=SUM(A1)", ""]),
    );
  });
});
