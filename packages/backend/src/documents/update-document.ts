// Knows how a file is renamed, described, moved or marked (§7.69), and how several files are moved at once (§7.72).
import type { DocumentAnswer } from "@academiz/contract";
import { cleanDocumentName, type FocalPoint } from "@academiz/domain/documents";
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import { isElsewhere } from "../policies/elsewhere.ts";
import type { Actor, Shelf } from "../ports/index.ts";
import { describeItem } from "./describe-item.ts";
import { mayWrite } from "./shelf-rights.ts";

export interface UpdateDocumentInput {
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  readonly parentSlug?: string | null | undefined;
  readonly favorite?: boolean | undefined;
  readonly alternative?: string | null | undefined;
  readonly focus?: FocalPoint | null | undefined;
  readonly transcript?: string | undefined;
  readonly captions?: string | null | undefined;
  readonly licence?: string | undefined;
  readonly origin?: string | undefined;
  readonly wsUrl?: string | null | undefined;
}

const CAPTIONS = "text/vtt";
/** Captions have to be a file that every reader of the film can read too: those of a shared film are shared. */
async function hasCaptions(
  world: Pick<World, "documents">,
  actor: Actor,
  shelf: Shelf,
  slug: string,
): Promise<boolean> {
  if (shelf === "library") return (await world.documents.read(actor, shelf, slug))?.type === CAPTIONS;
  const [found] = await world.documents.find(actor, [slug]);
  return found?.type === CAPTIONS;
}

/** A favourite belongs to the reader: it changes nothing of the file. */
export async function updateDocument(
  world: Pick<World, "documents">,
  actor: Actor,
  shelf: Shelf,
  { slug, name, parentSlug, favorite, captions, wsUrl, ...words }: UpdateDocumentInput & { readonly slug: string },
): Outcome<DocumentAnswer> {
  const change = {
    ...words,
    name: name && cleanDocumentName(name),
    folderSlug: parentSlug,
    captionsSlug: captions,
  };
  const changesFile = Object.values(change).some((value) => value !== undefined);
  if (changesFile && !mayWrite(actor, shelf)) return refuse("role.refused");
  if (isElsewhere(wsUrl)) return refuse("files.elsewhere");
  if (!(await world.documents.read(actor, shelf, slug))) return refuse("not-found");
  if (captions && !(await hasCaptions(world, actor, shelf, captions))) return refuse("not-found");
  if (changesFile && (await world.documents.change(actor, shelf, [slug], change)) === "absent")
    return refuse("not-found");
  if (favorite !== undefined) await world.documents.setFavourite(actor, slug, favorite);
  const row = await world.documents.read(actor, shelf, slug);
  return row ? succeed(describeItem(row, shelf)) : refuse("not-found");
}

export interface MoveInput {
  readonly folderTargeted: string | null;
  readonly documentsToMove: readonly string[];
}

/** All or none. */
export async function moveDocuments(
  world: Pick<World, "documents">,
  actor: Actor,
  shelf: Shelf,
  { folderTargeted, documentsToMove }: MoveInput,
): Outcome<{ documents: DocumentAnswer[] }> {
  if (!mayWrite(actor, shelf)) return refuse("role.refused");
  const outcome = await world.documents.change(actor, shelf, documentsToMove, { folderSlug: folderTargeted });
  if (outcome === "absent") return refuse("not-found");
  const documents: DocumentAnswer[] = [];
  for (const slug of new Set(documentsToMove)) {
    const row = await world.documents.read(actor, shelf, slug);
    if (row) documents.push(describeItem(row, shelf));
  }
  return succeed({ documents });
}
