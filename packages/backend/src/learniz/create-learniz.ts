// Knows how a learniz is created (§7.82, §7.100).
import type { LearnizProductAnswer } from "@academiz/contract";
import { createSlug, succeed } from "@academiz/domain/kernel";
import { listDocuments } from "@academiz/domain/learniz";
import { type Outcome, refuse } from "../outcome.ts";
import type { Actor, StoredConfig } from "../ports/index.ts";
import { toIso } from "../time.ts";
import type { World } from "../world.ts";
import { describeProduct } from "./describe-product.ts";
import { makeTemplate } from "./make-template.ts";
import { readConfig } from "./read-config.ts";

export interface CreateInput {
  readonly name: string;
  readonly configDraft?: StoredConfig | undefined;
  readonly folderSlug?: string | null | undefined;
}

/** Without a draft it begins as the template does. */
export async function createProduct(
  world: Pick<World, "products" | "documents" | "users" | "clients" | "clock" | "dice">,
  actor: Actor,
  input: CreateInput,
): Outcome<LearnizProductAnswer> {
  const name = input.name.trim();
  if (!name) return refuse("name.required");
  const content = input.configDraft ? readConfig(input.configDraft) : await makeTemplate(world, actor, name);
  if (!content.ok) return content;
  const product = await world.products.add(actor, {
    slug: createSlug(world.dice.random),
    name,
    demo: false,
    folderProduct: input.folderSlug ?? null,
    configDraft: input.configDraft ?? content.value,
    documents: listDocuments(content.value).map((document) => document.slug),
    now: toIso(world.clock.now()),
  });
  return succeed(await describeProduct(world, product));
}
