// Knows that the command, run as a process, says what it says to its tests.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runCommand } from "./command.ts";

const ROOT = join(import.meta.dirname, "../../../..");
const GOOD_PATH = join(ROOT, "fixtures/courses/welcome/course.en.json");

async function check(args: readonly string[], input = "") {
  const said = { stdout: "", stderr: "" };
  const status = await runCommand(args, {
    readInput: async () => input,
    write: (text) => {
      said.stdout += text;
    },
    complain: (text) => {
      said.stderr += text;
    },
    isScreen: false,
  });
  return { status, ...said };
}

test("a process says the same, reads its standard input whole, and ends with the same code", async () => {
  const args = ["-", "--runs", "5", "--seed", "1"];
  const input = readFileSync(GOOD_PATH, "utf8");
  const command = ["--import", "tsx", join(import.meta.dirname, "main.ts")];
  const run = (words: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [...command, ...words], {
      cwd: ROOT,
      input,
      encoding: "utf8",
    });
    return { status, stdout, stderr };
  };
  expect(run(args)).toEqual(await check(args, input));
  expect(run(["nowhere.json"])).toEqual(await check(["nowhere.json"]));
});
