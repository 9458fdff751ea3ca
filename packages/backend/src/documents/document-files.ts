// Knows which files a content may reach: those of its own client that it names, and no others.
import type { DocumentFile } from "@academiz/domain/catalog";
import { type Fault, type Result, succeed } from "@academiz/domain/kernel";
import type { ProductContent } from "@academiz/domain/products";
import { type Refusal, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import type { DocumentRecord, DocumentStore, PackageDocument, Tenancy } from "../ports/index.ts";

/** The records behind the `document:<slug>` references of some contents. */
export async function findDocuments(
  world: Pick<World, "documents">,
  tenancy: Tenancy,
  contents: readonly Pick<ProductContent, "documents">[],
): Promise<readonly DocumentRecord[]> {
  const slugs = new Set(contents.flatMap(({ documents }) => documents.map(({ slug }) => slug)));
  return slugs.size === 0 ? [] : world.documents.find(tenancy, [...slugs]);
}

/** Bytes that are read in one step: large, for courses with many films. */
const AT_ONCE = 1_048_576;

interface Placed {
  readonly record: DocumentRecord;
  /** Path inside a package. */
  readonly path: string;
}

/**
 * The documents as they go into a package. Those whose bytes are lost are told by name, so that nobody sends out a
 * course with unnoticed gaps.
 */
export async function placeDocuments(
  { documentStore }: Pick<World, "documentStore">,
  placed: readonly Placed[],
): Promise<Result<readonly PackageDocument[], Refusal>> {
  const [documents, faults]: [PackageDocument[], Fault[]] = [[], []];
  for (const { record, path } of placed) {
    const stored = await documentStore.open(record.key);
    if (stored) documents.push({ path, size: stored.size, open: () => readDocument(documentStore, record) });
    else faults.push({ path: [record.slug], message: record.name });
  }
  return faults.length > 0 ? refuse("export.document-missing", { faults }) : succeed(documents);
}

/** All its bytes. @throws Error where they were removed meanwhile. */
async function* readDocument(store: DocumentStore, { key, name }: DocumentRecord): AsyncGenerator<Uint8Array> {
  const content = await (await store.open(key))?.read(undefined, AT_ONCE);
  if (!content) throw new Error(`the bytes of ${name} have gone`);
  yield* content;
}

/** The address of the bytes of a key: anybody who has it may read them. */
export const describeFile = (key: string, name: string): string => `/files/${key}/${encodeURIComponent(name)}`;

/** The key in such an address; null in any other. */
export const readFileKey = (address: string): string | null => /^\/files\/([^/]+)\//.exec(address)?.[1] ?? null;

/** The address of a picture that a client names, `document:<slug>`; null without one, and when it was removed since. */
export async function findPicture(
  { documents }: Pick<World, "documents">,
  client: { readonly id: string },
  named: string | null,
): Promise<string | null> {
  if (named === null) return null;
  const [found] = await documents.find({ clientId: client.id }, [named.replace(/^document:/, "")]);
  return found ? describeDocument(found).url : null;
}

/** The document with an address for browsers: the key in the path is the right to read it. */
export const describeDocument = (document: DocumentRecord): DocumentFile => ({
  slug: document.slug,
  name: document.name,
  type: document.type,
  size: document.size,
  ...(document.width && document.height && { width: document.width, height: document.height }),
  ...(document.focus && { focus: document.focus }),
  ...(document.isTagged === false && { untagged: true as const }),
  url: describeFile(document.key, document.name),
});
