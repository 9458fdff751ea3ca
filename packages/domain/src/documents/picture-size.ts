// Knows how large a picture claims to be, from its first bytes: nothing is decoded to find out (attack 51).

/** Pixels, as the picture itself states them. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** How many bytes at the start of a picture are enough: the metadata that cameras write first fits into them. */
export const PICTURE_HEAD = 1_048_576;
/** Pixels of a side: a larger picture is refused before anybody decodes it. */
export const LARGEST_SIDE = 16_384;
/** Pixels of the whole picture: as for a side. */
export const MOST_PIXELS = 100_000_000;
/** The most frames of an animation. */
export const MOST_FRAMES = 2_000;

/** True where browsers and our server may decode it. */
export const isDecodable = ({ width, height }: PictureSize): boolean =>
  width > 0 && height > 0 && Math.max(width, height) <= LARGEST_SIDE && width * height <= MOST_PIXELS;

const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

/**
 * Width and height in pixels of a PNG, JPEG, GIF, WebP or AVIF, from its first `PICTURE_HEAD` bytes, or all of them;
 * null where it states none, or is of another type. Never throws.
 */
export function readPictureSize(type: string, bytes: Uint8Array): PictureSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return READERS[type]?.(view, bytes) ?? null;
  } catch (error) {
    // The file ends before it has stated its size.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/**
 * The most pixels of a picture that a decoder holds as a whole before it gives its first line; null for one that it
 * gives line by line. Measured: an AVIF takes about 20 bytes of memory for each pixel, a progressive JPEG and an
 * interlaced PNG 6 to 9, so that each needs about 400 MB at most.
 */
export function findWholeLimit(type: string, bytes: Uint8Array): number | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (type === "image/avif") return 20_000_000;
  const isWhole = type === "image/jpeg" ? isProgressive(view) : type === "image/png" && isInterlaced(view);
  return isWhole ? 45_000_000 : null;
}

const isInterlaced = (view: DataView): boolean => view.byteLength > 28 && view.getUint8(28) !== 0;
function isProgressive(view: DataView): boolean {
  const at = findJpegFrame(view);
  // The frame headers SOF2, SOF6, SOF10 and SOF14 mark a picture that comes in several passes.
  return at !== null && (view.getUint8(at + 1) & 3) === 2;
}

type Reader = (view: DataView, bytes: Uint8Array) => PictureSize | null;
const READERS: Readonly<Record<string, Reader>> = {
  "image/png": (view, bytes) =>
    textAt(bytes, 12, 4) === "IHDR" && countFrames(view, bytes) <= MOST_FRAMES
      ? { width: view.getUint32(16), height: view.getUint32(20) }
      : null,
  "image/gif": (view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) }),
  "image/jpeg": readJpeg,
  "image/webp": readWebp,
  "image/avif": readAvif,
};

/** An animated PNG states its number of frames before the first one. */
function countFrames(view: DataView, bytes: Uint8Array): number {
  for (let at = 8; at + 12 <= bytes.byteLength; at += 12 + view.getUint32(at)) {
    const name = textAt(bytes, at + 4, 4);
    if (name === "acTL") return view.getUint32(at + 8);
    if (name === "IDAT") break;
  }
  return 1;
}

function readJpeg(view: DataView): PictureSize | null {
  const at = findJpegFrame(view);
  return at === null ? null : { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
}

/** Where the first frame header of a JPEG begins; segments before it are stepped over by their lengths. */
function findJpegFrame(view: DataView): number | null {
  for (let at = 2; ; ) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return at;
    if (marker === 0xd9 || marker === 0xda) return null;
    at += 2 + view.getUint16(at + 2);
  }
}

function readWebp(view: DataView, bytes: Uint8Array): PictureSize | null {
  const format = textAt(bytes, 12, 4);
  if (format === "VP8 ") return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (format === "VP8L") {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (format !== "VP8X") return null;
  const read24 = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
  return { width: read24(24) + 1, height: read24(27) + 1 };
}

/** The largest of the listed pictures: a thumbnail may stand before the picture itself. */
function readAvif(view: DataView, bytes: Uint8Array): PictureSize | null {
  let largest: PictureSize | null = null;
  for (let at = 0; at + 16 <= bytes.byteLength; at += 1) {
    if (view.getUint32(at) !== ISPE) continue;
    const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}
/** `ispe` */
const ISPE = 0x69737065;
