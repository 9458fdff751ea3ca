// Knows which pictures can be edited, and as which type they are kept.
import { WEB_SIDE } from "../web-picture.ts";

/** The types that browsers can draw and write again. */
export const WRITTEN_TYPES = ["image/jpeg", "image/webp", "image/png"] as const;
/** A type that an edited picture is kept as. */
export type WrittenType = (typeof WRITTEN_TYPES)[number];

/** Why a picture cannot be edited: a drawing has no pixels, an animation has more than one picture. */
export type NoEdit = "drawing" | "animation";

/** `frames`: how many pictures the file holds. */
export function refuseEdit(mediaType: string, frames: number): NoEdit | null {
  if (mediaType === "image/svg+xml") return "drawing";
  return frames > 1 ? "animation" : null;
}

/** The type of the picture itself, where browsers can write it; otherwise one that keeps transparent parts. */
export function chooseWrittenType(mediaType: string): WrittenType {
  const own = WRITTEN_TYPES.find((type) => type === mediaType);
  if (own) return own;
  return mediaType === "image/gif" ? "image/png" : "image/webp";
}

/** True for a type that is written smaller at the price of detail. */
export const hasQuality = (type: WrittenType): boolean => type !== "image/png";

const ENDINGS: Readonly<Record<WrittenType, string>> = {
  "image/jpeg": "jpg",
  "image/webp": "webp",
  "image/png": "png",
};
/** Only the extensions of pictures: the `.0` of “Report 2.0” is no extension. */
const ENDING = /\.(?:avif|bmp|gif|heic|heif|jfif|jpe|jpe?g|png|svg|tiff?|webp)$/i;
/** The name of a file without its extension. */
export const readTitle = (name: string): string => name.replace(ENDING, "") || name;
/** The title with the extension of its type. */
export const nameWritten = (title: string, type: WrittenType): string => `${title}.${ENDINGS[type]}`;

/** The scale at which a picture is no larger than a page shows it; every browser's canvas holds that. */
export const shrinkToWeb = (width: number, height: number): number =>
  Math.min(1, WEB_SIDE / Math.max(width, height, 1));
