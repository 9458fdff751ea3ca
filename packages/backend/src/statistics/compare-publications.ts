// Knows how authors compare what learners came to under two publications of a product.
import type { AnswerOf, statistics } from "@academiz/contract";
import { succeed } from "@academiz/domain/kernel";
import { openPublished } from "../contents/open-published.ts";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import type { Actor, ProductRecord, PublishedFigures } from "../ports/index.ts";

type Stage = Pick<World, "products" | "courses" | "statistics">;
type Compared = AnswerOf<typeof statistics.comparePublications>;

/** Those that are not named are the last but one, and the last. */
export async function comparePublications(
  world: Stage,
  actor: Actor,
  { type, slug }: Pick<ProductRecord, "type" | "slug">,
  named: { readonly one?: string | undefined; readonly other?: string | undefined },
): Outcome<Compared> {
  const product = await world.products.read(actor, slug);
  if (product?.type !== type) return refuse("not-found");
  const publications = (await world.products.listPublicationRows(actor, slug)).map(({ publishedAt }) => publishedAt);
  const { one = publications[1], other = publications[0] } = named;
  if ([one, other].some((at) => at !== undefined && !publications.includes(at))) return refuse("not-found");
  if (one === undefined || other === undefined) return succeed({ publications, one: null, other: null, items: [] });
  // The newest comes first: each publication was replaced by the one before it in the list.
  const read = (from: string) =>
    world.statistics.readPublished(actor, slug, { from, until: publications[publications.indexOf(from) - 1] ?? null });
  const [first, second] = await Promise.all([read(one), read(other)]);
  const find = await openPublished(world, actor, product);
  const known = new Map(second.items.map((item) => [`${item.place} ${item.item}`, item]));
  const items = first.items.flatMap((item) => {
    const same = known.get(`${item.place} ${item.item}`);
    if (!same) return [];
    const found = find(item.place, item.item);
    const asked = { item: item.item, number: item.number, verdict: "wrong", credit: null, kind: null, answer: null };
    return {
      ...{ place: item.place, item: item.item, title: found?.title ?? null, page: found?.page ?? null },
      words: found?.tell({ ...asked, verdict: "wrong" }).words ?? null,
      one: { answered: item.answered, difficulty: item.difficulty },
      other: { answered: same.answered, difficulty: same.difficulty },
    };
  });
  return succeed({ publications, one: tell(one, first), other: tell(other, second), items });
}

const tell = (publishedAt: string, { learners, completions, scored, average }: PublishedFigures) => ({
  ...{ publishedAt, learners, completions, scored, average },
});
