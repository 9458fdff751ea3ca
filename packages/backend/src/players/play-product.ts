// Knows how a learner opens a product of any type except a course, which has its own way, and an author in preview one
// of any type (§7.124–§7.135, decisions 6).
import type { ProductType } from "@academiz/domain/catalog";
import { readSessionDocuments } from "@academiz/domain/classiz";
import { allowMore } from "@academiz/domain/games";
import { succeed } from "@academiz/domain/kernel";
import { readContent } from "../contents/read-content.ts";
import { describeDocument, findDocuments, findPicture } from "../documents/document-files.ts";
import { nameFontFiles } from "../documents/font-files.ts";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import { findPerimeter } from "../perimeters/find-perimeter.ts";
import { writeAddress } from "../player-links/player-path.ts";
import { atHome } from "../policies/at-home.ts";
import type { Actor, ClientRecord, ProductRecord } from "../ports/index.ts";
import { canAuthor } from "../session/read-actor.ts";
import { chooseClientStrategy, describePlay } from "./describe-play.ts";

export type PlayStage = Pick<
  World,
  | "perimeters"
  | "users"
  | "products"
  | "clients"
  | "documents"
  | "progress"
  | "extensions"
  | "clock"
  | "publicUrl"
  | "playerHosts"
>;
type PreviewStage = Pick<PlayStage, "products" | "clients" | "documents" | "publicUrl" | "playerHosts">;
interface PreviewedPlace {
  readonly type: ProductType;
  readonly slug: string;
}
export type PlayedType = Exclude<ProductType, "learniz" | "coursiz">;
export interface PlayedPlace {
  readonly type: PlayedType;
  /** Of the perimeter; in a preview of the product. */
  readonly slug: string;
}
export type PlayAnswer = Awaited<ReturnType<typeof describe>> & { readonly progress: Record<string, unknown> | null };

export const playProduct = (stage: PlayStage, actor: Actor, place: PlayedPlace): Outcome<PlayAnswer> =>
  actor.scope === "preview" ? playPreview(stage, actor, place) : playPublished(stage, atHome(actor), place);

async function playPublished(stage: PlayStage, actor: Actor, { type, slug }: PlayedPlace): Outcome<PlayAnswer> {
  const perimeter = await findPerimeter(stage, actor, slug);
  if (!perimeter.ok) return perimeter;
  if (perimeter.value.productType !== type) return refuse("not-found");
  const place = { userId: actor.userId, perimeterSlug: slug };
  const [product, client, progress, extension] = await Promise.all([
    stage.products.read(actor, perimeter.value.productSlug),
    stage.clients.read(actor),
    stage.progress.read(actor, actor.userId, slug),
    type === "game" ? stage.extensions.read(actor, place) : null,
  ]);
  if (!product?.config || !client) return refuse("not-found");
  const played = { ...product, config: allowMore(product.config, extension?.attempts ?? 0) };
  const described = await describe(stage, played, client, { slug, name: perimeter.value.name }, false);
  return succeed({ ...described, progress: progress && { ...progress } });
}

/** The draft, or the published version where nothing has changed since; without progress, which belongs to learners. */
export async function playPreview(
  stage: PreviewStage,
  actor: Actor,
  { type, slug }: PreviewedPlace,
): Outcome<PlayAnswer> {
  if (actor.binding !== slug) return refuse("scope.refused");
  if (!canAuthor(actor.roles)) return refuse("role.refused");
  const [product, client] = await Promise.all([stage.products.read(actor, slug), stage.clients.read(actor)]);
  if (product?.type !== type || !client) return refuse("not-found");
  return succeed({ ...(await describe(stage, product, client, { slug, name: product.name }, true)), progress: null });
}

async function describe(
  stage: PreviewStage,
  product: ProductRecord,
  client: ClientRecord,
  perimeter: { readonly slug: string; readonly name: string },
  isPreview: boolean,
) {
  const played = isPreview ? (product.configDraft ?? product.config) : product.config;
  const content = readContent(product.type, played);
  const named = await findDocuments(stage, product, [...(content.ok ? [content.value] : []), nameFontFiles(client)]);
  // Documents of a classroom have their time, which its page knows: nobody gets one earlier.
  const timed = new Set(isPreview ? [] : readSessionDocuments(played).map(({ slug }) => slug));
  const files = product.type === "classiz" ? named.filter(({ slug }) => !timed.has(slug)) : named;
  const play = describePlay({
    product,
    client: { ...client, strategy: chooseClientStrategy(product.type, client) },
    favicon: await findPicture(stage, client, client.favicon),
    files: files.map(describeDocument),
    perimeter: { ...perimeter, url: writeAddress(stage, product.type, perimeter.slug) },
    publishedAt: product.publishedAt,
    config: product.config,
    ...(isPreview && { configDraft: played }),
  });
  const { type, subType, visible, folderProduct, updatedAt } = product;
  return { ...play, product: { ...play.product, type, subType, visible, folderProduct, updatedAt } };
}
