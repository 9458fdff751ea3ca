// Knows how the report on a course reads on a terminal.
import type { CourseProblem } from "@academiz/domain/checks";
import type { LockReason } from "@academiz/domain/progress";
import type { Blocked, CourseReport } from "./check-course.ts";
import type { CounterExample } from "./play-learners.ts";

const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`;

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

/** A report in English lines for a terminal, without a line break at the end. */
export function describeReport(report: CourseReport): string {
  const { problems, blocked, counterExample, runs, seed } = report;
  const broken = `Invariants: broken, with seed ${seed}.`;
  return [
    problems.length === 0 ? "Checks: nothing to say." : `Checks: ${count(problems.length, "problem")}.`,
    ...problems.map(describeProblem),
    report.isCompletable
      ? `Completion: the course can be completed, in ${count(report.way.length, "event")}.`
      : "Completion: nobody can complete the course.",
    ...blocked.map(describeBlocked),
    ...(report.isDisputed ? ["  The checks and the engine do not agree on this: one of them is wrong."] : []),
    counterExample === undefined
      ? `Invariants: all hold for ${count(runs, "random learner")}, with seed ${seed}.`
      : broken,
    ...(counterExample === undefined ? [] : describeCounterExample(counterExample)),
  ].join("\n");
}
