// Knows what the back office asks of the server about learniz products, and of the list of all that have a page.
import type { DocumentFile } from "@academiz/domain/catalog";
import type { Result } from "@academiz/domain/kernel";
import type { Learniz } from "@academiz/domain/learniz";
import type { Trouble } from "../ground/trouble.ts";

/** Which products are listed, and in what order. */
export interface LibraryCriteria {
  /** What the name has to contain; empty for all. */
  readonly query: string;
  /** A leading `-` turns the order round. */
  readonly order: "name" | "-name" | "updatedAt" | "-updatedAt" | "publishedAt" | "-publishedAt";
  /** From 1. */
  readonly page: number;
}

/** A product in the author's list. */
export interface ProductRow {
  /** One that the office has a page for. */
  readonly type: "learniz" | "scorm" | "game";
  readonly slug: string;
  readonly name: string;
  /** ISO timestamp; told where products are listed. */
  readonly createdAt?: string | undefined;
  /** ISO timestamp: the version that a save or a publication must name. */
  readonly updatedAt: string;
  /** ISO timestamp; null before the first publication. */
  readonly publishedAt: string | null;
  /** Learners find what is published; false once it was withdrawn. */
  readonly visible: boolean;
  /** True when what is written is not what is published (§3.73). */
  readonly hasConfigDraft: boolean;
}

/** One page of the list. */
export interface LibraryPage {
  readonly rows: readonly ProductRow[];
  /** Of all pages. */
  readonly totalItems: number;
  /** Rows in a full page. */
  readonly pageSize: number;
}

/** Who saved a product last. */
export interface SavedBy {
  /** As people call them. */
  readonly name: string;
  /** The one who asks: in another window, or on another device. */
  readonly isYou: boolean;
}

/** A product as the editor opens it. */
export interface EditedProduct extends ProductRow {
  /** The draft, or what is published when there is no draft (§3.72); unparsed: `loadLearniz` reads it. */
  readonly data: unknown;
  /** Who saved it last: absent where that is not known any more. */
  readonly savedBy?: SavedBy | undefined;
  /** What learners play, unparsed; null before the first publication. */
  readonly published: unknown;
  /** Where the files are that the content names by `document:<slug>`. */
  readonly documentFiles: readonly DocumentFile[];
}

/** How far one learner is in a course. */
export interface LearnerRow {
  /** `{clientSlug}_{login}`. */
  readonly identifier: string;
  readonly name: string;
  /** One of LOCKED, NOT_STARTED, STARTED, COMPLETE, FAILED (§4.29). */
  readonly status: string;
  /** 0–100, not rounded. */
  readonly percentage: number;
  /** 0–100, not rounded; null without one. */
  readonly score: number | null;
  /** Seconds spent. */
  readonly time: number;
  /** ISO timestamp of what was saved last. */
  readonly eventDate: string;
  /** Of a course: every page is done, and no attempt is left that could bring it to its mark. */
  readonly isLost: boolean;
}

/**
 * The author's courses on the server. Never throws: failures are the result's; an unknown slug, and one of another
 * client, fail as `not-found`.
 */
export interface LearnizLibrary {
  /** One page of the author's client's products, of each type that has a page; no rows beyond the last page. */
  list(criteria: LibraryCriteria): Promise<Result<LibraryPage, Trouble>>;
  /**
   * A product with this draft, not published. Fails as `invalid` for a blank name, and for content that is no course.
   */
  create(name: string, config: Learniz): Promise<Result<EditedProduct, Trouble>>;
  read(slug: string): Promise<Result<EditedProduct, Trouble>>;
  /**
   * Stores name and draft. Fails as `conflict` when somebody saved since `updatedAt` (§8.10), as `invalid` for a blank
   * name, and for content that is no course.
   */
  save(
    slug: string,
    changes: { name: string; config: Learniz; updatedAt: string },
  ): Promise<Result<EditedProduct, Trouble>>;
  /**
   * Makes the stored draft what learners play. Fails as `conflict` when somebody saved since `updatedAt`, `invalid` for
   * content that is no course.
   */
  publish(slug: string, updatedAt: string): Promise<Result<EditedProduct, Trouble>>;
  /** Takes it back from learners; what they did is kept, and the next publication brings it back. */
  withdraw(slug: string): Promise<Result<EditedProduct, Trouble>>;
  /** A copy of what is written, as an unpublished product with another name. */
  duplicate(slug: string): Promise<Result<EditedProduct, Trouble>>;
  /** With its publications and the progress made in them. */
  remove(slug: string): Promise<Result<void, Trouble>>;
  /**
   * The player's address with short-lived tokens of a preview in its query: to be followed at once, not kept (§2.20).
   * @param at slug of the chapter or slide where the preview begins; the first slide without it.
   */
  openPreview(slug: string, at?: string): Promise<Result<{ readonly url: string }, Trouble>>;
  /** Those who have started, whoever they are; empty when nobody has. */
  listLearners(slug: string): Promise<Result<readonly LearnerRow[], Trouble>>;
}
