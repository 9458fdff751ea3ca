// Knows what authors, administrators and managers ask of the server about what learners did together.
import type { ProductType } from "@academiz/domain/catalog";
import type { Result } from "@academiz/domain/kernel";
import type { ItemWarning, Period } from "@academiz/domain/stats";
import type { TableFile, TableFormat } from "../ground/table-file.ts";
import type { Trouble } from "../ground/trouble.ts";

/** How old the numbers are. */
export interface Freshness {
  /** ISO timestamp; null before the first computation. */
  readonly computedAt: string | null;
  /** True while they are computed again, or about to be. */
  readonly isRunning: boolean;
}
export interface FigureRow {
  readonly active: number;
  readonly starts: number;
  readonly completions: number;
  readonly scored: number;
  /** 0–100; null if nothing was scored. */
  readonly average: number | null;
  /** Seconds. */
  readonly time: number;
}
/** `from`: its Monday, ISO. */
export type WeekRow = FigureRow & { readonly from: string };
export type ProductFigures = FigureRow & { readonly slug: string; readonly name: string; readonly type: string };
export type PlaceFigures = FigureRow & { readonly id: string; readonly title: string };
/** A step from one page directly to another; both are titles. */
export interface PageWayFigures {
  readonly from: string;
  readonly to: string;
  readonly count: number;
  /** True if it is the next page of the course. */
  readonly isNext: boolean;
}
export interface PageFigures {
  readonly slug: string;
  readonly title: string;
  readonly chapter: string;
  readonly reached: number;
  readonly left: number;
  readonly visits: number;
  /** Seconds of one visit; null without any. */
  readonly average: number | null;
}
export interface ItemFigures {
  readonly place: string;
  readonly item: string;
  readonly title: string | null;
  readonly page: string | null;
  /** The question; null if it no longer exists. */
  readonly words: string | null;
  readonly rightAnswer: string | boolean | null;
  readonly answered: number;
  readonly right: number;
  readonly difficulty: number | null;
  readonly discrimination: number | null;
  readonly warnings: readonly ItemWarning[];
  readonly chosen: readonly {
    readonly said: readonly (string | number | boolean | null)[];
    readonly count: number;
  }[];
  readonly others: number;
}
export interface ProductStatistics extends Freshness {
  readonly learners: number;
  readonly completions: number;
  readonly scored: number;
  readonly average: number | null;
  /** Seconds, of all together. */
  readonly time: number;
  readonly weeks: readonly WeekRow[];
  /** By tenths of the score; empty before anything was computed. */
  readonly scores: readonly number[];
  readonly pages: readonly PageFigures[];
  readonly ways: readonly PageWayFigures[];
  readonly items: readonly ItemFigures[];
}
export interface ClientStatistics extends Freshness {
  readonly places: readonly { readonly id: string; readonly title: string; readonly level: number }[];
  /** Id of the place that the numbers are about; empty: everybody; null: nobody. */
  readonly place: string | null;
  readonly total: FigureRow | null;
  readonly weeks: readonly WeekRow[];
  readonly products: readonly ProductFigures[];
  readonly byPlace: readonly PlaceFigures[];
}
export interface ProductStatisticsCriteria {
  readonly type: ProductType;
  readonly slug: string;
  readonly period: Period;
}
export interface StatisticsCriteria {
  readonly period: Period;
  /** Id of a place; null: all that the caller may see. */
  readonly place: string | null;
  /** Slug of a product; null: all. */
  readonly product: string | null;
}
/** The results of learners during one publication. */
export interface PublishedFigures {
  /** ISO timestamp. */
  readonly publishedAt: string;
  readonly learners: number;
  readonly completions: number;
  readonly scored: number;
  /** 0–100; null if nobody has a score. */
  readonly average: number | null;
}
/** A question that was answered in both publications. */
export interface ComparedItem extends Pick<ItemFigures, "place" | "item" | "title" | "page" | "words"> {
  readonly one: Pick<ItemFigures, "answered" | "difficulty">;
  readonly other: Pick<ItemFigures, "answered" | "difficulty">;
}
export interface PublicationComparison {
  /** When each was made, the newest first. */
  readonly publications: readonly string[];
  /** Null if there are not two. */
  readonly one: PublishedFigures | null;
  readonly other: PublishedFigures | null;
  readonly items: readonly ComparedItem[];
}
/** Null: the last two publications. */
export interface ComparisonCriteria {
  readonly type: ProductType;
  readonly slug: string;
  readonly one: string | null;
  readonly other: string | null;
}

/** A person, and a product that they are late with. */
export interface LateRow {
  readonly id: string;
  readonly login: string;
  /** Their name, or their login if they have no name. */
  readonly name: string;
  readonly product: { readonly slug: string; readonly type: string; readonly name: string };
  /** The deadline, an ISO timestamp. */
  readonly due: string;
}
export interface LatePage {
  readonly late: readonly LateRow[];
  /** Of all pages. */
  readonly total: number;
  readonly size: number;
}

/** Never throws: failures are the result's. */
export interface StatisticsGateway {
  readProduct(criteria: ProductStatisticsCriteria): Promise<Result<ProductStatistics, Trouble>>;
  writeProduct(
    criteria: ProductStatisticsCriteria,
    table: "weeks" | "pages" | "ways" | "scores" | "items",
    format: TableFormat,
  ): Promise<Result<TableFile, Trouble>>;
  read(criteria: StatisticsCriteria): Promise<Result<ClientStatistics, Trouble>>;
  write(
    criteria: StatisticsCriteria,
    table: "weeks" | "products" | "places" | "late",
    format: TableFormat,
  ): Promise<Result<TableFile, Trouble>>;
  /** Who is late with what, over all products, among the people of whom the caller may read. `page` from 1. */
  listLate(page: number): Promise<Result<LatePage, Trouble>>;
  compare(criteria: ComparisonCriteria): Promise<Result<PublicationComparison, Trouble>>;
  /** Has all numbers of the client computed again; for administrators. */
  compute(): Promise<Result<Freshness, Trouble>>;
}
