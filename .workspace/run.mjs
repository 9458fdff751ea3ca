// Knows how a step of the workspace is run: its output is shown, its result returned, and its process ends with ours.
import { spawn } from "node:child_process";
import { constants, setPriority } from "node:os";
import { resolve } from "node:path";
import { PassThrough } from "node:stream";
import { finished } from "node:stream/promises";
import { ENDING } from "./signals.mjs";

export const root = resolve(import.meta.dirname, "..");

/**
 * Runs a tool of node_modules/.bin, or `node` itself. Resolves with the exit code. `isPatient`: behind others. `after`:
 * what it says is held back until this promise resolves, so that it does not stand among what another says.
 */
export function run(command, args, { env = {}, cwd = root, isPatient = false, after } = {}) {
  const path = command === "node" ? process.execPath : resolve(root, "node_modules/.bin", command);
  return new Promise((done) => {
    const output = after ? "pipe" : "inherit";
    const child = spawn(path, args, { cwd, stdio: ["inherit", output, output], env: { ...process.env, ...env } });
    const said = after ? holdBack([child.stdout, child.stderr], after) : undefined;
    if (isPatient && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    const forward = (signal) => child.kill(signal);
    for (const signal of ENDING) process.on(signal, forward);
    child.on("exit", (code) => {
      for (const signal of ENDING) process.off(signal, forward);
      done(said?.then(() => code ?? 1) ?? code ?? 1);
    });
  });
}

/** Resolves once all was shown. */
async function holdBack(streams, after) {
  const text = new PassThrough({ highWaterMark: MOST_HELD });
  for (const stream of streams) stream.pipe(text, { end: false });
  const ended = Promise.all(streams.map((stream) => finished(stream)));
  await after;
  text.pipe(process.stdout, { end: false });
  await ended;
  text.end();
  await finished(text);
}
/** Bytes; a process that says more than this waits. */
const MOST_HELD = 2 ** 26;

/** Says how long it took. */
export async function timed(name, running) {
  const started = Date.now();
  const result = await running;
  process.stdout.write(`— ${name}: ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
  return result;
}

/** Runs named steps one after the other; stops the process at the first that fails. */
export async function runSteps(steps) {
  for (const [name, step] of steps) {
    process.stdout.write(`\n— ${name}\n`);
    const code = await timed(name, step());
    if (code !== 0) {
      process.stderr.write(`\n${name} failed\n`);
      process.exit(code);
    }
  }
}
