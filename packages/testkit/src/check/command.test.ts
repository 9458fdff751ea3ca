// Knows what the command promises. As a process, also packed, it is run in long runs.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { makeCourse, makeGame, makeSlide } from "../course/index.ts";
import { chooseRuns } from "./check-course.ts";
import { runCommand } from "./command.ts";

const ROOT = join(import.meta.dirname, "../../../..");
const OLD = join(ROOT, "fixtures/src/content/learniz-1.0.0.json");
const GOOD_PATH = join(ROOT, "fixtures/courses/welcome/course.en.json");

async function check(args: readonly string[], input = "", isScreen = false) {
  let [stdout, stderr] = ["", ""];
  const status = await runCommand(args, {
    readInput: async () => input,
    write: (text) => {
      stdout += text;
    },
    complain: (text) => {
      stderr += text;
    },
    isScreen,
  });
  return { status, stdout, stderr };
}

const nodes = [{ type: "paragraph", children: [{ text: "Words" }] }];
const text = { slug: "words", type: "text-box", medias: [], data: { boxes: [{ contents: [{ nodes }] }] } };
const needs = (slideSlug: string) => [{ elements: [{ type: "STATUS" as const, slideSlug }] }];
const circle = makeCourse([
  [
    makeSlide("a", [text as never]),
    { ...makeSlide("b", [makeGame("g", 1)]), requirements: needs("c") },
    { ...makeSlide("c"), requirements: needs("b") },
  ],
]);
const asksFor = (...slugs: readonly string[]) => [
  { elements: slugs.map((slug) => ({ slug, type: "STATUS" as const })) },
];
const cycle = {
  ...circle,
  validators: asksFor("c0"),
  chapters: circle.chapters.map((chapter) => ({ ...chapter, validators: asksFor("a", "b", "c") })),
};

describe("a sound course", async () => {
  const begun = check([GOOD_PATH, "--runs", "20", "--seed", "7"]);
  test("§4.43 ends with 0 and says that it can be completed, that the invariants hold, and for which seed", async () => {
    const once = await begun;
    expect(once).toMatchObject({ status: 0, stderr: "" });
    expect(once.stdout).toContain("can be completed");
    expect(once.stdout).toContain("all hold for 20 random learners, with seed 7");
  });
  test("the same seed says the same; without one a seed is drawn and printed", async () => {
    expect(await check([GOOD_PATH, "--runs", "20", "--seed", "7"])).toEqual(await begun);
    expect((await check([GOOD_PATH, "--runs", "2"])).stdout).toMatch(/with seed \d+\./);
  });
  test("comes from the standard input as well, and as one JSON document", async () => {
    const read = await check(["-", "--json", "--runs", "5", "--seed", "1"], readFileSync(GOOD_PATH, "utf8"));
    expect(read.status).toBe(0);
    expect(JSON.parse(read.stdout)).toMatchObject({
      course: "-",
      version: "1.11.0",
      isSound: true,
      isCompletable: true,
      seed: 1,
      runs: 5,
      problems: [],
    });
  });
});

test("§4.81 content of version 1.0.0 is migrated, then checked", async () => {
  const old = await check([OLD, "--runs", "10", "--seed", "1"]);
  // Its cards have no backs, and no words on their fronts.
  expect(old).toMatchObject({ status: 1, stderr: "" });
  expect(old.stdout).toContain("content version 1.0.0");
  expect(old.stdout.match(/error {2}unwritten-part/g)).toHaveLength(2);
});

test("§4.31 for a course with a circle it says that nobody completes it, what stays closed and what that waits for; it ends with 1", async () => {
  const { status, stdout } = await check(["-", "--runs", "10", "--seed", "1"], JSON.stringify(cycle));
  expect(status).toBe(1);
  expect(stdout).toContain("nobody can complete the course");
  expect(stdout).toContain('slide "b" (Page b) stays LOCKED: it waits for slide "c" COMPLETE');
  expect(stdout).toContain('slide "c" (Page c) stays LOCKED: it waits for slide "b" COMPLETE');
  expect(stdout).toContain("error  never-completes");
  expect(stdout).toContain(
    "  error  waits-in-circle  “b” waits for “c”, and “c” waits for “b”: they wait for each other, and none of them ever opens.",
  );
  expect(stdout).not.toContain('slide "a" (Page a) stays');
});

