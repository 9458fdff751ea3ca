// Knows the font that a client uploads: its name, its files, and where browsers load them (§3.44, §3.255).
import { isFontFamily } from "./font-family.ts";
import { FONTS } from "./fonts.ts";
import { readObject } from "./read-object.ts";

/** The most bytes of one file: every learner loads it before titles look right. */
export const FONT_FILE_LIMIT = 500_000;
/** The media type of its files: all supported browsers read it, and it is the smallest. */
export const FONT_FILE_TYPE = "font/woff2";

/** As a client keeps it in its theme: `document:<slug>` each. */
export interface OwnFont {
  /** The name by which it is chosen for titles and texts. */
  readonly family: string;
  readonly regular: string;
  /** Null: browsers thicken the regular weight. */
  readonly bold: string | null;
}
/** What a page is told: where each weight is loaded. */
export interface FontFace {
  readonly family: string;
  /** As CSS writes it. */
  readonly weight: "400" | "700";
  readonly address: string;
}

const FILE = /^document:[\w-]{1,200}$/;
export const isFontFile = (value: unknown): value is string => typeof value === "string" && FILE.test(value);

/** A single name that no font of the product has: otherwise that one would be drawn. */
export const isOwnFamily = (name: string): boolean =>
  isFontFamily(name) &&
  /^[^,'"]{1,60}$/.test(name) &&
  name.trim() !== "" &&
  !FONTS.some((font) => font.toLowerCase() === name.trim().toLowerCase());

/** The font of a theme, unparsed; null where there is none, or it cannot be read. */
export function readOwnFont(theme: unknown): OwnFont | null {
  const { family, regular, bold } = readObject(readObject(theme)["ownFont"]);
  if (typeof family !== "string" || !isOwnFamily(family) || !isFontFile(regular)) return null;
  return { family: family.trim(), regular, bold: isFontFile(bold) ? bold : null };
}

/** The slugs of its files. */
export function listFontFiles(theme: unknown): readonly string[] {
  const font = readOwnFont(theme);
  return [font?.regular, font?.bold].flatMap((file) => (file ? [file.replace(/^document:/, "")] : []));
}

/** What a page is told of it; a missing file has no face, and the system's font is used. */
export function describeFontFaces(
  theme: unknown,
  files: readonly { readonly slug: string; readonly url: string }[],
): readonly FontFace[] {
  const font = readOwnFont(theme);
  if (!font) return [];
  const face = (file: string | null, weight: FontFace["weight"]): readonly FontFace[] => {
    const found = files.find(({ slug }) => file === `document:${slug}`);
    return found ? [{ family: font.family, weight, address: found.url }] : [];
  };
  return [...face(font.regular, "400"), ...face(font.bold, "700")];
}

/** Reads what a page was told, unparsed: an address has to be of this platform or package, never of another host. */
export function readFontFaces(theme: unknown): readonly FontFace[] {
  const faces = readObject(theme)["fontFaces"];
  if (!Array.isArray(faces)) return [];
  return faces.flatMap((face: unknown): readonly FontFace[] => {
    const { family, weight, address } = readObject(face);
    const isKnown = typeof family === "string" && isOwnFamily(family) && (weight === "400" || weight === "700");
    return isKnown && typeof address === "string" && OF_OURS.test(address) ? [{ family, weight, address }] : [];
  });
}

const OF_OURS = /^\/?[\w-][^\\"\s:]*$/;
