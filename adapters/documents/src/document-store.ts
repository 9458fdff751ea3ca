// Knows how the bytes of files lie in the data folder: under a key that only the platform can compute, written whole or not at all.
import { createHash, createHmac, randomUUID } from "node:crypto";
import { mkdir, open, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { DocumentStore } from "@academiz/backend/ports";
import { judgeMediaType } from "./media-type.ts";

export interface FileStore extends DocumentStore {
  /** Where the bytes of a key lie, and their size; null when there are none. */
  locate(key: string): Promise<{ readonly path: string; readonly size: number } | null>;
}

const KEY = /^[\w-]{43}$/;

/** Files under `folder`. The key is an HMAC of client and content: it cannot be guessed, and the same file is stored once. */
export function createDocumentStore(folder: string, secret: Uint8Array): FileStore {
  const pathOf = (key: string): string => join(folder, key.slice(0, 2), key);
  const locate: FileStore["locate"] = async (key) => {
    if (!KEY.test(key)) return null;
    const path = pathOf(key);
    const found = await stat(path).catch(() => null);
    return found?.isFile() ? { path, size: found.size } : null;
  };
  return {
    locate,
    async put({ clientId }, bytes) {
      const content = createHash("sha256").update(bytes).digest("hex");
      const key = createHmac("sha256", secret).update(`document\0${clientId}\0${content}`).digest("base64url");
      if (!(await locate(key))) await writeWhole(pathOf(key), bytes);
      return { key, size: bytes.byteLength, type: judgeMediaType(bytes) };
    },
    async read(key) {
      const found = await locate(key);
      return found ? readFile(found.path) : null;
    },
  };
}

/** A reader sees all of it or nothing; after a power cut too. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomUUID()}`;
  try {
    await syncAfter(draft, "wx", (file) => file.writeFile(bytes));
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await syncAfter(dirname(path), "r", async () => undefined);
}

type Handle = Awaited<ReturnType<typeof open>>;
async function syncAfter(path: string, flags: string, work: (file: Handle) => Promise<void>): Promise<void> {
  const file = await open(path, flags, 0o600);
  try {
    await work(file);
    await file.sync();
  } finally {
    await file.close();
  }
}
