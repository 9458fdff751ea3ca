// Knows the command academiz-check: its arguments, where a course is read from, what is printed and the exit code.
import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { applyGeneralConditions } from "@academiz/domain/learniz";
import {
  type CheckProgress,
  type CourseFailure,
  type CourseReport,
  checkCourse,
  describeReport,
  isSound,
  parseCourse,
} from "./index.ts";
import { showText } from "./show-text.ts";

const HELP = `academiz-check: plays random learners through a course and says what is wrong with it.

Usage: academiz-check <course.json | -> [--runs N] [--seed S] [--json]

  <course.json>  a course, draft or published, of any content version; - reads it from the standard input
  --runs N       how many random learners are sent through it (by its size, 20 to 500)
  --seed S       a whole number: the same seed sends the same learners (drawn, and printed)
  --json         prints one JSON document instead of text
  --help         prints this

It tells the problems that the course's author should hear of, whether the course can be completed and what
blocks it, and whether every invariant of the engine held; if one did not, the shortest story that shows it.

Exit codes:
  0  nothing is wrong; there may be warnings
  1  an error of the course, a course that nobody can complete, or an invariant that did not hold
  2  the course could not be read, or the command was not understood
`;

const EXIT = { sound: 0, unsound: 1, unusable: 2 } as const;
const MOST_RUNS = 1_000_000;
const SEED_LIMIT = 2 ** 31;
const BELOW_ZERO = /^-[\d.]/;

class Misuse extends Error {}

/** @throws Misuse for anything but a whole number within the bounds. */
function readInteger(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (!/^-?\d+$/.test(text) || value < least || value > most) {
    throw new Misuse(`--${name} is a whole number from ${least} to ${most}, not "${text}".`);
  }
  return value;
}

interface Command {
  readonly path: string;
  /** Undefined: decided by the size of the course. */
  readonly runs: number | undefined;
  readonly seed: number;
  readonly isJson: boolean;
}

/** Makes `--runs -3` into `--runs=-3`: a negative number is a value, which is then judged like any other. */
const joinValues = (args: readonly string[]): readonly string[] =>
  args.flatMap((word, at) => {
    const before = args[at - 1];
    const next = args[at + 1];
    if ((before === "--runs" || before === "--seed") && BELOW_ZERO.test(word)) return [];
    return (word === "--runs" || word === "--seed") && BELOW_ZERO.test(next ?? "") ? [`${word}=${next}`] : [word];
  });

/** "help" when help is asked for. */
function readCommand(args: readonly string[]): Command | "help" {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(joinValues(args));
  } catch (error) {
    throw new Misuse(error instanceof Error ? error.message : String(error));
  }
  const { values, positionals } = parsed;
  if (values.help) return "help";
  const [path, ...others] = positionals;
  if (path === undefined) throw new Misuse("Which course? Name a file, or - for the standard input.");
  if (others.length > 0) throw new Misuse(`One course at a time: "${others.join('", "')}" is too much.`);
  return {
    path,
    runs: values.runs === undefined ? undefined : readInteger("runs", values.runs, 1, MOST_RUNS),
    seed:
      values.seed === undefined
        ? Math.floor(Math.random() * SEED_LIMIT)
        : readInteger("seed", values.seed, -SEED_LIMIT, SEED_LIMIT - 1),
    isJson: values.json ?? false,
  };
}

const parse = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    allowPositionals: true,
    strict: true,
    options: {
      runs: { type: "string" },
      seed: { type: "string" },
      json: { type: "boolean" },
      help: { type: "boolean", short: "h" },
    },
  });

/** Where a command reads and writes: a process, or a test. */
export interface Terminal {
  /** All of the standard input. */
  readInput(): Promise<string>;
  write(text: string): void;
  complain(text: string): void;
  /** Whether errors go to a screen, where a line can be rewritten. */
  readonly isScreen: boolean;
}

/** @throws Misuse when it cannot be read. */
async function readText(path: string, terminal: Terminal): Promise<string> {
  try {
    return path === "-" ? await terminal.readInput() : await readFile(path, "utf8");
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Misuse(`${path === "-" ? "The standard input" : `"${path}"`} cannot be read: ${reason}`);
  }
}

const writePath = (path: readonly (string | number)[]) =>
  path.map((step) => (typeof step === "number" ? `[${step}]` : `.${step}`)).join("");

function describeFailure(path: string, { message, faults }: CourseFailure): string {
  const lines = faults.map((fault) => `  ${writePath(fault.path) || "the course"}: ${fault.message}\n`);
  return `${path}: ${message}\n${lines.join("")}`;
}

const writeJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** How many events of the best learner pass between two updates of the screen: they are fast. */
const EVENTS_A_LOOK = 500;

/** One line that is rewritten, only on a screen. */
function createGauge({ isScreen, complain }: Terminal) {
  let shown = "";
  const show = (line: string) => {
    if (isScreen && line !== shown) complain(`\r\u001b[K${line}`);
    shown = line;
  };
  return {
    show: ({ stage, done, runs }: CheckProgress) => {
      switch (stage) {
        case "checks":
          return show("checking what the course asks for");
        case "way":
          return show(`looking for a way through it: ${done - (done % EVENTS_A_LOOK)} events`);
        case "learners":
          return show(`${done} of ${runs} learners`);
        case "shortening":
          return show(`making the story of learner ${done} shorter`);
      }
    },
    clear: () => {
      if (isScreen) complain("\r\u001b[K");
    },
  };
}

async function check(args: readonly string[], terminal: Terminal): Promise<number> {
  const command = readCommand(args);
  if (command === "help") {
    terminal.write(HELP);
    return EXIT.sound;
  }
  const { path, runs, seed, isJson } = command;
  const parsed = parseCourse(await readText(path, terminal));
  if (!parsed.ok) {
    if (isJson) terminal.write(writeJson({ course: path, error: parsed.error }));
    else terminal.complain(showText(describeFailure(path, parsed.error)));
    return EXIT.unusable;
  }
  const { version, notices } = parsed.value;
  // As a save does: a publication has the rules that its general conditions generate.
  const { learniz } = applyGeneralConditions(parsed.value.learniz, Math.random);
  const gauge = createGauge(terminal);
  const asked = runs === undefined ? {} : { runs };
  const report: CourseReport = checkCourse(learniz, { ...asked, seed, onProgress: gauge.show });
  gauge.clear();
  if (isJson) terminal.write(writeJson({ course: path, version, notices, isSound: isSound(report), ...report }));
  else {
    const slides = learniz.chapters.reduce((sum, chapter) => sum + chapter.slides.length, 0);
    const count = (number: number, what: string) => `${number} ${what}${number === 1 ? "" : "s"}`;
    const head = `${learniz.context.title || path}: content version ${version}, ${count(learniz.chapters.length, "chapter")}, ${count(slides, "slide")}.`;
    const mended = notices.map(({ text }) => `  mended: ${text}\n`).join("");
    terminal.write(`${showText(`${head}\n${mended}`)}${describeReport(report)}\n`);
  }
  return isSound(report) ? EXIT.sound : EXIT.unsound;
}

/** Runs the command. Returns its exit code; misuse and unreadable input are told to the terminal. */
export async function runCommand(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    return await check(args, terminal);
  } catch (error) {
    if (!(error instanceof Misuse)) throw error;
    terminal.complain(`${showText(error.message)}\nSee academiz-check --help.\n`);
    return EXIT.unusable;
  }
}
