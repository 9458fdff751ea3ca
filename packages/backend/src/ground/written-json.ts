// Knows an answer that is JSON already: a large part that never changes, between small ones that do.

/** The same object for the same text: whoever turns it into bytes, or compresses them, does so once. */
export interface WrittenPart {
  readonly text: string;
}

/** The texts of `head`, `body` and `tail` put together are one JSON text. */
export interface WrittenJson {
  readonly kind: "written-json";
  readonly head: string;
  readonly body: WrittenPart;
  readonly tail: string;
}

export const isWrittenJson = (value: unknown): value is WrittenJson =>
  typeof value === "object" && value !== null && "kind" in value && value.kind === "written-json";
