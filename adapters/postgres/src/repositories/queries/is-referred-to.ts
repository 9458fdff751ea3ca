// Knows how PostgreSQL says that a row cannot go because another one refers to it.

const FOREIGN_KEY_VIOLATION = "23503";

/** Also finds it inside the errors that wrap it. */
export function isReferredTo(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && error.code === FOREIGN_KEY_VIOLATION) || isReferredTo(error.cause);
}
