// Knows how another file takes the place of one, under its slug (§7.70, decisions 12).
import type { UsedDocumentAnswer } from "@academiz/contract";
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
  sent: { readonly staged: StagedFile; readonly conversion: Conversion },
): Outcome<UsedDocumentAnswer> {
  if (!mayWrite(actor, shelf)) return refuse("role.refused");
  const former = await world.documents.read(actor, shelf, slug);
  if (!former) return refuse("not-found");
  if (!(await hasRoom(world, actor, shelf, sent.staged, slug))) return refuse("can_access.no_enough_place.documents");
  const source = await keepSource(world, actor, shelf, { ...sent, former: former.type });
  if (!source.ok) return source;
  const now = toIso(world.clock.now());
  const replaced = await world.documents.replace(actor, shelf, slug, source.value, world.documentsLimit, now);
  if (replaced === "full") return refuse("can_access.no_enough_place.documents");
  return replaced === "kept" ? showDocument(world, actor, shelf, slug) : refuse("not-found");
}
