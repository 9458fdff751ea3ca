// Knows how a learner reads a section: its products, and the result that follows from theirs.
import type { SectionAnswer } from "@academiz/contract";
import { succeed } from "@academiz/domain/kernel";
import { chooseParts, measureSection } from "@academiz/domain/plays";
import { readSectionProducts } from "@academiz/domain/products";
import { readDisplayTitle } from "@academiz/domain/scorm";
import { type Outcome, refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import { hearOpened } from "../notifications/hear-opened.ts";
import { findPerimeter } from "../perimeters/find-perimeter.ts";
import { keepAdmitting } from "../policies/keep-admitting.ts";
import type { Actor } from "../ports/index.ts";
import { isSameResult, settleSections } from "../progress/follow-sections.ts";

type Stage = Pick<
  World,
  "perimeters" | "users" | "clients" | "clock" | "dice" | "products" | "sections" | "notifications" | "transact"
>;

/** Results that no save could follow are followed here, such as those from before the section was theirs. */
export async function readSection(stage: Stage, actor: Actor, slug: string): Outcome<SectionAnswer> {
  const { home, userId } = actor;
  const perimeter = await findPerimeter(stage, actor, slug);
  if (!perimeter.ok) return perimeter;
  const { productSlug, productType, publishedAt, name } = perimeter.value;
  const product = productType === "section" ? await stage.products.read(home, productSlug) : null;
  if (!product?.config) return refuse("not-found");
  await hearOpened(stage, actor, productSlug);
  const { config } = product;
  const slugs = readSectionProducts(config);
  const [open, known, results] = await Promise.all([
    stage.perimeters.listOpen(home, userId, toIso(stage.clock.now())),
    stage.products.listKnown(home, slugs),
    stage.sections.listResults(home, [userId], slugs),
  ]);
  const admitted = await keepAdmitting(stage, home, userId, open);
  const [parts, best] = [new Map(known.map((one) => [one.slug, one])), chooseParts(results)];
  const products = slugs.flatMap((one) => parts.get(one) ?? []);
  const own = open.find((one) => one.slug === slug);
  const stored = own?.progress ?? null;
  const result = measureSection(
    products.map((one) => one.slug),
    results,
    stored?.status ?? null,
  );
  if (result && actor.scope === "session" && !(stored && isSameResult(stored, result)))
    await stage.transact(home, async (inside) => {
      await inside.sections.hold(home, [userId]);
      await settleSections(inside, stage, home, [{ slug, productSlug, publishedAt, config }], [userId]);
    });
  const describePart = (one: (typeof products)[number]) => {
    const place = admitted.find(({ productSlug }) => productSlug === one.slug);
    return {
      slug: one.slug,
      name: place ? readDisplayTitle(place.card.title, place.name) : one.name,
      type: one.type,
      perimeterSlug: place?.slug ?? null,
      status: best.get(one.slug)?.status ?? null,
      score: best.get(one.slug)?.score ?? null,
    };
  };
  return succeed({
    perimeterSlug: slug,
    name: readDisplayTitle(own?.card.title ?? "", name),
    description: own?.card.description ?? null,
    demo: perimeter.value.demo,
    result: result && { status: result.status, percentage: result.percentage, score: result.score ?? null },
    products: products.map(describePart),
  });
}
