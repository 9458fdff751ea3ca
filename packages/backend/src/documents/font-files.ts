// Knows the files of a client's own font: which its pages load, and which it may name (§3.44, §3.255).
import { isWoff2, WOFF2_HEAD } from "@academiz/domain/documents";
import type { Result } from "@academiz/domain/kernel";
import {
  describeFontFaces,
  FONT_FILE_LIMIT,
  FONT_FILE_TYPE,
  type FontFace,
  listFontFiles,
} from "@academiz/domain/theme";
import { type Refusal, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import type { ClientRecord, DocumentRecord, DocumentStore, Tenancy } from "../ports/index.ts";
import { describeDocument } from "./document-files.ts";

/** In the form in which a content names its files, so that they are delivered with it. */
export const nameFontFiles = ({ theme }: Pick<ClientRecord, "theme">) => ({
  documents: listFontFiles(theme).map((slug) => ({ slug, path: ["theme", "ownFont"] })),
});

/** The fonts that its pages are told with its look; empty for a client without a font of its own. */
export async function findFontFaces(
  { documents }: Pick<World, "documents">,
  client: Pick<ClientRecord, "id" | "theme">,
): Promise<{ readonly fontFaces?: readonly FontFace[] }> {
  const slugs = listFontFiles(client.theme);
  if (slugs.length === 0) return {};
  const found = await documents.find({ clientId: client.id }, slugs);
  const fontFaces = describeFontFaces(client.theme, found.map(describeDocument));
  return fontFaces.length > 0 ? { fontFaces } : {};
}

/**
 * Null where all font files of the theme are valid WOFF2s in the client's library. Refuses one that is missing
 * (`validation`), one that is not WOFF2 (`document.source.wrong_type`), and one that is too large (`body.too-large`).
 */
export async function judgeFontFiles(
  { documents, documentStore }: Pick<World, "documents" | "documentStore">,
  tenancy: Tenancy,
  theme: unknown,
): Promise<Result<never, Refusal> | null> {
  const slugs = listFontFiles(theme);
  const found = slugs.length === 0 ? [] : await documents.find(tenancy, slugs);
  for (const slug of slugs) {
    const file = found.find((one) => one.slug === slug);
    const faults = [{ path: ["theme", "ownFont"], message: file?.name ?? slug }];
    if (!file) return refuse("validation", { faults });
    if (file.type !== FONT_FILE_TYPE) return refuse("document.source.wrong_type", { faults });
    if (file.size > FONT_FILE_LIMIT) return refuse("body.too-large", { faults });
    if (!isWoff2(await readHead(documentStore, file), file.size))
      return refuse("document.source.wrong_type", { faults });
  }
  return null;
}

/** The first bytes; empty where they no longer exist. */
async function readHead(store: DocumentStore, { key, size }: DocumentRecord): Promise<Uint8Array> {
  const content = size < WOFF2_HEAD ? null : await (await store.open(key))?.read({ start: 0, end: WOFF2_HEAD - 1 });
  const head: number[] = [];
  for await (const chunk of content ?? []) head.push(...chunk);
  return Uint8Array.from(head);
}
