// Knows what an unparsed theme holds under its names.

/** Nothing of what is no object. */
export const readObject = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
