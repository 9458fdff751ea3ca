// Knows how learners write numbers: with a comma or a point, spaces, a unit behind.

/** As it was meant; null for what is no number. The one mark of a number is that of its fraction. */
export function readNumber(typed: string, unit = ""): number | null {
  const text = typed
    .normalize("NFKC")
    .replace(/[−–]/gu, "-")
    .replace(/[\s'’]/gu, "")
    .toLowerCase();
  const behind = unit.normalize("NFKC").replace(/\s/gu, "").toLowerCase();
  const digits = behind !== "" && text.endsWith(behind) ? text.slice(0, -behind.length) : text;
  const marks = digits.match(/[.,]/g) ?? [];
  const last = marks.at(-1);
  // Of two different marks the last is that of the fraction; several of the same are none of one.
  const isFraction = last !== undefined && marks.filter((mark) => mark === last).length === 1;
  if (last !== undefined && !isFraction && marks.some((mark) => mark !== last)) return null;
  const at = isFraction ? digits.lastIndexOf(last) : digits.length;
  const plain = `${digits.slice(0, at).replace(/[.,]/g, "")}${isFraction ? `.${digits.slice(at + 1)}` : ""}`;
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(plain) && plain.length < 40 ? Number(plain) : null;
}

/** Near enough; what computers make of fractions is no difference. */
export const isNear = (number: number, value: number, tolerance: number): boolean =>
  Math.abs(number - value) <= tolerance + 1e-9 * Math.max(1, Math.abs(value));
