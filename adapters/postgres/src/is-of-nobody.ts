// Knows how PostgreSQL says that a row would belong to a user who is gone.

const FOREIGN_KEY_VIOLATION = "23503";

/** Looks through the errors that wrap it. */
export function isOfNobody(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isViolation = "code" in error && error.code === FOREIGN_KEY_VIOLATION;
  if (isViolation && "constraint" in error && String(error.constraint).includes("user_id_users")) return true;
  return isOfNobody(error.cause);
}
