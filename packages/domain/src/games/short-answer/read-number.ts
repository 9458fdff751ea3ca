// Knows how learners write numbers: with a comma or a point, with spaces, with a unit at the end.

/**
 * One to three digits, one mark, three digits: the mark starts a fraction for some people, and separates thousands for
 * others.
 */
const EITHER = /^[-+]?[1-9]\d{0,2}[.,]\d{3}$/;

/** The digits and marks that were typed, without spaces and unit. */
function strip(typed: string, unit: string): string {
  const text = typed
    .normalize("NFKC")
    .replace(/[−–]/gu, "-")
    .replace(/[\s'’]/gu, "")
    .toLowerCase();
  const behind = unit.normalize("NFKC").replace(/\s/gu, "").toLowerCase();
  return behind !== "" && text.endsWith(behind) ? text.slice(0, -behind.length) : text;
}

/** Reads a single mark as that of the fraction. */
function readDigits(digits: string): number | null {
  const marks = digits.match(/[.,]/g) ?? [];
  const last = marks.at(-1);
  // Where two different marks stand, the last starts the fraction; a mark that stands several times separates
  // thousands.
  const isFraction = last !== undefined && marks.filter((mark) => mark === last).length === 1;
  if (last !== undefined && !isFraction && marks.some((mark) => mark !== last)) return null;
  const at = isFraction ? digits.lastIndexOf(last) : digits.length;
  const plain = `${digits.slice(0, at).replace(/[.,]/g, "")}${isFraction ? `.${digits.slice(at + 1)}` : ""}`;
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(plain) && plain.length < 40 ? Number(plain) : null;
}

/**
 * The numbers that may have been meant, the fraction first: “1,500” is one and a half, or fifteen hundred. Empty for a
 * text that is no number.
 */
export function readNumbers(typed: string, unit = ""): readonly number[] {
  const digits = strip(typed, unit);
  const number = readDigits(digits);
  if (number === null) return [];
  return EITHER.test(digits) ? [number, Number(digits.replace(/[.,]/, ""))] : [number];
}

/** True within the tolerance; rounding errors of computers do not count. */
export const isNear = (number: number, value: number, tolerance: number): boolean =>
  Math.abs(number - value) <= tolerance + 1e-9 * Math.max(1, Math.abs(value));
