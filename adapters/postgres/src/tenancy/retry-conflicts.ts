// Knows which transactions failed because of others that ran beside them, and are tried again.

/** Deadlock, serialization, and a reference to a row that was deleted meanwhile: a second read finds it gone. */
const CONFLICTS = new Set(["40P01", "40001", "23503"]);
const TRIES = 5;

/** Also finds it inside the errors that wrap it. */
function isConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && CONFLICTS.has(String(error.code))) || isConflict(error.cause);
}

/** `transact` runs a transaction from its beginning, and undoes it when it throws. */
export async function retryConflicts<T>(transact: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transact();
    } catch (error) {
      if (tries === TRIES || !isConflict(error)) throw error;
    }
  }
}
