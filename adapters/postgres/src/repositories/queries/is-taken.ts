// Knows how PostgreSQL says that there is such a row already.

const UNIQUE_VIOLATION = "23505";

/** Also finds it inside the errors that wrap it. */
export function isTaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && error.code === UNIQUE_VIOLATION) || isTaken(error.cause);
}
