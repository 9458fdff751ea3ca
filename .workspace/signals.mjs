// Knows what asks a command to end: a terminal that closes, Ctrl+C, a supervisor, Ctrl+\; and how its children notice
// its death.

export const ENDING = ["SIGHUP", "SIGINT", "SIGTERM", "SIGQUIT"];

/** Milliseconds between two looks. */
const PAUSE = 500;

/** npm passes no signal on when it ends: its child checks whether it is still there. */
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
