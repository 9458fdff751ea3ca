// Knows how the values of sequencing elements are read: a wrong or missing one becomes the standard's default.
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

/** Null for a text that is no number, and for a number out of bounds. */
export function readNumber(text: string | null | undefined, least: number, most: number): number | null {
  if (!text?.trim()) return null;
  const number = Number(text.trim().replace(",", "."));
  return Number.isFinite(number) && number >= least && number <= most ? number : null;
}

/** The first element found: an activity's own counts before the shared one, element by element. */
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
