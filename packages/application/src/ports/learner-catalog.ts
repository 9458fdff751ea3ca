// Knows what the front office asks of the server: the learner's products and the way into a player.
import type { ProductType } from "@academiz/domain/catalog";
import type { FocalPoint } from "@academiz/domain/documents";
import type { Excerpt, Result } from "@academiz/domain/kernel";
import type { ProgressStatus } from "@academiz/domain/progress";
import type { Trouble } from "./ground/trouble.ts";

/** A product that a learner may play, with how far the learner is. */
export interface MyProduct {
  /** Names the product as it is made available to the learner: what a player is opened with. */
  readonly perimeterSlug: string;
  /** Of the product itself: what notifications name. */
  readonly productSlug: string;
  readonly title: string;
  /** Plain text; null when the author gave none. */
  readonly description: string | null;
  readonly type: ProductType;
  /** Of the course, not of the learner; null where nobody knows. */
  readonly language: "FR" | "EN" | null;
  /** Recommended time, in seconds; null when the author gave none. */
  readonly duration: number | null;
  /** Address that a browser can load; null without a picture. */
  readonly pictureUrl: string | null;
  /** The point of it that stays in sight where it is cropped; null: its middle. */
  readonly pictureFocus: FocalPoint | null;
  /** Shown as a demonstration (§9.63). */
  readonly demo: boolean;
  /** ISO timestamp. */
  readonly publishedAt: string;
  /** ISO timestamp by which it is to be done; null: whenever. */
  readonly dueAt: string | null;
  /**
   * Null for what was never started. `percentage` and `score` are 0–100 (`score` null without one), `time` seconds
   * spent, `eventDate` the ISO timestamp of what was saved last; `isLost`: it was failed, and no attempt is left that
   * could change it; `asked`: the score of 0–100 that it is passed from, of what was not passed; absent where none is
   * asked for. Of a completed course `left` counts its open pages that are not done, `added` those of them that came
   * since it was last opened; absent where there is none.
   * `isCertified`: it gives a certificate, which the learner has earned.
   */
  readonly progress: {
    readonly status: ProgressStatus;
    readonly percentage: number;
    readonly score: number | null;
    readonly time: number;
    readonly eventDate: string;
    readonly isLost: boolean;
    readonly asked?: number | undefined;
    readonly left?: number | undefined;
    readonly added?: number | undefined;
    readonly isCertified?: boolean | undefined;
    /** Of a path: what can be done now. */
    readonly nextStep?: string | undefined;
  } | null;
}

/** A product in which something was found. */
export interface FoundProduct extends Pick<MyProduct, "perimeterSlug" | "productSlug" | "type" | "title" | "language"> {
  /** Of its description; null where it is said elsewhere. */
  readonly excerpt: Excerpt | null;
  /** The pages that say it, the best first; a locked one by its title alone. */
  readonly pages: readonly {
    readonly slug: string;
    readonly title: string;
    readonly isLocked: boolean;
    readonly excerpt: Excerpt | null;
  }[];
}

/** A page that a learner looks for: whether they may open it, and what opens it otherwise. */
export interface SoughtPage {
  readonly title: string;
  readonly isLocked: boolean;
  readonly missing: readonly {
    readonly kind: "chapter" | "slide" | "interactivity";
    readonly title: string;
    /** A score of at least so much, 0–100; null: it is to be complete. */
    readonly asked: number | null;
  }[];
}
/** A file that a course hands out. */
export interface HandedFile {
  readonly name: string;
  readonly url: string;
  /** Media type. */
  readonly type: string;
  /** Title of the page that hands it out. */
  readonly page: string;
}

/** The products of a learner and the way into their players. Never throws: failures are the result's. */
export interface LearnerCatalog {
  /** All that are made available to the user, started or not; empty when none is. */
  list(): Promise<Result<readonly MyProduct[], Trouble>>;
  /** The one of this slug, its own or of how it is made available; empty where it is not open to the user. */
  listNamed(slug: string): Promise<Result<readonly MyProduct[], Trouble>>;
  /** What is said in them, the best first; `query` is what was typed, of 200 letters at most. */
  search(query: string): Promise<Result<readonly FoundProduct[], Trouble>>;
  /** Fails as `not-found` for what is no page of the course. */
  findPage(perimeterSlug: string, page: string): Promise<Result<SoughtPage, Trouble>>;
  /** On the pages that are open to the user. */
  listFiles(perimeterSlug: string): Promise<Result<readonly HandedFile[], Trouble>>;
  /**
   * The player's address, with short-lived tokens in its query: to be followed at once, not kept (§7.93). Fails as
   * `not-found` for what is not available. `page`: where a course begins, if that is open.
   */
  findPlayerLink(perimeterSlug: string, page?: string): Promise<Result<{ readonly link: string }, Trouble>>;
}
