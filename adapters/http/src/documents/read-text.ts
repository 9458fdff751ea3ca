// Knows how the bytes of a text are read, whatever program wrote them.

/** What a text may begin with, and its encoding. */
const MARKS: readonly (readonly [encoding: string, mark: readonly number[]])[] = [
  ["utf-8", [0xef, 0xbb, 0xbf]],
  ["utf-16le", [0xff, 0xfe]],
  ["utf-16be", [0xfe, 0xff]],
];
/** What older programs write in Western Europe; any bytes are a text in it. */
const OLDER = "windows-1252";

/** `isCut`: the bytes may end within a letter. Never throws. */
export function readText(bytes: Uint8Array, isCut: boolean): string {
  const marked = MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte));
  if (marked) return new TextDecoder(marked[0]).decode(bytes, { stream: isCut });
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: isCut });
  } catch {
    return new TextDecoder(OLDER).decode(bytes);
  }
}
