// Knows the catalogue of a learner (§7.92).
import { succeed } from "@academiz/domain/kernel";
import type { Actor, AvailableProduct } from "../ports/index.ts";
import { describeDocument } from "../products/document-files.ts";
import { toIso } from "../time.ts";
import type { World } from "../world.ts";
import { keepAdmitting } from "./keep-admitting.ts";

const DOCUMENT = /^document:(.+)$/;
const documentOf = (product: AvailableProduct): string | undefined => DOCUMENT.exec(product.card.picture ?? "")?.[1];

/** What is made available to the current user, with how far they are. */
export async function listMyProducts(
  world: Pick<World, "perimeters" | "users" | "clients" | "documents" | "clock">,
  actor: Actor,
) {
  const open = await world.perimeters.listOpen(actor.home, actor.userId, toIso(world.clock.now()));
  const available = await keepAdmitting(world, actor.home, actor.userId, open);
  const pictures = await world.documents.find(
    actor.home,
    available.flatMap((product) => documentOf(product) ?? []),
  );
  const addresses = new Map(pictures.map((picture) => [picture.slug, describeDocument(picture).url]));
  return succeed({
    products: available.map((product) => ({
      perimeterSlug: product.slug,
      productSlug: product.productSlug,
      type: product.productType,
      name: product.name,
      title: product.card.title,
      description: product.card.description,
      language: product.card.language,
      duration: product.card.duration,
      pictureUrl: addresses.get(documentOf(product) ?? "") ?? null,
      demo: product.demo,
      publishedAt: product.publishedAt,
      progress: product.progress && { ...product.progress },
    })),
  });
}