describe("a file that cannot be read ends with 2, and the reason", async () => {
  test.each([
    ["{", "This is not JSON"],
    ['{"version":"1.12.0"}', "is of content version 1.12.0; this command knows versions up to 1.11.0"],
  ])("§4.81 the text %s", async (input, message) => {
    const { status, stdout, stderr } = await check(["-"], input);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toContain(message);
  });
  test("§4.81 each fault of invalid content with its path", async () => {
    const broken = { ...cycle, local: "DE", chapters: [{ ...cycle.chapters[0], title: 4 }] };
    const { status, stderr } = await check(["-"], JSON.stringify(broken));
    expect(status).toBe(2);
    expect(stderr).toContain('.local: expected "FR" or "EN"');
    expect(stderr).toContain(".chapters[0].title: expected string");
    const told = JSON.parse((await check(["-", "--json"], JSON.stringify(broken))).stdout);
    expect(told).toMatchObject({ error: { kind: "invalid", faults: [{}, { path: ["chapters", 0, "title"] }] } });
  });
  test("§4.81 a fault of the whole is told as one of the course", async () => {
    expect((await check(["-"], "[1]")).stderr).toContain("  the course: expected object\n");
  });
  test("§3.132 an interactivity of an unknown type is told with the types that there are", async () => {
    const slide = { ...makeSlide("a"), interactivities: [{ slug: "x", type: "riddle", medias: [], data: {} }] };
    const { stderr } = await check(
      ["-"],
      JSON.stringify({ ...makeCourse([[]]), chapters: [{ slug: "c", title: "", slides: [slide] }] }),
    );
    expect(stderr).toContain('.type: expected "text-box" or "game" or "flip-card" or "card-modal" or "attachment"\n');
  });
  test.each([
    [["nowhere.json"], '"nowhere.json" cannot be read'],
    [[], "Which course?"],
    [[GOOD_PATH, "--runs", "0"], "--runs is a whole number from 1"],
    [[GOOD_PATH, "--runs", "-3"], '--runs is a whole number from 1 to 1000000, not "-3".'],
    [["--seed", "-0.5", GOOD_PATH], '--seed is a whole number from -2147483648 to 2147483647, not "-0.5".'],
    [[GOOD_PATH, "--seed", "soon"], "--seed is a whole number"],
    [[GOOD_PATH, "--sed", "1"], "--sed"],
  ])("the arguments %j", async (args, message) => {
    const { status, stdout, stderr } = await check(args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toContain(message);
  });
});

test("on a screen it shows its progress in one line that is removed at the end; elsewhere it is silent", async () => {
  const { stderr, stdout } = await check([GOOD_PATH, "--runs", "3", "--seed", "7"], "", true);
  const lines = stderr.split("\r\u001b[K");
  expect(lines.slice(0, 3)).toEqual([
    "",
    "checking what the course asks for",
    "looking for a way through it: 0 events",
  ]);
  expect(lines.slice(-4)).toEqual(["1 of 3 learners", "2 of 3 learners", "3 of 3 learners", ""]);
  expect(await check([GOOD_PATH, "--runs", "3", "--seed", "7"])).toMatchObject({ stderr: "", stdout });
});

test("--help names every option and every exit code", async () => {
  const { status, stdout } = await check(["--help"]);
  expect(status).toBe(0);
  for (const word of ["--runs", "--seed", "--json", "  0 ", "  1 ", "  2 "]) expect(stdout).toContain(word);
});

test("§5.33 the course is judged with the rules that its general conditions generate, as when it is published", async () => {
  const draft = {
    ...makeCourse([[makeSlide("a", [makeGame("g", 1)])]]),
    validationConditions: { gameMinimalScore: 120 },
  };
  const { status, stdout } = await check(["-", "--runs", "1", "--seed", "1"], JSON.stringify(draft));
  expect(status).toBe(1);
  expect(stdout).toContain("nobody can complete the course");
});

test("texts of a course neither move the cursor nor turn the direction of writing", async () => {
  const slug = "a\u001b[31m\u202E";
  const course = makeCourse([[{ ...makeSlide(slug), requirements: needs(slug) }]]);
  const { stdout } = await check(["-", "--runs", "1", "--seed", "1"], JSON.stringify(course));
  expect(stdout).toContain('slide "a\\u{1b}[31m\\u{202e}"');
  for (const command of ["\u001b", "\u202E"]) expect(stdout).not.toContain(command);
});

test("of each kind of finding three are told, and how many more there are; the JSON has them all", async () => {
  const slides = Array.from({ length: 10 }, (_, n) => ({ ...makeSlide(`s${n}`), requirements: needs(`s${n}`) }));
  const course = JSON.stringify({ ...cycle, chapters: [{ ...cycle.chapters[0], validators: [], slides }] });
  const { stdout } = await check(["-", "--runs", "1", "--seed", "1"], course);
  expect(stdout.match(/error {2}waits-in-circle/g)).toHaveLength(4);
  expect(stdout).toContain("  and 7 more: error  waits-in-circle\n");
  expect(stdout).toContain("  and 7 more: slide stays LOCKED: it waits for\n");
  const told = JSON.parse((await check(["-", "--json", "--runs", "1", "--seed", "1"], course)).stdout);
  expect(told.problems.filter(({ code }: { code: string }) => code === "waits-in-circle")).toHaveLength(10);
});

test("a small course is played by more learners than a large one, unless a number is given", async () => {
  const runsOf = async (count: number) => {
    const slides = Array.from({ length: count }, (_, n) => makeSlide(`s${n}`));
    const { stdout } = await check(["-", "--seed", "1"], JSON.stringify(makeCourse([slides])));
    return Number(/all hold for (\d+) random/.exec(stdout)?.[1]);
  };
  expect(await runsOf(1)).toBe(500);
  expect([100, 2_000].map(chooseRuns)).toEqual([200, 20]);
});
