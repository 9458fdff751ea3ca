// Knows what the learner site asks of the server: the learner's products and the way into a player.
import type { Difficulty, ProductType } from "@academiz/domain/catalog";
import type { FocalPoint } from "@academiz/domain/documents";
import type { Excerpt, Result } from "@academiz/domain/kernel";
import type { ProgressStatus } from "@academiz/domain/progress";
import type { BegunAnew } from "./begun-anew.ts";
import type { Trouble } from "./ground/trouble.ts";

/** A product that a learner may play, with how far the learner is. */
export interface MyProduct {
  /** Slug of the perimeter through which the learner has the product: a player is opened with it. */
  readonly perimeterSlug: string;
  /** Slug of the product itself: notifications name it. */
  readonly productSlug: string;
  readonly title: string;
  /** Plain text; null when the author gave none. */
  readonly description: string | null;
  readonly type: ProductType;
  /** The language of the course, not of the learner; null where unknown. */
  readonly language: "FR" | "EN" | null;
  /** Recommended time, in seconds; null when the author gave none. */
  readonly duration: number | null;
  /** §3.91: as its author rates it; absent where nobody did. */
  readonly difficulty?: Difficulty | undefined;
  /** Address that a browser can load; null without a picture. */
  readonly pictureUrl: string | null;
  /** The point of it that stays visible where it is cropped; null: its middle. */
  readonly pictureFocus: FocalPoint | null;
  /** What it shows; absent: it is only decoration, as far as anybody said. */
  readonly pictureAlternative?: string | undefined;
  /** True where it is shown as a demonstration (§9.63). */
  readonly demo: boolean;
  /** Tags of its organisation, by their letters; absent where it has none. */
  readonly tags?: readonly string[] | undefined;
  /** ISO timestamp. */
  readonly publishedAt: string;
  /** The deadline, an ISO timestamp; null: none. */
  readonly dueAt: string | null;
  /** The section in which it stands, and its place there from 0; absent where it stands in none. */
  readonly section?: { readonly slug: string; readonly title: string; readonly place: number } | undefined;
  /** They begin anew: an earlier result was set aside; absent once they have begun. */
  readonly restart?: BegunAnew | undefined;
  /** What they have beyond everybody: a later end (ISO), more attempts, and why; absent where they have nothing. */
  readonly given?:
    | {
        readonly until: string | null;
        readonly attempts: number;
        readonly by?: string | null | undefined;
        readonly reason?: string | undefined;
      }
    | undefined;
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
    /** For a path: what can be done now. */
    readonly nextStep?: string | undefined;
  } | null;
}

/** A product with matches. */
export interface FoundProduct extends Pick<MyProduct, "perimeterSlug" | "productSlug" | "type" | "title" | "language"> {
  /** The match in its description; null where the match is elsewhere. */
  readonly excerpt: Excerpt | null;
  /** The pages that match, the best first; a locked one only by its title. */
  readonly pages: readonly {
    readonly slug: string;
    readonly title: string;
    readonly isLocked: boolean;
    readonly excerpt: Excerpt | null;
  }[];
}

/** A page that a learner looks for: whether they may open it, and otherwise what would unlock it. */
export interface SoughtPage {
  readonly title: string;
  readonly isLocked: boolean;
  readonly missing: readonly {
    readonly kind: "chapter" | "slide" | "interactivity";
    readonly title: string;
    /** The score needed, 0–100; null: it has to be complete. */
    readonly asked: number | null;
  }[];
}
/** A file that a course offers for download. */
export interface HandedFile {
  readonly name: string;
  readonly url: string;
  /** Media type. */
  readonly type: string;
  /** Title of the page that offers it. */
  readonly page: string;
}

/** The products of a learner and the way into their players. Never throws: failures are in the result. */
export interface LearnerCatalog {
  /** All products available to the user, started or not; empty when there is none. */
  list(): Promise<Result<readonly MyProduct[], Trouble>>;
  /** The product with this slug, or with a perimeter of this slug; empty where it is not open to the user. */
  listNamed(slug: string): Promise<Result<readonly MyProduct[], Trouble>>;
  /** Matches in their texts, the best first; `query` as typed, 200 letters at most. */
  search(query: string): Promise<Result<readonly FoundProduct[], Trouble>>;
  /** Fails as `not-found` for a page that the course does not have. */
  findPage(perimeterSlug: string, page: string): Promise<Result<SoughtPage, Trouble>>;
  /** The files on the pages that are open to the user. */
  listFiles(perimeterSlug: string): Promise<Result<readonly HandedFile[], Trouble>>;
  /**
   * The player's address, with short-lived tokens in its query: follow it at once and do not store it (§7.93). Fails
   * as `not-found` for a product that is not available. `page`: the page where a course begins, if it is open.
   */
  findPlayerLink(perimeterSlug: string, page?: string): Promise<Result<{ readonly link: string }, Trouble>>;
}
