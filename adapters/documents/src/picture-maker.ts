// Knows how a picture is decoded and made smaller: one at a time, within bounds, and gone from memory afterwards.
import { Readable } from "node:stream";
import type { PictureMaker } from "@academiz/backend/ports";
import { MOST_PIXELS } from "@academiz/domain/documents";
import { createTurns } from "./turns.ts";

const QUALITY = 82;

export function createPictureMaker(): PictureMaker {
  const inTurn = createTurns();
  return {
    shrink: (file, side, person) =>
      inTurn(person, async () => {
        // The library is loaded only where pictures are converted.
        const { default: sharp } = await import("sharp");
        sharp.cache(false);
        sharp.concurrency(1);
        const picture = sharp({ limitInputPixels: MOST_PIXELS, failOn: "error", sequentialRead: true, pages: 1 })
          .rotate()
          .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
          .webp({ quality: QUALITY });
        const source = Readable.from(file.read(), { objectMode: false });
        try {
          return await source
            .on("error", (error) => picture.destroy(error))
            .pipe(picture)
            .toBuffer();
        } catch {
          // A file that looks like a picture and cannot be decoded stays as it is.
          return null;
        } finally {
          source.destroy();
        }
      }),
  };
}
