// Knows how another file takes the place of one, under its slug (§7.70, decisions 12).
import type { UsedDocumentAnswer } from "@academiz/contract";
import { readFileKey } from "../documents/document-files.ts";
import { mayWrite } from "../documents/shelf-rights.ts";
import { showDocument } from "../documents/show-document.ts";
import { type Outcome, refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import type { Actor, Shelf, StagedFile } from "../ports/index.ts";
import { hasRoom } from "./has-room.ts";
import { type Conversion, keepSource } from "./keep-source.ts";

export async function replaceDocument(
  world: Pick<
    World,
    "documents" | "products" | "clients" | "documentStore" | "documentsLimit" | "zips" | "pictures" | "pdfs" | "clock"
  >,
  actor: Actor,
  shelf: Shelf,
  slug: string,
  sent: { readonly staged: StagedFile; readonly conversion: Conversion; readonly former?: string | undefined },
): Outcome<UsedDocumentAnswer> {
  if (!mayWrite(actor, shelf)) return refuse("role.refused");
  const former = await world.documents.read(actor, shelf, slug);
  if (!former) return refuse("not-found");
  if (sent.former !== undefined && readFileKey(sent.former) !== former.key) return refuse("concurrent-edit");
  if (!(await hasRoom(world, actor, shelf, sent.staged, slug))) return refuse("can_access.no_enough_place.documents");
  const { staged, conversion } = sent;
  const source = await keepSource(world, actor, shelf, { staged, conversion, former: former.type });
  if (!source.ok) return source;
  const now = toIso(world.clock.now());
  const replacement = { ...source.value, ...(sent.former !== undefined && { formerKey: former.key }) };
  const replaced = await world.documents.replace(actor, shelf, slug, replacement, world.documentsLimit, now);
  if (replaced === "full") return refuse("can_access.no_enough_place.documents");
  if (replaced === "replaced-since") return refuse("concurrent-edit");
  return replaced === "kept" ? showDocument(world, actor, shelf, slug) : refuse("not-found");
}
