// Knows how PostgreSQL says that a row would belong to what is gone.

const FOREIGN_KEY_VIOLATION = "23503";

/** The constraint that an error names, or one of those that it wraps; null of one that is none of a reference. */
function findReference(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (!("code" in error) || error.code !== FOREIGN_KEY_VIOLATION) return findReference(error.cause);
  return "constraint" in error ? String(error.constraint) : "";
}

/** It refers to a row that went after it was read. */
export const isOfGone = (error: unknown): boolean => findReference(error) !== null;

/** A user, or a client: whoever asked may be gone. */
export const isOfNobody = (error: unknown): boolean =>
  /user_id_users|client_id_clients/.test(findReference(error) ?? "");
