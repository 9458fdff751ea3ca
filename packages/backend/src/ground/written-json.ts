// Knows an answer that is JSON text already: a large part that never changes, between small ones that do.

/** The same object for the same text, so that it is encoded, or compressed, only once. */
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
