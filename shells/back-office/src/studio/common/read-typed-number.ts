// Knows how authors write a number: with a decimal point or comma, whatever language the browser speaks.

/** NaN where the text is not a number. */
export function readTypedNumber(text: string): number {
  const plain = text.trim().replace("−", "-").replace(",", ".");
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN;
}

/** In the notation of this language. */
export const writeNumber = (value: number, locale: string): string =>
  locale.startsWith("fr") ? String(value).replace(".", ",") : String(value);
