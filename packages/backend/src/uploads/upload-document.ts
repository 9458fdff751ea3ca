// Knows how a file comes into a library (§7.65).
import type { DocumentAnswer } from "@academiz/contract";
import { cleanDocumentName } from "@academiz/domain/documents";
import { createSlug, succeed } from "@academiz/domain/kernel";
import { describeItem } from "../documents/describe-item.ts";
import { mayWrite } from "../documents/shelf-rights.ts";
import { type Outcome, refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import { isElsewhere } from "../policies/elsewhere.ts";
import type { Actor, Shelf, StagedFile } from "../ports/index.ts";
import { hasRoom } from "./has-room.ts";
import { type Conversion, keepSource } from "./keep-source.ts";

export interface UploadInput {
  readonly staged: StagedFile;
  /** As it was called where it came from. */
  readonly fileName: string;
  readonly name?: string | undefined;
  readonly parentSlug?: string | undefined;
  readonly conversion: Conversion;
  readonly wsUrl?: string | null | undefined;
}

export async function uploadDocument(
  world: Pick<
    World,
    "documents" | "folders" | "documentStore" | "documentsLimit" | "zips" | "pictures" | "pdfs" | "clock" | "dice"
  >,
  actor: Actor,
  shelf: Shelf,
  { staged, fileName, name, parentSlug, conversion, wsUrl }: UploadInput,
): Outcome<DocumentAnswer> {
  if (!mayWrite(actor, shelf)) return refuse("role.refused");
  if (isElsewhere(wsUrl)) return refuse("files.elsewhere");
  // Before anything is decoded; a folder that goes meanwhile is seen when the row is written.
  if (parentSlug !== undefined && !(await world.folders.list(actor, shelf)).some(({ slug }) => slug === parentSlug))
    return refuse("not-found");
  if (!(await hasRoom(world, actor, shelf, staged))) return refuse("can_access.no_enough_place.documents");
  const source = await keepSource(world, actor, shelf, { staged, conversion });
  if (!source.ok) return source;
  const slug = createSlug(world.dice.random);
  const document = {
    ...source.value,
    slug,
    name: cleanDocumentName(name?.trim() || fileName),
    folderSlug: parentSlug ?? null,
    createdAt: toIso(world.clock.now()),
  };
  const kept = await world.documents.keep(actor, shelf, document, world.documentsLimit);
  if (kept === "full") return refuse("can_access.no_enough_place.documents");
  const row = kept === "kept" ? await world.documents.read(actor, shelf, slug) : null;
  return row ? succeed(describeItem(row, shelf)) : refuse("not-found");
}
