// Knows how the bytes of files lie in the data folder: written whole or not at all, and read a part at a time.
import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { DocumentStore, Part, StoredBytes, Tenancy } from "@academiz/backend/ports";
import { HEAD, judgeMediaType } from "@academiz/domain/documents";
import { type Announce, announceOf } from "./announce.ts";
import { computeKey, demandKey, isKey, placeKey } from "./document-key.ts";
import { createCleaner, type Draft, writeDraft, writeHeld } from "./draft.ts";
import { orOutOfReach } from "./out-of-reach.ts";
import { createHeld, createStaged } from "./staged.ts";

/** Bytes of a part, unless the caller says otherwise. */
const AT_ONCE = 65_536;

/** Keeps files under `folder`. `announce` is waited for before bytes are kept. */
export function createFolderStore(
  folder: string,
  secret: Uint8Array,
  announce: Announce = async () => undefined,
): DocumentStore {
  const drafts = join(folder, "drafts");
  const clean = createCleaner(drafts);
  void clean();
  const pathOf = (key: string): string => join(folder, placeKey(key));
  const place = async (draft: Draft, key: string): Promise<void> => {
    const path = pathOf(key);
    try {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      // The same bytes are there already, or there are none: either way a reader sees all of them.
      await rename(draft.path, path);
    } catch (error) {
      await draft.remove();
      throw error;
    }
    await syncFolder(dirname(path));
  };
  const keep = async (draft: Draft, { clientId }: Tenancy): Promise<StoredBytes> => {
    const key = computeKey(secret, clientId, draft.content);
    await announceOf(draft, () => announce(key));
    await place(draft, key);
    return { key, size: draft.size, type: draft.type };
  };
  return {
    put: (tenancy, content) =>
      orOutOfReach(async () => {
        await clean();
        return keep(await writeDraft(drafts, content), tenancy);
      }),
    stage: (content) =>
      orOutOfReach(async () => {
        await clean();
        return createStaged(await writeDraft(drafts, content), keep);
      }),
    hold: (content) =>
      orOutOfReach(async () => {
        await clean();
        return createHeld(await writeHeld(drafts, content));
      }),
    restore: (key, content) =>
      orOutOfReach(async () => {
        demandKey(key);
        await place(await writeDraft(drafts, content), key);
      }),
    remove: (key) =>
      orOutOfReach(async () => {
        demandKey(key);
        await rm(pathOf(key), { force: true });
      }),
    open: (key) =>
      orOutOfReach(async () => {
        const facts = isKey(key) ? await readFacts(pathOf(key)) : null;
        return (
          facts && { key, ...facts, read: (part, atOnce) => orOutOfReach(() => readPart(pathOf(key), part, atOnce)) }
        );
      }),
  };
}

/** A rename outlives a power cut once its folder is on disk. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function readFacts(path: string): Promise<{ readonly size: number; readonly type: string } | null> {
  const file = await openIfThere(path);
  if (!file) return null;
  try {
    const found = await file.stat();
    if (!found.isFile()) return null;
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0);
    return { size: found.size, type: judgeMediaType(buffer.subarray(0, bytesRead)) };
  } finally {
    await file.close();
  }
}

async function readPart(
  path: string,
  part: Part | undefined,
  atOnce = AT_ONCE,
): Promise<AsyncIterable<Uint8Array> | null> {
  const file = await openIfThere(path);
  return file?.createReadStream({ ...part, highWaterMark: atOnce }) ?? null;
}

const openIfThere = (path: string) =>
  open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
