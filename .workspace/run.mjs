// Knows how a step of the workspace is run: its output is shown, its result returned, and its process ends with ours.
import { spawn } from "node:child_process";
import { constants, setPriority } from "node:os";
import { resolve } from "node:path";
import { ENDING } from "./signals.mjs";

export const root = resolve(import.meta.dirname, "..");

/** Runs a tool of node_modules/.bin, or `node` itself; `isPatient`: behind others. Resolves with the exit code. */
export function run(command, args, { env = {}, cwd = root, isPatient = false } = {}) {
  const path = command === "node" ? process.execPath : resolve(root, "node_modules/.bin", command);
  return new Promise((done) => {
    const child = spawn(path, args, { cwd, stdio: "inherit", env: { ...process.env, ...env } });
    if (isPatient && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    const forward = (signal) => child.kill(signal);
    for (const signal of ENDING) process.on(signal, forward);
    child.on("exit", (code) => {
      for (const signal of ENDING) process.off(signal, forward);
      done(code ?? 1);
    });
  });
}

/** Runs named steps one after the other; stops the process at the first that fails. */
export async function runSteps(steps) {
  for (const [name, step] of steps) {
    const started = Date.now();
    process.stdout.write(`\n— ${name}\n`);
    const code = await step();
    if (code !== 0) {
      process.stderr.write(`\n${name} failed\n`);
      process.exit(code);
    }
    process.stdout.write(`  ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
  }
}
