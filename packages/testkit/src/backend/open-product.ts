// Knows how a suite comes to have a user, and an open perimeter of a product of their client.
import type { ProductType } from "@academiz/domain/catalog";
import { type Repositories, settle, unique } from "./repositories.ts";

const NOW = "2026-01-01T09:00:00.000Z";
const CARD = { title: "T", description: null, language: "FR", duration: null, picture: null } as const;

/** `leadsTo`: slugs of the products that it names. */
export async function openProductOf(repositories: Repositories, type: ProductType, leadsTo: readonly string[] = []) {
  const { clientId, user } = await settle(repositories);
  const [slug, perimeterSlug] = [unique("product"), unique("perimeter")];
  const product = await repositories.products.add(
    { clientId },
    {
      type,
      slug,
      name: "Name",
      subType: null,
      template: false,
      shareable: true,
      demo: false,
      folderProduct: null,
      configDraft: {},
      named: { documents: [], products: [] },
      now: NOW,
    },
  );
  await repositories.products.publish({ clientId }, slug, {
    config: {},
    named: { documents: [], products: leadsTo },
    card: CARD,
    visible: true,
    publishedAt: NOW,
    basedOn: product.updatedAt,
    publishedBy: "00000000-0000-4000-8000-00000000000f",
    firstPerimeterSlug: perimeterSlug,
    most: 300,
  });
  return { home: { clientId }, user, productSlug: slug, perimeterSlug, userId: user.id };
}
