// Knows how a draft is saved, and how two authors of one version never overwrite each other (§7.84, §7.101, §8.10).
import type { LearnizProductAnswer } from "@academiz/contract";
import { succeed } from "@academiz/domain/kernel";
import { listDocuments } from "@academiz/domain/learniz";
import { type Outcome, refuse } from "../outcome.ts";
import type { Actor, SaveOutcome, StoredConfig } from "../ports/index.ts";
import { toIso } from "../time.ts";
import type { World } from "../world.ts";
import { describeProduct } from "./describe-product.ts";
import { readConfig } from "./read-config.ts";

export interface SaveInput {
  readonly name?: string | undefined;
  readonly configDraft?: StoredConfig | undefined;
  readonly updatedAt: string;
}

/** The draft is stored as it was written, with its list of documents computed (§3.98). */
export async function saveDraft(
  world: Pick<World, "products" | "documents" | "clock">,
  actor: Actor,
  slug: string,
  input: SaveInput,
): Outcome<LearnizProductAnswer> {
  if (input.name !== undefined && !input.name.trim()) return refuse("name.required");
  const content = input.configDraft && readConfig(input.configDraft);
  if (content && !content.ok) return content;
  const documents = content && listDocuments(content.value);
  const saved = await world.products.saveDraft(actor, slug, {
    name: input.name?.trim(),
    configDraft: documents && { ...input.configDraft, documents },
    documents: documents?.map((document) => document.slug),
    basedOn: input.updatedAt,
    now: toIso(world.clock.now()),
  });
  return answerSave(world, saved);
}

/** What an author hears of a save. */
export async function answerSave(world: Pick<World, "documents">, saved: SaveOutcome): Outcome<LearnizProductAnswer> {
  if (saved === "absent") return refuse("not-found");
  if (saved === "outdated") return refuse("concurrent-edit");
  return succeed(await describeProduct(world, saved));
}
