// Knows how a zip is looked into.
import type { ZipReader } from "@academiz/backend/ports";
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
  async look(file) {
    const watched = watchFaults(file);
    let zip: ZipFile | null = null;
    try {
      zip = await openZip(watched.file);
      const entries = await listFiles(zip);
      return { names: entries.map(({ fileName }) => fileName), mimetype: await readMimetype(zip, entries) };
    } catch {
      watched.demandRead();
      return null;
    } finally {
      zip?.close();
    }
  },
});

async function readMimetype(zip: ZipFile, entries: readonly Entry[]): Promise<string | null> {
  const entry = entries.find(({ fileName }) => fileName === "mimetype");
  if (!entry || entry.uncompressedSize > LONGEST_MIMETYPE) return null;
  const parts: Buffer[] = [];
  for await (const part of await unpack(zip, entry)) parts.push(part);
  return Buffer.concat(parts).toString("latin1").trim();
}
