// Knows who uses which files: the products that name them, and the client whose logo or font they are (decisions 12).
import type { DocumentUseAnswer } from "@academiz/contract";
import { listFontFiles } from "@academiz/domain/theme";
import type { World } from "../ground/world.ts";
import type { Actor, Shelf } from "../ports/index.ts";

/** The most uses that are named. */
const MOST = 100;

export async function listUses(
  world: Pick<World, "documents" | "products" | "clients">,
  actor: Actor,
  shelf: Shelf,
  slugs: readonly string[],
): Promise<DocumentUseAnswer[]> {
  const uses = await world.documents.listUses(actor, shelf, slugs, MOST);
  const told: DocumentUseAnswer[] = [];
  for (const { clientId, documentSlug: document, productSlug: slug } of uses) {
    // Uses by other clients are counted, and not named.
    const product = clientId === actor.clientId ? await world.products.read(actor, slug) : null;
    told.push({ document, type: product?.type ?? null, slug, name: product?.name ?? null });
  }
  const client = await world.clients.read(actor);
  const fonts = listFontFiles(client?.theme);
  for (const document of slugs)
    if (client && (client.logo === `document:${document}` || fonts.includes(document)))
      told.push({ document, type: "client", slug: client.slug, name: client.name });
  return told;
}
