// Knows which package of the library the content of a product names.
import { listReferences, SCORM_TYPE } from "@academiz/domain/documents";
import type { PackageContent } from "../ground/package-content.ts";
import type { World } from "../ground/world.ts";
import type { Actor, DocumentRecord, StoredConfig } from "../ports/index.ts";
import { readPackageContent } from "./read-package-content.ts";

export interface FoundPackage {
  readonly document: DocumentRecord;
  readonly content: PackageContent;
}
export type PackageShelf = Pick<
  World,
  "documents" | "documentStore" | "fileRights" | "zips" | "packages" | "packageKeys" | "packageContents"
>;

/** Null where it names none that the client may reach and that is whole. */
export async function findPackage(
  shelf: PackageShelf,
  actor: Actor,
  config: StoredConfig | null,
): Promise<FoundPackage | null> {
  const [named] = listReferences({ package: config?.["package"] });
  const [document] = named ? await shelf.documents.find(actor, [named.slug]) : [];
  const content = document?.type === SCORM_TYPE ? await readPackageContent(shelf, document.key) : null;
  return document && content ? { document, content } : null;
}
