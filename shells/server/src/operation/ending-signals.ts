// Knows what asks a process to end: a terminal that closes, Ctrl+C, a supervisor, Ctrl+\; and what a closed terminal
// takes along.

const ENDING = ["SIGHUP", "SIGINT", "SIGTERM", "SIGQUIT"] as const;

/** Calls `end` at each. What is written to a terminal that is gone is lost, and ends nothing by itself. */
export function onEnding(end: () => void): void {
  for (const signal of ENDING) process.on(signal, end);
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
}
