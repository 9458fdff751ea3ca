// Knows how a colour that somebody typed becomes #RRGGBB, and what is said when it cannot (§5.43–§5.45, §8.30).
import type { Notice } from "../kernel/index.ts";

/** The small set of names of §5.44. */
const NAMED: Readonly<Record<string, string>> = {
  black: "#000000",
  white: "#FFFFFF",
  red: "#FF0000",
  green: "#008000",
  blue: "#0000FF",
};

const FALLBACK = "#000000";
const CHANNELS = /^rgb\(([^,]+),([^,]+),([^,]+)\)$|^rgba\(([^,]+),([^,]+),([^,]+),([^,]+)\)$/i;

/** A colour as `#RRGGBB`, and what had to be said of it (§5.44). */
export interface NormalizedColor {
  /** Uppercase `#RRGGBB`. */
  readonly color: string;
  /** One `theme.invalid-color` when black stands in for what could not be read, else none. */
  readonly notices: readonly Notice[];
}

/**
 * Reads `#RGB`, `#RRGGBB`, `rgb()` or `rgba()` with whole channels 0–255 (the opacity, 0–1, is dropped), or one of
 * black, white, red, green, blue, in any case and between blanks. Anything else, also what is no text, is `#000000`
 * with a warning (§5.43–§5.45, §8.30). Never throws.
 */
export function normalizeColor(input: unknown): NormalizedColor {
  const color = typeof input === "string" ? readColor(input.trim()) : null;
  if (color) return { color, notices: [] };
  const text = `Invalid color: ${typeof input === "string" ? input : typeof input}. Using ${FALLBACK}.`;
  return { color: FALLBACK, notices: [{ code: "theme.invalid-color", level: "warning", text }] };
}

/** True for what `normalizeColor` reads. */
export const isColor = (text: string): boolean => readColor(text.trim()) !== null;

/** Without the colours that cannot be read: they are the product's own then. */
export const cleanColors = (colors: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(colors).filter(([, color]) => isColor(color)));

function readColor(text: string): string | null {
  if (/^#[0-9a-f]{6}$/i.test(text)) return text.toUpperCase();
  if (/^#[0-9a-f]{3}$/i.test(text)) return text.replace(/[0-9a-f]/gi, "$&$&").toUpperCase();
  const channels = CHANNELS.exec(text);
  if (channels) return readChannels(channels.slice(1).filter((part) => part !== undefined));
  return Object.hasOwn(NAMED, text.toLowerCase()) ? (NAMED[text.toLowerCase()] ?? null) : null;
}

function readChannels(parts: readonly string[]): string | null {
  const [red, green, blue, opacity = "1"] = parts.map((part) => part.trim());
  if (!/^(0|1|0?\.\d+|1\.0+|0\.0*)$/.test(opacity)) return null;
  const values = [red, green, blue].map((part) => (/^\d{1,3}$/.test(part ?? "") ? Number(part) : Number.NaN));
  if (!values.every((value) => value <= 255)) return null;
  return `#${values.map((value) => value.toString(16).padStart(2, "0")).join("")}`.toUpperCase();
}
