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
/** A product that somebody has begun, and the perimeters in which somebody has. */
export interface BegunProduct {
  readonly slug: string;
  readonly perimeters: readonly string[];
}
/** Visits of one page of a course. */
export interface PageTime {
  readonly slug: string;
  readonly visits: number;
  /** Seconds, of all together. */
  readonly time: number;
}
/** In a period, of a product. */
export interface PageTimeOfPeriod extends PageTime {
  readonly productSlug: string;
  readonly period: Period;
}
/** How often learners went from a page of a course straight to another one. */
export interface PageWay {
  /** Slugs of pages. */
  readonly from: string;
  readonly to: string;
  readonly count: number;
}
/** In a period, of a product. */
export interface PageWayOfPeriod extends PageWay {
  readonly productSlug: string;
  readonly period: Period;
}
/** The results of a deleted person, by an id that identifies nobody. */
export interface NamelessFact extends Omit<PlayFact, keyof PlayPlace> {
  readonly id: string;
}
/** With the time that its pages took and the ways between them, as far as visits tell. */
export interface KeptReport extends ProductReport {
  readonly times: readonly PageTime[];
  /** Those that are gone most often; absent in what was computed before they were. */
  readonly ways?: readonly PageWay[];
}

/** While one publication stood (ISO); null: it stands. */
export interface PublishedSpan {
  readonly from: string;
  readonly until: string | null;
}
/** What learners came to while it stood. */
export interface PublishedFigures {
  /** Whose last fact falls in that time, and of those who have completed it, and who have a score. */
  readonly learners: number;
  readonly completions: number;
  readonly scored: number;
  /** 0–100; null where nobody has a score. */
  readonly average: number | null;
  readonly items: readonly {
    readonly place: string;
    readonly item: string;
    /** The first place that it had in an attempt, from 0. */
    readonly number: number;
    readonly answered: number;
    /** Mean credit, 0–1; null where nothing is right or wrong. */
    readonly difficulty: number | null;
  }[];
}

export interface Statistics {
  /** Notes of whoever did something since the last time on which day it was. Again, it changes nothing. */
  noteDays(tenancy: Tenancy): Promise<void>;
  /**
   * Replaces the figures of each period, for everybody and for each place with those below it: all at once; repeating
   * it changes nothing.
   */
  computeFigures(tenancy: Tenancy, stretches: readonly FigureStretch[], places: NodePairs): Promise<void>;
  listBegun(tenancy: Tenancy): Promise<readonly BegunProduct[]>;
  /** Whoever has begun something in a perimeter, in one order; `after` the id of the last that was seen. */
  listPlays(tenancy: Tenancy, perimeterSlug: string, after: string | null, limit: number): Promise<readonly PlayFact[]>;
  /** The results of deleted people, in a fixed order; `after`: the id of the last one that was read. */
  listNameless(
    tenancy: Tenancy,
    perimeterSlug: string,
    after: string | null,
    limit: number,
  ): Promise<readonly NamelessFact[]>;
  /** Of these people, what they answered in their first attempt at each game of one perimeter. */
  listFirstAnswers(tenancy: Tenancy, perimeterSlug: string, userIds: readonly string[]): Promise<readonly AnswerFact[]>;
  /**
   * By the pages of all courses, since each of these times (ISO): of whoever has begun what the page stands in, and of
   * a visit `longest` seconds at most.
   */
  listPageTimes(
    tenancy: Tenancy,
    periods: readonly { readonly period: Period; readonly from: string }[],
    longest: number,
  ): Promise<readonly PageTimeOfPeriod[]>;
  /** As `listPageTimes`: of one sitting each; the `most` that are gone most often of each product and period. */
  listPageWays(
    tenancy: Tenancy,
    periods: readonly { readonly period: Period; readonly from: string }[],
    most: number,
  ): Promise<readonly PageWayOfPeriod[]>;
  keepReports(
    tenancy: Tenancy,
    productSlug: string,
    reports: readonly { readonly period: Period; readonly report: KeptReport }[],
  ): Promise<void>;
  readPublished(tenancy: Tenancy, productSlug: string, span: PublishedSpan): Promise<PublishedFigures>;
  readReport(tenancy: Tenancy, productSlug: string, period: Period): Promise<KeptReport | null>;
  /** What all of it is computed from, in one word: another one once something of it is another. */
  readNews(tenancy: Tenancy): Promise<string>;
  /** `computedAt` ISO; `news` of what was computed. */
  setComputed(tenancy: Tenancy, computedAt: string, news: string): Promise<void>;
  /** Null before the first time. `news` null where it was not noted. */
  readComputed(tenancy: Tenancy): Promise<{ readonly at: string; readonly news: string | null } | null>;
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
