// Knows the catalogue of a learner (§7.92).
import type { BegunAnew, players, QueryOf } from "@academiz/contract";
import { foldText, succeed } from "@academiz/domain/kernel";
import { readSectionProducts } from "@academiz/domain/products";
import { describeDocument } from "../documents/document-files.ts";
import { nameDeeds } from "../ground/tell-begun-anew.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import { keepAdmitting } from "../policies/keep-admitting.ts";
import type { Actor, AvailableProduct } from "../ports/index.ts";
import { findLeft } from "./find-left.ts";
import { findShortfall } from "./find-shortfall.ts";
import { isCertified } from "./is-certified.ts";

const DOCUMENT = /^document:(.+)$/;
function isAsked(
  { slug, productSlug, productType, name, card }: AvailableProduct,
  { query = "", "type[]": types, "slug[]": slugs }: QueryOf<typeof players.listMyProducts>,
): boolean {
  const words = foldText(query.trim());
  return (
    (!types || types.includes(productType)) &&
    (!slugs || slugs.includes(productSlug) || slugs.includes(slug)) &&
    [name, card.title].some((text) => foldText(text).includes(words))
  );
}

const isGiven = ({ extendedTo, moreAttempts }: AvailableProduct): boolean => extendedTo !== null || moreAttempts > 0;

const tellGiven = ({ extendedTo, moreAttempts }: AvailableProduct, why: BegunAnew | undefined) => ({
  ...{ until: extendedTo, attempts: moreAttempts },
  ...(why && { by: why.by, reason: why.reason }),
});

const documentOf = (product: AvailableProduct): string | undefined => DOCUMENT.exec(product.card.picture ?? "")?.[1];

/** The products that are available to the current user, with their progress, filtered by the request. */
export async function listMyProducts(
  world: Pick<
    World,
    | "perimeters"
    | "users"
    | "clients"
    | "documents"
    | "clock"
    | "products"
    | "courses"
    | "progress"
    | "resets"
    | "extensions"
    | "threads"
  >,
  actor: Actor,
  asked: QueryOf<typeof players.listMyProducts>,
) {
  const open = await world.perimeters.listOpen(actor.home, actor.userId, toIso(world.clock.now()));
  const admitted = await keepAdmitting(world, actor.home, actor.userId, open);
  const available = admitted
    .filter((product) => isAsked(product, asked))
    .slice(0, asked.limit === "all" ? undefined : asked.limit);
  const pictures = await world.documents.find(
    actor.home,
    available.flatMap((product) => documentOf(product) ?? []),
  );
  const standings = await Promise.all(
    available.map(async (product) => ({
      ...(await findShortfall(world, actor, product)),
      ...(await findLeft(world, actor, product)),
      ...(product.nextStep !== null && { nextStep: product.nextStep }),
    })),
  );
  const theirs = new Set(admitted.map(({ productSlug }) => productSlug));
  const insides = await Promise.all(
    available.map(async ({ productType, productSlug }) => {
      if (productType !== "section") return {};
      const section = await world.products.read(actor.home, productSlug);
      return { inside: readSectionProducts(section?.config ?? {}).filter((slug) => theirs.has(slug)) };
    }),
  );
  const unbegun = available.filter(({ progress }) => progress?.status === "NOT_STARTED").map(({ slug }) => slug);
  const resets = await world.resets.listUnbegun(actor.home, actor.userId, unbegun);
  const given = available.filter(isGiven).map(({ slug }) => slug);
  const extensions = await world.extensions.readMany(actor.home, actor.userId, given);
  const tell = await nameDeeds(world, actor.home, [...resets, ...extensions]);
  const restarts = new Map(resets.map((reset) => [reset.perimeterSlug, tell(reset)]));
  const reasons = new Map(extensions.map((extension) => [extension.perimeterSlug, tell(extension)]));
  const files = new Map(pictures.map((picture) => [picture.slug, describeDocument(picture)]));
  return succeed({
    products: available.map((product, index) => ({
      perimeterSlug: product.slug,
      productSlug: product.productSlug,
      type: product.productType,
      name: product.name,
      title: product.card.title,
      description: product.card.description,
      language: product.card.language,
      duration: product.card.duration,
      ...(product.card.difficulty && { difficulty: product.card.difficulty }),
      pictureUrl: files.get(documentOf(product) ?? "")?.url ?? null,
      pictureFocus: files.get(documentOf(product) ?? "")?.focus ?? null,
      ...(product.card.alternative !== undefined && { pictureAlternative: product.card.alternative }),
      demo: product.demo,
      ...(product.tags.length > 0 && { tags: [...product.tags] }),
      publishedAt: product.publishedAt,
      dueAt: product.dueAt,
      ...insides[index],
      ...(restarts.has(product.slug) && { restart: restarts.get(product.slug) }),
      ...(isGiven(product) && { given: tellGiven(product, reasons.get(product.slug)) }),
      progress: restarts.has(product.slug)
        ? null
        : product.progress && {
            ...product.progress,
            isLost: false,
            ...standings[index],
            ...(isCertified(product) && { isCertified: true }),
          },
    })),
  });
}
