// Knows which § of the specification are named in the title of a test, and which are not.
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";

const root = resolve(import.meta.dirname, "..");
/** Every § of the specification, by number alone. */
const sections = readFileSync(resolve(import.meta.dirname, "sections.txt"), "utf8")
  .trim()
  .split("\n");

const byNumber = (a, b) => {
  const [x, y] = [a, b].map((one) => one.split(".").map(Number));
  return x[0] - y[0] || x[1] - y[1];
};

function listTests(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(
      (entry) => entry.isFile() && /\.(test|e2e)\.tsx?$/.test(entry.name) && !entry.parentPath.includes("node_modules"),
    )
    .map((entry) => join(entry.parentPath, entry.name));
}

/** `§5.6–§5.13` and `§5.6–5.13` name everything between. */
function readNumbers(title) {
  const found = new Set();
  for (const [, part, from, , to] of title.matchAll(/§(\d+)\.(\d+)(?:\s*[–-]\s*(?:§?(\d+)\.)?(\d+))?/g)) {
    for (let number = Number(from); number <= Number(to ?? from); number++) found.add(`${part}.${number}`);
  }
  return found;
}

const named = new Map();
for (const file of ["packages", "adapters", "shells", "fixtures"].flatMap((floor) => listTests(join(root, floor)))) {
  const titles = readFileSync(file, "utf8").matchAll(
    /\b(?:describe|it|test)(?:\.\w+(?:\([^)]*\))?)*\(\s*(["'`])([\s\S]*?)\1/g,
  );
  for (const [, , title] of titles) {
    for (const number of readNumbers(title))
      named.set(number, (named.get(number) ?? new Set()).add(relative(root, file)));
  }
}

process.stdout.write("Named in the title of a test\n");
for (const number of [...named.keys()].sort(byNumber))
  process.stdout.write(`  §${number}  ${[...named.get(number)].join(", ")}\n`);

const missing = sections.filter((number) => !named.has(number));
process.stdout.write(`\nNamed in no title\n  ${missing.map((number) => `§${number}`).join(" ")}\n`);
process.stdout.write(`\n${sections.length - missing.length} of ${sections.length} statements are named.\n`);
