// Knows what a learner finds: by product, and nothing that a locked page says.
import type { AnswerOf, FoundProductAnswer, searching } from "@academiz/contract";
import { cutAround, type Excerpt, findNear, listSoughtWords, succeed } from "@academiz/domain/kernel";
import { groupBy } from "../classiz/group-by.ts";
import type { Outcome } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import { keepAdmitting } from "../policies/keep-admitting.ts";
import type { Actor, AvailableProduct, FoundText } from "../ports/index.ts";
import { keepTexts } from "./keep-texts.ts";
import { listOpenPages, readOpenCourse } from "./read-open-course.ts";

const MOST_TEXTS = 200;
const MOST_PRODUCTS = 20;
const MOST_PAGES = 5;
/** Letters on each side of what was found. */
const AROUND = 60;

type Stage = Pick<
  World,
  "perimeters" | "users" | "clients" | "clock" | "products" | "courses" | "progress" | "soughtTexts"
>;

export async function searchMyProducts(
  world: Stage,
  actor: Actor,
  query: string,
): Outcome<AnswerOf<typeof searching.searchMyProducts>> {
  const words = listSoughtWords(query);
  if (words.length === 0) return succeed({ found: [] });
  const open = await world.perimeters.listOpen(actor.home, actor.userId, toIso(world.clock.now()));
  const admitted = await keepAdmitting(world, actor.home, actor.userId, open);
  await keepTexts(world, actor.home, admitted);
  const bySlug = new Map(admitted.toReversed().map((one) => [one.productSlug, one]));
  const texts = await world.soughtTexts.search(actor.home, {
    words,
    productSlugs: [...bySlug.keys()],
    limit: MOST_TEXTS,
  });
  const found: FoundProductAnswer[] = [];
  for (const [productSlug, said] of groupBy(texts, (text) => text.productSlug)) {
    if (found.length === MOST_PRODUCTS) break;
    const product = bySlug.get(productSlug);
    const described = product && (await describe(world, actor, product, said, query));
    if (described) found.push(described);
  }
  return succeed({ found });
}

/** Null where it is said on locked pages alone. */
async function describe(
  world: Stage,
  actor: Actor,
  product: AvailableProduct,
  said: readonly FoundText[],
  query: string,
): Promise<FoundProductAnswer | null> {
  const own = said.find(({ page }) => page === null);
  const isOpen = said.some(({ page }) => page !== null) ? await findOpenPages(world, actor, product) : () => false;
  const pages = said.flatMap(({ page, title, words }) => {
    if (page === null) return [];
    const isLocked = !isOpen(page);
    if (isLocked && !findNear(title, query)) return [];
    return [{ slug: page, title, isLocked, excerpt: isLocked ? null : cut(words, query) }];
  });
  if (!own && pages.length === 0) return null;
  const { slug, productSlug, productType, card } = product;
  return {
    perimeterSlug: slug,
    productSlug,
    type: productType,
    title: card.title,
    language: card.language,
    excerpt: own ? cut(own.words, query) : null,
    pages: pages.slice(0, MOST_PAGES),
  };
}

function cut(words: string, query: string): Excerpt | null {
  const range = findNear(words, query);
  return range && cutAround(words, range, AROUND);
}

async function findOpenPages(
  world: Stage,
  actor: Actor,
  product: AvailableProduct,
): Promise<(page: string) => boolean> {
  const course = await readOpenCourse(world, actor, product);
  const open = new Set(course && listOpenPages(course));
  return (page) => open.has(page);
}
