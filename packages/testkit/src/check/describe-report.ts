// Knows how the report on a course is written for a terminal.
import type { CourseProblem } from "@academiz/domain/checks";
import type { LockReason } from "@academiz/domain/progress";
import type { Blocked, CourseReport } from "./check-course.ts";
import type { CounterExample } from "./play-learners.ts";
import { showText } from "./show-text.ts";

const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`;

/** How many findings of one kind are told one by one. */
const MOST_ALIKE = 3;

/** The first few of each kind in their order, and how many more there are. */
function listByKind<T>(
  list: readonly T[],
  kindOf: (one: T) => string,
  describe: (one: T) => string,
): readonly string[] {
  return [...new Set(list.map(kindOf))].flatMap((kind) => {
    const alike = list.filter((one) => kindOf(one) === kind);
    const more = alike.length - MOST_ALIKE;
    return [...alike.slice(0, MOST_ALIKE).map(describe), ...(more > 0 ? [`  and ${more} more: ${kind}`] : [])];
  });
}

const describeProblem = ({ code, severity, text }: CourseProblem) => `  ${severity}  ${code}  ${text}`;

const describeReason = ({ kind, slug, type, score }: LockReason) =>
  `${kind} "${slug}" ${type === "STATUS" ? "COMPLETE" : `with a score of ${score ?? 0}`}`;

const BECAUSE: Readonly<Record<Blocked["because"], string>> = {
  waits: "it waits for",
  holder: "its chapter is closed",
  validators: "none of its validators holds",
  contents: "nothing in it completes",
};

function describeBlocked({ kind, slug, title, status, because, waitsFor }: Blocked): string {
  const named = kind === "course" ? "the course" : `${kind} "${slug}"`;
  const name = title === "" ? named : `${named} (${title})`;
  const what = because === "waits" ? ` ${waitsFor.map(describeReason).join(", ")}` : "";
  return `  ${name} stays ${status}: ${BECAUSE[because]}${what}`;
}

function describeCounterExample(example: CounterExample): readonly string[] {
  return [
    `  ${example.invariant} (${example.sections.join(", ")}): ${example.statement}`,
    `  It does not hold: ${example.finding}`,
    `  The shortest story found, scores kept by ${example.strategy}:`,
    ...(example.events.length === 0 ? ["    (nothing is done: it is so from the start)"] : []),
    ...example.events.map((event, at) => `    ${at + 1}. ${event}`),
  ];
}

const nameBlocked = ({ kind, status, because }: Blocked) => `${kind} stays ${status}: ${BECAUSE[because]}`;

/**
 * A report in English lines for a terminal, without a line break at the end; findings of one kind are told three at
 * most.
 */
export function describeReport(report: CourseReport): string {
  const { problems, blocked, counterExample, runs, seed } = report;
  const broken = `Invariants: broken, with seed ${seed}.`;
  const lines = [
    problems.length === 0 ? "Checks: nothing to say." : `Checks: ${count(problems.length, "problem")}.`,
    ...listByKind(problems, ({ severity, code }) => `${severity}  ${code}`, describeProblem),
    report.isCompletable
      ? `Completion: the course can be completed, in ${count(report.way.length, "event")}.`
      : "Completion: nobody can complete the course.",
    ...listByKind(blocked, nameBlocked, describeBlocked),
    ...(report.isDisputed ? ["  The checks and the engine do not agree on this: one of them is wrong."] : []),
    counterExample === undefined
      ? `Invariants: all hold for ${count(runs, "random learner")}, with seed ${seed}.`
      : broken,
    ...(counterExample === undefined ? [] : describeCounterExample(counterExample)),
  ];
  return lines.map(showText).join("\n");
}
