// Knows what asks a command to end: a terminal that closes, Ctrl+C, a supervisor, Ctrl+\; and how its death is noticed
// by what it started.

export const ENDING = ["SIGHUP", "SIGINT", "SIGTERM", "SIGQUIT"];

/** Milliseconds between two looks. */
const PAUSE = 500;

/** npm does not tell us when a signal ends it: whoever was started by it looks whether it is still there. */
export function whenAbandoned(end) {
  if (process.env["npm_lifecycle_event"] === undefined) return;
  const parent = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    end();
  }, PAUSE);
  looking.unref();
}
