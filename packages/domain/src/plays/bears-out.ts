// Knows whether the stored play of a learner confirms an ended attempt that is reported (§7.136, decisions 8).
import * as z from "zod/mini";
import type { ProductType } from "../catalog/index.ts";
import { isFinished } from "../scoring/index.ts";
import type { TOLD_KINDS } from "./end-kind.ts";
import { readGameResult, readScormResult } from "./read-result.ts";
import type { PlayResult } from "./verdict.ts";

/** A reported attempt: at which game or package, and what it was worth. `score` 0–100, null without one. */
export interface ToldAttempt {
  readonly slug: string;
  readonly type: (typeof TOLD_KINDS)[number];
  readonly status: "COMPLETE" | "FAILED";
  readonly score: number | null;
  readonly badge: string | null;
}
/** The play that is stored for it. */
export interface PlayedThing {
  readonly perimeterSlug: string;
  readonly productSlug: string;
  readonly productType: ProductType;
}
interface Ended {
  readonly status: PlayResult["status"] | "LOCKED";
  readonly score?: number | undefined;
  readonly badge?: string | null | undefined;
  /** How many attempts have ended. */
  readonly nbTimeDone: number;
}

const interactivitySchema = z.object({
  slug: z.string(),
  status: z.enum(["LOCKED", "NOT_STARTED", "STARTED", "COMPLETE", "FAILED"]),
  score: z.optional(z.number()),
  nbTimeDone: z._default(z.number(), 0),
});
const courseSchema = z.object({
  chapters: z.array(z.object({ slides: z.array(z.object({ interactivities: z.array(interactivitySchema) })) })),
});
/** Scores are kept with one decimal. */
const ROUNDING = 0.05 + 1e-9;

/** How many devices of one learner may each report attempts that another one's progress has overtaken. */
const DEVICES = 3;
/** How often the content of a package may end in one launch: some report an end after each of their quizzes. */
const ENDS = 10;

/**
 * How many entries of a history this slug may have; `launches`: those of its package, as far as they are remembered.
 */
export function countBorne(
  played: PlayedThing,
  stored: unknown,
  told: Pick<ToldAttempt, "slug" | "type">,
  launches: number,
): number {
  // An attempt that ended was launched, even where the launch is no longer remembered.
  if (told.type === "SCORM") return Math.max(1, launches) * ENDS;
  return (findEnded(played, stored, told)?.nbTimeDone ?? 0) * DEVICES;
}

/** What an entry counts for: the whole product, by whichever of its names, or a part of a course. */
export const nameBorne = ({ perimeterSlug, productType }: PlayedThing, { slug }: Pick<ToldAttempt, "slug">): string =>
  productType === "learniz" ? slug : perimeterSlug;

/**
 * True where an attempt of that slug ended, with that badge. Where a single attempt ended and none was begun since, it
 * has to be that one: it is worth no more than what is stored. Of several attempts only one is kept, so each is
 * believed. A package that has ended once is believed on its score, as its saves are.
 */
export function bearsOut(played: PlayedThing, stored: unknown, told: ToldAttempt): boolean {
  if (told.type === "SCORM") {
    const isPackage = played.productType === "scorm" && isNamed(played, told) && told.badge === null;
    const result = isPackage ? readScormResult(stored) : null;
    return result !== null && (isFinished(result.status) || (result.attempt ?? 1) > 1);
  }
  const ended = findEnded(played, stored, told);
  if (!ended || ended.nbTimeDone < 1 || (told.badge !== null && told.badge !== ended.badge)) return false;
  const isAlone = ended.nbTimeDone === 1 && isFinished(ended.status);
  return !isAlone || isWithin(ended, told);
}

/**
 * The badge with which an ended attempt enters the history (§3.218): where it reports none, that of the stored attempt
 * if both are worth the same.
 */
export function nameBadge(played: PlayedThing, stored: unknown, told: ToldAttempt): string | null {
  if (told.badge !== null || told.type === "SCORM") return told.badge;
  const ended = findEnded(played, stored, told);
  const isCounted = ended?.status === told.status && told.score !== null && isSameScore(ended.score, told.score);
  return isCounted ? (ended.badge ?? null) : null;
}

const isSameScore = (stored: number | undefined, told: number): boolean =>
  stored !== undefined && Math.abs(stored - told) <= ROUNDING;

function findEnded(played: PlayedThing, stored: unknown, told: Pick<ToldAttempt, "slug">): Ended | null {
  if (played.productType === "game") return isNamed(played, told) ? readGameResult(stored) : null;
  if (played.productType !== "learniz") return null;
  const course = courseSchema.safeParse(stored);
  if (!course.success) return null;
  const slides = course.data.chapters.flatMap((chapter) => chapter.slides);
  return slides.flatMap(({ interactivities }) => interactivities).find(({ slug }) => slug === told.slug) ?? null;
}

const isNamed = ({ perimeterSlug, productSlug }: PlayedThing, { slug }: Pick<ToldAttempt, "slug">): boolean =>
  slug === perimeterSlug || slug === productSlug;
const isWithin = (ended: Ended, { status, score }: ToldAttempt): boolean =>
  (status === "FAILED" || ended.status === "COMPLETE") &&
  (score === null || (ended.score !== undefined && score <= ended.score + ROUNDING));
