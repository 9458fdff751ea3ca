// Knows what the back office asks of the server about the products of one type.
import type { DocumentFile, ProductType } from "@academiz/domain/catalog";
import type { GameType } from "@academiz/domain/games";
import type { Result } from "@academiz/domain/kernel";
import type { TableFile, TableFormat } from "../ground/table-file.ts";
import type { Trouble } from "../ground/trouble.ts";
import type { AnswersCriteria, AnswersPage } from "./learner-answers.ts";
import type { WaitingCriteria, WaitingPage } from "./waiting-learners.ts";

/** A product in the author's list. */
export interface ProductRow {
  readonly type: ProductType;
  readonly slug: string;
  readonly name: string;
  /** ISO timestamp. */
  readonly createdAt: string;
  /** ISO timestamp: the version that a save or a publication must name. */
  readonly updatedAt: string;
  /** ISO timestamp; null before the first publication. */
  readonly publishedAt: string | null;
  /** Learners find what is published; false once it was withdrawn. */
  readonly visible: boolean;
  /** True when what is written is not what is published (§3.73). */
  readonly hasConfigDraft: boolean;
  /** Offered to authors as a beginning of products of their own (§3.250). */
  readonly template: boolean;
  /** Shown to whoever tries the platform (§3.70). */
  readonly demo: boolean;
  /** Slug of the folder that it stands in (§3.66); null in none. */
  readonly folderProduct: string | null;
}

/** Who saved a product last. */
export interface SavedBy {
  /** As people call them. */
  readonly name: string;
  /** The one who asks: in another window, or on another device. */
  readonly isYou: boolean;
}

/** What a product says, unparsed: the rules of its type read it. */
export type ProductContent = Readonly<Record<string, unknown>>;

/** A product as its page or its editor opens it. */
export interface WrittenProduct extends ProductRow {
  /** The draft, or what is published when there is no draft (§3.72). */
  readonly content: ProductContent;
  /** What learners play; null before the first publication. */
  readonly published: ProductContent | null;
  /** Who saved it last: absent where that is not known any more. */
  readonly savedBy?: SavedBy | undefined;
  /** Where the files are that the content names by `document:<slug>`. */
  readonly documentFiles: readonly DocumentFile[];
}

/** One publication: when (ISO), and by whom; null where that is not known any more. */
export interface PublicationRow {
  readonly publishedAt: string;
  readonly publishedBy: SavedBy | null;
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
 * The author's products of one type. Never throws: failures are the result's; an unknown slug, and one of another
 * client, fail as `not-found`, a change that does not know the newest version as `conflict` (§8.10).
 */
export interface ProductLibrary {
  /**
   * A product with this draft, not published. Fails as `invalid` for a blank name, and for content that is not of its
   * type.
   * @param folder slug of the one that it stands in; in none without it.
   */
  create(name: string, content: ProductContent, folder?: string): Promise<Result<WrittenProduct, Trouble>>;
  /**
   * A product that begins as the server begins one of its type, in this language, not published: a game with the
   * example of `gameType`, which other types refuse. Fails as `invalid` for a blank name.
   */
  begin(
    name: string,
    start: { readonly local: "FR" | "EN"; readonly gameType?: GameType; readonly folder?: string | undefined },
  ): Promise<Result<WrittenProduct, Trouble>>;
  read(slug: string): Promise<Result<WrittenProduct, Trouble>>;
  /**
   * Stores name and draft. Fails as `invalid` for a blank name, and for content that is not of its type.
   */
  save(
    slug: string,
    changes: { readonly name: string; readonly content: ProductContent; readonly updatedAt: string },
  ): Promise<Result<WrittenProduct, Trouble>>;
  /** Makes the stored draft what learners play. Fails as `invalid` without anything to play. */
  publish(slug: string, updatedAt: string): Promise<Result<WrittenProduct, Trouble>>;
  /** Takes it back from learners; what they did is kept, and the next publication brings it back. */
  withdraw(slug: string): Promise<Result<WrittenProduct, Trouble>>;
  /** A copy of what is written, as an unpublished product: under this name, or under one that says it is a copy. */
  duplicate(slug: string, name?: string): Promise<Result<WrittenProduct, Trouble>>;
  /** Offers it as a template, or does so no longer; nothing else of it changes. */
  offer(slug: string, template: boolean, updatedAt: string): Promise<Result<WrittenProduct, Trouble>>;
  /**
   * Puts the product into a folder, or into none, and changes nothing else. Fails as `not-found` where the product or
   * the folder does not exist.
   */
  place(slug: string, folder: string | null, updatedAt: string): Promise<Result<WrittenProduct, Trouble>>;
  /** With its publications and the progress made in them. */
  remove(slug: string): Promise<Result<void, Trouble>>;
  /**
   * The player's address with short-lived tokens of a preview in its query: to be followed at once, not kept (§2.20).
   * @param at slug of the chapter or slide where the preview begins; where a learner begins without it.
   */
  openPreview(slug: string, at?: string): Promise<Result<{ readonly url: string }, Trouble>>;
  /** What was published of it, the newest first. */
  listPublications(slug: string): Promise<Result<readonly PublicationRow[], Trouble>>;
  /** What learners had by one publication; fails as `not-found` where it is not kept any more. */
  readPublication(slug: string, publishedAt: string): Promise<Result<ProductContent, Trouble>>;
  /** Those who have started, whoever they are; empty when nobody has. */
  listLearners(slug: string): Promise<Result<readonly LearnerRow[], Trouble>>;
  /** The same as a file: text, or a workbook. */
  writeLearners(slug: string, format: TableFormat): Promise<Result<TableFile, Trouble>>;
  /** Those for whom it is and who have not begun it, by last name; nobody before its publication. */
  listWaiting(slug: string, criteria: WaitingCriteria): Promise<Result<WaitingPage, Trouble>>;
  /** All of them as a file, whatever is searched: text, or a workbook. */
  writeWaiting(slug: string, format: TableFormat): Promise<Result<TableFile, Trouble>>;
  /** What one of them answered in it, newest first; nothing of whoever answered nothing. */
  listAnswers(slug: string, criteria: AnswersCriteria, limit: number): Promise<Result<AnswersPage, Trouble>>;
}
