// Knows which people a pasted list names: one in each line, or between commas, semicolons, tabs or angle brackets.

/** Each once, as it was written, in their order. */
export function readWritten(pasted: string): readonly string[] {
  const seen = new Set<string>();
  return pasted
    .split(/[\n\r\t,;<>"]+/)
    .map((text) => text.trim())
    .filter((text) => {
      const key = text.toLowerCase();
      if (text === "" || seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}
