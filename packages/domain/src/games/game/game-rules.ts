// Knows what each type of game has to define: everything else asks this, and names no type.
import type { Fault, Result } from "../../kernel/index.ts";
import type { AskedItem } from "./asked-item.ts";
import type { GameFlaw } from "./flaw.ts";
import type { GameConfig } from "./game-config.ts";
import type { AnsweredItem, GameItemResult, GameResult } from "./game-result.ts";
import type { ItemNouns } from "./item-nouns.ts";
import type { OfferedAnswer } from "./offered-answer.ts";
import type { UnwrittenQuestion } from "./unwritten.ts";
import type { UsedMedia } from "./used-media.ts";
import type { VersionStep } from "./versions.ts";

/** What every game has, whatever its type. */
export interface AnyGame {
  readonly config: GameConfig;
  readonly content: object;
}

/** The language of a course, and of the example in a new game. */
export type SampleLanguage = "FR" | "EN";

/** What a new game starts with: a title, and content that can be played, each part marked as an example. */
export interface GameSample {
  readonly title: string;
  readonly content: Readonly<Record<string, unknown>>;
}

/**
 * What a player needs of one type of game: `G` is the game as it is read, `V` what its own view draws. Pure functions
 * over plain data; `data` is the answer state as a progress keeps it, not yet checked: what cannot be read in it
 * counts as not answered. What every game has, whatever its type, is added in `options.ts`.
 */
export interface GameRules<G extends AnyGame, V extends object> {
  /**
   * The steps from each version of its settings to the next, the oldest first; empty while there is only one version.
   */
  readonly steps: readonly VersionStep[];
  /** Reads settings of the last version; never throws. */
  readonly parse: (params: unknown) => Result<G, readonly Fault[]>;
  /** Unanswered is invalid, not wrong: no score until everything asked has an answer. */
  readonly score: (game: G, data: unknown) => GameResult;
  /** What was answered, item by item, as a host records it. */
  readonly list: (game: G, data: unknown) => readonly AnsweredItem[];
  /** What the view draws. `items` are what the answers were worth, null until that may be shown. */
  readonly view: (game: G, data: unknown, items: readonly GameItemResult[] | null) => V;
  /** The hints that the content of the type holds, by the slug of an item; absent: those of the settings. */
  readonly hints?: (game: G) => Readonly<Record<string, string>>;
  /** What an attempt comes to that is handed in with these items, some of them open; absent: open ones earn nothing. */
  readonly end?: (game: G, items: readonly GameItemResult[]) => GameResult;
}

/** What authoring and checking need besides of a game of this type: no player loads it. */
export interface GameWriting<G extends AnyGame> {
  /** A new game's example. `random` gives numbers in [0, 1), for slugs. */
  readonly sample: (local: SampleLanguage, random: () => number) => GameSample;
  /**
   * The answer state of a learner who answers the first `right` items rightly, the next `wrong` ones wrongly, and no
   * others: all right is worth 100, all wrong 0.
   */
  readonly solve: (game: G, right: number, wrong: number) => unknown;
  /** What it asks, each with its right answer, for authors and checks. */
  readonly ask: (game: G) => readonly AskedItem[];
  /** What may be answered to one of its items; absent where answers are words, numbers, or true and false. */
  readonly offer?: (game: G, item: string) => readonly OfferedAnswer[];
  /**
   * True where an answer may be right in part, so that its author may ask for all or nothing; absent: in every game of
   * the type.
   */
  readonly hasParts?: (game: G) => boolean;
  /** True where its author may allow blanks; absent: in every game of the type. */
  readonly takesBlanks?: (game: G) => boolean;
  /** Slugs of the items that can have a hint of the settings; absent: all that are asked. */
  readonly hinted?: (game: G) => readonly string[];
  /** What an author has not written yet. */
  readonly findUnwritten: (game: G) => readonly UnwrittenQuestion[];
  /** What is wrong with the ways from one item to the next; absent where there is only one way. */
  readonly findFlaws?: (game: G) => readonly GameFlaw[];
  /** What its items are called in sentences. */
  readonly nouns: ItemNouns;
  /** The game with each text that an author writes replaced by what `change` makes of it, in the order of reading. */
  readonly mapTexts: (game: G, change: (text: string) => string) => G;
  /** Its pictures, sounds and films, each with its alternative. */
  readonly listMedia: (game: G) => readonly UsedMedia[];
}
