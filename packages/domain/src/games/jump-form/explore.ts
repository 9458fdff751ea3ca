// Knows every way through a form: which questions are reached, and how it ends with the most and with the fewest
// points.
import { boundPoints } from "../game/bound-points.ts";
import { listOutcomes, type Outcome } from "./outcomes.ts";
import type { FormQuestion, JumpForm } from "./schema.ts";

/** How many standings are looked at: nobody oversees a form with more. */
const MOST_STANDINGS = 4_000;

/** Where the answers to each question lead. */
export type FormWays = ReadonlyMap<string, readonly Outcome[]>;

export const listWays = (form: JumpForm): FormWays =>
  new Map(form.content.questions.map((question) => [question.slug, listOutcomes(form, question)]));

/** By the slug of a question, those that can be reached from it, itself where a way leads back; `null` is the end. */
export function listAheadOf(ways: FormWays): ReadonlyMap<string, ReadonlySet<string | null>> {
  return new Map(
    [...ways.keys()].map((slug) => {
      const found = new Set<string | null>();
      const waiting: (string | null)[] = [slug];
      for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
        for (const { to } of at === null ? [] : (ways.get(at) ?? [])) {
          const next = to?.slug ?? null;
          if (found.has(next)) continue;
          found.add(next);
          waiting.push(next);
        }
      }
      return [slug, found] as const;
    }),
  );
}

/** A way to the end. */
export interface FormEnd {
  readonly points: number;
  /** Question → answer as it is kept, in the order in which they are asked. */
  readonly answers: readonly (readonly [slug: string, kept: unknown])[];
}

interface Standing {
  readonly at: FormQuestion;
  readonly points: number;
  readonly answers: FormEnd["answers"];
}

interface Ends {
  /** True where every way was looked at, because there are not too many. */
  readonly isWhole: boolean;
  readonly end: FormEnd | undefined;
}

/** @param isDeep true: each way is followed to its end before the next begins, the best answer first. */
function lookForEnd(form: JumpForm, sign: 1 | -1, isDeep: boolean): Ends {
  const ways = listWays(form);
  const ahead = listAheadOf(ways);
  const [first] = form.content.questions;
  if (!first) return { isWhole: true, end: undefined };
  // Questions that were asked matter only where a way may lead back to them.
  const name = ({ at, answers }: Standing) =>
    [at.slug, ...answers.flatMap(([slug]) => (ahead.get(at.slug)?.has(slug) ? [slug] : [])).sort()].join("\n");
  const begin: Standing = { at: first, points: 0, answers: [] };
  const best = new Map([[name(begin), begin]]);
  const waiting = [name(begin)];
  let end: FormEnd | undefined;
  let isWhole = true;
  const take = () => (isDeep ? waiting.pop() : waiting.shift());
  for (let key = take(); key !== undefined; key = take()) {
    const standing = best.get(key);
    if (!standing) continue;
    const outcomes = ways.get(standing.at.slug) ?? [];
    for (const { kept, to, points } of outcomes.toSorted((one, other) => sign * (one.points - other.points))) {
      const answers = [...standing.answers, [standing.at.slug, kept] as const];
      const sum = standing.points + points;
      if (!to) {
        const isLonger = answers.length > (end?.answers.length ?? 0);
        const isBetter = !end || sign * sum > sign * end.points || (sum === end.points && isLonger === sign > 0);
        if (isBetter) end = { points: sum, answers };
        continue;
      }
      // A way that leads back asks the same question again, so it brings nobody on.
      if (answers.some(([slug]) => slug === to.slug)) continue;
      const next: Standing = { at: to, points: sum, answers };
      const there = name(next);
      const known = best.get(there);
      if (known && sign * known.points >= sign * sum) continue;
      if (!known && best.size >= MOST_STANDINGS) {
        isWhole = false;
        continue;
      }
      best.set(there, next);
      waiting.push(there);
    }
  }
  return { isWhole, end };
}

/**
 * The end with the most points (1), or the fewest (-1), among the ways that are looked at; with equal points the
 * longest way for 1, the shortest for -1. Undefined where no way reaches the end.
 */
export function findFormEnd(form: JumpForm, sign: 1 | -1): FormEnd | undefined {
  const { isWhole, end } = lookForEnd(form, sign, false);
  if (isWhole) return end;
  const found = [end, lookForEnd(form, sign, true).end].flatMap((one) => one ?? []);
  return found.toSorted((one, other) => sign * (other.points - one.points))[0] ?? goShortest(form);
}

/** Follows the shortest way, which never leads back. */
function goShortest(form: JumpForm): FormEnd | undefined {
  const ways = listWays(form);
  const asked = countFormOn(form, form.content.questions[0] ?? null, new Set());
  const taken = asked.flatMap((slug, index) => {
    const outcome = ways.get(slug)?.find(({ to }) => to?.slug === asked[index + 1]);
    return outcome ? [{ slug, ...outcome }] : [];
  });
  if (taken.at(-1)?.to !== null) return undefined;
  return {
    points: taken.reduce((sum, { points }) => sum + points, 0),
    answers: taken.map(({ slug, kept }) => [slug, kept] as const),
  };
}

/** An upper bound for the points of any way to the end; undefined where no way reaches it. */
export function boundFormPoints(form: JumpForm): number | undefined {
  const ways = listWays(form);
  const steps = new Map(
    [...ways].map(([slug, outcomes]) => [slug, outcomes.map(({ to, points }) => ({ to: to?.slug ?? null, points }))]),
  );
  return boundPoints({ steps, ahead: listAheadOf(ways), isOnce: true }, form.content.questions[0]?.slug ?? "");
}

/** The most points that any way gives; an upper bound where there are too many ways to look at each. */
export function findMostFormPoints(form: JumpForm): number | undefined {
  const { isWhole, end } = lookForEnd(form, 1, false);
  return isWhole ? end?.points : boundFormPoints(form);
}

/** Slugs of the questions that are still asked on the shortest way from here to the end. */
export function countFormOn(form: JumpForm, at: FormQuestion | null, asked: ReadonlySet<string>): readonly string[] {
  if (!at) return [];
  const ways = listWays(form);
  const from = new Map<string, string | null>([[at.slug, null]]);
  const waiting = [at.slug];
  const lead = (end: string) => {
    const found: string[] = [];
    for (let slug: string | null = end; slug !== null; slug = from.get(slug) ?? null) found.unshift(slug);
    return found;
  };
  for (let slug = waiting.shift(); slug !== undefined; slug = waiting.shift()) {
    for (const { to } of ways.get(slug) ?? []) {
      if (!to) return lead(slug);
      if (from.has(to.slug) || asked.has(to.slug)) continue;
      from.set(to.slug, slug);
      waiting.push(to.slug);
    }
  }
  return [at.slug];
}
