// Knows how authors write a number: with a point or a comma before its fraction, whatever language the browser speaks.

/** NaN for what is no number. */
export function readTypedNumber(text: string): number {
  const plain = text.trim().replace("−", "-").replace(",", ".");
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN;
}

/** As people who read this language write it. */
export const writeNumber = (value: number, locale: string): string =>
  locale.startsWith("fr") ? String(value).replace(".", ",") : String(value);
