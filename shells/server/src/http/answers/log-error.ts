// Knows what the log keeps of an error: what it is and where it happened, never the values that were at work.

/** A statement's parameters may be passwords' hashes or the text of a mail with its link. */
const VALUES = /\n?params:[\s\S]*$/;
const DEEPEST = 5;

export type LoggedError = {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly stack: string;
  readonly cause?: LoggedError;
};

/**
 * Of each error that wraps another: kind, message, code and the places. All else, which drivers fill with what was
 * sent, is left out.
 */
export function describeError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: "", stack: "" };
  const { code } = error as { readonly code?: unknown };
  const places = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message: error.message.replace(VALUES, ""),
    ...(typeof code === "string" && { code }),
    stack: places.join("\n"),
    ...(error.cause !== undefined && depth < DEEPEST && { cause: describeError(error.cause, depth + 1) }),
  };
}
