// Knows when a file may be removed (§7.71, decisions 12): when nothing names it, or when the caller knows what does.
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import type { Actor, Shelf } from "../ports/index.ts";
import { listUses } from "./list-uses.ts";
import { mayWrite } from "./shelf-rights.ts";

export async function deleteDocument(
  world: Pick<World, "documents" | "products" | "clients" | "clock">,
  actor: Actor,
  shelf: Shelf,
  { slug, isForced }: { readonly slug: string; readonly isForced: boolean },
): Outcome<undefined> {
  if (!mayWrite(actor, shelf)) return refuse("role.refused");
  if (!(await world.documents.read(actor, shelf, slug))) return refuse("not-found");
  const uses = isForced ? [] : await listUses(world, actor, shelf, [slug]);
  if (uses.length > 0) return refuse("document.in-use", { uses });
  const isRemoved = await world.documents.remove(actor, shelf, slug, toIso(world.clock.now()));
  return isRemoved ? succeed(undefined) : refuse("not-found");
}
