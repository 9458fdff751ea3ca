// Knows how a content of any length becomes a whole file beside the others before anybody sees it.
import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { HEAD, judgeMediaType } from "@academiz/domain/documents";

/** A content that lies whole on this disk. */
export interface Written {
  readonly path: string;
  readonly size: number;
  remove(): Promise<void>;
}
export interface Draft extends Written {
  readonly type: string;
  /** SHA-256 in hexadecimal. */
  readonly content: string;
  /** MD5 in base64, where it was asked for: storages compare it with the bytes that arrive. */
  readonly md5: string | undefined;
}

/** A draft that is older than so many milliseconds belongs to a process that was killed. */
const OLD = 24 * 3_600_000;

type Content = Uint8Array | AsyncIterable<Uint8Array>;

/**
 * Durable when it resolves; removed when the content breaks. `isSent`: also computes the sum that a storage compares.
 */
export async function writeDraft(folder: string, content: Content, isSent = false): Promise<Draft> {
  const hash = createHash("sha256");
  const md5 = isSent ? createHash("md5") : null;
  let head = Buffer.alloc(0);
  const look = (bytes: Uint8Array) => {
    hash.update(bytes);
    md5?.update(bytes);
    if (head.byteLength < HEAD) head = Buffer.concat([head, bytes.subarray(0, HEAD - head.byteLength)]);
  };
  const written = await write(folder, content, { isDurable: true, look });
  return { ...written, type: judgeMediaType(head), content: hash.digest("hex"), md5: md5?.digest("base64") };
}

/**
 * Writes a draft that is read again at once and then removed: it need not survive a power cut, nor does it need the
 * sum.
 */
export const writeHeld = (folder: string, content: Content): Promise<Written> =>
  write(folder, content, { isDurable: false });

async function write(
  folder: string,
  content: Content,
  { isDurable, look }: { readonly isDurable: boolean; readonly look?: (bytes: Uint8Array) => void },
): Promise<Written> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  const remove = () => rm(path, { force: true });
  let size = 0;
  const file = await open(path, "wx", 0o600);
  let writing: Promise<void> = Promise.resolve();
  try {
    for await (const bytes of content instanceof Uint8Array ? [content] : content) {
      await writing;
      writing = file.writeFile(bytes);
      // The disk works while this part is counted and the next one comes. Its errors are thrown at the next part, or at
      // the end.
      writing.catch(() => undefined);
      look?.(bytes);
      size += bytes.byteLength;
    }
    await writing;
    if (isDurable) await file.sync();
  } catch (error) {
    await writing.catch(() => undefined);
    await remove();
    throw error;
  } finally {
    await file.close();
  }
  return { path, size, remove };
}

/** Milliseconds between two looks. */
const PAUSE = 3_600_000;

/**
 * Removes what killed processes left, when asked and not more often than `PAUSE`. Callers wait for a removal that is
 * under way.
 */
export function createCleaner(folder: string): () => Promise<void> {
  let last = Number.NEGATIVE_INFINITY;
  let cleaning: Promise<void> = Promise.resolve();
  return () => {
    const now = Date.now();
    if (now - last >= PAUSE) {
      last = now;
      cleaning = removeOldDrafts(folder, now);
    }
    return cleaning;
  };
}

/** Removes what killed processes left, as far as it can. Other processes may be writing there now. */
async function removeOldDrafts(folder: string, now: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && now - found.mtimeMs > OLD) await rm(path, { force: true }).catch(() => undefined);
  }
}
