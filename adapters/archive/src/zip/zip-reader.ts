// Knows how a zip is looked into.
import type { HeldFile, ZipReader } from "@academiz/backend/ports";
import type { Entry, ZipFile } from "yauzl";
import { listFiles, openZip, unpack } from "./list-files.ts";
import { openPackage } from "./open-package.ts";
import { readPackage } from "./read-package.ts";
import { watchFaults } from "./watch-faults.ts";

/** Bytes. */
const LONGEST_MIMETYPE = 200;

export const createZipReader = (): ZipReader => ({
  openPackage,
  readPackage,
  look: (file) =>
    openFor(file, async (zip, entries) => ({
      names: entries.map(({ fileName }) => fileName),
      mimetype: (await readEntry(zip, entries, "mimetype", LONGEST_MIMETYPE))?.toString("latin1").trim() ?? null,
    })),
  readText: (file, name, most) =>
    openFor(file, async (zip, entries) => (await readEntry(zip, entries, name, most))?.toString("utf8") ?? null),
});

/** Null where it is no zip that can be read; a disk that fails under it throws. */
async function openFor<T>(
  file: HeldFile,
  read: (zip: ZipFile, entries: readonly Entry[]) => Promise<T>,
): Promise<T | null> {
  const watched = watchFaults(file);
  let zip: ZipFile | null = null;
  try {
    zip = await openZip(watched.file);
    return await read(zip, await listFiles(zip));
  } catch {
    watched.demandRead();
    return null;
  } finally {
    zip?.close();
  }
}

async function readEntry(zip: ZipFile, entries: readonly Entry[], name: string, most: number): Promise<Buffer | null> {
  const entry = entries.find(({ fileName }) => fileName === name);
  if (!entry || entry.uncompressedSize > most) return null;
  const parts: Buffer[] = [];
  for await (const part of await unpack(zip, entry)) parts.push(part);
  return Buffer.concat(parts);
}
