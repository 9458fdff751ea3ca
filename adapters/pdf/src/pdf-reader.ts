// Knows whether a PDF tells programs which of its words are headings, lists and tables (PDF/UA; WCAG 2.2, 1.3.1).
import { promisify } from "node:util";
import { constants, inflate } from "node:zlib";
import type { HeldFile, PdfReader } from "@academiz/backend/ports";

/** Bytes of a file that is read, whole and in memory; of larger ones nothing is said. */
const LARGEST = 64 * 1_048_576;
/** Bytes of one unpacked part, and of all parts, packed and unpacked. */
const [LARGEST_PART, LARGEST_PARTS] = [16 * 1_048_576, 192 * 1_048_576];
/** Of a file that names a thing more often, or has more packed parts, nothing is said: it was made to be slow. */
const [MOST_PLACES, MOST_PARTS] = [1_000, 10_000];
/** Files that wait for the one that is read; of those that come then, nothing is said. */
const MOST_WAITING = 8;

const unpack = promisify<Buffer, object, Buffer>(inflate);

/** Its parts have a tree, and its maker says that the tree was made for reading. */
interface Signs {
  hasTree: boolean;
  isMarked: boolean;
  /** How often one of the two names was seen. */
  places: number;
}

const isTaggedBy = ({ hasTree, isMarked }: Signs): boolean => hasTree && isMarked;

/** True where one of the places of a name is followed by what it has to be. */
function holds(signs: Signs, bytes: Buffer, name: string, value: RegExp): boolean {
  for (let at = bytes.indexOf(name); at >= 0; at = bytes.indexOf(name, at + name.length)) {
    if (++signs.places > MOST_PLACES) return false;
    const from = at + name.length;
    if (value.test(bytes.toString("latin1", from, from + 40))) return true;
  }
  return false;
}

function note(signs: Signs, bytes: Buffer): void {
  signs.hasTree ||= holds(signs, bytes, "/StructTreeRoot", /^\s*\d+\s+\d+\s+R\b/);
  signs.isMarked ||= holds(signs, bytes, "/Marked", /^\s*true\b/);
}

/** Many programs pack what a file says of itself into streams of objects, where no name is seen. */
function* listPacked(bytes: Buffer): Generator<Buffer> {
  for (let end = 0, at = bytes.indexOf("/ObjStm"); at >= 0; at = bytes.indexOf("/ObjStm", end)) {
    const begin = bytes.indexOf("stream", at);
    end = begin < 0 ? -1 : bytes.indexOf("endstream", begin);
    if (end < 0) return;
    const start = begin + "stream".length;
    yield bytes.subarray(bytes[start] === 0x0d ? start + 2 : start + 1, end);
  }
}

/** Null where a part that may say it cannot be read, and where the file takes too long. */
async function judge(bytes: Buffer): Promise<boolean | null> {
  const signs: Signs = { hasTree: false, isMarked: false, places: 0 };
  note(signs, bytes);
  let [isWhole, weight, parts] = [true, 0, 0];
  for (const packed of listPacked(bytes)) {
    if (isTaggedBy(signs)) return true;
    weight += packed.byteLength;
    if (++parts > MOST_PARTS || weight > LARGEST_PARTS || signs.places > MOST_PLACES) return null;
    try {
      const part = await unpack(packed, { maxOutputLength: LARGEST_PART, finishFlush: constants.Z_SYNC_FLUSH });
      weight += part.byteLength;
      note(signs, part);
    } catch {
      // Encrypted, packed in another way, or broken.
      isWhole = false;
    }
  }
  return isTaggedBy(signs) || (isWhole && signs.places <= MOST_PLACES ? false : null);
}

/** In one piece of memory. @throws Error where the file is not as long as it says. */
async function read(file: HeldFile): Promise<Buffer> {
  const bytes = Buffer.allocUnsafe(file.size);
  let length = 0;
  for await (const part of file.read()) {
    bytes.set(part, length);
    length += part.byteLength;
  }
  return bytes.subarray(0, length);
}

export function createPdfReader(): PdfReader {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return {
    isTagged(file) {
      if (file.size > LARGEST || waiting >= MOST_WAITING) return Promise.resolve(null);
      waiting++;
      // One after the other, so that memory is bounded by the largest.
      const judged = last.then(async () => judge(await read(file))).finally(() => waiting--);
      last = judged.catch(() => {});
      return judged;
    },
  };
}
