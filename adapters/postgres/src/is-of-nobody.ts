// Knows how PostgreSQL says that a row would refer to somebody or something that is gone.

const FOREIGN_KEY_VIOLATION = "23503";

/** The constraint that an error names, or an error inside it; null where it is not about a reference. */
function findReference(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (!("code" in error) || error.code !== FOREIGN_KEY_VIOLATION) return findReference(error.cause);
  return "constraint" in error ? String(error.constraint) : "";
}

/** True where the row refers to one that was deleted after it was read. */
export const isOfGone = (error: unknown): boolean => findReference(error) !== null;

/** True where that is a user or a client: whoever asked may be gone. */
export const isOfNobody = (error: unknown): boolean =>
  /user_id_users|client_id_clients/.test(findReference(error) ?? "");
