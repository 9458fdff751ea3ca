// Knows how an edited picture is drawn, and written as a file.
import { type Crop, type PictureEdit, shrinkToWeb, type WrittenType } from "@academiz/domain/documents";

/** Draws a part of it onto a canvas; `scale`: pixels of the canvas for one of the picture. */
export function drawPicture(
  canvas: HTMLCanvasElement,
  bitmap: ImageBitmap,
  { turns, isMirrored }: Pick<PictureEdit, "turns" | "isMirrored">,
  { crop, scale, paper }: { readonly crop: Crop; readonly scale: number; readonly paper: string | null },
): void {
  canvas.width = Math.max(1, Math.round(crop.width * scale));
  canvas.height = Math.max(1, Math.round(crop.height * scale));
  const context = canvas.getContext("2d");
  if (!context) return;
  context.imageSmoothingQuality = "high";
  if (paper) {
    context.fillStyle = paper;
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  const isAside = turns % 2 === 1;
  const [width, height] = isAside ? [bitmap.height, bitmap.width] : [bitmap.width, bitmap.height];
  context.scale(scale, scale);
  context.translate(width / 2 - crop.x, height / 2 - crop.y);
  context.rotate((turns * Math.PI) / 2);
  if (isMirrored) context.scale(-1, 1);
  context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2);
}

export interface Writing {
  readonly type: WrittenType;
  /** Percent. */
  readonly quality: number;
}

/** Transparency becomes white in a format without transparency. */
const PAPER = "white";

/** Null where this browser cannot write the type. */
export async function writePicture(
  bitmap: ImageBitmap,
  edit: PictureEdit,
  { type, quality }: Writing,
): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  const { crop } = edit;
  const scale = shrinkToWeb(crop.width, crop.height);
  drawPicture(canvas, bitmap, edit, { crop, scale, paper: type === "image/jpeg" ? PAPER : null });
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, quality / 100));
  // Setting the size to 0 frees the pixels of a canvas.
  canvas.width = 0;
  canvas.height = 0;
  return blob?.type === type ? blob : null;
}
