// Knows how the statistics of a client are computed: by a job, from what is stored, whole each time. Again, it changes
// nothing.
import { pairWithin, readPlaces } from "@academiz/domain/clients";
import { parseProgress } from "@academiz/domain/progress";
import {
  beginPeriod,
  beginWeek,
  type FirstAnswer,
  type LearnerFact,
  LONGEST_VISIT,
  listWeeks,
  PERIODS,
  type Period,
  type ProductTally,
  tallyProduct,
} from "@academiz/domain/stats";
import type { JobEffect, JobKind, JobTools } from "../ground/job-kind.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import type {
  AnswerFact,
  BegunProduct,
  FigureStretch,
  NamelessFact,
  PageTimeOfPeriod,
  PageWayOfPeriod,
  PlayFact,
  Tenancy,
} from "../ports/index.ts";

export const STATISTICS = "statistics";
/** Who asks where nobody does. */
export const NOBODY = "00000000-0000-0000-0000-000000000000";
/** Learners' results that are read at once. */
const PORTION = 50;
/** The same of those who are gone, of whom little is kept. */
const NAMELESS_PORTION = 1_000;
/** Ways between the pages of a course that are kept: those that tell where its learners do not just read on. */
const MOST_WAYS = 30;
const WEEK = 7 * 86_400_000;
/** Another one computes otherwise: then all is computed anew, news or none. */
const METHOD = 2;

/** Where nobody asked and nothing is new, it is only noted that it was looked at. */
export const computeStatistics: JobKind = async (world, job, tools) => {
  const now = world.clock.now();
  const client = await world.clients.read(job);
  const places = pairWithin(readPlaces(client?.affectations ?? []));
  const [computed, stored] = await Promise.all([
    world.statistics.readComputed(job),
    tools.during(world.statistics.readNews(job)),
  ]);
  // What comes while it computes is news the next time.
  const news = JSON.stringify([METHOD, beginWeek(now), stored]);
  if (job.askerId === NOBODY && computed?.news === news) return end(job, now, news, 0);
  await tools.during(world.statistics.noteDays(job));
  const periods = PERIODS.map((period) => ({ period, from: toIso(beginPeriod(period, now) ?? 0) }));
  const times = gather(await tools.during(world.statistics.listPageTimes(job, periods, LONGEST_VISIT)));
  const ways = gather(await tools.during(world.statistics.listPageWays(job, periods, MOST_WAYS)));
  const products = await world.statistics.listBegun(job);
  for (const [index, product] of products.entries()) {
    const visits = { times: times.get(product.slug) ?? [], ways: ways.get(product.slug) ?? [] };
    await reportProduct(world, job, product, visits, now, tools);
    tools.advance(index + 1, products.length);
  }
  // It takes long where there are many: not in the effect, in which nobody hears that the job is still in good hands.
  await tools.during(world.statistics.computeFigures(job, listStretches(now), places));
  return end(job, now, news, products.length);
};

const end =
  (job: Tenancy, now: number, news: string, products: number): JobEffect =>
  async (inside) => {
    await inside.statistics.setComputed(job, toIso(now), news);
    return { state: "done", result: { products } };
  };

/** By the product. */
function gather<T extends { readonly productSlug: string }>(rows: readonly T[]): ReadonlyMap<string, readonly T[]> {
  const found = new Map<string, T[]>();
  for (const row of rows) {
    const known = found.get(row.productSlug);
    if (known) known.push(row);
    else found.set(row.productSlug, [row]);
  }
  return found;
}

function listStretches(now: number): readonly FigureStretch[] {
  const until = beginWeek(now) + WEEK;
  const weeks = listWeeks("all", now).map((from) => ({
    span: "week" as const,
    from: toIso(from),
    until: toIso(from + WEEK),
  }));
  const periods = PERIODS.map((span) => ({ span, from: toIso(beginPeriod(span, now) ?? 0), until: toIso(until) }));
  return [...weeks, ...periods];
}

