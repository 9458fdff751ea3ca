// Knows which files of a package describe it, and how they are read: its manifest, and the metadata beside it.
import type { ReadPackage } from "@academiz/backend/ports";
import { findMetadataFile, foldPath, type XmlElement } from "@academiz/domain/scorm";
import { listPaths, type Named } from "./file-name.ts";
import { Hostile } from "./hostile.ts";
import { nameOther } from "./name-other.ts";
import { decodeXml, readXml } from "./read-xml.ts";

/** A file in a package. */
export interface Paper extends Named {
  read(): Promise<AsyncIterable<Uint8Array>>;
}

/** Bytes. */
const LARGEST = 5 * 1_048_576;

/** Metadata that cannot be read is reported, a manifest that cannot is refused. @throws Hostile */
export async function readPapers(papers: readonly Paper[]): Promise<ReadPackage> {
  const { paper, root } = findManifest(papers);
  const manifest = readXml(decodeXml(await readWhole(paper)));
  const place = findMetadataFile(manifest);
  // A file that the manifest names is found under either reading of its name.
  const files = papers.flatMap((one) => listPaths(one, root));
  if (place === null) return { manifest, root, files };
  const beside = papers.find((one) => listPaths(one, root).some((path) => foldPath(path) === foldPath(root + place)));
  return { manifest, root, files, metadata: beside ? await readMetadata(beside) : null };
}

async function readMetadata(paper: Paper): Promise<XmlElement | null> {
  const bytes = await readWhole(paper).catch(passOver);
  try {
    const element = bytes && readXml(decodeXml(bytes));
    return element?.name.toLowerCase() === "lom" ? element : null;
  } catch (error) {
    return passOver(error);
  }
}

/** Passes over what is wrong with the text; a disk that fails throws. */
function passOver(error: unknown): null {
  if (error instanceof Hostile) return null;
  throw error;
}

const MANIFEST = /^(.*\/)?imsmanifest\.xml$/i;

/**
 * The manifest lies at the top, or alone in one of the folders, when somebody packed the folder and not its content.
 */
export function findManifest<P extends Named>(papers: readonly P[]): { readonly paper: P; readonly root: string } {
  const found = papers
    .filter(({ path }) => MANIFEST.test(path) && !path.startsWith("__MACOSX/"))
    .map((paper) => ({ paper, root: paper.path.slice(0, -"imsmanifest.xml".length) }))
    .sort((a, b) => a.root.split("/").length - b.root.split("/").length);
  const [first, second] = found;
  if (!first) throw new Hostile(nameOther(papers.map(({ path }) => path)) ?? "it has no imsmanifest.xml");
  if (first.root !== "" && second && second.root.split("/").length === first.root.split("/").length)
    throw new Hostile("it has several manifests and none at its top");
  return first;
}

async function readWhole(paper: Paper): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of await paper.read()) {
    size += part.byteLength;
    if (size > LARGEST) throw new Hostile("its manifest is larger than 5 MB");
    parts.push(part);
  }
  return Buffer.concat(parts);
}
