// Knows what an address says as text.
export const readText = (value: unknown): string => (typeof value === "string" ? value : "");

/** A number alone was typed as well. */
export const readTyped = (value: unknown): string =>
  (typeof value === "number" ? String(value) : readText(value)).slice(0, 200);