/** Whoever did something in it in a period is counted in that period, with what they have reached by now. */
async function reportProduct(
  world: Pick<World, "statistics">,
  { clientId }: Tenancy,
  { slug, perimeters }: BegunProduct,
  { times, ways }: { readonly times: readonly PageTimeOfPeriod[]; readonly ways: readonly PageWayOfPeriod[] },
  now: number,
  { pause }: Pick<JobTools, "pause">,
): Promise<void> {
  const tenancy = { clientId };
  const tallies = PERIODS.map((period): { period: Period; from: number; tally: ProductTally } => ({
    period,
    from: beginPeriod(period, now) ?? 0,
    tally: tallyProduct(),
  }));
  const add = (at: string, fact: LearnerFact) => {
    for (const { from, tally } of tallies) if (Date.parse(at) >= from) tally.add(fact);
  };
  for (const perimeter of perimeters) {
    await addNameless(world, tenancy, perimeter, add, pause);
    await addPlays(world, tenancy, perimeter, add, pause);
  }
  const reports = tallies.map(({ period, tally }) => ({
    period,
    report: {
      ...tally.read(),
      times: times
        .filter((time) => time.period === period)
        .map(({ slug: page, visits, time }) => ({ slug: page, visits, time })),
      ways: ways.filter((way) => way.period === period).map(({ from, to, count }) => ({ from, to, count })),
    },
  }));
  await world.statistics.keepReports(tenancy, slug, reports);
}

type Add = (at: string, fact: LearnerFact) => void;

async function addNameless(
  { statistics }: Pick<World, "statistics">,
  tenancy: Tenancy,
  perimeter: string,
  add: Add,
  pause: JobTools["pause"],
): Promise<void> {
  let after: string | null = null;
  for (;;) {
    const results: readonly NamelessFact[] = await statistics.listNameless(tenancy, perimeter, after, NAMELESS_PORTION);
    for (const { at, status, score, time } of results)
      add(at, { status, score, time, reached: [], left: null, answers: [] });
    await pause();
    if (results.length < NAMELESS_PORTION) return;
    after = results.at(-1)?.id ?? null;
  }
}

async function addPlays(
  { statistics }: Pick<World, "statistics">,
  tenancy: Tenancy,
  perimeter: string,
  add: Add,
  pause: JobTools["pause"],
): Promise<void> {
  let after: string | null = null;
  for (;;) {
    const plays: readonly PlayFact[] = await statistics.listPlays(tenancy, perimeter, after, PORTION);
    const people = plays.map(({ userId }) => userId);
    const answers = people.length === 0 ? [] : await statistics.listFirstAnswers(tenancy, perimeter, people);
    const byPerson = gatherAnswers(answers);
    for (const play of plays)
      if (play.status !== "NOT_STARTED") add(play.at, toFact(play, byPerson.get(play.userId) ?? []));
    await pause();
    if (plays.length < PORTION) return;
    after = people.at(-1) ?? null;
  }
}

function gatherAnswers(answers: readonly AnswerFact[]): ReadonlyMap<string, readonly FirstAnswer[]> {
  const found = new Map<string, FirstAnswer[]>();
  for (const { userId, perimeterSlug: _, ...answer } of answers) {
    const known = found.get(userId);
    if (known) known.push(answer);
    else found.set(userId, [answer]);
  }
  return found;
}

function toFact({ status, score, time, progress }: PlayFact, answers: readonly FirstAnswer[]): LearnerFact {
  const stored = parseProgress(progress);
  const slides = (stored?.chapters ?? []).flatMap((chapter) => chapter.slides);
  const reached = slides.filter((slide) => slide.status !== "NOT_STARTED" && slide.status !== "LOCKED");
  const isOver = status === "COMPLETE" || status === "FAILED";
  const here = stored?.currentSlideSlug ?? null;
  return {
    ...{ status, score, time, answers },
    reached: reached.map(({ slug }) => slug),
    left: !isOver && here !== null && slides.some(({ slug }) => slug === here) ? here : null,
  };
}
