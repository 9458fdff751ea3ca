// Knows what each type of product has to define of its content, so that it can be stored, published and listed.
import type { ProductCard, StepFacts } from "../../catalog/index.ts";
import type { GameType } from "../../games/index.ts";
import type { Fault, Result } from "../../kernel/index.ts";
import type { OutsideMedia } from "../../learniz/index.ts";
import type { ContentGap } from "./gap.ts";

/** The content of a product as it is stored: plain JSON, which its kind reads. */
export type StoredConfig = Readonly<Record<string, unknown>>;

/** A content that its kind could read. */
export interface ProductContent {
  /** What a catalogue shows of it. */
  readonly card: ProductCard;
  /** Who wrote it; null when it names nobody. */
  readonly author: string | null;
  /** Its variant within the type, such as a game's type; null for a type without variants. */
  readonly subType: string | null;
  /** The library files that it refers to, each once (§3.98). */
  readonly documents: readonly { readonly slug: string }[];
  /** Media that it shows and that are not in the library: learners miss them, and no package holds them. */
  readonly outside: readonly OutsideMedia[];
  /** Slugs of the other products that it leads to, each once. */
  readonly products: readonly string[];
  /**
   * What it lacks, so that there is nothing to play; nothing is published without it. Null when it lacks nothing; for
   * a course the checks tell more.
   */
  readonly gap: ContentGap | null;
  /**
   * The steps of its making, as far as the content shows them (§3.75): all but the publication. The content of a
   * product with a gap is UNDONE.
   */
  judgeSteps(): Omit<StepFacts, "publication">;
  /**
   * The content for learners: as it was written, with the rules that a publication generates.
   * @param random gives numbers in [0, 1), for new slugs.
   */
  prepare(random: () => number): StoredConfig;
}

/** What a new product begins with. */
export interface NewContent {
  readonly title: string;
  readonly local: "FR" | "EN";
  /** Who writes it; absent when nobody is named. */
  readonly author?: string;
  /** The workspace's score strategy, as it is stored there (§4.133). */
  readonly strategy: string;
  /** The type of a game; the first of `GAME_TYPES` where none is given. Other types of product ignore it. */
  readonly gameType?: GameType | undefined;
}

/** One type of product. */
export interface ProductKind {
  /** Reads a content; never throws. Fails with each place that is wrong. */
  read(config: unknown): Result<ProductContent, readonly Fault[]>;
  /**
   * A content to begin with, which `read` reads.
   * @param random gives numbers in [0, 1), for its slugs.
   */
  create(start: NewContent, random: () => number): StoredConfig;
}
