// Knows how the statistics of a client are computed: by a job, from what is stored, whole each time. Again, it changes
// nothing.
import { pairWithin, readPlaces } from "@academiz/domain/clients";
import { parseProgress } from "@academiz/domain/progress";
import {
  beginPeriod,
  beginWeek,
  type FirstAnswer,
  type LearnerFact,
  listWeeks,
  PERIODS,
  type Period,
  type ProductTally,
  tallyProduct,
} from "@academiz/domain/stats";
import type { JobKind, JobTools } from "../ground/job-kind.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import type { FigureStretch, PlayFact, PlayPlace, Tenancy } from "../ports/index.ts";

export const STATISTICS = "statistics";
/** Learners' results that are read at once. */
const PORTION = 50;
const WEEK = 7 * 86_400_000;

export const computeStatistics: JobKind = async (world, job, tools) => {
  const now = world.clock.now();
  await world.statistics.noteDays(job);
  const slugs = await world.statistics.listBegun(job);
  for (const [index, slug] of slugs.entries()) {
    await reportProduct(world, job, slug, now, tools);
    tools.advance(index + 1, slugs.length);
  }
  return async (inside) => {
    const client = await inside.clients.read(job);
    const places = pairWithin(readPlaces(client?.affectations ?? []));
    await inside.statistics.computeFigures(job, listStretches(now), places);
    await inside.statistics.setComputed(job, toIso(now));
    return { state: "done", result: { products: slugs.length } };
  };
};

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
  slug: string,
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
  for (const { at, status, score, time } of await world.statistics.listNameless(tenancy, slug))
    add(at, { status, score, time, reached: [], left: null, answers: [] });
  let after: PlayPlace | null = null;
  for (;;) {
    const plays: readonly PlayFact[] = await world.statistics.listPlays(tenancy, slug, after, PORTION);
    const answers = await readAnswers(world, tenancy, plays);
    for (const play of plays) {
      if (play.status !== "NOT_STARTED") add(play.at, toFact(play, answers.get(keyPlay(play)) ?? []));
      after = { userId: play.userId, perimeterSlug: play.perimeterSlug };
    }
    await pause();
    if (plays.length < PORTION) break;
  }
  const reports = [];
  for (const { period, from, tally } of tallies) {
    const times = await world.statistics.listPageTimes(tenancy, slug, toIso(from));
    reports.push({ period, report: { ...tally.read(), times } });
  }
  await world.statistics.keepReports(tenancy, slug, reports);
}

const keyPlay = ({ userId, perimeterSlug }: PlayPlace): string => `${perimeterSlug} ${userId}`;

async function readAnswers(
  { statistics }: Pick<World, "statistics">,
  tenancy: Tenancy,
  plays: readonly PlayFact[],
): Promise<ReadonlyMap<string, readonly FirstAnswer[]>> {
  const found = new Map<string, FirstAnswer[]>();
  for (const perimeterSlug of new Set(plays.map((play) => play.perimeterSlug))) {
    const people = plays.filter((play) => play.perimeterSlug === perimeterSlug).map(({ userId }) => userId);
    for (const { userId, perimeterSlug: _, ...answer } of await statistics.listFirstAnswers(
      tenancy,
      perimeterSlug,
      people,
    )) {
      const key = keyPlay({ userId, perimeterSlug });
      found.set(key, [...(found.get(key) ?? []), answer]);
    }
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
