// Knows what the back office asks of the server about learniz products.
import type { DocumentFile } from "@academiz/domain/catalog";
import type { Result } from "@academiz/domain/kernel";
import type { Learniz } from "@academiz/domain/learniz";
import type { Trouble } from "./trouble.ts";

/** Which products are listed, and in what order. */
export interface LibraryCriteria {
  readonly query: string;
  readonly order: "name" | "-name" | "updatedAt" | "-updatedAt" | "publishedAt" | "-publishedAt";
  /** From 1. */
  readonly page: number;
}

/** A product in the list; dates are ISO timestamps. */
export interface ProductRow {
  readonly slug: string;
  readonly name: string;
  readonly updatedAt: string;
  readonly publishedAt: string | null;
  readonly hasConfigDraft: boolean;
}

/** One page of the list. */
export interface LibraryPage {
  readonly rows: readonly ProductRow[];
  readonly totalItems: number;
  readonly pageSize: number;
}

/** A product as the editor opens it. */
export interface EditedProduct extends ProductRow {
  /** Unparsed: the draft, or what is published when there is no draft (§3.72). */
  readonly data: unknown;
  /** Unparsed; null before the first publication. */
  readonly published: unknown;
  readonly documentFiles: readonly DocumentFile[];
}

/** How far one learner is; `percentage` and `score` are 0–100. */
export interface LearnerRow {
  readonly identifier: string;
  readonly name: string;
  readonly status: string;
  readonly percentage: number;
  readonly score: number | null;
  /** Seconds. */
  readonly time: number;
  readonly eventDate: string;
}

/** How a course is packed; `draft` packs what is not published yet. */
export interface ExportOptions {
  readonly title: string;
  readonly language: string;
  readonly draft: boolean;
}

/** The author's courses on the server. */
export interface LearnizLibrary {
  list(criteria: LibraryCriteria): Promise<Result<LibraryPage, Trouble>>;
  create(name: string, config: Learniz): Promise<Result<EditedProduct, Trouble>>;
  read(slug: string): Promise<Result<EditedProduct, Trouble>>;
  /** `conflict` when somebody saved since `updatedAt`. */
  save(
    slug: string,
    changes: { name: string; config: Learniz; updatedAt: string },
  ): Promise<Result<EditedProduct, Trouble>>;
  publish(slug: string, updatedAt: string): Promise<Result<EditedProduct, Trouble>>;
  duplicate(slug: string): Promise<Result<EditedProduct, Trouble>>;
  remove(slug: string): Promise<Result<void, Trouble>>;
  /** The player's address with the tokens of a preview in it. */
  openPreview(slug: string): Promise<Result<{ readonly url: string }, Trouble>>;
  listLearners(slug: string): Promise<Result<readonly LearnerRow[], Trouble>>;
  exportScorm(
    slug: string,
    options: ExportOptions,
  ): Promise<Result<{ readonly name: string; readonly bytes: Uint8Array }, Trouble>>;
}
