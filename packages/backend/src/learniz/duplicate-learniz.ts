// Knows how a learniz is copied (§7.86).
import type { LearnizProductAnswer } from "@academiz/contract";
import { createSlug, succeed } from "@academiz/domain/kernel";
import { listDocuments } from "@academiz/domain/learniz";
import { type Outcome, refuse } from "../outcome.ts";
import type { Actor, StoredConfig } from "../ports/index.ts";
import { toIso } from "../time.ts";
import type { World } from "../world.ts";
import { describeProduct } from "./describe-product.ts";
import { readConfig } from "./read-config.ts";

/** A draft of its own, never published; the slugs inside stay, they are the content's. */
export async function duplicateLearniz(
  world: Pick<World, "products" | "documents" | "clock" | "dice">,
  actor: Actor,
  slug: string,
  input: { readonly configDraft?: StoredConfig | undefined },
): Outcome<LearnizProductAnswer> {
  const original = await world.products.read(actor, slug);
  if (!original) return refuse("not-found");
  const written = input.configDraft ?? original.configDraft ?? original.config;
  const content = written ? readConfig(written) : refuse("content.invalid");
  if (!content.ok || !written) return content.ok ? refuse("content.invalid") : content;
  const { publishedDate: _, slug: __, productPerimeterSlug: ___, ...configDraft } = written;
  const copy = await world.products.add(actor, {
    slug: createSlug(world.dice.random),
    name: nameCopy(original.name, content.value.local),
    demo: false,
    folderProduct: original.folderProduct,
    configDraft,
    documents: listDocuments(content.value).map((document) => document.slug),
    now: toIso(world.clock.now()),
  });
  return succeed(await describeProduct(world, copy));
}

/** Within the 200 characters that a name may have. */
const nameCopy = (name: string, language: "FR" | "EN"): string =>
  `${name.slice(0, 190)} (${language === "FR" ? "copie" : "copy"})`;
