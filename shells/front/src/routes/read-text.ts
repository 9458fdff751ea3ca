// Knows how a value of an address is read as text.
export const readText = (value: unknown): string => (typeof value === "string" ? value : "");

/** The router reads digits as a number, though they were typed as text. */
export const readTyped = (value: unknown): string =>
  (typeof value === "number" ? String(value) : readText(value)).slice(0, 200);
