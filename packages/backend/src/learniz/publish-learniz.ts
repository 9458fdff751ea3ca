// Knows how a learniz is published (§7.85, §5.23–§5.33, decisions 4 and 5).
import type { LearnizProductAnswer } from "@academiz/contract";
import { createSlug } from "@academiz/domain/kernel";
import { applyGeneralConditions, listDocuments } from "@academiz/domain/learniz";
import { announceProduct } from "../notifications/announce-product.ts";
import { type Outcome, refuse } from "../outcome.ts";
import type { Actor } from "../ports/index.ts";
import { toIso } from "../time.ts";
import type { World } from "../world.ts";
import { makeCard } from "./make-card.ts";
import { readConfig } from "./read-config.ts";
import { answerSave } from "./save-draft.ts";

export interface PublishInput {
  readonly updatedAt: string;
  readonly visible?: boolean | undefined;
}

/**
 * Publishes the draft, or what is published again when there is none. The publication's date is a full timestamp, later than any before
 * it: equal dates would make the next publication wipe the learners' progress. The list of documents is computed, never the caller's.
 */
export async function publishLearniz(
  world: Pick<World, "products" | "documents" | "clock" | "dice" | "transact" | "livePublisher">,
  actor: Actor,
  slug: string,
  input: PublishInput,
): Outcome<LearnizProductAnswer> {
  const product = await world.products.read(actor, slug);
  if (!product) return refuse("not-found");
  const written = product.configDraft ?? product.config;
  const content = written ? readConfig(written) : refuse("content.invalid");
  if (!content.ok) return content;
  const previous = product.publishedAt ? Date.parse(product.publishedAt) : 0;
  const publishedAt = toIso(Math.max(world.clock.now(), previous + 1));
  const { learniz } = applyGeneralConditions(content.value, world.dice.random);
  const documents = listDocuments(learniz);
  const { published, dispatch } = await world.transact(actor, async (inside) => {
    const published = await inside.products.publish(actor, slug, {
      config: { ...learniz, slug, publishedDate: publishedAt, documents },
      documents: documents.map((document) => document.slug),
      card: makeCard(learniz),
      visible: input.visible ?? null,
      publishedAt,
      basedOn: input.updatedAt,
      firstPerimeterSlug: createSlug(world.dice.random),
    });
    const dispatch = typeof published === "string" ? null : await announceProduct(inside, world, actor, published);
    return { published, dispatch };
  });
  if (dispatch) world.livePublisher.publish(actor, dispatch);
  return answerSave(world, published);
}
