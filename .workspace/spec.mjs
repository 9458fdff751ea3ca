// Knows which § of the specification the titles of tests name, and which they do not.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";

const root = resolve(import.meta.dirname, "..");
/** Every § of the specification, by number alone. */
const sections = readFileSync(resolve(import.meta.dirname, "sections.txt"), "utf8")
  .trim()
  .split("\n");

const JOURNEYS = "shells/journeys";

const byNumber = (a, b) => {
  const [x, y] = [a, b].map((one) => one.split(".").map(Number));
  return x[0] - y[0] || x[1] - y[1];
};

/** `§5.6–§5.13` and `§5.6–5.13` name everything between. */
function readNumbers(title) {
  const found = new Set();
  for (const [, part, from, , to] of title.matchAll(/§(\d+)\.(\d+)(?:\s*[–-]\s*(?:§?(\d+)\.)?(\d+))?/g)) {
    for (let number = Number(from); number <= Number(to ?? from); number++) found.add(`${part}.${number}`);
  }
  return found;
}

/** What a runner lists without running it: titles as they are reported, with each row of a table. */
const collect = (command, args, folder = ".") =>
  JSON.parse(
    execFileSync(command, args, {
      cwd: join(root, folder),
      encoding: "utf8",
      maxBuffer: 2 ** 28,
      stdio: ["ignore", "pipe", "inherit"],
    }),
  );

const listUnits = () =>
  collect("node_modules/.bin/vitest", ["list", "--json", "--config", "vitest.workspace.ts"]).map(({ name, file }) => ({
    title: name,
    file: relative(root, file),
  }));

function listJourneys() {
  const { suites } = collect("node_modules/.bin/playwright", ["test", "--list", "--reporter=json"], JOURNEYS);
  const open = ({ specs, suites: inner = [] }) => [...specs, ...inner.flatMap(open)];
  return suites.flatMap(open).map(({ title, file }) => ({ title, file: join(JOURNEYS, file) }));
}

const named = new Map();
for (const { title, file } of [...listUnits(), ...listJourneys()]) {
  for (const number of readNumbers(title)) named.set(number, (named.get(number) ?? new Set()).add(file));
}

process.stdout.write("Named in the title of a test\n");
for (const number of [...named.keys()].sort(byNumber))
  process.stdout.write(`  §${number}  ${[...named.get(number)].join(", ")}\n`);

const missing = sections.filter((number) => !named.has(number));
process.stdout.write(`\nNamed in no title\n  ${missing.map((number) => `§${number}`).join(" ")}\n`);
process.stdout.write(`\n${sections.length - missing.length} of ${sections.length} statements are named.\n`);
