// Knows how a part of a stored content is read whose shape nobody promises.

/** An empty one for what is no object. */
export const readRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
