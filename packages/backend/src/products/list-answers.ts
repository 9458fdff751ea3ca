// Knows how authors read what one learner answered: in the words of what is published now.
import type { AnswerOf, products } from "@academiz/contract";
import { tellAnswer } from "@academiz/domain/answers";
import { succeed } from "@academiz/domain/kernel";
import { openPublished } from "../contents/open-published.ts";
import type { Outcome } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import type { Actor } from "../ports/index.ts";
import { findProduct, type ProductPlace } from "./find-product.ts";

export async function listAnswers(
  world: Pick<World, "products" | "courses" | "answers">,
  actor: Actor,
  { identifier, ...place }: ProductPlace & { readonly identifier: string },
  { page, limit }: { readonly page: number; readonly limit: number },
): Outcome<AnswerOf<typeof products.listAnswers>> {
  const product = await findProduct(world, actor, place);
  if (!product.ok) return product;
  const whose = { identifier, productSlug: product.value.slug };
  const { total, attempts } = await world.answers.list(actor, whose, page, limit);
  const find = attempts.length > 0 ? await openPublished(world, actor, product.value) : () => null;
  return succeed({
    attempts: attempts.map(({ place, attempt, at, score, answers }) => {
      const found = find(place, null);
      return {
        ...{ place, attempt, at, score },
        title: found?.title ?? null,
        page: found?.page ?? null,
        answers: answers.map((one) => {
          const { words, said, right } = found?.tell(one) ?? tellAnswer(null, one);
          return { item: one.item, words, said: [...said], verdict: one.verdict, right };
        }),
      };
    }),
    meta: { totalItems: total, page, limit },
  });
}
