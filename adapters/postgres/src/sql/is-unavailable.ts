// Knows which errors say that the database cannot be reached now, and which are faults of a statement.

/**
 * Connection lost or refused (class 08), shutting down or starting (57P), too many connections (53300), disk full
 * (53100).
 */
const SQL_STATE = /^(08...|57P0[123]|53300|53100)$/;
const SYSTEM = new Set(["ECONNREFUSED", "ECONNRESET", "ENOENT", "EPIPE", "ETIMEDOUT", "ENOTFOUND"]);
const TEXT = /connection terminated|timeout exceeded when trying to connect|not queryable|pool after calling end/i;

/** Also finds it inside the errors that wrap it. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return (
    SQL_STATE.test(code) ||
    (SYSTEM.has(code) && "syscall" in error) ||
    TEXT.test(error.message) ||
    // A name with several addresses, none of which answers.
    (error instanceof AggregateError && error.errors.some(isUnavailable)) ||
    isUnavailable(error.cause)
  );
}

/** Disk full, a system error while writing, a database that is read-only. */
const REFUSED = /^(53100|58030|25006)$/;

/** True for a write that the database could not store. */
export const isDatabaseFull = (error: unknown): boolean =>
  error instanceof Error &&
  (("code" in error && REFUSED.test(String(error.code)) && !("syscall" in error)) || isDatabaseFull(error.cause));
