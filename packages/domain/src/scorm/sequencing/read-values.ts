// Knows how the values of sequencing elements are read: what is wrong or missing is as the standard has it where
// nothing is said.
import { findChild, type XmlElement } from "../package-files/xml-element.ts";

/** The attributes of an element, by their names in lower case. */
export function readAttributes(element: XmlElement | undefined) {
  const text = (name: string): string | null => element?.attributes[name]?.trim() || null;
  return {
    text,
    flag(name: string, otherwise: boolean): boolean {
      const value = text(name)?.toLowerCase();
      if (value === "true" || value === "1") return true;
      return value === "false" || value === "0" ? false : otherwise;
    },
    number: (name: string, least: number, most: number): number | null => readNumber(text(name), least, most),
    oneOf: <const T extends string, D extends T | null>(name: string, known: readonly T[], otherwise: D): T | D =>
      known.find((one) => one.toLowerCase() === text(name)?.toLowerCase()) ?? otherwise,
  };
}

/** Null for what is no number, and for one outside its bounds. */
export function readNumber(text: string | null | undefined, least: number, most: number): number | null {
  if (!text?.trim()) return null;
  const number = Number(text.trim().replace(",", "."));
  return Number.isFinite(number) && number >= least && number <= most ? number : null;
}

/**
 * The first that has it: what an activity writes itself counts before what it shares with others, element by element.
 */
export const findFirst = (
  elements: readonly (XmlElement | undefined)[],
  ...names: readonly string[]
): XmlElement | undefined => {
  for (const one of elements) {
    const found = findChild(one, ...names);
    if (found) return found;
  }
  return undefined;
};
