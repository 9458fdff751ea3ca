#!/usr/bin/env node
// Knows the process of academiz-check.
import { text } from "node:stream/consumers";
import { runCommand } from "./command.ts";

// A reader that stops reading early (`| head`) is no failure.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});

process.exitCode = await runCommand(process.argv.slice(2), {
  readInput: () => text(process.stdin),
  write: (words) => process.stdout.write(words),
  complain: (words) => process.stderr.write(words),
  isScreen: process.stderr.isTTY === true,
});
