// Knows how one file is told, with who uses it (§7.68).
import type { UsedDocumentAnswer } from "@academiz/contract";
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import type { Actor, Shelf } from "../ports/index.ts";
import { describeItem } from "./describe-item.ts";
import { listUses } from "./list-uses.ts";

export async function showDocument(
  world: Pick<World, "documents" | "products" | "clients">,
  actor: Actor,
  shelf: Shelf,
  slug: string,
): Outcome<UsedDocumentAnswer> {
  const row = await world.documents.read(actor, shelf, slug);
  if (!row) return refuse("not-found");
  return succeed({ ...describeItem(row, shelf), usedBy: await listUses(world, actor, shelf, [slug]) });
}
