// Knows how a SCORM package is read from its first byte to its last before anybody believes a word of it.
import type { ReadPackage, ZipReader } from "@academiz/backend/ports";
import { fail, succeed } from "@academiz/domain/kernel";
import type { Entry, ZipFile } from "yauzl";
import { readOtherwise } from "./file-name.ts";
import { Hostile } from "./hostile.ts";
import { judgeFiles, judgePlaces } from "./judge-files.ts";
import { listFiles, openZip, unpack } from "./list-files.ts";
import { readPapers } from "./read-papers.ts";
import { unpackAll } from "./unpack-all.ts";
import { watchFaults } from "./watch-faults.ts";

export const readPackage: ZipReader["readPackage"] = async (file) => {
  const watched = watchFaults(file);
  let zip: ZipFile | null = null;
  try {
    zip = await openZip(watched.file).catch(refuse("it is no zip, or was cut off"));
    const entries = await listFiles(zip).catch(refuse("the list of its files cannot be read"));
    judgeFiles(entries);
    await judgePlaces(zip, entries).catch(refuse("its files do not lie where its list says"));
    const source = zip;
    const read = await readPapers(entries.filter(isFile).map(toPacked(source))).catch(
      refuse("its manifest is damaged"),
    );
    const { insecure } = await unpackAll(zip, entries).catch(refuse("a file in it is damaged"));
    return succeed<ReadPackage>(insecure.length > 0 ? { ...read, insecure } : read);
  } catch (error) {
    watched.demandRead();
    if (error instanceof Hostile) return fail(error.message);
    throw error;
  } finally {
    zip?.close();
  }
};

/** An error of a library is told in our words, followed by the library's own. */
const refuse = (words: string) => (error: unknown) => {
  if (error instanceof Hostile) throw error;
  const isOurs = error instanceof Error && "code" in error && /^(EIO|ENOENT|EMFILE|ENFILE)$/.test(String(error.code));
  throw isOurs ? error : new Hostile(`${words} (${error instanceof Error ? error.message.slice(0, 200) : ""})`);
};

const isFile = ({ fileName }: Entry): boolean => !fileName.endsWith("/");
const toPacked = (zip: ZipFile) => (entry: Entry) => ({
  path: entry.fileName,
  otherPath: readOtherwise(entry),
  read: () => unpack(zip, entry),
});
