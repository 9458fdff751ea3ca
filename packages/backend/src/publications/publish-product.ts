// Knows how a product is published (§7.85, §4.135–§4.138, §5.23–§5.33, decisions 4 and 5).
import type { ProductAnswer } from "@academiz/contract";
import { createSlug } from "@academiz/domain/kernel";
import { type ContentGap, type ProductContent, readSectionProducts } from "@academiz/domain/products";
import { readContent } from "../contents/read-content.ts";
import { type Outcome, refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { Repositories, World } from "../ground/world.ts";
import { announceProduct } from "../notifications/announce-product.ts";
import type { PackageShelf } from "../packages/find-package.ts";
import { MOST_PUBLICATIONS, PUBLICATIONS_A_DAY } from "../policies/stored-bounds.ts";
import type { Actor, ProductRecord, StoredConfig } from "../ports/index.ts";
import { findProduct, type ProductPlace } from "../products/find-product.ts";
import { judgeNamed } from "../products/judge-named.ts";
import { answerSave } from "../products/save-product.ts";
import { planSettling } from "../progress/settling/plan-settling.ts";
import { findFileGap } from "./find-file-gap.ts";
import { findPackageGap } from "./find-package-gap.ts";
import { listClosedProducts } from "./judge-openness.ts";
import { listClosedTasks, listPathFaults } from "./judge-path.ts";
import { asksNothing } from "./judge-sequence.ts";

export interface PublishInput {
  readonly updatedAt: string;
  readonly visible?: boolean | undefined;
}

const DAY = 86_400_000;

/**
 * Publishes the draft, or what is published again when there is none. The publication's date is a full timestamp, later
 * than any before it: equal dates would make the next publication wipe the learners' progress. The list of documents is
 * computed, never the caller's.
 */
export async function publishProduct(
  world: PackageShelf &
    Pick<World, "products" | "perimeters" | "clients" | "users" | "clock" | "dice" | "transact" | "livePublisher">,
  actor: Actor,
  place: ProductPlace,
  input: PublishInput,
): Outcome<ProductAnswer> {
  const found = await findProduct(world, actor, place);
  if (!found.ok) return found;
  const waiting = await findWait(world, actor, place.slug);
  if (waiting > 0) return refuse("publications.too-many", { retryAfter: Math.ceil(waiting / 1_000) });
  const product = found.value;
  const draft = product.configDraft ?? product.config;
  const content = readContent(place.type, draft);
  if (!content.ok) return content;
  const written = { config: draft, content: content.value };
  const gap = content.value.gap ?? (await findLibraryGap(world, actor, place, written));
  if (gap === "way") return refuse("content.no-way", { faults: listPathFaults(draft) });
  if (gap) return refuse(`content.no-${gap}`);
  if (place.type === "smart-sequence" && asksNothing(draft)) return refuse("content.no-questions");
  const named = await judgeNamed(world, actor, place, content.value);
  if (!named.ok) return named;
  const closed = place.type === "coursiz" ? await listClosedTasks(world, actor, { slug: place.slug, draft }) : [];
  if (closed.length > 0) return refuse("content.no-way", { faults: closed });
  const shut = place.type === "section" ? await listClosedProducts(world, actor, { slug: place.slug, draft }) : [];
  if (shut.length > 0) return refuse("content.closed-products", { faults: shut });
  const previous = product.publishedAt ? Date.parse(product.publishedAt) : 0;
  const publishedAt = toIso(Math.max(world.clock.now(), previous + 1));
  const { card, documents, prepare } = content.value;
  const { published, dispatch } = await world.transact(actor, async (inside) => {
    const published = await inside.products.publish(actor, place.slug, {
      config: { ...prepare(world.dice.random), slug: place.slug, publishedDate: publishedAt, documents },
      named: named.value,
      card,
      visible: input.visible ?? null,
      publishedAt,
      publishedBy: actor.userId,
      basedOn: input.updatedAt,
      firstPerimeterSlug: createSlug(world.dice.random),
      most: MOST_PUBLICATIONS,
    });
    if (typeof published === "string") return { published, dispatch: null };
    if (place.type === "section" && (await isBegun(inside, actor, published))) {
      await planSettling(inside, world, actor, place.slug);
    }
    return { published, dispatch: await announceProduct(inside, world, actor, published, "first") };
  });
  if (dispatch) world.livePublisher.publish(actor, dispatch);
  return answerSave(world, published);
}

/** Somebody began the section, or one of its products. */
async function isBegun(
  { sections }: Pick<Repositories, "sections">,
  actor: Actor,
  { slug, config }: ProductRecord,
): Promise<boolean> {
  const [first] = await sections.listLearners(actor, [...readSectionProducts(config ?? {}), slug], null, 1);
  return first !== undefined;
}

/** What the library lacks of what the content names. */
async function findLibraryGap(
  world: PackageShelf,
  actor: Actor,
  { type }: ProductPlace,
  { config, content }: { readonly config: StoredConfig | null; readonly content: ProductContent },
): Promise<ContentGap | null> {
  if (!config) return null;
  if (type === "attachment") return findFileGap(world, actor, { config, content });
  return type === "scorm" ? findPackageGap(world, actor, config) : null;
}

/** Milliseconds until there is room for one more publication of this day. */
async function findWait(
  { products, clock }: Pick<World, "products" | "clock">,
  actor: Actor,
  slug: string,
): Promise<number> {
  const oldest = await products.findPublicationDate(actor, slug, PUBLICATIONS_A_DAY - 1);
  return oldest === null ? 0 : Date.parse(oldest) + DAY - clock.now();
}
