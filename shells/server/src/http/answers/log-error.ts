// Knows what the log keeps of an error: its kind and its place, never the values that were involved.

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
 * For an error and those inside it: kind, message, code and places. All other fields, which drivers fill with sent
 * values, are left out.
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
