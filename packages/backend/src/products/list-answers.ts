// Knows how authors read what one learner answered: in the words of what is published now.
import type { AnswerOf, products } from "@academiz/contract";
import { tellAnswer } from "@academiz/domain/answers";
import { type Game, readGame } from "@academiz/domain/games";
import { findGame } from "@academiz/domain/interactivities";
import { succeed } from "@academiz/domain/kernel";
import type { CompiledLearniz } from "@academiz/domain/learniz";
import { findCourse } from "../contents/find-course.ts";
import type { Outcome } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import type { Actor, ProductRecord } from "../ports/index.ts";
import { findProduct, type ProductPlace } from "./find-product.ts";

/** A game as it is published now, and where it stands. */
interface PublishedGame {
  readonly game: Game | null;
  readonly title: string;
  /** Null where it is a product of its own. */
  readonly page: string | null;
}
type FindGame = (place: string) => PublishedGame | null;

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
  const find = attempts.length > 0 ? await openContent(world, actor, product.value) : () => null;
  return succeed({
    attempts: attempts.map(({ place, attempt, at, score, answers }) => {
      const found = find(place);
      return {
        ...{ place, attempt, at, score },
        title: found?.title ?? null,
        page: found?.page ?? null,
        answers: answers.map((one) => {
          const { words, said, right } = tellAnswer(found?.game ?? null, one);
          return { item: one.item, words, said: [...said], verdict: one.verdict, right };
        }),
      };
    }),
    meta: { totalItems: total, page, limit },
  });
}

async function openContent(
  world: Pick<World, "products" | "courses">,
  { clientId }: Actor,
  { type, slug, name, config, publishedAt }: ProductRecord,
): Promise<FindGame> {
  if (type === "learniz") {
    const course = publishedAt && (await findCourse(world, { clientId, productSlug: slug, publishedAt }));
    return course ? (place) => findPlayed(course, place) : () => null;
  }
  const game = type === "game" && config ? readGame({ params: config }) : null;
  return (place) => (game?.ok && place === slug ? { game: game.value, title: name, page: null } : null);
}

function findPlayed({ learniz, places }: CompiledLearniz, slug: string): PublishedGame | null {
  const place = places.get(slug);
  if (place?.kind !== "interactivity") return null;
  const slide = learniz.chapters[place.chapterIndex]?.slides[place.slideIndex];
  const content = slide?.interactivities[place.interactivityIndex];
  const game = content ? findGame(content) : null;
  if (!slide || !game) return null;
  return { game: game.ok ? game.value : null, title: content?.description ?? "", page: slide.description };
}
