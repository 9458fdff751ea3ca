// Knows how a client's own font is entered, stored and previewed.
import type { Appearance, LibraryFile } from "@academiz/application/ports";
import { FONT_FILE_LIMIT, FONT_FILE_TYPE, type FontFace, isOwnFamily, readOwnFont } from "@academiz/domain/theme";
import { readPicture, sendPicture } from "./pictures.ts";

/** The form's values: files as `writePicture` writes them, empty for none. */
export interface OwnFontDraft {
  readonly ownFamily: string;
  readonly ownRegular: string;
  readonly ownBold: string;
}

export const isFontFileTaken = ({ mediaType, size }: LibraryFile): boolean =>
  mediaType === FONT_FILE_TYPE && size <= FONT_FILE_LIMIT;

/** A file `acme-sans-regular.woff2` holds Acme sans. */
export function guessFamily(fileName: string): string {
  const words = fileName
    .replace(/\.\w+$/, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .replace(/\b(regular|normal|latin|\d00)\b/gi, " ")
    .trim()
    .replace(/ +/g, " ")
    .slice(0, 60);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The stored font as values of the form: a file that is gone has no address. */
export function writeOwnFont({ theme, fontFaces }: Pick<Appearance, "theme" | "fontFaces">): OwnFontDraft {
  const font = readOwnFont(theme);
  const write = (file: string | null | undefined, weight: FontFace["weight"]): string => {
    const address = fontFaces.find((face) => face.weight === weight)?.address ?? "";
    return file ? `${file}#${decodeURIComponent(address.split("/").at(-1) ?? "") || file}#${address}` : "";
  };
  return {
    ownFamily: font?.family ?? "",
    ownRegular: write(font?.regular, "400"),
    ownBold: write(font?.bold, "700"),
  };
}

/** The font as it is sent; null: none. */
export function readOwnFontDraft({ ownFamily, ownRegular, ownBold }: OwnFontDraft) {
  return ownRegular === ""
    ? null
    : { family: ownFamily.trim(), regular: sendPicture(ownRegular), bold: sendPicture(ownBold) };
}

/** The font faces for a preview. */
export function listDraftFaces({ ownFamily, ownRegular, ownBold }: OwnFontDraft): readonly FontFace[] {
  const face = (value: string, weight: FontFace["weight"]): readonly FontFace[] => {
    const address = readPicture(value)?.address;
    return address ? [{ family: ownFamily.trim(), weight, address }] : [];
  };
  return [...face(ownRegular, "400"), ...face(ownBold, "700")];
}

/** True for a font without a name, or with a name that would draw another font. */
export const isFamilyWrong = ({ ownFamily, ownRegular }: OwnFontDraft): boolean =>
  ownRegular !== "" && !isOwnFamily(ownFamily);
