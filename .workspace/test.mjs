// Knows the whole test run: types, lint, unit and property tests, adapters, server, journeys; parts of it for daily
// work; and the one line that sums it up.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { relative, resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { checks } from "./check.mjs";
import { shareDemo } from "./make-demo.mjs";
import { buildShells, ensureInstalled } from "./prepare.mjs";
import { root, run, runSteps } from "./run.mjs";
import { testBrowsers } from "./test-browsers.mjs";

const isLong = process.argv.includes("--long");
/** What lands also goes through a third of what is wide. */
const isLanding = process.argv.includes("--landing");
const reports = resolve(root, ".cache/reports");
const vitestReport = resolve(reports, "vitest.json");
const journeysReport = resolve(reports, "journeys.json");
const wideReport = resolve(reports, "wide-journeys.json");
const browsersReport = resolve(reports, "browsers.json");

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    // No report: the runner died before its end, and its exit code already says so.
    return null;
  }
}

function count() {
  const unit = readReport(vitestReport);
  const journeys = [journeysReport, wideReport, browsersReport].flatMap((path) => readReport(path)?.stats ?? []);
  const sum = (name) => journeys.reduce((total, stats) => total + stats[name], 0);
  return {
    passed: (unit?.numPassedTests ?? 0) + sum("expected"),
    failed: (unit?.numFailedTests ?? 0) + sum("unexpected") + sum("flaky"),
    skipped: (unit?.numPendingTests ?? 0) + (unit?.numTodoTests ?? 0) + sum("skipped"),
  };
}

/** The first lines of an error, with the place in our code. */
function sayCause(message = "") {
  const lines = stripVTControlCharacters(message).replaceAll(`${root}/`, "").split("\n");
  const place = lines.find((line) => /^\s+at /.test(line) && !line.includes("node_modules"));
  const said = [...lines.filter((line) => line.trim() !== "" && !/^\s+at /.test(line)).slice(0, 5), place ?? ""];
  return said.map((line) => (line.trim() === "" ? "" : `\n    ${line.trim().slice(0, 200)}`)).join("");
}

/** The failed tests of both runners, by file and name, with causes: of a long output, only the end may be kept. */
function* failedTests() {
  for (const file of readReport(vitestReport)?.testResults ?? []) {
    const failed = file.assertionResults.filter(({ status }) => status === "failed");
    for (const { fullName, failureMessages } of failed)
      yield `${relative(root, file.name)} › ${fullName}${sayCause(failureMessages[0])}`;
    if (file.status === "failed" && failed.length === 0) yield `${relative(root, file.name)}${sayCause(file.message)}`;
  }
  const suites = [journeysReport, wideReport, browsersReport].flatMap((path) => readReport(path)?.suites ?? []);
  for (const suite of suites) yield* failedSpecs(suite);
}
function* failedSpecs({ specs = [], suites = [] }) {
  for (const { file, line, title, ok, tests } of specs) {
    const results = tests.flatMap((test) => test.results);
    if (!ok) yield `${file}:${line} › ${title}${sayCause(results.find(({ error }) => error)?.error.message)}`;
  }
  for (const suite of suites) yield* failedSpecs(suite);
}

ensureInstalled();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const env = isLong ? { ACADEMIZ_LONG: "1" } : {};
/** The third of what is wide: "1" to "3", the same for all runs of a commit. */
function chooseThird() {
  const { stdout } = spawnSync("git", ["rev-parse", "HEAD"], { cwd: root, encoding: "utf8" });
  return String(1 + (Number.parseInt(stdout?.slice(0, 6) || "0", 16) % 3));
}
const third = isLanding ? chooseThird() : null;
/** Failed steps, such as a check or a runner that died. */
const failedSteps = [];
const note = async (name, running) => {
  if ((await running) !== 0) failedSteps.push(name);
  return 0;
};

/** How tidy the tree is changes nothing that a test could see: it waits for a landing and for `npm run check`. */
const TIDINESS = ["Dead code", "Versions"];
/** Boundaries are among the units. */
const isAsked = ([name]) => name !== "Boundaries" && (isLanding || isLong || !TIDINESS.includes(name));

let removeDemo = () => undefined;
/** In parallel: each alone leaves a core idle. The builds take longest, so the checks stand back. */
async function buildAndCheck() {
  const checking = checks.filter(isAsked).map(([name, step]) => note(name, step({ isPatient: true })));
  buildShells();
  removeDemo = await shareDemo();
  await Promise.all(checking);
  return 0;
}
function runUnits(filters = [], more = {}) {
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${vitestReport}`];
  const args = ["run", "--config", "vitest.workspace.ts", ...reporters, ...filters];
  return note("Units", run("vitest", args, { env: { ...env, ...more } }));
}
/**
 * A run of everything leaves out what takes long (`long`), and what goes once more through a room (`wide`): each is
 * proven in another way too.
 */
const MAIN_TESTS = isLong ? [[]] : [["--tags-filter=!long"], { ACADEMIZ_WIDE: third ?? "none" }];
const MAIN_WAYS = isLong ? [] : ["--grep-invert", "@long|@wide"];
const WIDE_WAYS = ["--grep", "@wide", "--shard", `${third}/3`];
async function runJourneys(options = [], report = journeysReport) {
  const { ensureBrowser, preferWindowless } = await import("./browser.mjs");
  const CHROMIUM = await ensureBrowser();
  const CHROMIUM_WINDOWLESS = preferWindowless(CHROMIUM);
  return note(
    "Journeys",
    run("playwright", ["test", "--config", "shells/journeys/playwright.config.ts", ...options], {
      env: { ...env, CHROMIUM, CHROMIUM_WINDOWLESS, ACADEMIZ_JOURNEYS_REPORT: report },
    }),
  );
}

/** The unit test projects by the short words for them. */
const PROJECTS = { core: ["units", "alone"], server: ["server"] };
const WHOLE = [
  ["Build, types, lint", buildAndCheck],
  ["Units, properties, adapters, server", () => runUnits(...MAIN_TESTS)],
  ["Journeys", () => runJourneys(MAIN_WAYS)],
  ...(isLanding ? [["Wide journeys", () => runJourneys(WIDE_WAYS, wideReport)]] : []),
  ...(isLong ? [["Journeys in other browsers", () => note("Other browsers", testBrowsers(browsersReport))]] : []),
];
/** `core`, `server`, `journeys`; any other word is a part of the paths of tests. */
function chooseSteps(words) {
  const journeys = words.filter((word) => word === "journeys" || word.includes(".e2e"));
  const units = words.filter((word) => !journeys.includes(word));
  const filters = units.flatMap((word) => PROJECTS[word]?.flatMap((name) => ["--project", name]) ?? [word]);
  const files = journeys.filter((word) => word !== "journeys");
  return [
    ...(units.length > 0 ? [["Units", () => runUnits(filters)]] : []),
    ...(journeys.length > 0 ? [["Journeys", () => runJourneys(files)]] : []),
  ];
}
const words = process.argv.slice(2).filter((word) => !word.startsWith("--"));
await runSteps(words.length > 0 ? chooseSteps(words) : WHOLE).finally(() => removeDemo());

const { passed, failed, skipped } = count();
const failures = Math.max(failed, failedSteps.length);
for (const name of [...failedSteps, ...failedTests()]) process.stdout.write(`failed: ${name}\n`);
process.stdout.write(`\n${passed} passed, ${failures} failed, ${skipped} skipped\n`);
process.exit(failures > 0 || passed === 0 ? 1 : 0);
