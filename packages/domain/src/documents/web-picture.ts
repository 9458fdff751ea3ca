// Knows which pictures are too large for a page, and how large their version for the web is (§3.57).
import type { PictureSize } from "./picture-size.ts";

/** Pixels of the longer side. */
export const WEB_SIDE = 2_560;
/** What a still picture can be made smaller from; animated ones and drawings stay as they are. */
const CONVERTED: readonly string[] = ["image/png", "image/jpeg", "image/webp", "image/avif"];

/** True for a picture that gets a version for the web. */
export const needsWebVersion = (type: string, size: PictureSize | null): boolean =>
  size !== null && CONVERTED.includes(type) && Math.max(size.width, size.height) > WEB_SIDE;
