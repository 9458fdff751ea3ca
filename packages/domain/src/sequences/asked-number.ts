// Knows how an author writes the number that is right: "12.5", or "12.5 ± 0.1 km".
import { isNear, readNumbers } from "../games/index.ts";

/** A number that is asked for. `values`: what the author may mean, since "1,500" is written in two languages. */
export interface AskedNumber {
  readonly values: readonly number[];
  /** How far an answer may be off. */
  readonly tolerance: number;
  /** May be empty. */
  readonly unit: string;
}

const LONGEST_UNIT = 40;
const FORM = /^([-+−–]?\s*[\d.,][\d.,\s'’]*)(?:(?:±|\+\/-)\s*([\d.,]+))?\s*(.*)$/u;

/** Null for a text that is no number, or where the unit does not stand at the end. */
export function readAskedNumber(written: string): AskedNumber | null {
  const [, number = "", off = "0", unit = ""] = FORM.exec(written.trim()) ?? [];
  const [values, [tolerance]] = [readNumbers(number), readNumbers(off)];
  if (values.length === 0 || tolerance === undefined || unit.length > LONGEST_UNIT || /[\d±]/u.test(unit)) return null;
  return { values, tolerance, unit };
}

/** Null where what was typed is no number. */
export function isAskedNumber({ values, tolerance, unit }: AskedNumber, typed: string): boolean | null {
  const numbers = readNumbers(typed, unit);
  if (numbers.length === 0) return null;
  return numbers.some((number) => values.some((value) => isNear(number, value, tolerance)));
}
