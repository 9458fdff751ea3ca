import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { createPlaceNamer } from "./name-sources.ts";

const BUILT = new URL("../../dist/built/main.js", import.meta.url);

test("a place of the built server is named by its source", () => {
  const lines = readFileSync(BUILT, "utf8").split("\n");
  const at = lines.findIndex((line) => line.startsWith("function startJobs("));
  const place = `${BUILT}:${at + 1}:10`;
  const named = createPlaceNamer()(`    at startJobs (${place})`);
  const source = new URL("./job-loop.ts", import.meta.url);
  const line =
    readFileSync(source, "utf8")
      .split("\n")
      .findIndex((one) => one.includes("function startJobs(")) + 1;
  expect(named).toMatch(new RegExp(`^    at startJobs \\(${source}:${line}:\\d+\\)$`));
});

test("a place without a map, or that its map does not know, keeps its name", () => {
  const folder = mkdtempSync(join(tmpdir(), "academiz-places-"));
  const [plain, broken, empty] = ["plain.js", "broken.js", "empty.js"].map((name) => join(folder, name));
  writeFileSync(`${broken}.map`, "{");
  writeFileSync(`${empty}.map`, JSON.stringify({ version: 3, sources: [], names: [], mappings: "" }));
  const name = createPlaceNamer();
  for (const path of [plain, broken, empty]) {
    const text = `Error: x\n    at f (${pathToFileURL(path ?? "")}:3:1)\n    at node:internal/x:1:2`;
    expect(name(text)).toBe(text);
  }
  rmSync(folder, { recursive: true });
});
