// Knows how a picture of the issuer is put on a page, where it can be drawn.
import type { PageWriter, PictureFrame } from "./page-writer.ts";

/** False where the picture cannot be drawn. */
export function drawPicture(page: PageWriter, bytes: Uint8Array | null, frame: PictureFrame): boolean {
  const image = bytes && page.openPicture(bytes);
  if (!image) return false;
  const { x, y, width, height } = frame;
  page.picture(frame, (doc) => doc.image(image, x, y, { fit: [width, height] }));
  return true;
}
