// Knows that a zip is stopped when it grows beyond what it may, counted while it is unpacked: the sizes that it
// declares are not believed (attack 59).
import type { Entry, ZipFile } from "yauzl";
import { addToCrc32 } from "./crc32.ts";
import { watchInsecure } from "./find-insecure.ts";
import { Hostile } from "./hostile.ts";
import { unpack } from "./list-files.ts";

const LIMITS = {
  /** The most bytes that come out of a package. */
  largest: 2 * 1_073_741_824,
  /** How many times more may come out than went in, once it is larger than `harmless`. */
  ratio: 100,
  harmless: 64 * 1_048_576,
};

/** Reads each file to its end. Answers which of them show something from elsewhere by `http:`. @throws Hostile */
export async function unpackAll(
  zip: ZipFile,
  entries: readonly Entry[],
  limits = LIMITS,
): Promise<{ readonly insecure: readonly string[] }> {
  const most = Math.min(limits.largest, Math.max(limits.harmless, zip.fileSize * limits.ratio));
  const grows = () => new Hostile(`it grows to more than ${Math.floor(most / 1_048_576)} MB when it is unpacked`);
  const insecure: string[] = [];
  let total = 0;
  for (const entry of entries) {
    let crc = 0;
    const addresses = watchInsecure(entry.fileName);
    for await (const part of await unpack(zip, entry)) {
      total += part.byteLength;
      if (total > most) throw grows();
      crc = addToCrc32(crc, part);
      addresses.look(part);
    }
    if (crc !== entry.crc32) throw new Hostile(`${entry.fileName} is damaged`);
    if (addresses.found) insecure.push(entry.fileName);
  }
  return { insecure };
}
