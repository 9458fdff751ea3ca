// Knows how statistics are computed from what learners did, kept, and read: nothing is counted while somebody waits.
import type { ProgressStatus } from "@academiz/domain/progress";
import type { FirstAnswer, Period, ProductReport } from "@academiz/domain/stats";
import type { NodePairs } from "../people/clients.ts";
import type { Tenancy } from "../people/tenancy.ts";
import type { PlayPlace } from "./answers.ts";
import type { StoredProgress } from "./progress.ts";

export type FigureSpan = "week" | Period;
/** A stretch of time that figures are computed of; ISO timestamps, `until` outside. */
export interface FigureStretch {
  readonly span: FigureSpan;
  readonly from: string;
  readonly until: string;
}
/** People are counted once in each row. */
export interface Figures {
  /** Learners who did something. */
  readonly active: number;
  readonly starts: number;
  readonly completions: number;
  /** Scores that were reached or kept, and their sum. */
  readonly scored: number;
  readonly points: number;
  /** Seconds. */
  readonly time: number;
}
/** ISO. */
export type FiguresOfWeek = Figures & { readonly from: string };
export type FiguresOfProduct = Figures & { readonly slug: string; readonly name: string; readonly type: string };
export type FiguresOfPlace = Figures & { readonly place: string };

/** What somebody has reached in a product. */
export interface PlayFact extends PlayPlace {
  /** ISO timestamp of the last fact. */
  readonly at: string;
  readonly status: ProgressStatus;
  readonly score: number | null;
  readonly time: number;
  /** Null of one who is gone. */
  readonly progress: StoredProgress | null;
}
export interface AnswerFact extends FirstAnswer, PlayPlace {}
/** Visits of one page of a course. */
export interface PageTime {
  readonly slug: string;
  readonly visits: number;
  /** Seconds, of all together. */
  readonly time: number;
}
/** With the time that its pages took, as far as visits tell. */
export interface KeptReport extends ProductReport {
  readonly times: readonly PageTime[];
}

export interface Statistics {
  /** Notes of whoever did something since the last time on which day it was. Again, it changes nothing. */
  noteDays(tenancy: Tenancy): Promise<void>;
  /** Figures of each stretch, of all and of each place with those below it, in the place of what was there. */
  computeFigures(tenancy: Tenancy, stretches: readonly FigureStretch[], places: NodePairs): Promise<void>;
  /** Products that somebody has begun. */
  listBegun(tenancy: Tenancy): Promise<readonly string[]>;
  /** Whoever has begun a product, in one order; `after` the last that was seen. */
  listPlays(
    tenancy: Tenancy,
    productSlug: string,
    after: PlayPlace | null,
    limit: number,
  ): Promise<readonly PlayFact[]>;
  /** What is kept of those who are gone. */
  listNameless(tenancy: Tenancy, productSlug: string): Promise<readonly Omit<PlayFact, keyof PlayPlace>[]>;
  /** Of these people, what they answered in their first attempt at each game of one perimeter. */
  listFirstAnswers(tenancy: Tenancy, perimeterSlug: string, userIds: readonly string[]): Promise<readonly AnswerFact[]>;
  /** By the pages of a product's course, since then (ISO). */
  listPageTimes(tenancy: Tenancy, productSlug: string, since: string): Promise<readonly PageTime[]>;
  keepReports(
    tenancy: Tenancy,
    productSlug: string,
    reports: readonly { readonly period: Period; readonly report: KeptReport }[],
  ): Promise<void>;
  readReport(tenancy: Tenancy, productSlug: string, period: Period): Promise<KeptReport | null>;
  /** `computedAt` ISO. */
  setComputed(tenancy: Tenancy, computedAt: string): Promise<void>;
  /** Null before the first time. */
  readComputed(tenancy: Tenancy): Promise<string | null>;
  /** `place` and `productSlug` empty: all. Weeks in which nothing happened are left out. */
  listWeeks(
    tenancy: Tenancy,
    where: { readonly place: string; readonly productSlug: string; readonly since: string },
  ): Promise<readonly FiguresOfWeek[]>;
  /** Of one period together; null where nothing happened. */
  readPeriod(
    tenancy: Tenancy,
    where: { readonly span: Period; readonly place: string; readonly productSlug: string },
  ): Promise<Figures | null>;
  /** The most active first. */
  listProducts(
    tenancy: Tenancy,
    where: { readonly span: Period; readonly place: string },
    limit: number,
  ): Promise<readonly FiguresOfProduct[]>;
  /** Of these places, the most active first. */
  listPlaces(
    tenancy: Tenancy,
    where: { readonly span: Period; readonly productSlug: string; readonly places: readonly string[] },
    limit: number,
  ): Promise<readonly FiguresOfPlace[]>;
}
