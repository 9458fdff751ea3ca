// Knows what asks a process to end: a terminal that closes, Ctrl+C, a supervisor, Ctrl+\; and the effects of a closed
// terminal.

const ENDING = ["SIGHUP", "SIGINT", "SIGTERM", "SIGQUIT"] as const;

/** Calls `end` at each. Writing to a terminal that is gone is ignored, and does not end the process by itself. */
export function onEnding(end: () => void): void {
  for (const signal of ENDING) process.on(signal, end);
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
}
