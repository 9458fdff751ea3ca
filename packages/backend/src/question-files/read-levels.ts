// Knows how authors hear how difficult their questions are by what learners answered.
import type { AnswerOf, questionFiles } from "@academiz/contract";
import { succeed } from "@academiz/domain/kernel";
import { FEWEST_ANSWERS_OF_QUESTION, readSequences, tellLevels } from "@academiz/domain/sequences";
import type { Outcome } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import type { Actor } from "../ports/index.ts";
import { findProduct } from "../products/find-product.ts";

/** Answers that are computed with, the newest: somebody waits, and more would tell little. */
const MOST_ANSWERS = 20_000;

export async function readLevels(
  world: Pick<World, "products" | "answers" | "clock">,
  actor: Actor,
  slug: string,
): Outcome<AnswerOf<typeof questionFiles.readLevels>> {
  const product = await findProduct(world, actor, { type: "smart-sequence", slug });
  if (!product.ok) return product;
  const content = readSequences(product.value.configDraft ?? product.value.config);
  const answers = await world.answers.listJudged(actor, slug, MOST_ANSWERS);
  return succeed({
    computedAt: toIso(world.clock.now()),
    newestAt: answers[0]?.at ?? null,
    learners: new Set(answers.map(({ learner }) => learner)).size,
    fewest: FEWEST_ANSWERS_OF_QUESTION,
    most: MOST_ANSWERS,
    questions: [...tellLevels(content, answers)],
  });
}
