// Knows how a product is saved, and how two authors of one version never overwrite each other (§7.83, §7.84, §8.10).
import type { ProductAnswer } from "@academiz/contract";
import { isBlank, succeed } from "@academiz/domain/kernel";
import { cleanLines } from "@academiz/domain/learniz";
import { isSameContent } from "@academiz/domain/products";
import { judgeDraft } from "../contents/judge-draft.ts";
import { type Outcome, refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import type { Actor, SaveOutcome, StoredConfig } from "../ports/index.ts";
import { describeProduct } from "./describe-product.ts";
import { findProduct, type ProductPlace } from "./find-product.ts";
import { hasFolder } from "./folders.ts";
import { judgeNamed } from "./judge-named.ts";

/** What is left out stays. */
export interface SaveInput {
  readonly name?: string | undefined;
  readonly subType?: string | null | undefined;
  readonly template?: boolean | undefined;
  readonly shareable?: boolean | undefined;
  readonly demo?: boolean | undefined;
  readonly folderSlug?: string | null | undefined;
  readonly configDraft?: StoredConfig | undefined;
  readonly updatedAt: string;
}

/** The draft is stored as it was written, its titles each as one line, with its list of documents computed (§3.98). */
export async function saveProduct(
  world: Pick<World, "products" | "productFolders" | "documents" | "clock">,
  actor: Actor,
  place: ProductPlace,
  { updatedAt, folderSlug, configDraft, name, ...marks }: SaveInput,
): Outcome<ProductAnswer> {
  if (name !== undefined && isBlank(name)) return refuse("name.required");
  const found = await findProduct(world, actor, place);
  if (!found.ok) return found;
  const content = configDraft && judgeDraft(place.type, configDraft);
  if (content && !content.ok) return content;
  const named = content && (await judgeNamed(world, actor, place, content.value));
  if (named && !named.ok) return named;
  if (!(await hasFolder(world, actor, folderSlug))) return refuse("not-found");
  const written = configDraft && content && { ...cleanLines(configDraft), documents: content.value.documents };
  const published = found.value.config;
  // Somebody who takes all of their changes back has nothing to publish: no draft is left. What is published is that of
  // the version that the save names, or the save is refused.
  const isUndone = written && published !== null && isSameContent(place.type, published, written);
  const saved = await world.products.saveDraft(actor, place.slug, {
    ...marks,
    subType: marks.subType ?? content?.value.subType ?? marks.subType,
    name: name?.trim(),
    folderProduct: folderSlug,
    configDraft: isUndone ? null : written,
    savedBy: actor.userId,
    named: isUndone ? { documents: [], products: [] } : named?.value,
    basedOn: updatedAt,
    now: toIso(world.clock.now()),
  });
  return answerSave(world, saved);
}

/** What an author hears of a save. */
export async function answerSave(world: Pick<World, "documents">, saved: SaveOutcome): Outcome<ProductAnswer> {
  if (saved === "absent") return refuse("not-found");
  if (saved === "outdated") return refuse("concurrent-edit");
  return succeed(await describeProduct(world, saved));
}
