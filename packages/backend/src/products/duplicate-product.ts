// Knows how a product is copied (§7.86).
import type { ProductAnswer } from "@academiz/contract";
import { nameCopy, retitle, retitleCopy } from "@academiz/domain/catalog";
import { createSlug, isBlank, succeed } from "@academiz/domain/kernel";
import { cleanLines } from "@academiz/domain/learniz";
import { judgeDraft } from "../contents/judge-draft.ts";
import { readContent } from "../contents/read-content.ts";
import { type Outcome, refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import { PRODUCT_LIMIT } from "../policies/stored-bounds.ts";
import type { Actor, StoredConfig } from "../ports/index.ts";
import { describeProduct } from "./describe-product.ts";
import { findProduct, type ProductPlace } from "./find-product.ts";
import { judgeNamed } from "./judge-named.ts";

/**
 * A draft of its own, never published; the slugs inside stay, they are the content's. What the original is offered as,
 * a template or a demo, its author has not said of the copy.
 */
export async function duplicateProduct(
  world: Pick<World, "products" | "documents" | "clock" | "dice">,
  actor: Actor,
  place: ProductPlace,
  input: { readonly configDraft?: StoredConfig | undefined; readonly name?: string | undefined },
): Outcome<ProductAnswer> {
  const name = input.name?.trim();
  if (name !== undefined && isBlank(name)) return refuse("name.required");
  const found = await findProduct(world, actor, place);
  if (!found.ok) return found;
  const original = found.value;
  const written = input.configDraft ?? original.configDraft ?? original.config;
  const content = input.configDraft ? judgeDraft(place.type, input.configDraft) : readContent(place.type, written);
  if (!content.ok || !written) return content.ok ? refuse("content.invalid") : content;
  const named = await judgeNamed(world, actor, { type: place.type }, content.value);
  if (!named.ok) return named;
  const { publishedDate: _, slug: __, productPerimeterSlug: ___, ...configDraft } = cleanLines(written);
  if ((await world.products.count(actor)) >= PRODUCT_LIMIT) return refuse("products.too-many");
  const { language } = content.value.card;
  const copy = await world.products.add(actor, {
    type: place.type,
    slug: createSlug(world.dice.random),
    name: name ?? nameCopy(original.name, language),
    subType: original.subType,
    template: false,
    shareable: original.shareable,
    demo: false,
    folderProduct: original.folderProduct,
    tags: original.tags,
    configDraft: name === undefined ? retitleCopy(configDraft, language) : retitle(configDraft, () => name),
    named: named.value,
    now: toIso(world.clock.now()),
  });
  return succeed(await describeProduct(world, copy));
}
