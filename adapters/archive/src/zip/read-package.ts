// Knows how a SCORM package is read from its first byte to its last before anybody believes a word of it.
import type { ReadPackage, ZipReader } from "@academiz/backend/ports";
import { fail, succeed } from "@academiz/domain/kernel";
import type { Entry, ZipFile } from "yauzl";
import { Hostile } from "./hostile.ts";
import { judgeFiles, judgePlaces } from "./judge-files.ts";
import { listFiles, openZip, unpack } from "./list-files.ts";
import { decodeXml, readXml } from "./read-xml.ts";
import { unpackAll } from "./unpack-all.ts";
import { watchFaults } from "./watch-faults.ts";

/** Bytes. */
const LARGEST_MANIFEST = 5 * 1_048_576;

export const readPackage: ZipReader["readPackage"] = async (file) => {
  const watched = watchFaults(file);
  let zip: ZipFile | null = null;
  try {
    zip = await openZip(watched.file).catch(refuse("it is no zip, or was cut off"));
    const entries = await listFiles(zip).catch(refuse("the list of its files cannot be read"));
    judgeFiles(entries);
    await judgePlaces(zip, entries).catch(refuse("its files do not lie where its list says"));
    const found = findManifest(entries);
    const manifest = readXml(decodeXml(await readWhole(zip, found.entry).catch(refuse("its manifest is damaged"))));
    await unpackAll(zip, entries).catch(refuse("a file in it is damaged"));
    const files = entries.flatMap(({ fileName }) => (fileName.endsWith("/") ? [] : [fileName]));
    return succeed<ReadPackage>({ manifest, root: found.root, files });
  } catch (error) {
    watched.demandRead();
    if (error instanceof Hostile) return fail(error.message);
    throw error;
  } finally {
    zip?.close();
  }
};

/** What a library complains of is told in our words, with its own behind them. */
const refuse = (words: string) => (error: unknown) => {
  if (error instanceof Hostile) throw error;
  const isOurs = error instanceof Error && "code" in error && /^(EIO|ENOENT|EMFILE|ENFILE)$/.test(String(error.code));
  throw isOurs ? error : new Hostile(`${words} (${error instanceof Error ? error.message.slice(0, 200) : ""})`);
};

const MANIFEST = /^(.*\/)?imsmanifest\.xml$/i;

/** At the top, or alone in one of the folders: whoever packed a folder instead of what is in it. */
function findManifest(entries: readonly Entry[]): { readonly entry: Entry; readonly root: string } {
  const found = entries
    .filter(({ fileName }) => MANIFEST.test(fileName) && !fileName.startsWith("__MACOSX/"))
    .map((entry) => ({ entry, root: entry.fileName.slice(0, -"imsmanifest.xml".length) }))
    .sort((a, b) => a.root.split("/").length - b.root.split("/").length);
  const [first, second] = found;
  if (!first) throw new Hostile("it has no imsmanifest.xml");
  if (first.root !== "" && second && second.root.split("/").length === first.root.split("/").length)
    throw new Hostile("it has several manifests and none at its top");
  return first;
}

async function readWhole(zip: ZipFile, entry: Entry): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of await unpack(zip, entry)) {
    size += part.byteLength;
    if (size > LARGEST_MANIFEST) throw new Hostile("its manifest is larger than 5 MB");
    parts.push(part);
  }
  return Buffer.concat(parts);
}
