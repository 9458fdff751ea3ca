// Knows what authors, administrators and managers ask of the server about what learners did together.
import type { ProductType } from "@academiz/domain/catalog";
import type { Result } from "@academiz/domain/kernel";
import type { ItemWarning, Period } from "@academiz/domain/stats";
import type { TableFile, TableFormat } from "../ground/table-file.ts";
import type { Trouble } from "../ground/trouble.ts";

/** How old what is told is. */
export interface Freshness {
  /** ISO timestamp; null before the first time. */
  readonly computedAt: string | null;
  /** It is computed anew, or about to be. */
  readonly isRunning: boolean;
}
export interface FigureRow {
  readonly active: number;
  readonly starts: number;
  readonly completions: number;
  readonly scored: number;
  /** 0–100; null where nothing was scored. */
  readonly average: number | null;
  /** Seconds. */
  readonly time: number;
}
/** `from`: its Monday, ISO. */
export type WeekRow = FigureRow & { readonly from: string };
export type ProductFigures = FigureRow & { readonly slug: string; readonly name: string; readonly type: string };
export type PlaceFigures = FigureRow & { readonly id: string; readonly title: string };
/** From one page straight to another one; both are titles. */
export interface PageWayFigures {
  readonly from: string;
  readonly to: string;
  readonly count: number;
  /** It is the page that follows. */
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
  /** What is asked; null where it is asked no more. */
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
  /** What is told of; empty: everybody; null: nobody. */
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
  /** Id of a place; null: all that one may see. */
  readonly place: string | null;
  /** Slug of a product; null: all. */
  readonly product: string | null;
}
/** What learners came to while one publication stood. */
export interface PublishedFigures {
  /** ISO timestamp. */
  readonly publishedAt: string;
  readonly learners: number;
  readonly completions: number;
  readonly scored: number;
  /** 0–100; null where nobody has a score. */
  readonly average: number | null;
}
/** A question that was answered under both. */
export interface ComparedItem extends Pick<ItemFigures, "place" | "item" | "title" | "page" | "words"> {
  readonly one: Pick<ItemFigures, "answered" | "difficulty">;
  readonly other: Pick<ItemFigures, "answered" | "difficulty">;
}
export interface PublicationComparison {
  /** When each was made, the newest first. */
  readonly publications: readonly string[];
  /** Null where there are not two. */
  readonly one: PublishedFigures | null;
  readonly other: PublishedFigures | null;
  readonly items: readonly ComparedItem[];
}
/** Null: the last but one, and the last. */
export interface ComparisonCriteria {
  readonly type: ProductType;
  readonly slug: string;
  readonly one: string | null;
  readonly other: string | null;
}

/** Somebody, and a product that they are late for. */
export interface LateRow {
  readonly id: string;
  readonly login: string;
  /** As people call them; their login where nobody wrote a name. */
  readonly name: string;
  readonly product: { readonly slug: string; readonly type: string; readonly name: string };
  /** ISO timestamp by which it was to be done. */
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
  /** Who is late for what over all products: of those of whom one may read. `page` from 1. */
  listLate(page: number): Promise<Result<LatePage, Trouble>>;
  compare(criteria: ComparisonCriteria): Promise<Result<PublicationComparison, Trouble>>;
  /** Has all of the client computed anew; for administrators. */
  compute(): Promise<Result<Freshness, Trouble>>;
}
