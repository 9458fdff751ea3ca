// Knows what the back office asks of the server about products of one type that is not edited in the studio: packages,
// games.
import type { Result } from "@academiz/domain/kernel";
import type { Trouble } from "../ground/trouble.ts";
import type { LearnerRow, ProductRow } from "./learniz-library.ts";

/** A product as its page opens it. */
export interface WrittenProduct extends ProductRow {
  /** The draft, or what is published when there is no draft (§3.72); unparsed. */
  readonly content: Readonly<Record<string, unknown>>;
}

/**
 * The author's products of one type. Never throws: failures are the result's; an unknown slug, and one of another
 * client, fail as `not-found`, a change that does not know the newest version as `conflict` (§8.10).
 */
export interface ProductLibrary {
  /** A product with this draft, not published. */
  create(name: string, content: WrittenProduct["content"]): Promise<Result<WrittenProduct, Trouble>>;
  read(slug: string): Promise<Result<WrittenProduct, Trouble>>;
  /** Stores name and draft. */
  save(
    slug: string,
    changes: { readonly name: string; readonly content: WrittenProduct["content"]; readonly updatedAt: string },
  ): Promise<Result<WrittenProduct, Trouble>>;
  /** Makes the stored draft what learners play. Fails as `invalid` without anything to play. */
  publish(slug: string, updatedAt: string): Promise<Result<WrittenProduct, Trouble>>;
  /** Takes it back from learners; what they did is kept, and the next publication brings it back. */
  withdraw(slug: string): Promise<Result<WrittenProduct, Trouble>>;
  /** A copy of what is written, as an unpublished product with another name. */
  duplicate(slug: string): Promise<Result<ProductRow, Trouble>>;
  /** With its publications and the progress made in them. */
  remove(slug: string): Promise<Result<void, Trouble>>;
  /**
   * The player's address with short-lived tokens of a preview in its query: to be followed at once, not kept (§2.20).
   */
  openPreview(slug: string): Promise<Result<{ readonly url: string }, Trouble>>;
  /** Those who have started, whoever they are; empty when nobody has. */
  listLearners(slug: string): Promise<Result<readonly LearnerRow[], Trouble>>;
}
