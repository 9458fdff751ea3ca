// Knows how authors read what the learners of a product come to together: in the words of what is published now.
import type { AnswerOf, statistics } from "@academiz/contract";
import { type KeptAnswer, tellAnswer } from "@academiz/domain/answers";
import { succeed } from "@academiz/domain/kernel";
import type { CompiledLearniz } from "@academiz/domain/learniz";
import { readSequences } from "@academiz/domain/sequences";
import { beginPeriod, type ItemReport, judgeItem, listWeeks, type Period } from "@academiz/domain/stats";
import { findCourse } from "../contents/find-course.ts";
import { openPublished, type PublishedGame } from "../contents/open-published.ts";
import { type Outcome, refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import type { Actor, KeptReport, ProductRecord } from "../ports/index.ts";
import { fillWeeks } from "./fill-weeks.ts";
import { keepFresh } from "./plan-statistics.ts";

export type ProductStatistics = AnswerOf<typeof statistics.readProductStatistics>;
type Stage = Pick<World, "products" | "courses" | "statistics" | "jobs" | "clock" | "dice">;

const NOTHING: KeptReport = {
  ...{ learners: 0, completions: 0, scored: 0, average: null, time: 0, scores: [], pages: [], items: [], times: [] },
};

export async function readProductStatistics(
  world: Stage,
  actor: Actor,
  { type, slug }: Pick<ProductRecord, "type" | "slug">,
  period: Period,
): Outcome<ProductStatistics> {
  const product = await world.products.read(actor, slug);
  if (product?.type !== type) return refuse("not-found");
  const now = world.clock.now();
  const since = toIso(listWeeks(period, now)[0] ?? beginPeriod(period, now) ?? 0);
  const [fresh, kept, weeks] = await Promise.all([
    keepFresh(world, actor, product.createdAt),
    world.statistics.readReport(actor, slug, period),
    world.statistics.listWeeks(actor, { place: "", productSlug: slug, since }),
  ]);
  const report = kept ?? NOTHING;
  const isCourse = type === "learniz" && product.publishedAt !== null;
  const course = isCourse
    ? await findCourse(world, { clientId: actor.clientId, productSlug: slug, publishedAt: product.publishedAt ?? "" })
    : null;
  const find = report.items.length > 0 ? await openPublished(world, actor, product) : () => null;
  return succeed({
    ...fresh,
    learners: report.learners,
    completions: report.completions,
    average: report.average,
    scored: report.scored,
    time: report.time,
    weeks: fillWeeks(weeks, listWeeks(period, now)),
    scores: [...report.scores],
    pages: course ? tellPages(course, report) : [],
    ways: course ? tellWays(course, report) : [],
    items: sortItems(report.items, listOrder(product, course)).map((item) =>
      tellItem(item, find(item.place, item.item)),
    ),
  });
}

/** In the order of the course as it is published now; pages that it has no more are ignored. */
function tellPages({ learniz }: CompiledLearniz, { pages, times }: KeptReport): ProductStatistics["pages"] {
  const counts = new Map(pages.map((page) => [page.slug, page]));
  const visits = new Map(times.map((page) => [page.slug, page]));
  return learniz.chapters.flatMap(({ title, slides }) =>
    slides.map((slide) => {
      const { visits: visited = 0, time = 0 } = visits.get(slide.slug) ?? {};
      const { reached = 0, left = 0 } = counts.get(slide.slug) ?? {};
      return {
        ...{ slug: slide.slug, title: slide.description, chapter: title, reached, left },
        visits: visited,
        average: visited === 0 ? null : time / visited,
      };
    }),
  );
}

/** The most frequent first; of pages that the course has no more they are ignored. */
function tellWays({ slides }: CompiledLearniz, { ways = [] }: KeptReport): ProductStatistics["ways"] {
  const pages = new Map(slides.map(({ slide }, at) => [slide.slug, { title: slide.description, at }]));
  return ways.flatMap(({ from, to, count }) => {
    const [first, second] = [pages.get(from), pages.get(to)];
    if (!first || !second) return [];
    return [{ from: first.title, to: second.title, count, isNext: second.at === first.at + 1 }];
  });
}

/** Places of a course, questions of a smart sequence. */
function listOrder({ type, config }: ProductRecord, course: CompiledLearniz | null): readonly string[] {
  if (type !== "smart-sequence") return [...(course?.places.keys() ?? [])];
  return readSequences(config).sequences.flatMap(({ questions }) => questions.map(({ uuid }) => uuid));
}

/** As learners meet them; what the content has no more comes last. */
function sortItems(items: readonly ItemReport[], listed: readonly string[]): readonly ItemReport[] {
  const order = new Map(listed.map((slug, index) => [slug, index]));
  const find = ({ place, item }: ItemReport) => order.get(place) ?? order.get(item) ?? order.size;
  return [...items].sort((one, other) => find(one) - find(other));
}

function tellItem(item: ItemReport, found: PublishedGame | null): ProductStatistics["items"][number] {
  const { answered, right, difficulty, discrimination, others } = item;
  const one = { item: item.item, number: item.number, verdict: "wrong", credit: null } as const;
  const tell = (answer: KeptAnswer) => found?.tell(answer) ?? tellAnswer(null, answer);
  const asked = tell({ ...one, kind: null, answer: null });
  return {
    ...{ place: item.place, item: item.item, answered, right, difficulty, discrimination, others },
    title: found?.title ?? null,
    page: found?.page ?? null,
    words: asked.words,
    rightAnswer: asked.right,
    warnings: [...judgeItem(item)],
    chosen: item.chosen.map(({ kind, answer, count }) => ({
      said: [...tell({ ...one, kind, answer }).said],
      count,
    })),
  };
}
