// Knows which pictures can be edited, and as what they are kept.
import { WEB_SIDE } from "../web-picture.ts";

/** What browsers draw and write anew. */
export const WRITTEN_TYPES = ["image/jpeg", "image/webp", "image/png"] as const;
/** A type that an edited picture is kept as. */
export type WrittenType = (typeof WRITTEN_TYPES)[number];

/** Why a picture stays as it is: a drawing has no pixels, an animation more than one picture. */
export type NoEdit = "drawing" | "animation";

/** `frames`: how many pictures the file holds. */
export function refuseEdit(mediaType: string, frames: number): NoEdit | null {
  if (mediaType === "image/svg+xml") return "drawing";
  return frames > 1 ? "animation" : null;
}

/** Of the type that it has, where that can be written; what may be clear in parts stays so. */
export function chooseWrittenType(mediaType: string): WrittenType {
  const own = WRITTEN_TYPES.find((type) => type === mediaType);
  if (own) return own;
  return mediaType === "image/gif" ? "image/png" : "image/webp";
}

/** Whether it is written smaller at the price of its detail. */
export const hasQuality = (type: WrittenType): boolean => type !== "image/png";

const ENDINGS: Readonly<Record<WrittenType, string>> = {
  "image/jpeg": "jpg",
  "image/webp": "webp",
  "image/png": "png",
};
/** Endings of pictures alone: the 0 of “Report 2.0” is none. */
const ENDING = /\.(?:avif|bmp|gif|heic|heif|jfif|jpe|jpe?g|png|svg|tiff?|webp)$/i;
/** What a file is called without its ending. */
export const readTitle = (name: string): string => name.replace(ENDING, "") || name;
/** With the ending of its type. */
export const nameWritten = (title: string, type: WrittenType): string => `${title}.${ENDINGS[type]}`;

/** What a page shows is not larger, and every browser's canvas holds it. */
export const shrinkToWeb = (width: number, height: number): number =>
  Math.min(1, WEB_SIDE / Math.max(width, height, 1));
