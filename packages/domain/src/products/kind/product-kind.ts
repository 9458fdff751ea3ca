// Knows what every type of product must say of its content, for it to be stored, published and listed.
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
  /** What it is among its type, such as a game's type; null where its type has one kind only. */
  readonly subType: string | null;
  /** The library files that it refers to, each once (§3.98). */
  readonly documents: readonly { readonly slug: string }[];
  /** What it shows and no library has: learners miss it, and nothing is packed with it. */
  readonly outside: readonly OutsideMedia[];
  /** Slugs of the other products that it leads to, each once. */
  readonly products: readonly string[];
  /**
   * What it lacks for there to be anything to play: nothing is published without. Null when it lacks nothing; of a
   * course the checks say more.
   */
  readonly gap: ContentGap | null;
  /**
   * How far its making is, as far as the content tells (§3.75): all but the publication. The content of what has a gap
   * is UNDONE.
   */
  judgeSteps(): Omit<StepFacts, "publication">;
  /**
   * The content that learners are given: as it was written, with the rules that a publication generates.
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
  /** The workspace's score strategy, as it is written there (§4.133). */
  readonly strategy: string;
  /** Of a game: which one; the first of `GAME_TYPES` where nothing is said. Other types pass it over. */
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
