// Knows the point of a picture that stays in sight wherever the picture is cropped.

/** Percent of the picture, from its left and its top. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

/** Where nobody said it. */
export const MIDDLE: FocalPoint = { x: 50, y: 50 };

/** As styles place a picture in a frame that it fills. */
export const placePicture = ({ x, y }: FocalPoint): string => `${x}% ${y}%`;
