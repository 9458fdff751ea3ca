// Knows whether a PDF tells programs which of its words are headings, lists and tables (PDF/UA; WCAG 2.2, 1.3.1).
import { promisify } from "node:util";
import { constants, inflate } from "node:zlib";
import type { HeldFile, PdfReader } from "@academiz/backend/ports";

/** Bytes of a file that is read, whole and in memory; of larger ones nothing is said. */
const LARGEST = 64 * 1_048_576;
/** Bytes of one packed part, and of all of them. */
const [LARGEST_PART, LARGEST_PARTS] = [16 * 1_048_576, 128 * 1_048_576];

const unpack = promisify<Buffer, object, Buffer>(inflate);

/** Its parts have a tree, and its maker says that the tree was made for reading. */
interface Signs {
  hasTree: boolean;
  isMarked: boolean;
}

const isTaggedBy = ({ hasTree, isMarked }: Signs): boolean => hasTree && isMarked;

/** True where one of the places of a name is followed by what it has to be. */
function holds(bytes: Buffer, name: string, value: RegExp): boolean {
  for (let at = bytes.indexOf(name); at >= 0; at = bytes.indexOf(name, at + name.length)) {
    const from = at + name.length;
    if (value.test(bytes.toString("latin1", from, from + 40))) return true;
  }
  return false;
}

function note(signs: Signs, bytes: Buffer): void {
  signs.hasTree ||= holds(bytes, "/StructTreeRoot", /^\s*\d+\s+\d+\s+R\b/);
  signs.isMarked ||= holds(bytes, "/Marked", /^\s*true\b/);
}

/** Many programs pack what a file says of itself into streams of objects, where no name is seen. */
function* listPacked(bytes: Buffer): Generator<Buffer> {
  for (let at = bytes.indexOf("/ObjStm"); at >= 0; at = bytes.indexOf("/ObjStm", at + 1)) {
    const begin = bytes.indexOf("stream", at);
    const end = begin < 0 ? -1 : bytes.indexOf("endstream", begin);
    if (end < 0) return;
    const start = begin + "stream".length;
    yield bytes.subarray(bytes[start] === 0x0d ? start + 2 : start + 1, end);
  }
}

/** Null where a part that may say it cannot be read. */
async function judge(bytes: Buffer): Promise<boolean | null> {
  const signs: Signs = { hasTree: false, isMarked: false };
  note(signs, bytes);
  let [isWhole, weight] = [true, 0];
  for (const packed of listPacked(bytes)) {
    if (isTaggedBy(signs)) return true;
    try {
      const part = await unpack(packed, { maxOutputLength: LARGEST_PART, finishFlush: constants.Z_SYNC_FLUSH });
      weight += part.byteLength;
      if (weight > LARGEST_PARTS) return null;
      note(signs, part);
    } catch {
      // Encrypted, packed in another way, or broken.
      isWhole = false;
    }
  }
  return isTaggedBy(signs) || (isWhole ? false : null);
}

async function read(file: HeldFile): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of file.read()) parts.push(part);
  return Buffer.concat(parts);
}

export function createPdfReader(): PdfReader {
  let last: Promise<unknown> = Promise.resolve();
  return {
    isTagged(file) {
      if (file.size > LARGEST) return Promise.resolve(null);
      // One after the other, so that memory is bounded by the largest.
      const judged = last.then(async () => judge(await read(file)));
      last = judged.catch(() => {});
      return judged;
    },
  };
}
