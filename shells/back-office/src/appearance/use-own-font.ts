// Knows how a client's own font is typed, and what of it is stored and seen.
import type { Appearance, LibraryFile } from "@academiz/application/ports";
import { FONT_FILE_LIMIT, FONT_FILE_TYPE, type FontFace, isOwnFamily, readOwnFont } from "@academiz/domain/theme";
import { readPicture, sendPicture } from "./pictures.ts";

/** As a form holds it: its files as `writePicture` writes them, empty for none. */
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

/** What is stored, as it is typed: a file that has gone since has no address. */
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

/** As it is sent; null: none. */
export function readOwnFontDraft({ ownFamily, ownRegular, ownBold }: OwnFontDraft) {
  return ownRegular === ""
    ? null
    : { family: ownFamily.trim(), regular: sendPicture(ownRegular), bold: sendPicture(ownBold) };
}

/** What a preview draws it with. */
export function listDraftFaces({ ownFamily, ownRegular, ownBold }: OwnFontDraft): readonly FontFace[] {
  const face = (value: string, weight: FontFace["weight"]): readonly FontFace[] => {
    const address = readPicture(value)?.address;
    return address ? [{ family: ownFamily.trim(), weight, address }] : [];
  };
  return [...face(ownRegular, "400"), ...face(ownBold, "700")];
}

/** A font without a name, or with one that would draw another font. */
export const isFamilyWrong = ({ ownFamily, ownRegular }: OwnFontDraft): boolean =>
  ownRegular !== "" && !isOwnFamily(ownFamily);
