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
  /** True while learners find what is published; false once it was withdrawn. */
  readonly visible: boolean;
  /** True if the draft differs from what is published (§3.73). */
  readonly hasConfigDraft: boolean;
  /** Offered to authors as a template for products of their own (§3.250). */
  readonly template: boolean;
  /** Its pages say that it is a demonstration (§3.70, §9.63). */
  readonly demo: boolean;
  /** Slug of its folder (§3.66); null if it is in none. */
  readonly folderProduct: string | null;
  /** Tags of its organisation, by their letters. */
  readonly tags: readonly string[];
}

/** What its author says of a product as a whole; a mark that is left out stays. */
export interface ProductMarks extends Partial<Pick<ProductRow, "template" | "demo">> {}

/** Who saved a product last. */
export interface SavedBy {
  /** As people call them. */
  readonly name: string;
  /** True for the caller: they saved in another window, or on another device. */
  readonly isYou: boolean;
}

/** The content of a product, unparsed: the rules of its type read it. */
export type ProductContent = Readonly<Record<string, unknown>>;

/** A product for its page or its editor. */
export interface WrittenProduct extends ProductRow {
  /** The draft, or what is published when there is no draft (§3.72). */
  readonly content: ProductContent;
  /** What learners play; null before the first publication. */
  readonly published: ProductContent | null;
  /** Who saved it last: absent if that is no longer known. */
  readonly savedBy?: SavedBy | undefined;
  /** The addresses of the files that the content names by `document:<slug>`. */
  readonly documentFiles: readonly DocumentFile[];
}

/** One publication: when (ISO), and by whom; null if that is no longer known. */
export interface PublicationRow {
  readonly publishedAt: string;
  readonly publishedBy: SavedBy | null;
}

/** The progress of a learner in a course. */
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
  /** ISO timestamp of the last save. */
  readonly eventDate: string;
  /** For a course: every page is done, and no remaining attempt could bring it to its mark. */
  readonly isLost: boolean;
  /** For a failed game: how many attempts are left; absent where they are not limited. */
  readonly attemptsLeft?: number | undefined;
}

/**
 * The author's products of one type. Never throws: failures are the result's; an unknown slug, and one of another
 * client, fail as `not-found`, a change that does not know the newest version as `conflict` (§8.10).
 */
export interface ProductLibrary {
  /**
   * Creates a product with this draft, not published. Fails as `invalid` for a blank name, and for content that is not
   * of its type. @param folder slug of its folder; without it the product is in none.
   */
  create(name: string, content: ProductContent, folder?: string): Promise<Result<WrittenProduct, Trouble>>;
  /**
   * Creates a product with the server's default content for its type, in this language, not published: a game has the
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
  /** Publishes the stored draft. Fails as `invalid` if there is nothing to play. */
  publish(slug: string, updatedAt: string): Promise<Result<WrittenProduct, Trouble>>;
  /** Withdraws it from learners; what they did is kept, and the next publication brings it back. */
  withdraw(slug: string): Promise<Result<WrittenProduct, Trouble>>;
  /** Copies the draft as an unpublished product, under this name, or under one that says it is a copy. */
  duplicate(slug: string, name?: string): Promise<Result<WrittenProduct, Trouble>>;
  /** Offers it as a template, marks it as a demo, or ends that; nothing else changes. */
  mark(slug: string, marks: ProductMarks, updatedAt: string): Promise<Result<WrittenProduct, Trouble>>;
  /**
   * Puts the product into a folder, or into none, and changes nothing else. Fails as `not-found` if the product or the
   * folder does not exist.
   */
  place(slug: string, folder: string | null, updatedAt: string): Promise<Result<WrittenProduct, Trouble>>;
  /** Deletes it with its publications and the progress made in them. */
  remove(slug: string): Promise<Result<void, Trouble>>;
  /**
   * The player's address with short-lived tokens of a preview in its query: follow it at once, do not keep it (§2.20).
   * @param at slug of the chapter or slide where the preview begins; without it, it begins where a learner does.
   */
  openPreview(slug: string, at?: string): Promise<Result<{ readonly url: string }, Trouble>>;
  /** Its publications, the newest first. */
  listPublications(slug: string): Promise<Result<readonly PublicationRow[], Trouble>>;
  /** The content of one publication; fails as `not-found` if it is no longer kept. */
  readPublication(slug: string, publishedAt: string): Promise<Result<ProductContent, Trouble>>;
  /** The learners who have started; empty if nobody has. */
  listLearners(slug: string): Promise<Result<readonly LearnerRow[], Trouble>>;
  /** The same list as a file: text, or a workbook. */
  writeLearners(slug: string, format: TableFormat): Promise<Result<TableFile, Trouble>>;
  /** The people of its audience who have not begun it, by last name; nobody before its publication. */
  listWaiting(slug: string, criteria: WaitingCriteria): Promise<Result<WaitingPage, Trouble>>;
  /** All of them as a file, ignoring the search: text, or a workbook. */
  writeWaiting(slug: string, format: TableFormat): Promise<Result<TableFile, Trouble>>;
  /** The answers of one learner, newest first; empty for somebody who answered nothing. */
  listAnswers(slug: string, criteria: AnswersCriteria, limit: number): Promise<Result<AnswersPage, Trouble>>;
}
