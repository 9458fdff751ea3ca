// Knows whether a file would still fit among those of its client, before anything of it is kept (attack 57).

import type { World } from "../ground/world.ts";
import type { Shelf, StagedFile, Tenancy } from "../ports/index.ts";

/**
 * What counts is counted again when its row is written. `except`: the file that it takes the place of. The shared
 * library has no bounds.
 */
export async function hasRoom(
  { documents, documentsLimit }: Pick<World, "documents" | "documentsLimit">,
  tenancy: Tenancy,
  shelf: Shelf,
  { size }: Pick<StagedFile, "size">,
  except?: string,
): Promise<boolean> {
  if (shelf === "library" || documentsLimit === null) return true;
  return (await documents.weigh(tenancy, except)) + size <= documentsLimit;
}
