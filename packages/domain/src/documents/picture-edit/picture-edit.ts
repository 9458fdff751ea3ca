// Knows how a picture is turned, flipped and cropped before it is saved again: in whole pixels, and with its focus
// where it is seen.
import type { FocalPoint } from "../focal-point.ts";
import type { PictureSize } from "../picture-size.ts";

/** A part of a picture, in its pixels. */
export interface Crop extends PictureSize {
  readonly x: number;
  readonly y: number;
}

/** What is done to a picture: it is mirrored, then turned, then cropped. */
export interface PictureEdit {
  /** The size of the picture after its turns. */
  readonly size: PictureSize;
  /** Quarter turns, clockwise. */
  readonly turns: 0 | 1 | 2 | 3;
  readonly isMirrored: boolean;
  readonly crop: Crop;
  /** The focus in the whole picture after its turns; null where nobody set it. */
  readonly focus: FocalPoint | null;
}

/** Pixels: a smaller part of a picture is not worth looking at. */
export const LEAST_CROP = 16;

const wholeOf = ({ width, height }: PictureSize): Crop => ({ x: 0, y: 0, width, height });
const clamp = (value: number, least: number, most: number): number =>
  Math.round(Math.min(Math.max(value, least), Math.max(least, most)));
const addTurns = (turns: number): PictureEdit["turns"] => (((turns % 4) + 4) % 4) as PictureEdit["turns"];

export const beginEdit = (size: PictureSize, focus: FocalPoint | null): PictureEdit => ({
  size,
  turns: 0,
  isMirrored: false,
  crop: wholeOf(size),
  focus,
});

/** Turns the picture a quarter, clockwise. */
export function turnPicture({ size, turns, isMirrored, crop, focus }: PictureEdit): PictureEdit {
  return {
    size: { width: size.height, height: size.width },
    turns: addTurns(turns + 1),
    isMirrored,
    crop: { x: size.height - crop.y - crop.height, y: crop.x, width: crop.height, height: crop.width },
    focus: focus && { x: 100 - focus.y, y: focus.x },
  };
}

/** Swaps left and right, as the picture is seen now. */
export function flipPicture({ size, turns, isMirrored, crop, focus }: PictureEdit): PictureEdit {
  return {
    size,
    turns: addTurns(-turns),
    isMirrored: !isMirrored,
    crop: { ...crop, x: size.width - crop.x - crop.width },
    focus: focus && { x: 100 - focus.x, y: focus.y },
  };
}

/** Turns the picture upside down, like a reflection in water. */
export const flopPicture = (edit: PictureEdit): PictureEdit => turnPicture(turnPicture(flipPicture(edit)));

/** The nearest crop that lies within the picture; `ratio`: width divided by height, null for any. */
export function fitCrop(crop: Crop, size: PictureSize, ratio: number | null): Crop {
  const least = { width: Math.min(LEAST_CROP, size.width), height: Math.min(LEAST_CROP, size.height) };
  let width = clamp(crop.width, least.width, size.width);
  let height = clamp(crop.height, least.height, size.height);
  if (ratio !== null) {
    // The side that asks for more than the ratio allows gives way.
    width = Math.min(width, height * ratio, size.width);
    height = clamp(width / ratio, 1, size.height);
    width = clamp(width, 1, size.width);
  }
  return { x: clamp(crop.x, 0, size.width - width), y: clamp(crop.y, 0, size.height - height), width, height };
}

export const moveCrop = ({ size, ...edit }: PictureEdit, right: number, down: number): PictureEdit => {
  const { crop } = edit;
  return {
    ...edit,
    size,
    crop: {
      ...crop,
      x: clamp(crop.x + right, 0, size.width - crop.width),
      y: clamp(crop.y + down, 0, size.height - crop.height),
    },
  };
};

/** The corner that is pulled. */
export type Corner = "nw" | "ne" | "sw" | "se";

/** Pulls one corner; the opposite corner stays where it is. */
export function pullCorner(
  { crop, size }: Pick<PictureEdit, "crop" | "size">,
  corner: Corner,
  [right, down]: readonly [right: number, down: number],
  ratio: number | null,
): Crop {
  const [isLeft, isTop] = [corner.endsWith("w"), corner.startsWith("n")];
  const fixed = { x: isLeft ? crop.x + crop.width : crop.x, y: isTop ? crop.y + crop.height : crop.y };
  const room = {
    width: isLeft ? fixed.x : size.width - fixed.x,
    height: isTop ? fixed.y : size.height - fixed.y,
  };
  const by = { width: isLeft ? -right : right, height: isTop ? -down : down };
  const asked = { width: crop.width + by.width, height: crop.height + by.height };
  // A crop with a fixed ratio follows the larger pull, within the room that there is.
  const isAside = ratio === null || Math.abs(by.width) >= Math.abs(by.height * ratio);
  const width = isAside ? asked.width : asked.height * ratio;
  const pulled = fitCrop({ x: 0, y: 0, width, height: ratio === null ? asked.height : width / ratio }, room, ratio);
  return {
    ...pulled,
    x: isLeft ? fixed.x - pulled.width : fixed.x,
    y: isTop ? fixed.y - pulled.height : fixed.y,
  };
}

/** The largest crop of this ratio around the middle of the present one. */
export function chooseRatio({ size, crop, ...edit }: PictureEdit, ratio: number | null): PictureEdit {
  if (ratio === null) return { ...edit, size, crop };
  const width = Math.min(size.width, size.height * ratio);
  const height = width / ratio;
  const [x, y] = [crop.x + (crop.width - width) / 2, crop.y + (crop.height - height) / 2];
  return { ...edit, size, crop: fitCrop({ x, y, width, height }, size, ratio) };
}

/** True where no pixel is changed. */
export const isUntouched = ({ turns, isMirrored, crop, size }: PictureEdit): boolean =>
  turns === 0 && !isMirrored && crop.width === size.width && crop.height === size.height;

/** The focus within the crop; one that was cropped away lies at the edge. */
export function readFocus({ focus, size, crop }: PictureEdit): FocalPoint | null {
  if (!focus) return null;
  const share = (at: number, from: number, length: number) =>
    Math.round(Math.min(100, Math.max(0, (100 * (at - from)) / length)) * 10) / 10;
  return {
    x: share((focus.x / 100) * size.width, crop.x, crop.width),
    y: share((focus.y / 100) * size.height, crop.y, crop.height),
  };
}

/** Ratios that pictures are often cropped to: width divided by height. */
export const CROP_RATIOS = {
  "1:1": 1,
  "4:3": 4 / 3,
  "3:4": 3 / 4,
  "3:2": 3 / 2,
  "2:3": 2 / 3,
  "16:9": 16 / 9,
  "9:16": 9 / 16,
} as const;
/** The name of such a ratio. */
export type CropRatio = keyof typeof CROP_RATIOS;

/** The ratio of the picture once it is turned a quarter. */
export const turnRatio = (ratio: CropRatio): CropRatio => ratio.split(":").reverse().join(":") as CropRatio;
