// Knows in which encoding a text was written that does not say so.
import type { SheetFile } from "@academiz/backend/ports";

const HEAD = 4_096;
/** True for a beginning in which every second byte is zero. */
const SHARE = 0.3;

/** UTF-16 by its mark, or by its zeros; UTF-8 where all of it is valid; else what spreadsheets of Windows write. */
export async function findEncoding(file: SheetFile): Promise<"utf-8" | "utf-16le" | "utf-16be" | "windows-1252"> {
  const head = await readHead(file);
  if (head[0] === 0xff && head[1] === 0xfe) return "utf-16le";
  if (head[0] === 0xfe && head[1] === 0xff) return "utf-16be";
  const zeros = [0, 1].map((parity) => head.filter((byte, at) => byte === 0 && at % 2 === parity).length);
  if ((zeros[1] ?? 0) > head.length * SHARE) return "utf-16le";
  if ((zeros[0] ?? 0) > head.length * SHARE) return "utf-16be";
  return (await isUtf8(file)) ? "utf-8" : "windows-1252";
}

async function readHead(file: SheetFile): Promise<Uint8Array> {
  if (file.size === 0) return new Uint8Array();
  const parts: Uint8Array[] = [];
  for await (const part of file.read({ start: 0, end: Math.min(HEAD, file.size) - 1 })) parts.push(part);
  return Buffer.concat(parts);
}

async function isUtf8(file: SheetFile): Promise<boolean> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  try {
    for await (const part of file.read()) decoder.decode(part, { stream: true });
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}
