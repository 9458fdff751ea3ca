// Knows the records of a zip (APPNOTE 6.3): the ordinary ones up to 4 GB, and those of ZIP64 beyond.

export const METHODS = { stored: 0, deflated: 8 } as const;

export interface Entry {
  readonly path: string;
  readonly method: number;
  /** CRC-32. */
  readonly sum: number;
  readonly size: number;
  readonly packedSize: number;
  /** Where its local record begins, from the beginning of the zip. */
  readonly offset: number;
  /** Its sum and sizes stand behind its bytes, since they were not known before. Such a file is smaller than 4 GB. */
  readonly isDescribedBehind: boolean;
}

const MOST = 0xffffffff;
const MOST_ENTRIES = 0xffff;
/**
 * Versions that are needed to read it: 2.0, and 4.5 for ZIP64. Made by Unix, which keeps rights: everybody may read.
 */
const [PLAIN, LARGE, MADE_BY, RIGHTS] = [20, 45, (3 << 8) | 45, (0o100644 << 16) >>> 0];
/** Names are in UTF-8. */
const UTF8 = 0x0800;
const BEHIND = 0x0008;
/** The first day that a zip can hold, at midnight, so that the same files give the same bytes. */
const [TIME, DAY] = [0, (1 << 5) | 1];

/** Bytes as they are, or a number with its width. */
type Field = readonly [value: number, width: 2 | 4 | 8] | Uint8Array;

/** In their order. */
function write(...parts: readonly Field[]): Buffer {
  return Buffer.concat(
    parts.map((part) => {
      if (part instanceof Uint8Array) return part;
      const [value, width] = part;
      const bytes = Buffer.alloc(width);
      if (width === 8) bytes.writeBigUInt64LE(BigInt(value));
      else bytes.writeUIntLE(value, 0, width);
      return bytes;
    }),
  );
}

/** Values that do not fit their place stand in the extra field of ZIP64, in this order. */
function widen(...values: readonly number[]): { readonly shown: readonly number[]; readonly extra: Buffer } {
  const large = values.filter((value) => value >= MOST);
  const extra = large.map((value) => [value, 8] as const);
  return {
    shown: values.map((value) => Math.min(value, MOST)),
    extra: large.length === 0 ? Buffer.alloc(0) : write([1, 2], [large.length * 8, 2], ...extra),
  };
}

const flagsOf = ({ isDescribedBehind }: Entry): number => UTF8 | (isDescribedBehind ? BEHIND : 0);
const versionOf = (extra: Buffer): number => (extra.byteLength > 0 ? LARGE : PLAIN);

/** The part that an entry's own record and the list at the end have in common. */
const describe = (entry: Entry, name: Buffer, extra: Buffer, packedSize: number, size: number): readonly Field[] => [
  [versionOf(extra), 2],
  [flagsOf(entry), 2],
  [entry.method, 2],
  [TIME, 2],
  [DAY, 2],
  [entry.sum, 4],
  [packedSize, 4],
  [size, 4],
  [name.byteLength, 2],
  [extra.byteLength, 2],
];

export function writeLocal(entry: Entry): Buffer {
  const name = Buffer.from(entry.path);
  const isLarge = entry.size >= MOST || entry.packedSize >= MOST;
  // In an entry's own record ZIP64 gives both sizes or neither.
  const extra = isLarge ? write([1, 2], [16, 2], [entry.size, 8], [entry.packedSize, 8]) : Buffer.alloc(0);
  const [packedSize, size] = isLarge ? [MOST, MOST] : [entry.packedSize, entry.size];
  return write([0x04034b50, 4], ...describe(entry, name, extra, packedSize, size), name, extra);
}

export const writeDescriptor = ({ sum, packedSize, size }: Entry): Buffer =>
  write([0x08074b50, 4], [sum, 4], [packedSize, 4], [size, 4]);

/** The entry's record in the list at the end. */
export function writeListing(entry: Entry): Buffer {
  const name = Buffer.from(entry.path);
  const { shown, extra } = widen(entry.size, entry.packedSize, entry.offset);
  const [size = 0, packedSize = 0, offset = 0] = shown;
  return write(
    [0x02014b50, 4],
    [MADE_BY, 2],
    ...describe(entry, name, extra, packedSize, size),
    [0, 2],
    [0, 2],
    [0, 2],
    [RIGHTS, 4],
    [offset, 4],
    name,
    extra,
  );
}

/** `start` and `size` are those of the list. */
export function writeEnd(count: number, start: number, size: number): Buffer {
  const isLarge = count >= MOST_ENTRIES || start >= MOST || size >= MOST;
  const wide = isLarge
    ? write(
        [0x06064b50, 4],
        [44, 8],
        [MADE_BY, 2],
        [LARGE, 2],
        [0, 4],
        [0, 4],
        [count, 8],
        [count, 8],
        [size, 8],
        [start, 8],
        [0x07064b50, 4],
        [0, 4],
        [start + size, 8],
        [1, 4],
      )
    : Buffer.alloc(0);
  const shown = Math.min(count, MOST_ENTRIES);
  return write(
    wide,
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [shown, 2],
    [shown, 2],
    [Math.min(size, MOST), 4],
    [Math.min(start, MOST), 4],
    [0, 2],
  );
}
