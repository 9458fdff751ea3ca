// Knows how a picture is decoded and made smaller: one at a time, within bounds, and gone from memory afterwards.
import { Readable } from "node:stream";
import type { PictureMaker } from "@academiz/backend/ports";
import { MOST_PIXELS } from "@academiz/domain/documents";
import type { Sharp } from "sharp";
import { createTurns } from "./turns.ts";

const QUALITY = 82;

/** The library is loaded only where pictures are converted. */
async function open() {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp({ limitInputPixels: MOST_PIXELS, failOn: "error", sequentialRead: true, pages: 1 }).rotate();
}
const within = (side: number) => ({ width: side, height: side, fit: "inside", withoutEnlargement: true }) as const;

export function createPictureMaker(): PictureMaker {
  const inTurn = createTurns();
  /** Null for a file that looks like a picture and cannot be decoded. */
  const make = async (source: Readable, picture: Sharp): Promise<Uint8Array | null> => {
    try {
      return await source
        .on("error", (error) => picture.destroy(error))
        .pipe(picture)
        .toBuffer();
    } catch {
      return null;
    } finally {
      source.destroy();
    }
  };
  return {
    shrink: (file, side, person) =>
      inTurn(person, async () => {
        const picture = (await open()).resize(within(side)).webp({ quality: QUALITY });
        return make(Readable.from(file.read(), { objectMode: false }), picture);
      }),
    flatten: (bytes, side, person) =>
      inTurn(person, async () => {
        const picture = (await open()).resize(within(side)).flatten({ background: "#fff" }).toColourspace("srgb").png();
        return make(Readable.from([bytes]), picture);
      }),
  };
}
